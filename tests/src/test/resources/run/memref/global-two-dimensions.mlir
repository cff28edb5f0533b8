// A constant matrix, and one of zeros that is written: matrix times vector.
// run: @row(1, 0, 0) == 1, 4, 7
// run: @row(1, 2, 3) == 14, 32, 50
memref.global "private" constant @matrix : memref<3x3xi32> = dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]>
memref.global "private" @result : memref<3xi32> = dense<0>
func.func @row(%x: i32, %y: i32, %z: i32) -> (i32, i32, i32) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %i3 = arith.constant 3 : index
  %m = memref.get_global @matrix : memref<3x3xi32>
  %r = memref.get_global @result : memref<3xi32>
  scf.for %i = %i0 to %i3 step %i1 {
    %a = memref.load %m[%i, %i0] : memref<3x3xi32>
    %b = memref.load %m[%i, %i1] : memref<3x3xi32>
    %c = memref.load %m[%i, %i2] : memref<3x3xi32>
    %ax = arith.muli %a, %x : i32
    %by = arith.muli %b, %y : i32
    %cz = arith.muli %c, %z : i32
    %s = arith.addi %ax, %by : i32
    %t = arith.addi %s, %cz : i32
    memref.store %t, %r[%i] : memref<3xi32>
  }
  %p = memref.load %r[%i0] : memref<3xi32>
  %q = memref.load %r[%i1] : memref<3xi32>
  %s = memref.load %r[%i2] : memref<3xi32>
  return %p, %q, %s : i32, i32, i32
}
