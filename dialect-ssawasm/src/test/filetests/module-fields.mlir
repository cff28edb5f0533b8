// What a module holds: functions, imports, memories, data, tables, global variables.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: module {
// CHECK-NEXT: ssawasm.func_import @print from "env" "print_i32" : (i32) -> ()
// CHECK-NEXT: ssawasm.memory @memory min = 2 max = 16 exported "memory"
// CHECK-NEXT: ssawasm.data @text : memref<3xi8> <memory: 0, offset: 1024> = "abc"
// CHECK-NEXT: ssawasm.data @zeros : memref<100xf64> <memory: 0, offset: 2048>
// CHECK-NEXT: ssawasm.global_var constant @one : i32 = 1
// CHECK-NEXT: ssawasm.global_var @heap : i64
// CHECK-NEXT: ssawasm.table @functions min = 4 max = 8 offset = 1 functions = [@f, @print] exported "t"
// CHECK-NEXT: ssawasm.func private @f(%arg0: !ssawasm.local<i32>) -> (i32, f64) attributes {cc = "c"} {
// CHECK-NEXT: ssawasm.unreachable
// CHECK-NEXT: }
// CHECK-NEXT: }
module {
  ssawasm.func_import @print from "env" "print_i32" : (i32) -> ()
  ssawasm.memory @memory min = 2 max = 16 exported "memory"
  ssawasm.data @text : memref<3xi8> <memory: 0, offset: 1024> = "abc"
  ssawasm.data @zeros : memref<100xf64> <memory: 0, offset: 2048>
  ssawasm.global_var constant @one : i32 = 1
  ssawasm.global_var @heap : i64
  ssawasm.table @functions min = 4 max = 8 offset = 1 functions = [@f, @print] exported "t"
  ssawasm.func private @f(%arg0: !ssawasm.local<i32>) -> (i32, f64) attributes {cc = "c"} {
    ssawasm.unreachable
  }
}
