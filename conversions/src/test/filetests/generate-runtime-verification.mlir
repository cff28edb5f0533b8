// Each operation of memref that could leave its memref is checked, with a message that quotes it.
// RUN: wami opt %s --generate-runtime-verification --cse | filecheck %s
// RUN: wami opt %s --generate-runtime-verification=verbose-level=0 | filecheck %s --check-prefix=SHORT

// CHECK-LABEL: func.func @load(
// CHECK-SAME: %[[M:.*]]: memref<?x4xf32>, %[[I:.*]]: index, %[[J:.*]]: index
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[FOUR:.*]] = arith.constant 4 : index
// CHECK-DAG: %[[SIZE:.*]] = memref.dim %[[M]], %[[ZERO]]
// CHECK-DAG: arith.cmpi sge, %[[I]], %[[ZERO]]
// CHECK-DAG: arith.cmpi slt, %[[I]], %[[SIZE]]
// CHECK-DAG: arith.cmpi slt, %[[J]], %[[FOUR]]
// CHECK: cf.assert {{.*}}, "ERROR: Runtime op verification failed\0A%0 = memref.load %arg0[%arg1, %arg2] : memref<?x4xf32>\0A^ out-of-bounds access\0ALocation: loc({{.*}}:18:8)"
// CHECK-NEXT: memref.load
// SHORT-LABEL: func.func @load(
// SHORT: cf.assert {{.*}}, "ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc(
func.func @load(%m: memref<?x4xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x4xf32>
  return %0 : f32
}

// What is known to be inside is not asked.
// CHECK-LABEL: func.func @known(
// CHECK-NOT: arith.cmpi
// CHECK: cf.assert %true,
func.func @known(%m: memref<4xf32>, %v: f32) {
  %c3 = arith.constant 3 : index
  memref.store %v, %m[%c3] : memref<4xf32>
  return
}

// Regions are left out of messages.
// CHECK-LABEL: func.func @atomics(
// CHECK: cf.assert {{.*}}%0 = memref.atomic_rmw addf %arg2, %arg0[%arg1] : (f32, memref<8xf32>) -> f32\0A^ out-of-bounds access
// CHECK: cf.assert {{.*}}%1 = memref.generic_atomic_rmw %arg0[%arg1] : memref<8xf32> {...}\0A^ out-of-bounds access
func.func @atomics(%m: memref<8xf32>, %i: index, %v: f32) {
  %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<8xf32>) -> f32
  %1 = memref.generic_atomic_rmw %m[%i] : memref<8xf32> {
  ^bb0(%old: f32):
    memref.atomic_yield %v : f32
  }
  return
}

// Rank 0 has one element.
// CHECK-LABEL: func.func @scalar(
// CHECK-NOT: cf.assert
// CHECK: return
func.func @scalar(%m: memref<f32>) -> f32 {
  %0 = memref.load %m[] : memref<f32>
  return %0 : f32
}

// CHECK-LABEL: func.func @casts(
// CHECK: %[[RANK:.*]] = memref.rank
// CHECK: arith.cmpi eq, %[[RANK]], %{{.*}}
// CHECK: cf.assert {{.*}}^ rank mismatch
// CHECK: memref.extract_strided_metadata
// CHECK: cf.assert {{.*}}^ size mismatch of dim 1
// CHECK: cf.assert {{.*}}^ offset mismatch
// CHECK: cf.assert {{.*}}^ stride mismatch of dim 0
// CHECK: cf.assert {{.*}}^ stride mismatch of dim 1
// CHECK: cf.assert {{.*}}^ size mismatch of dim 0
// CHECK-NOT: cf.assert
// CHECK: return
func.func @casts(%u: memref<*xi8>, %d: memref<?xi8, strided<[?], offset: ?>>) {
  %0 = memref.cast %u : memref<*xi8> to memref<?x4xi8, strided<[4, 1], offset: 2>>
  %1 = memref.cast %d : memref<?xi8, strided<[?], offset: ?>> to memref<3xi8, strided<[?], offset: ?>>
  %2 = memref.cast %d : memref<?xi8, strided<[?], offset: ?>> to memref<*xi8>
  return
}

// CHECK-LABEL: func.func @copy(
// CHECK: cf.assert {{.*}}^ size of 0-th source/target dim does not match
// CHECK-NOT: cf.assert
// CHECK: return
func.func @copy(%a: memref<?x2xi8>, %b: memref<3x2xi8>, %u: memref<*xi8>) {
  memref.copy %a, %b : memref<?x2xi8> to memref<3x2xi8>
  memref.copy %u, %u : memref<*xi8> to memref<*xi8>
  return
}

// CHECK-LABEL: func.func @shapes(
// CHECK: memref.rank
// CHECK: cf.assert {{.*}}^ index is out of bounds
// CHECK: arith.remsi
// CHECK: cf.assert {{.*}}^ static result dims in reassoc group do not divide src dim evenly
// CHECK: arith.remui
// CHECK: cf.assert {{.*}}^ memref is not aligned to 16
func.func @shapes(%m: memref<?xf32>, %i: index) {
  %0 = memref.dim %m, %i : memref<?xf32>
  %1 = memref.expand_shape %m [[0, 1]] output_shape [%i, 5] : memref<?xf32> into memref<?x5xf32>
  %2 = memref.assume_alignment %m, 16 : memref<?xf32>
  return
}
