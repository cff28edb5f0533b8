// RUN: wami opt %s --vectorize-affine-loops | filecheck %s
// beyond mlir-opt: it has no such pass

// a shift that is joined with a constant is no rotation
// CHECK-LABEL: func.func @joined(
// CHECK:         arith.ori %{{.*}}, %{{.*}} : vector<4xi32>
func.func @joined(%a: memref<32xi32>) {
  %c77 = arith.constant 77 : i32
  %c15 = arith.constant 15 : i32
  affine.for %i = 0 to 32 {
    %x = affine.load %a[%i] : memref<32xi32>
    %s = arith.shli %x, %c15 : i32
    %o = arith.ori %c77, %s : i32
    affine.store %o, %a[%i] : memref<32xi32>
  }
  return
}
