// Heap sort of 4096 numbers: the larger child rises as long as it is larger than what sinks.

!numbers = memref<4096xi32>

func.func private @print_i32(i32)
func.func private @toggle_gpio()

// 20 bits that look random.
func.func private @noise(%i: index) -> i32 {
  %factor = arith.constant -1640531527 : i32
  %shift = arith.constant 12 : i32
  %x = arith.index_cast %i : index to i32
  %product = arith.muli %x, %factor : i32
  %bits = arith.shrui %product, %shift : i32
  return %bits : i32
}

func.func private @sift(%a: !numbers, %start: index, %end: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %true = arith.constant true
  %r:2 = scf.while (%root = %start, %go = %true) : (index, i1) -> (index, i1) {
    %d = arith.muli %root, %c2 : index
    %child = arith.addi %d, %c1 : index
    %in = arith.cmpi ult, %child, %end : index
    %more = arith.andi %in, %go : i1
    scf.condition(%more) %root, %go : index, i1
  } do {
  ^bb0(%root: index, %go: i1):
    %d = arith.muli %root, %c2 : index
    %child = arith.addi %d, %c1 : index
    %sib = arith.addi %d, %c2 : index
    %has = arith.cmpi ult, %sib, %end : index
    %best = scf.if %has -> (index) {
      %x = memref.load %a[%child] : !numbers
      %y = memref.load %a[%sib] : !numbers
      %lt = arith.cmpi slt, %x, %y : i32
      %b = arith.select %lt, %sib, %child : index
      scf.yield %b : index
    } else {
      scf.yield %child : index
    }
    %x = memref.load %a[%root] : !numbers
    %y = memref.load %a[%best] : !numbers
    %lt = arith.cmpi slt, %x, %y : i32
    scf.if %lt {
      memref.store %y, %a[%root] : !numbers
      memref.store %x, %a[%best] : !numbers
    }
    scf.yield %best, %lt : index, i1
  }
  return
}

func.func @kernel(%a: !numbers) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4096 : index
  %half = arith.constant 2048 : index
  %last = arith.constant 4095 : index
  scf.for %i = %c0 to %half step %c1 {
    %d = arith.subi %half, %i : index
    %s = arith.subi %d, %c1 : index
    func.call @sift(%a, %s, %n) : (!numbers, index, index) -> ()
  }
  scf.for %i = %c0 to %last step %c1 {
    %e = arith.subi %last, %i : index
    %x = memref.load %a[%c0] : !numbers
    %y = memref.load %a[%e] : !numbers
    memref.store %y, %a[%c0] : !numbers
    memref.store %x, %a[%e] : !numbers
    func.call @sift(%a, %c0, %e) : (!numbers, index, index) -> ()
  }
  return
}

func.func @main() {
  %a = memref.alloc() : !numbers
  affine.for %i = 0 to 4096 {
    %x = func.call @noise(%i) : (index) -> i32
    affine.store %x, %a[%i] : !numbers
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%a) : (!numbers) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 4096 {
    %x = affine.load %a[%i] : !numbers
    func.call @print_i32(%x) : (i32) -> ()
  }
  return
}
