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

// a while loop halves where it ends
// CHECK-LABEL: @halved
// CHECK: scf.while
// CHECK: loops.affine_scope
func.func @halved(%v: memref<64xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %all = arith.constant 64 : index
  %left = scf.while (%length = %all) : (index) -> index {
    %more = arith.cmpi ugt, %length, %one : index
    scf.condition(%more) %length : index
  } do {
  ^bb0(%length: index):
    %half = arith.divui %length, %one : index
    scf.for %k = %zero to %half step %one {
      %x = memref.load %v[%k] : memref<64xi32>
      %y = arith.addi %x, %x : i32
      memref.store %y, %v[%k] : memref<64xi32>
    }
    scf.yield %half : index
  }
  return
}

// a while loop loads where it ends
// CHECK-LABEL: @carried_load
// CHECK-NOT: loops.affine_scope
func.func @carried_load(%v: memref<64xi32>, %to: memref<64xindex>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %all = arith.constant 64 : index
  %left = scf.while (%length = %all) : (index) -> index {
    %more = arith.cmpi ugt, %length, %one : index
    scf.condition(%more) %length : index
  } do {
  ^bb0(%length: index):
    scf.for %k = %zero to %length step %one {
      %x = memref.load %v[%k] : memref<64xi32>
      %y = arith.addi %x, %x : i32
      memref.store %y, %v[%k] : memref<64xi32>
    }
    %next = memref.load %to[%length] : memref<64xindex>
    scf.yield %next : index
  }
  return
}
