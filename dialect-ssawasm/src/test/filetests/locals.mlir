// Locals: declared, set, read, teed; of every value type.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: module {
// CHECK-NEXT: ssawasm.func @f(%arg0: !ssawasm.local<i64>) {
// CHECK-NEXT: %local = ssawasm.local_decl : !ssawasm.local<i32>
// CHECK-NEXT: %local_0 = ssawasm.local_decl : !ssawasm.local<f32>
// CHECK-NEXT: %0 = ssawasm.local_get %arg0 : i64
// CHECK-NEXT: %1 = ssawasm.local_get %local : i32
// CHECK-NEXT: ssawasm.local_set %local, %1 : i32
// CHECK-NEXT: %2 = ssawasm.local_tee %local, %1 : i32
// CHECK-NEXT: %3 = ssawasm.local_get %local_0 : f32
// CHECK-NEXT: ssawasm.drop %0 : i64
// CHECK-NEXT: ssawasm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
module {
  ssawasm.func @f(%arg0: !ssawasm.local<i64>) {
    %local = ssawasm.local_decl : !ssawasm.local<i32>
    %local_0 = ssawasm.local_decl : !ssawasm.local<f32>
    %0 = ssawasm.local_get %arg0 : i64
    %1 = ssawasm.local_get %local : i32
    ssawasm.local_set %local, %1 : i32
    %2 = ssawasm.local_tee %local, %1 : i32
    %3 = ssawasm.local_get %local_0 : f32
    ssawasm.drop %0 : i64
    ssawasm.return
  }
}
