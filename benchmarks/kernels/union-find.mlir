// Union and find with path halving: 4095 pairs of 4096 elements are joined, the smaller root above.

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

func.func private @find(%p: !numbers, %x: i32) -> i32 {
  %r = scf.while (%i = %x) : (i32) -> i32 {
    %ii = arith.index_cast %i : i32 to index
    %q = memref.load %p[%ii] : !numbers
    %ne = arith.cmpi ne, %q, %i : i32
    scf.condition(%ne) %i : i32
  } do {
  ^bb0(%i: i32):
    %ii = arith.index_cast %i : i32 to index
    %q = memref.load %p[%ii] : !numbers
    %qi = arith.index_cast %q : i32 to index
    %g = memref.load %p[%qi] : !numbers
    memref.store %g, %p[%ii] : !numbers
    scf.yield %g : i32
  }
  return %r : i32
}

func.func @kernel(%pairs: !numbers, %p: !numbers) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4096 : index
  %nm = arith.constant 4095 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %p[%i] : !numbers
  }
  scf.for %i = %c0 to %nm step %c1 {
    %i1 = arith.addi %i, %c1 : index
    %x = memref.load %pairs[%i] : !numbers
    %y = memref.load %pairs[%i1] : !numbers
    %rx = func.call @find(%p, %x) : (!numbers, i32) -> i32
    %ry = func.call @find(%p, %y) : (!numbers, i32) -> i32
    %ne = arith.cmpi ne, %rx, %ry : i32
    scf.if %ne {
      %less = arith.cmpi slt, %rx, %ry : i32
      %small = arith.select %less, %rx, %ry : i32
      %large = arith.select %less, %ry, %rx : i32
      %l = arith.index_cast %large : i32 to index
      memref.store %small, %p[%l] : !numbers
    }
  }
  return
}

func.func @main() {
  %mask = arith.constant 4095 : i32
  %pairs = memref.alloc() : !numbers
  %parent = memref.alloc() : !numbers
  affine.for %i = 0 to 4096 {
    %bits = func.call @noise(%i) : (index) -> i32
    %x = arith.andi %bits, %mask : i32
    affine.store %x, %pairs[%i] : !numbers
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%pairs, %parent) : (!numbers, !numbers) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 4096 {
    %x = affine.load %parent[%i] : !numbers
    func.call @print_i32(%x) : (i32) -> ()
  }
  return
}
