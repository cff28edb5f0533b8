// What operations of llvm fold to.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: llvm.func @casts(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
// CHECK-NEXT:    llvm.store %arg0, %arg1 : i32, !llvm.ptr
// CHECK-NEXT:    llvm.return %arg0 : i32
// CHECK-NEXT:  }
llvm.func @casts(%x: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.bitcast %x : i32 to f32
  %1 = llvm.bitcast %0 : f32 to i32
  %2 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %3 = llvm.addrspacecast %2 : !llvm.ptr<1> to !llvm.ptr
  llvm.store %1, %3 : i32, !llvm.ptr
  llvm.return %1 : i32
}
// CHECK-LABEL: llvm.func @nowhere(%arg0: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:    llvm.return %arg0 : !llvm.ptr
// CHECK-NEXT:  }
llvm.func @nowhere(%p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return %0 : !llvm.ptr
}
// CHECK-LABEL: llvm.func @constants() -> i64 {
// CHECK-NEXT:    %0 = llvm.mlir.constant(255 : i64) : i64
// CHECK-NEXT:    llvm.return %0 : i64
// CHECK-NEXT:  }
llvm.func @constants() -> i64 {
  %c = llvm.mlir.constant(-1 : i8) : i8
  %0 = llvm.zext %c : i8 to i64
  llvm.return %0 : i64
}
// CHECK-LABEL: llvm.func @too_far(%arg0: i32) -> i32 {
// CHECK-NEXT:    %0 = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:    %1 = llvm.shl %arg0, %0 : i32
// CHECK-NEXT:    llvm.return %1 : i32
// CHECK-NEXT:  }
llvm.func @too_far(%x: i32) -> i32 {
  %far = llvm.mlir.constant(32 : i32) : i32
  %0 = llvm.shl %x, %far : i32
  llvm.return %0 : i32
}
// CHECK-LABEL: llvm.func @first(%arg0: vector<1xf32>, %arg1: vector<1xf32>) -> vector<1xf32> {
// CHECK-NEXT:    llvm.return %arg0 : vector<1xf32>
// CHECK-NEXT:  }
llvm.func @first(%x: vector<1xf32>, %y: vector<1xf32>) -> vector<1xf32> {
  %0 = llvm.shufflevector %x, %y [0] : vector<1xf32>
  llvm.return %0 : vector<1xf32>
}
// CHECK-LABEL: llvm.func @known_indices(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
// CHECK-NEXT:    %0 = llvm.getelementptr %arg0[%arg1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT:    llvm.return %0 : !llvm.ptr
// CHECK-NEXT:  }
llvm.func @known_indices(%p: !llvm.ptr, %i: i32) -> !llvm.ptr {
  %two = llvm.mlir.constant(2 : i64) : i64
  %0 = llvm.getelementptr %p[%i, %two] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.return %0 : !llvm.ptr
}
