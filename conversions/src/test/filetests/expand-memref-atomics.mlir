// Atomic updates are what one thread does: a load, arithmetic and a store.
// RUN: wami opt %s --expand-memref-atomics | filecheck %s

// CHECK-LABEL: func.func @add(
// CHECK-SAME: %[[V:.*]]: i32, %[[M:.*]]: memref<4xi32>, %[[I:.*]]: index
// CHECK-NEXT: %[[OLD:.*]] = memref.load %[[M]][%[[I]]] : memref<4xi32>
// CHECK-NEXT: %[[NEW:.*]] = arith.addi %[[OLD]], %[[V]] : i32
// CHECK-NEXT: memref.store %[[NEW]], %[[M]][%[[I]]] : memref<4xi32>
// CHECK-NEXT: return %[[OLD]] : i32
func.func @add(%v: i32, %m: memref<4xi32>, %i: index) -> i32 {
  %old = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<4xi32>) -> i32
  return %old : i32
}

// CHECK-LABEL: func.func @assign(
// CHECK-SAME: %[[V:.*]]: f32, %[[M:.*]]: memref<f32>
// CHECK-NEXT: %[[OLD:.*]] = memref.load %[[M]][] : memref<f32>
// CHECK-NEXT: memref.store %[[V]], %[[M]][] : memref<f32>
// CHECK-NEXT: return %[[OLD]] : f32
func.func @assign(%v: f32, %m: memref<f32>) -> f32 {
  %old = memref.atomic_rmw assign %v, %m[] : (f32, memref<f32>) -> f32
  return %old : f32
}

// CHECK-LABEL: func.func @generic(
// CHECK-SAME: %[[M:.*]]: memref<f32>
// CHECK-NEXT: %[[OLD:.*]] = memref.load %[[M]][] : memref<f32>
// CHECK-NEXT: %[[NEW:.*]] = arith.negf %[[OLD]] : f32
// CHECK-NEXT: memref.store %[[NEW]], %[[M]][] : memref<f32>
// CHECK-NEXT: return %[[OLD]] : f32
func.func @generic(%m: memref<f32>) -> f32 {
  %old = memref.generic_atomic_rmw %m[] : memref<f32> {
  ^bb0(%current: f32):
    %negated = arith.negf %current : f32
    memref.atomic_yield %negated : f32
  }
  return %old : f32
}
