// prints: ( 1, 2, 3, 4 )
// prints: ( 10, 11, 12, 5 )
// prints: ( 9, 8, 7, 6 )

// The numbers of a matrix from its edge to its middle.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m1 = arith.constant -1 : index
  %c12 = arith.constant 12 : index
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloca() : memref<3x4xi32>
  %none = arith.constant 0 : i32
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      affine.store %none, %m[%i, %j] : memref<3x4xi32>
    }
  }
  %one = arith.constant 1 : i32
  %r:5 = scf.for %k = %c0 to %c12 step %c1 iter_args(%i = %c0, %j = %c0, %di = %c0, %dj = %c1, %n = %one) -> (index, index, index, index, i32) {
    memref.store %n, %m[%i, %j] : memref<3x4xi32>
    %ni = arith.addi %i, %di : index
    %nj = arith.addi %j, %dj : index
    %in_i = arith.cmpi ult, %ni, %c3 : index
    %in_j = arith.cmpi ult, %nj, %c4 : index
    %in = arith.andi %in_i, %in_j : i1
    %free = scf.if %in -> i1 {
      %x = memref.load %m[%ni, %nj] : memref<3x4xi32>
      %f = arith.cmpi eq, %x, %none : i32
      scf.yield %f : i1
    } else {
      scf.yield %in : i1
    }
    %minus = arith.muli %di, %m1 : index
    %ti = arith.select %free, %di, %dj : index
    %tj = arith.select %free, %dj, %minus : index
    %ai = arith.addi %i, %ti : index
    %aj = arith.addi %j, %tj : index
    %next = arith.addi %n, %one : i32
    scf.yield %ai, %aj, %ti, %tj, %next : index, index, index, index, i32
  }
  affine.for %i = 0 to 3 {
    %row = vector.load %m[%i, %c0] : memref<3x4xi32>, vector<4xi32>
    vector.print %row : vector<4xi32>
  }
  return
}
