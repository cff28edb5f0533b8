// Atomic updates: the result is the element as it was, and then what it is.

// run: @addi(5, 3) == 5, 8
// run: @andi(6, 3) == 6, 2
// run: @assign(6, 3) == 6, 3
// run: @maxs(-6, 3) == -6, 3
// run: @maxu(-6, 3) == -6, -6
// run: @mins(-6, 3) == -6, -6
// run: @minu(-6, 3) == -6, 3
// run: @muli(6, 3) == 6, 18
// run: @ori(6, 3) == 6, 7
// run: @xori(6, 3) == 6, 5
// run: @addf(1.5, 2.0) == 1.5, 3.5
// run: @maximumf(1.5, 2.0) == 1.5, 2.0
// run: @maxnumf(nan, 2.0) == nan, 2.0
// run: @minimumf(1.5, 2.0) == 1.5, 1.5
// run: @minnumf(1.5, nan) == 1.5, 1.5
// run: @mulf(1.5, 2.0) == 1.5, 3.0
// run: @narrow(100, 100) == 100, -56
// run: @generic(5, 3) == 5, 28
// run: @histogram() == 3, 2
func.func @addi(%a: i32, %b: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %a, %m[%c1] : memref<2xi32>
  %old = memref.atomic_rmw addi %b, %m[%c1] : (i32, memref<2xi32>) -> i32
  %new = memref.load %m[%c1] : memref<2xi32>
  return %old, %new : i32, i32
}
func.func @andi(%a: i32, %b: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %a, %m[%c1] : memref<2xi32>
  %old = memref.atomic_rmw andi %b, %m[%c1] : (i32, memref<2xi32>) -> i32
  %new = memref.load %m[%c1] : memref<2xi32>
  return %old, %new : i32, i32
}
func.func @assign(%a: i32, %b: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %a, %m[%c1] : memref<2xi32>
  %old = memref.atomic_rmw assign %b, %m[%c1] : (i32, memref<2xi32>) -> i32
  %new = memref.load %m[%c1] : memref<2xi32>
  return %old, %new : i32, i32
}
func.func @maxs(%a: i32, %b: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %a, %m[%c1] : memref<2xi32>
  %old = memref.atomic_rmw maxs %b, %m[%c1] : (i32, memref<2xi32>) -> i32
  %new = memref.load %m[%c1] : memref<2xi32>
  return %old, %new : i32, i32
}
func.func @maxu(%a: i32, %b: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %a, %m[%c1] : memref<2xi32>
  %old = memref.atomic_rmw maxu %b, %m[%c1] : (i32, memref<2xi32>) -> i32
  %new = memref.load %m[%c1] : memref<2xi32>
  return %old, %new : i32, i32
}
func.func @mins(%a: i32, %b: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %a, %m[%c1] : memref<2xi32>
  %old = memref.atomic_rmw mins %b, %m[%c1] : (i32, memref<2xi32>) -> i32
  %new = memref.load %m[%c1] : memref<2xi32>
  return %old, %new : i32, i32
}
func.func @minu(%a: i32, %b: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %a, %m[%c1] : memref<2xi32>
  %old = memref.atomic_rmw minu %b, %m[%c1] : (i32, memref<2xi32>) -> i32
  %new = memref.load %m[%c1] : memref<2xi32>
  return %old, %new : i32, i32
}
func.func @muli(%a: i32, %b: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %a, %m[%c1] : memref<2xi32>
  %old = memref.atomic_rmw muli %b, %m[%c1] : (i32, memref<2xi32>) -> i32
  %new = memref.load %m[%c1] : memref<2xi32>
  return %old, %new : i32, i32
}
func.func @ori(%a: i32, %b: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %a, %m[%c1] : memref<2xi32>
  %old = memref.atomic_rmw ori %b, %m[%c1] : (i32, memref<2xi32>) -> i32
  %new = memref.load %m[%c1] : memref<2xi32>
  return %old, %new : i32, i32
}
func.func @xori(%a: i32, %b: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %a, %m[%c1] : memref<2xi32>
  %old = memref.atomic_rmw xori %b, %m[%c1] : (i32, memref<2xi32>) -> i32
  %new = memref.load %m[%c1] : memref<2xi32>
  return %old, %new : i32, i32
}
func.func @addf(%a: f32, %b: f32) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xf32>
  memref.store %a, %m[%c1] : memref<2xf32>
  %old = memref.atomic_rmw addf %b, %m[%c1] : (f32, memref<2xf32>) -> f32
  %new = memref.load %m[%c1] : memref<2xf32>
  return %old, %new : f32, f32
}
func.func @maximumf(%a: f32, %b: f32) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xf32>
  memref.store %a, %m[%c1] : memref<2xf32>
  %old = memref.atomic_rmw maximumf %b, %m[%c1] : (f32, memref<2xf32>) -> f32
  %new = memref.load %m[%c1] : memref<2xf32>
  return %old, %new : f32, f32
}
func.func @maxnumf(%a: f32, %b: f32) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xf32>
  memref.store %a, %m[%c1] : memref<2xf32>
  %old = memref.atomic_rmw maxnumf %b, %m[%c1] : (f32, memref<2xf32>) -> f32
  %new = memref.load %m[%c1] : memref<2xf32>
  return %old, %new : f32, f32
}
func.func @minimumf(%a: f32, %b: f32) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xf32>
  memref.store %a, %m[%c1] : memref<2xf32>
  %old = memref.atomic_rmw minimumf %b, %m[%c1] : (f32, memref<2xf32>) -> f32
  %new = memref.load %m[%c1] : memref<2xf32>
  return %old, %new : f32, f32
}
func.func @minnumf(%a: f32, %b: f32) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xf32>
  memref.store %a, %m[%c1] : memref<2xf32>
  %old = memref.atomic_rmw minnumf %b, %m[%c1] : (f32, memref<2xf32>) -> f32
  %new = memref.load %m[%c1] : memref<2xf32>
  return %old, %new : f32, f32
}
func.func @mulf(%a: f32, %b: f32) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xf32>
  memref.store %a, %m[%c1] : memref<2xf32>
  %old = memref.atomic_rmw mulf %b, %m[%c1] : (f32, memref<2xf32>) -> f32
  %new = memref.load %m[%c1] : memref<2xf32>
  return %old, %new : f32, f32
}
func.func @narrow(%a: i8, %b: i8) -> (i8, i8) {
  %m = memref.alloca() : memref<i8>
  memref.store %a, %m[] : memref<i8>
  %old = memref.atomic_rmw addi %b, %m[] : (i8, memref<i8>) -> i8
  %new = memref.load %m[] : memref<i8>
  return %old, %new : i8, i8
}
// m = m * m + b
func.func @generic(%a: i64, %b: i64) -> (i64, i64) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi64>
  memref.store %a, %m[%c1] : memref<2xi64>
  %old = memref.generic_atomic_rmw %m[%c1] : memref<2xi64> {
  ^bb0(%x: i64):
    %s = arith.muli %x, %x : i64
    %y = arith.addi %s, %b : i64
    memref.atomic_yield %y : i64
  }
  %new = memref.load %m[%c1] : memref<2xi64>
  return %old, %new : i64, i64
}
// Of 0, 3, 6, 9, 12, 15 the remainders by 4: how many are 0, and one more; how many 3.
func.func @histogram() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c18 = arith.constant 18 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %bins = memref.alloca() : memref<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %zero, %bins[%i] : memref<4xi32>
  }
  scf.for %i = %c0 to %c18 step %c3 {
    %bin = arith.remui %i, %c4 : index
    %old = memref.atomic_rmw addi %one, %bins[%bin] : (i32, memref<4xi32>) -> i32
  }
  %a = memref.load %bins[%c0] : memref<4xi32>
  %b = memref.load %bins[%c3] : memref<4xi32>
  %sum = arith.addi %a, %one : i32
  return %sum, %b : i32, i32
}
