// Where eight letters stand in a text of two, by comparing at each place.

!text = memref<65536xi8>
!pattern = memref<8xi8>
!found = memref<2xi32>

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

func.func @kernel(%text: !text, %pattern: !pattern, %found: !found) {
  %no = arith.constant false
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %first = arith.constant 0 : index
  %next = arith.constant 1 : index
  %m = arith.constant 8 : index
  %end = arith.constant 65529 : index
  %sums:2 = scf.for %i = %first to %end step %next iter_args(%count = %zero, %places = %zero) -> (i32, i32) {
    %length = scf.while (%j = %first) : (index) -> index {
      %more = arith.cmpi ult, %j, %m : index
      %same = scf.if %more -> i1 {
        %at = arith.addi %i, %j : index
        %a = memref.load %text[%at] : !text
        %b = memref.load %pattern[%j] : !pattern
        %equal = arith.cmpi eq, %a, %b : i8
        scf.yield %equal : i1
      } else {
        scf.yield %no : i1
      }
      scf.condition(%same) %j : index
    } do {
    ^bb0(%j: index):
      %after = arith.addi %j, %next : index
      scf.yield %after : index
    }
    %whole = arith.cmpi eq, %length, %m : index
    %new:2 = scf.if %whole -> (i32, i32) {
      %more = arith.addi %count, %one : i32
      %place = arith.index_cast %i : index to i32
      %sum = arith.addi %places, %place : i32
      scf.yield %more, %sum : i32, i32
    } else {
      scf.yield %count, %places : i32, i32
    }
    scf.yield %new#0, %new#1 : i32, i32
  }
  affine.store %sums#0, %found[0] : !found
  affine.store %sums#1, %found[1] : !found
  return
}

func.func @main() {
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %text = memref.alloc() : !text
  %pattern = memref.alloc() : !pattern
  %found = memref.alloc() : !found
  affine.for %i = 0 to 65536 {
    %bits = func.call @noise(%i) : (index) -> i32
    %down = arith.shrui %bits, %three : i32
    %low = arith.andi %down, %one : i32
    %letter = arith.trunci %low : i32 to i8
    affine.store %letter, %text[%i] : !text
  }
  affine.for %j = 0 to 8 {
    %letter = affine.load %text[%j + 1000] : !text
    affine.store %letter, %pattern[%j] : !pattern
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%text, %pattern, %found) : (!text, !pattern, !found) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 2 {
    %v = affine.load %found[%i] : !found
    func.call @print_i32(%v) : (i32) -> ()
  }
  return
}
