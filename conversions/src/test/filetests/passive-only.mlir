// RUN: wami opt %s --ssawasm-global-to-wasm --ssawasm-to-wasm | filecheck %s
// A segment that no instruction copies needs no memory.

// CHECK-NOT: wasm.memory
// CHECK: wasm.data @passive bytes = "abc"
// CHECK: wasm.data.drop @passive
// CHECK-NOT: wasm.memory
ssawasm.data @passive : memref<3xi8> <memory: 0, passive> = "abc"
ssawasm.func @f() {
  ssawasm.data_drop @passive
  ssawasm.return
}
