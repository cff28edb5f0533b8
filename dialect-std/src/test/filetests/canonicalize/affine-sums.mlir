// RUN: wami opt %s --canonicalize | filecheck %s

// CHECK-DAG: #[[DIVIDED:.*]] = affine_map<()[s0, s1] -> (-(s1 floordiv s0) + 2)>
// CHECK-DAG: #[[ROTATED:.*]] = affine_map<()[s0, s1] -> (s0 + s1)>

// A multiple of a symbol is divided by it.
// CHECK-LABEL: func.func @multiples
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[R:.*]] = affine.apply #[[DIVIDED]]()
// CHECK-NEXT: return %[[R]], %[[C0]] : index, index
func.func @multiples(%n: index, %m: index) -> (index, index) {
  %a = affine.apply affine_map<()[s0, s1] -> ((s0 * 2 - (s1 floordiv s0) * s0) floordiv s0)>()[%n, %m]
  %b = affine.apply affine_map<()[s0, s1] -> ((s1 - s1 mod s0) mod s0)>()[%n, %m]
  return %a, %b : index, index
}

// Digits that are put together again are the index that they were; other terms stay.
// CHECK-LABEL: func.func @digits(
// CHECK-SAME: %[[X:.*]]: index)
// CHECK-NEXT: %[[D:.*]]:2 = affine.delinearize_index %[[X]] into (20)
// CHECK-NEXT: %[[R:.*]] = affine.apply #[[ROTATED]]()[%[[D]]#1, %[[X]]]
// CHECK-NEXT: return %[[X]], %[[R]]
func.func @digits(%x: index) -> (index, index) {
  %d:3 = affine.delinearize_index %x into (3, 4, 5) : index, index, index
  %a = affine.apply affine_map<()[s0, s1, s2] -> (s1 * 20 + s0 + s2 * 5)>()[%d#2, %d#0, %d#1]
  %e:2 = affine.delinearize_index %x into (20) : index, index
  %b = affine.apply affine_map<()[s0, s1] -> (s0 + s1 * 20 + s0)>()[%e#1, %e#0]
  return %a, %b : index, index
}

// CHECK-LABEL: func.func @by_zero
// CHECK-NEXT: %[[P:.*]] = ub.poison : index
// CHECK-NEXT: return %[[P]]
func.func @by_zero() -> index {
  %c16 = arith.constant 16 : index
  %c0 = arith.constant 0 : index
  %a = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%c16)[%c0]
  return %a : index
}

memref.global "private" constant @row : memref<3xf32> = dense<[1.0, 2.0, 4.0]>

// CHECK-LABEL: func.func @loaded_constant
// CHECK-NEXT: %[[C:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: return %[[C]]
func.func @loaded_constant() -> f32 {
  %m = memref.get_global @row : memref<3xf32>
  %v = affine.load %m[1] : memref<3xf32>
  return %v : f32
}

// What is stored stays what it is.
// CHECK-LABEL: func.func @stored_memref
// CHECK-NEXT: %[[CAST:.*]] = memref.cast
// CHECK-NEXT: affine.store %[[CAST]]
func.func @stored_memref(%m: memref<32xi8>, %holder: memref<memref<?xi8>>) {
  %c = memref.cast %m : memref<32xi8> to memref<?xi8>
  affine.store %c, %holder[] : memref<memref<?xi8>>
  return
}
