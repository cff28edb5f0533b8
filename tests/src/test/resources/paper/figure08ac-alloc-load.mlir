// Figure 8(a) to 8(c): memref.alloc and memref.load; and in another order of the passes.
// RUN: wami opt %s --memref-to-ssawasm --arith-to-ssawasm | filecheck %s
// RUN: wami opt %s --arith-to-ssawasm --memref-to-ssawasm | filecheck %s

// CHECK-LABEL: func.func @main() {
func.func @main() {
  // CHECK: %[[SIZE:.*]] = ssawasm.const 16 : i32
  // CHECK: %[[BASE:.*]] = ssawasm.call @malloc(%[[SIZE]]) : (i32) -> memref<4xi32>
  // CHECK: %[[BASE_I32:.*]] = ssawasm.cast_memref_to_i32 %[[BASE]] : memref<4xi32> -> i32
  %memref = memref.alloc() : memref<4xi32>
  // CHECK: %[[INDEX:.*]] = ssawasm.const 1 : i32
  %index = arith.constant 1 : index
  // CHECK: %[[STRIDE:.*]] = ssawasm.const 4 : i32
  // CHECK: %[[MUL:.*]] = ssawasm.mul nuw %[[INDEX]], %[[STRIDE]] : i32
  // CHECK: %[[ADDR:.*]] = ssawasm.add nuw %[[BASE_I32]], %[[MUL]] : i32
  // CHECK: %{{.*}} = ssawasm.load %[[ADDR]] root = "alloc0" : i32
  %result = memref.load %memref[%index] : memref<4xi32>
  return
}
// CHECK-NOT: unrealized_conversion_cast
