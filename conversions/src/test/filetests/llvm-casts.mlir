// Casts between a type and what mlir-opt lowers it to become casts of their parts.
// RUN: wami opt %s --llvm-casts-to-ssawasm | filecheck %s

// The descriptor has sizes of 64 bits, our memref only what its type leaves open, in 32.
// CHECK-LABEL: func.func @to_memref(
// CHECK-SAME: %[[S:.*]]: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[F:.*]]:5 = builtin.unrealized_conversion_cast %[[S]] : {{.*}} to i32, i32, i64, i64, i64
// CHECK: %[[SIZE:.*]] = ssawasm.wrap_i64 %[[F]]#3 : i64 to i32
// CHECK: %[[M:.*]] = builtin.unrealized_conversion_cast %[[F]]#0, %[[F]]#1, %[[SIZE]] : i32, i32, i32 to memref<?xf32>
// CHECK-NEXT: return %[[M]]
func.func @to_memref(%s: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> memref<?xf32> {
  %m = builtin.unrealized_conversion_cast %s : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
  return %m : memref<?xf32>
}

// CHECK-LABEL: func.func @to_struct(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>
// CHECK-NEXT: %[[P:.*]]:3 = builtin.unrealized_conversion_cast %[[M]] : memref<?xf32> to i32, i32, i32
// CHECK: %[[SIZE:.*]] = ssawasm.extend_i32_s %[[P]]#2 : i32 to i64
// CHECK: builtin.unrealized_conversion_cast %[[P]]#0, %[[P]]#1, %{{.*}}, %[[SIZE]], %{{.*}} : i32, i32, i64, i64, i64 to !llvm.struct
func.func @to_struct(%m: memref<?xf32>) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
  %s = builtin.unrealized_conversion_cast %m : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  return %s : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}

// CHECK-LABEL: func.func @index(
// CHECK-SAME: %[[I:.*]]: index
// CHECK-NEXT: %[[R:.*]] = arith.index_cast %[[I]] : index to i64
// CHECK-NEXT: return %[[R]]
func.func @index(%i: index) -> i64 {
  %r = builtin.unrealized_conversion_cast %i : index to i64
  return %r : i64
}

// CHECK-LABEL: func.func @complex(
// CHECK-SAME: %[[Z:.*]]: complex<f32>
// CHECK-NEXT: %[[P:.*]]:2 = builtin.unrealized_conversion_cast %[[Z]] : complex<f32> to f32, f32
// CHECK-NEXT: %[[S:.*]] = builtin.unrealized_conversion_cast %[[P]]#0, %[[P]]#1 : f32, f32 to !llvm.struct<(f32, f32)>
// CHECK-NEXT: return %[[S]]
func.func @complex(%z: complex<f32>) -> !llvm.struct<(f32, f32)> {
  %s = builtin.unrealized_conversion_cast %z : complex<f32> to !llvm.struct<(f32, f32)>
  return %s : !llvm.struct<(f32, f32)>
}

// Any other stays: a struct that is no descriptor of such a memref.
// CHECK-LABEL: func.func @other(
// CHECK-NEXT: builtin.unrealized_conversion_cast %{{.*}} : !llvm.struct<(ptr, ptr, i64)> to memref<?xf32>
func.func @other(%s: !llvm.struct<(ptr, ptr, i64)>) -> memref<?xf32> {
  %m = builtin.unrealized_conversion_cast %s : !llvm.struct<(ptr, ptr, i64)> to memref<?xf32>
  return %m : memref<?xf32>
}
