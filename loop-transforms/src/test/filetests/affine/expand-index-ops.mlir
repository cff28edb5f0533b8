// RUN: wami opt %s --affine-expand-index-ops --split-input-file | filecheck %s

// CHECK-LABEL: func.func @digits(%arg0: index) -> (index, index, index) {
// CHECK-NEXT:    %c224 = arith.constant 224 : index
// CHECK-NEXT:    %c50176 = arith.constant 50176 : index
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %0 = arith.floordivsi %arg0, %c50176 : index
// CHECK-NEXT:    %1 = arith.remsi %arg0, %c50176 : index
// CHECK-NEXT:    %2 = arith.cmpi slt, %1, %c0 : index
// CHECK-NEXT:    %3 = arith.addi %1, %c50176 overflow<nsw> : index
// CHECK-NEXT:    %4 = arith.select %2, %3, %1 : index
// CHECK-NEXT:    %5 = arith.divsi %4, %c224 : index
// CHECK-NEXT:    %6 = arith.remsi %arg0, %c224 : index
// CHECK-NEXT:    %7 = arith.cmpi slt, %6, %c0 : index
// CHECK-NEXT:    %8 = arith.addi %6, %c224 overflow<nsw> : index
// CHECK-NEXT:    %9 = arith.select %7, %8, %6 : index
// CHECK-NEXT:    return %0, %5, %9 : index, index, index
// CHECK-NEXT:  }
func.func @digits(%x: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (16, 224, 224) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

// CHECK-LABEL: func.func @digits_of_sizes(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %0 = arith.muli %arg2, %arg1 overflow<nsw, nuw> : index
// CHECK-NEXT:    %1 = arith.floordivsi %arg0, %0 : index
// CHECK-NEXT:    %2 = arith.remsi %arg0, %0 : index
// CHECK-NEXT:    %3 = arith.cmpi slt, %2, %c0 : index
// CHECK-NEXT:    %4 = arith.addi %2, %0 overflow<nsw> : index
// CHECK-NEXT:    %5 = arith.select %3, %4, %2 : index
// CHECK-NEXT:    %6 = arith.divsi %5, %arg2 : index
// CHECK-NEXT:    %7 = arith.remsi %arg0, %arg2 : index
// CHECK-NEXT:    %8 = arith.cmpi slt, %7, %c0 : index
// CHECK-NEXT:    %9 = arith.addi %7, %arg2 overflow<nsw> : index
// CHECK-NEXT:    %10 = arith.select %8, %9, %7 : index
// CHECK-NEXT:    return %1, %6, %10 : index, index, index
// CHECK-NEXT:  }
func.func @digits_of_sizes(%x: index, %n: index, %m: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (%n, %m) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

// What the inner loops leave as it is is added first.
// CHECK-LABEL: func.func @number(%arg0: memref<?xi32>, %arg1: index, %arg2: index, %arg3: i32) {
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    affine.for %arg4 = 0 to 8 {
// CHECK-NEXT:      affine.for %arg5 = 0 to 4 {
// CHECK-NEXT:        %0 = arith.muli %arg2, %c4 overflow<nsw, nuw> : index
// CHECK-NEXT:        %1 = arith.muli %arg1, %0 overflow<nsw> : index
// CHECK-NEXT:        %2 = arith.muli %arg5, %arg2 overflow<nsw> : index
// CHECK-NEXT:        %3 = arith.addi %1, %arg4 overflow<nsw> : index
// CHECK-NEXT:        %4 = arith.addi %3, %2 overflow<nsw> : index
// CHECK-NEXT:        memref.store %arg3, %arg0[%4] : memref<?xi32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @number(%m: memref<?xi32>, %x: index, %n: index, %v: i32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.linearize_index disjoint [%x, %j, %i] by (4, %n) : index
      memref.store %v, %m[%0] : memref<?xi32>
    }
  }
  return
}
