// RUN: wami opt %s --mem2reg | filecheck %s --implicit-check-not=alloca
// beyond mlir-opt: mem2reg promotes through regions; upstream 22 leaves such slots in memory
// The same sums with the slots still in memory and promoted: run lines are executed on what the file says.
// run: @sum(0) == 0
// run: @sum(5) == 10
// run: @lastSmall(7) == 6
// run: @count(3) == 8

// CHECK-LABEL: func.func @sum(
// CHECK: scf.for {{.*}} iter_args(
func.func @sum(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %z, %m[] : memref<i32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[] : memref<i32>
    %k = arith.index_cast %i : index to i32
    %b = arith.addi %v, %k : i32
    memref.store %b, %m[] : memref<i32>
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// A conditional without else gets one.
// CHECK-LABEL: func.func @lastSmall(
// CHECK: affine.for {{.*}} iter_args(
// CHECK: scf.if {{.*}} -> (i32) {
// CHECK: } else {
// CHECK-NEXT: scf.yield %arg{{[0-9]}} : i32
func.func @lastSmall(%n: i32) -> i32 {
  %z = arith.constant -1 : i32
  %m = memref.alloca() : memref<i32>
  affine.store %z, %m[] : memref<i32>
  affine.for %i = 0 to 10 {
    %k = arith.index_cast %i : index to i32
    %c = arith.cmpi slt, %k, %n : i32
    scf.if %c {
      memref.store %k, %m[] : memref<i32>
    }
  }
  %r = affine.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-LABEL: func.func @count(
// CHECK: scf.while (%{{.*}} = %{{.*}}) : (i32) -> i32
func.func @count(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c7 = arith.constant 7 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  scf.while : () -> () {
    %v = memref.load %m[] : memref<i32>
    %k = arith.cmpi sle, %v, %c7 : i32
    scf.condition(%k)
  } do {
    %v = memref.load %m[] : memref<i32>
    %w = arith.addi %v, %c1 : i32
    memref.store %w, %m[] : memref<i32>
    scf.yield
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
