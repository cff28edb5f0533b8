// Other shapes of the same elements: m[i][j] = 10 i + j, of 6 x 8.

// run: @expand(1, 2, 3) == 53
// run: @expand(0, 0, 7) == 7
// run: @expand_dynamic(3, 1, 1, 5) == 45
// run: @expand_dynamic(2, 1, 0, 7) == 27
// run: @expand_strided(1, 1, 1) == 37
// run: @collapse(13) == 15
// run: @collapse_dynamic(6, 20) == 24, 48
// run: @collapse_units(2) == 32
// run: @collapse_units_dynamic(1, 2) == 32
// run: @collapse_units_dynamic(3, 2) == 12
// run: @to_scalar() == 7
// run: @reshape(12, 9, 1) == 45, 12, 4
// run: @reshape_i64(2, 1, 2, 7) == 57
// run: @transpose(3, 4) == 43
// run: @transpose_dynamic(2, 3, 1, 2) == 33, 3
// run: @permute(1, 1, 2) == 105
func.func @expand(%i: index, %j: index, %k: index) -> i32 {
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 8] : memref<6x8xi32> into memref<2x3x8xi32>
  %v = memref.load %e[%i, %j, %k] : memref<2x3x8xi32>
  return %v : i32
}
// Rows in groups of n.
func.func @expand_dynamic(%n: index, %i: index, %j: index, %k: index) -> i32 {
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %d = memref.cast %m : memref<6x8xi32> to memref<?x?xi32>
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %q = arith.divui %c6, %n : index
  %e = memref.expand_shape %d [[0, 1], [2]] output_shape [%q, %n, %c8] : memref<?x?xi32> into memref<?x?x?xi32>
  %v = memref.load %e[%i, %j, %k] : memref<?x?x?xi32>
  return %v : i32
}
// Every other row and the last four columns of rows 0, 2, 4 (of 6): two by two.
func.func @expand_strided(%i: index, %j: index, %k: index) -> i32 {
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %s = memref.subview %m[1, 4] [3, 4] [2, 1] : memref<6x8xi32> to memref<3x4xi32, strided<[16, 1], offset: 12>>
  %e = memref.expand_shape %s [[0], [1, 2]] output_shape [3, 2, 2] : memref<3x4xi32, strided<[16, 1], offset: 12>> into memref<3x2x2xi32, strided<[16, 2, 1], offset: 12>>
  %v = memref.load %e[%i, %j, %k] : memref<3x2x2xi32, strided<[16, 2, 1], offset: 12>>
  return %v : i32
}
func.func @collapse(%i: index) -> i32 {
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %c = memref.collapse_shape %m [[0, 1]] : memref<6x8xi32> into memref<48xi32>
  %v = memref.load %c[%i] : memref<48xi32>
  return %v : i32
}
func.func @collapse_dynamic(%n: index, %i: index) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %s = memref.subview %m[0, 0] [%n, 8] [1, 1] : memref<6x8xi32> to memref<?x8xi32, strided<[8, 1]>>
  %c = memref.collapse_shape %s [[0, 1]] : memref<?x8xi32, strided<[8, 1]>> into memref<?xi32, strided<[1]>>
  %v = memref.load %c[%i] : memref<?xi32, strided<[1]>>
  %d = memref.dim %c, %c0 : memref<?xi32, strided<[1]>>
  return %v, %d : i32, index
}
// A column: its stride is that of the dimension that is not of size 1.
func.func @collapse_units(%i: index) -> i32 {
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %s = memref.subview %m[1, 2] [5, 1] [1, 1] : memref<6x8xi32> to memref<5x1xi32, strided<[8, 1], offset: 10>>
  %c = memref.collapse_shape %s [[0, 1]] : memref<5x1xi32, strided<[8, 1], offset: 10>> into memref<5xi32, strided<[8], offset: 10>>
  %v = memref.load %c[%i] : memref<5xi32, strided<[8], offset: 10>>
  return %v : i32
}
// The same where this is known only at run time: n columns of 4 - n rows, one of which is 1.
func.func @collapse_units_dynamic(%n: index, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %rows = arith.subi %c4, %n : index
  %one = arith.cmpi eq, %n, %c1 : index
  %from = arith.select %one, %c2, %c0 : index
  %s = memref.subview %m[1, %from] [%rows, %n] [1, 1] : memref<6x8xi32> to memref<?x?xi32, strided<[8, 1], offset: ?>>
  %c = memref.collapse_shape %s [[0, 1]] : memref<?x?xi32, strided<[8, 1], offset: ?>> into memref<?xi32, strided<[?], offset: ?>>
  %v = memref.load %c[%i] : memref<?xi32, strided<[?], offset: ?>>
  return %v : i32
}
func.func @to_scalar() -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloca() : memref<1x1xi32>
  %c = memref.collapse_shape %m [] : memref<1x1xi32> into memref<i32>
  memref.store %v, %c[] : memref<i32>
  %e = memref.expand_shape %c [] output_shape [1, 1, 1] : memref<i32> into memref<1x1x1xi32>
  %c0 = arith.constant 0 : index
  %w = memref.load %e[%c0, %c0, %c0] : memref<1x1x1xi32>
  return %w : i32
}
func.func @reshape(%n: index, %j: index, %k: index) -> (i32, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c48 = arith.constant 48 : index
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %shape = memref.alloca() : memref<2xindex>
  %q = arith.divui %c48, %n : index
  memref.store %n, %shape[%c0] : memref<2xindex>
  memref.store %q, %shape[%c1] : memref<2xindex>
  %r = memref.reshape %m(%shape) : (memref<6x8xi32>, memref<2xindex>) -> memref<?x?xi32>
  %v = memref.load %r[%j, %k] : memref<?x?xi32>
  %d0 = memref.dim %r, %c0 : memref<?x?xi32>
  %d1 = memref.dim %r, %c1 : memref<?x?xi32>
  return %v, %d0, %d1 : i32, index, index
}
func.func @reshape_i64(%a: i64, %i: index, %j: index, %k: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %three = arith.constant 3 : i64
  %eight = arith.constant 8 : i64
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %shape = memref.alloca() : memref<3xi64>
  memref.store %a, %shape[%c0] : memref<3xi64>
  memref.store %three, %shape[%c1] : memref<3xi64>
  memref.store %eight, %shape[%c2] : memref<3xi64>
  %r = memref.reshape %m(%shape) : (memref<6x8xi32>, memref<3xi64>) -> memref<?x3x?xi32>
  %v = memref.load %r[%i, %j, %k] : memref<?x3x?xi32>
  return %v : i32
}
func.func @transpose(%i: index, %j: index) -> i32 {
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %t = memref.transpose %m (i, j) -> (j, i) : memref<6x8xi32> to memref<8x6xi32, strided<[1, 8]>>
  %v = memref.load %t[%i, %j] : memref<8x6xi32, strided<[1, 8]>>
  return %v : i32
}
func.func @transpose_dynamic(%n: index, %m: index, %i: index, %j: index) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<6x8xi32>
  call @fill(%a) : (memref<6x8xi32>) -> ()
  %s = memref.subview %a[1, 2] [%m, %n] [1, 1] : memref<6x8xi32> to memref<?x?xi32, strided<[8, 1], offset: 10>>
  %f = memref.cast %s : memref<?x?xi32, strided<[8, 1], offset: 10>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %t = memref.transpose %f (i, j) -> (j, i) : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %u = memref.transpose %t (i, j) -> (j, i) : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %v = memref.load %u[%j, %i] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %d = memref.dim %u, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %v, %d : i32, index
}
func.func @permute(%i: index, %j: index, %k: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2x3x4xi32>
  %t = memref.transpose %m (a, b, c) -> (c, a, b) : memref<2x3x4xi32> to memref<4x2x3xi32, strided<[1, 12, 4]>>
  %v = arith.constant 105 : i32
  memref.store %v, %m[%c1, %k, %j] : memref<2x3x4xi32>
  %w = memref.load %t[%j, %c1, %k] : memref<4x2x3xi32, strided<[1, 12, 4]>>
  return %w : i32
}

func.func @fill(%m: memref<6x8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c6 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %t = arith.muli %i, %c10 : index
      %u = arith.addi %t, %j : index
      %v = arith.index_cast %u : index to i32
      memref.store %v, %m[%i, %j] : memref<6x8xi32>
    }
  }
  return
}
