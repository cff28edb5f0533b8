// Instructions and segments of ssawasm name a memory by its index, those of wasm by its symbol.
// RUN: wami opt %s --ssawasm-global-to-wasm --ssawasm-to-wasm | filecheck %s

// CHECK: wasm.memory @small min = 1
// CHECK: wasm.memory @large min = 3
ssawasm.memory @small min = 1
ssawasm.memory @large min = 3
// CHECK: wasm.data @active memory = @large offset = 8 bytes = "abcd"
ssawasm.data @active : memref<4xi8> <memory: 1, offset: 8> = "abcd"
ssawasm.data @passive : memref<1xi8> <memory: 1, passive> = "a"

// CHECK-LABEL: wasm.func @f
ssawasm.func @f(%a: !ssawasm.local<i32>) {
  // CHECK: wasm.i32.load memory = @large
  // CHECK: wasm.i32.load memory = @small
  %0 = ssawasm.local_get %a : i32
  %1 = ssawasm.load %0 memory = 1 : i32
  %2 = ssawasm.load %1 : i32
  ssawasm.drop %2 : i32
  // CHECK: wasm.memory.size memory = @large
  %3 = ssawasm.memory_size memory = 1 : i32
  ssawasm.drop %3 : i32
  // CHECK: wasm.memory.copy memory = @small from_memory = @large
  %4 = ssawasm.local_get %a : i32
  %5 = ssawasm.local_get %a : i32
  %6 = ssawasm.local_get %a : i32
  ssawasm.memory_copy %4, %5, %6 from_memory = 1 : i32
  // CHECK: wasm.memory.init @passive memory = @large
  %7 = ssawasm.local_get %a : i32
  %8 = ssawasm.local_get %a : i32
  %9 = ssawasm.local_get %a : i32
  ssawasm.memory_init @passive, %7, %8, %9 : i32
  ssawasm.return
}
