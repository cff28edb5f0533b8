// With bare pointers a memref of static shape is the address of its elements.
// RUN: wami opt %s --std-to-llvm='use-bare-ptr-memref-call-conv=true index-bitwidth=32' --canonicalize | filecheck %s
// CHECK:       llvm.func @other(!llvm.ptr) -> !llvm.ptr attributes {sym_visibility = "private"}
// CHECK-LABEL: llvm.func @load(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.struct<(f32, i32)> {
// CHECK-NEXT:    %0 = llvm.mlir.poison : !llvm.struct<(f32, i32)>
// CHECK-NEXT:    %1 = llvm.call @other(%arg0) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:    %2 = llvm.getelementptr inbounds|nuw %1[%arg1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT:    %3 = llvm.load %2 : !llvm.ptr -> f32
// CHECK-NEXT:    %4 = llvm.insertvalue %3, %0[0] : !llvm.struct<(f32, i32)>
// CHECK-NEXT:    %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(f32, i32)>
// CHECK-NEXT:    llvm.return %5 : !llvm.struct<(f32, i32)>
// CHECK-NEXT:  }
func.func private @other(memref<4xf32>) -> memref<4xf32>
func.func @load(%m: memref<4xf32>, %i: index) -> (f32, index) {
  %r = call @other(%m) : (memref<4xf32>) -> memref<4xf32>
  %x = memref.load %r[%i] : memref<4xf32>
  return %x, %i : f32, index
}
