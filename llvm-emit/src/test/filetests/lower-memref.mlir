// Memrefs are descriptors: passed as their fields, returned as structs.
// RUN: wami opt %s --std-to-llvm --canonicalize | filecheck %s
// CHECK:       llvm.func @abort()
// CHECK-NEXT:  llvm.func @fflush(!llvm.ptr) -> i32
// CHECK-NEXT:  llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:  llvm.mlir.global private constant @assert_msg(dense<[104, 101, 108, 108, 111, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-NEXT:  llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:  llvm.mlir.global private constant @table({{.*}} : !llvm.array<2 x array<3 x f32>>
// CHECK-LABEL: llvm.func @load(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> f32 {
// CHECK-NEXT:    %0 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %1 = llvm.mul %arg7, %0 overflow<nsw, nuw> : i64
// CHECK-NEXT:    %2 = llvm.add %1, %arg7 overflow<nsw, nuw> : i64
// CHECK-NEXT:    %3 = llvm.getelementptr inbounds|nuw %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %4 = llvm.load %3 : !llvm.ptr -> f32
// CHECK-NEXT:    llvm.return %4 : f32
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func @alloc(%arg0: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT:    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %1 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %2 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %3 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %4 = llvm.getelementptr %3[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:    %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
// CHECK-NEXT:    %6 = llvm.call @malloc(%5) : (i64) -> !llvm.ptr
// CHECK-NEXT:    %7 = llvm.insertvalue %6, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %8 = llvm.insertvalue %6, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %9 = llvm.insertvalue %1, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %10 = llvm.insertvalue %arg0, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %11 = llvm.insertvalue %2, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    llvm.return %11 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func @rank0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: f32) {
// CHECK-NEXT:    llvm.store %arg3, %arg1 : f32, !llvm.ptr
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func @global(%arg0: i64) -> f32 {
// CHECK-NEXT:    %0 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:    %1 = llvm.mlir.addressof @table : !llvm.ptr
// CHECK-NEXT:    %2 = llvm.mul %arg0, %0 overflow<nsw, nuw> : i64
// CHECK-NEXT:    %3 = llvm.add %2, %arg0 overflow<nsw, nuw> : i64
// CHECK-NEXT:    %4 = llvm.getelementptr inbounds|nuw %1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %5 = llvm.load %4 : !llvm.ptr -> f32
// CHECK-NEXT:    llvm.return %5 : f32
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func @assert(%arg0: i1) {
// CHECK-NEXT:    %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %1 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:    llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:    %2 = llvm.call @fflush(%0) : (!llvm.ptr) -> i32
// CHECK-NEXT:    llvm.call @abort() : () -> ()
// CHECK-NEXT:    llvm.unreachable
// CHECK-NEXT:  }
memref.global "private" constant @table : memref<2x3xf32> = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]>
func.func @load(%m: memref<?x4xf32>, %i: index) -> f32 {
  %x = memref.load %m[%i, %i] : memref<?x4xf32>
  return %x : f32
}
func.func @alloc(%n: index) -> memref<?xi8> {
  %m = memref.alloc(%n) : memref<?xi8>
  return %m : memref<?xi8>
}
func.func @rank0(%m: memref<f32>, %x: f32) {
  memref.store %x, %m[] : memref<f32>
  return
}
func.func @global(%i: index) -> f32 {
  %m = memref.get_global @table : memref<2x3xf32>
  %x = memref.load %m[%i, %i] : memref<2x3xf32>
  return %x : f32
}
func.func @assert(%c: i1) {
  cf.assert %c, "hello"
  return
}
