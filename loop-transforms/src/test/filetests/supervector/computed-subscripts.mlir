// RUN: wami opt %s --affine-super-vectorize='virtual-vector-size=4' | filecheck %s

// A subscript that is computed in the loop has no scalar any more where the loop becomes vectors.
// CHECK-LABEL: func.func @computed(
// CHECK: affine.for %{{.*}} = 0 to 8 {
// CHECK-NOT: vector
// CHECK: return
func.func @computed(%m: memref<?x?xi64>, %n: index) {
  %c-2 = arith.constant -2 : index
  affine.for %i = 0 to 8 {
    %k = arith.addi %n, %c-2 : index
    %x = affine.load %m[0, symbol(%k)] : memref<?x?xi64>
    affine.store %x, %m[%i, 3] : memref<?x?xi64>
  }
  return
}
