// RUN: wami opt %s --ssawasm-global-to-wasm=stack-size=1008 | filecheck %s

// There are no data; the stack of 1008 bytes behind address 1024 ends at the next multiple of 4096, and begins 1008 below, where an overflow is noticed.
// CHECK: wasm.global @__stack_pointer {{.*}}4096
// CHECK-LABEL: @low
// CHECK: ssawasm.const 3088 : i32
ssawasm.global_var @__stack_low : i32 = 0
ssawasm.global_var @__stack_pointer : i32 = 0
ssawasm.func @low() -> i32 attributes {exported = "low"} {
  %0 = ssawasm.global_get @__stack_low : i32
  %1 = ssawasm.global_get @__stack_pointer : i32
  %2 = ssawasm.add %0, %1 : i32
  ssawasm.return %2 : i32
}
