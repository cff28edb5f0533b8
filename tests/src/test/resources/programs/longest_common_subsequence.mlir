// prints: 4

// Its length, with two rows that alternate.
memref.global "private" constant @x : memref<7xi8> = dense<"0x41424342444142">
memref.global "private" constant @y : memref<6xi8> = dense<"0x424443414241">

func.func @main() {
  %x = memref.get_global @x : memref<7xi8>
  %y = memref.get_global @y : memref<6xi8>
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %c2 = arith.constant 2 : index
  %rows = memref.alloca() : memref<2x7xi64>
  affine.for %r = 0 to 2 {
    affine.for %j = 0 to 7 {
      affine.store %zero, %rows[%r, %j] : memref<2x7xi64>
    }
  }
  affine.for %i = 0 to 7 {
    affine.for %j = 0 to 6 {
      %a = affine.load %x[%i] : memref<7xi8>
      %b = affine.load %y[%j] : memref<6xi8>
      %same = arith.cmpi eq, %a, %b : i8
      %before = affine.load %rows[%i mod 2, %j] : memref<2x7xi64>
      %above = affine.load %rows[%i mod 2, %j + 1] : memref<2x7xi64>
      %left = affine.load %rows[(%i + 1) mod 2, %j] : memref<2x7xi64>
      %longer = arith.addi %before, %one : i64
      %max = arith.maxui %above, %left : i64
      %n = arith.select %same, %longer, %max : i64
      affine.store %n, %rows[(%i + 1) mod 2, %j + 1] : memref<2x7xi64>
    }
  }
  %r = affine.load %rows[1, 6] : memref<2x7xi64>
  vector.print %r : i64
  return
}
