// The local alignments of two sequences by Smith and Waterman: 2 for a match, -1 for another letter and for a gap.

!sequence = memref<400xi8>
!scores = memref<401x401xi32>

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

func.func @kernel(%a: !sequence, %b: !sequence, %score: !scores) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %match = arith.constant 2 : i32
  %other = arith.constant -1 : i32
  affine.for %i = 0 to 401 {
    affine.store %zero, %score[%i, 0] : !scores
    affine.store %zero, %score[0, %i] : !scores
  }
  affine.for %i = 1 to 401 {
    affine.for %j = 1 to 401 {
      %x = affine.load %a[%i - 1] : !sequence
      %y = affine.load %b[%j - 1] : !sequence
      %same = arith.cmpi eq, %x, %y : i8
      %gain = arith.select %same, %match, %other : i32
      %diagonal = affine.load %score[%i - 1, %j - 1] : !scores
      %along = arith.addi %diagonal, %gain : i32
      %above = affine.load %score[%i - 1, %j] : !scores
      %left = affine.load %score[%i, %j - 1] : !scores
      %before = arith.maxsi %above, %left : i32
      %gap = arith.subi %before, %one : i32
      %positive = arith.maxsi %along, %zero : i32
      %most = arith.maxsi %positive, %gap : i32
      affine.store %most, %score[%i, %j] : !scores
    }
  }
  return
}

func.func @main() {
  %three = arith.constant 3 : i32
  %a = memref.alloc() : !sequence
  %b = memref.alloc() : !sequence
  %score = memref.alloc() : !scores
  affine.for %i = 0 to 400 {
    %bits = func.call @noise(%i) : (index) -> i32
    %low = arith.andi %bits, %three : i32
    %x = arith.trunci %low : i32 to i8
    affine.store %x, %a[%i] : !sequence
    %j = affine.apply affine_map<(i) -> (i + 999)>(%i)
    %others = func.call @noise(%j) : (index) -> i32
    %other_low = arith.andi %others, %three : i32
    %y = arith.trunci %other_low : i32 to i8
    affine.store %y, %b[%i] : !sequence
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%a, %b, %score) : (!sequence, !sequence, !scores) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 401 {
    affine.for %j = 0 to 401 {
      %v = affine.load %score[%i, %j] : !scores
      func.call @print_i32(%v) : (i32) -> ()
    }
  }
  return
}
