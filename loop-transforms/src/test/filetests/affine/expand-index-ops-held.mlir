// RUN: wami opt %s --affine-expand-index-ops-as-affine | filecheck %s
// beyond mlir-opt: it makes maps that cannot be read, with a product of dimensions

// A basis that is no symbol.
// CHECK-LABEL: func.func @counter(%arg0: memref<?xindex>, %arg1: index) {
// CHECK-NEXT:    affine.for %arg2 = 1 to 8 {
// CHECK-NEXT:      %0:2 = affine.delinearize_index %arg1 into (%arg2) : index, index
// CHECK-NEXT:      %1 = affine.linearize_index [%arg1, %arg1] by (%arg2) : index
// CHECK-NEXT:      memref.store %0#0, %arg0[%1] : memref<?xindex>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @counter(%m: memref<?xindex>, %x: index) {
  affine.for %i = 1 to 8 {
    %0:2 = affine.delinearize_index %x into (%i) : index, index
    %1 = affine.linearize_index [%x, %x] by (%i) : index
    memref.store %0#0, %m[%1] : memref<?xindex>
  }
  return
}
