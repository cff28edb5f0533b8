// prints: 7
// prints: 1
// prints: 0

// The k-th smallest of each row, by counting how many are less.
memref.global "private" constant @rows : memref<3x5xi32> = dense<[[9, 1, 8, 2, 7], [0, 0, 1, 1, 2], [-5, 5, -4, 4, 0]]>

func.func @main() {
  %m = memref.get_global @rows : memref<3x5xi32>
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant -1 : i32
  affine.for %r = 0 to 3 {
    %median = affine.for %i = 0 to 5 iter_args(%found = %none) -> i32 {
      %x = affine.load %m[%r, %i] : memref<3x5xi32>
      %before = affine.for %j = 0 to 5 iter_args(%n = %c0) -> index {
        %y = affine.load %m[%r, %j] : memref<3x5xi32>
        %less = arith.cmpi slt, %y, %x : i32
        %same = arith.cmpi eq, %y, %x : i32
        %earlier = arith.cmpi ult, %j, %i : index
        %tie = arith.andi %same, %earlier : i1
        %counts = arith.ori %less, %tie : i1
        %more = arith.addi %n, %c1 : index
        %next = arith.select %counts, %more, %n : index
        affine.yield %next : index
      }
      %here = arith.cmpi eq, %before, %c2 : index
      %next = arith.select %here, %x, %found : i32
      affine.yield %next : i32
    }
    vector.print %median : i32
  }
  return
}
