// RUN: wami opt %s --form-affine-scopes='known-ends=true' | filecheck %s
// beyond mlir-opt: it has no such pass

// where it begins is loaded, where it ends is known
// CHECK-LABEL: @suffix
// CHECK: loops.affine_scope
func.func @suffix(%from: memref<8xindex>, %v: memref<64xi32>) {
  %one = arith.constant 1 : index
  %end = arith.constant 64 : index
  affine.for %i = 0 to 8 {
    %first = affine.load %from[%i] : memref<8xindex>
    scf.for %k = %first to %end step %one {
      %x = memref.load %v[%k] : memref<64xi32>
      %y = arith.addi %x, %x : i32
      memref.store %y, %v[%k] : memref<64xi32>
    }
  }
  return
}

// where it ends is loaded
// CHECK-LABEL: @prefix
// CHECK-NOT: loops.affine_scope
func.func @prefix(%to: memref<8xindex>, %v: memref<64xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  affine.for %i = 0 to 8 {
    %end = affine.load %to[%i] : memref<8xindex>
    scf.for %k = %zero to %end step %one {
      %x = memref.load %v[%k] : memref<64xi32>
      %y = arith.addi %x, %x : i32
      memref.store %y, %v[%k] : memref<64xi32>
    }
  }
  return
}
