// What llvm.mlir.zero folds to is the builtin zero of its type, where it has one.
// RUN: wami opt --sccp %s | filecheck %s

// CHECK-LABEL: llvm.func @zeros
// CHECK-DAG: %[[I:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-DAG: %[[F:.*]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-DAG: %[[V:.*]] = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
// CHECK-DAG: %[[P:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-DAG: %[[S:.*]] = llvm.mlir.zero : !llvm.struct<(i32)>
// CHECK: llvm.call @use(%[[I]], %[[F]], %[[V]], %[[P]], %[[S]])
llvm.func @use(i32, f32, vector<4xi32>, !llvm.ptr, !llvm.struct<(i32)>)
llvm.func @zeros() {
  %0 = llvm.mlir.zero : i32
  %1 = llvm.mlir.zero : f32
  %2 = llvm.mlir.zero : vector<4xi32>
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.mlir.zero : !llvm.struct<(i32)>
  llvm.call @use(%0, %1, %2, %3, %4) : (i32, f32, vector<4xi32>, !llvm.ptr, !llvm.struct<(i32)>) -> ()
  llvm.return
}

// A zero and a constant zero are one value.
// CHECK-LABEL: llvm.func @same
// CHECK: %[[Z:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: llvm.add %[[Z]], %[[Z]] : i32
llvm.func @same() -> i32 {
  %0 = llvm.mlir.zero : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.add %0, %1 : i32
  llvm.return %2 : i32
}
