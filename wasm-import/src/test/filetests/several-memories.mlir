// RUN: wami opt %s --wasmssa-to-std --canonicalize --cse --symbol-dce --recognize-wasm --canonicalize | filecheck %s
// Each access goes back to the memory that it was of.

// CHECK: ssawasm.memory @first min = 1
// CHECK: ssawasm.memory @second min = 2 exported "second"

wasmssa.memory @first !wasmssa<limit[1:]>
wasmssa.memory exported @second !wasmssa<limit[2:]>
wasmssa.data @active "hello" in @second at {
  %0 = wasmssa.const 8 : i32
  wasmssa.return %0 : i32
}
wasmssa.data @passive "abc"

// CHECK-LABEL: @accesses
// CHECK: ssawasm.store %{{.*}}, %{{[a-z0-9]*}} align = 1
// CHECK: ssawasm.store %{{.*}} memory = 1 offset = 4 align = 1
// CHECK: ssawasm.load %{{.*}} memory = 1 align = 1
wasmssa.func exported @accesses(%arg0: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.const 0 : i32
  %1 = wasmssa.local_get %arg0 :  ref to i32
  wasmssa.store %0, %1 : i32
  wasmssa.store %0, %1 offset = 4 memory = @second : i32
  %2 = wasmssa.load %1 memory = @second : i32
  wasmssa.return %2 : i32
}

// CHECK-LABEL: @sizes
// CHECK: ssawasm.memory_size : i32
// CHECK: ssawasm.memory_grow %{{.*}} memory = 1 : i32
wasmssa.func exported @sizes() -> i32 {
  %0 = wasmssa.memory_size : i32
  %1 = wasmssa.memory_grow %0 memory = @second : i32
  wasmssa.return %1 : i32
}

// CHECK-LABEL: @bulk
// CHECK: ssawasm.memory_copy %{{.*}} memory = 1 : i32
// CHECK: ssawasm.memory_copy %{{.*}} from_memory = 1 : i32
// CHECK: ssawasm.memory_copy %{{.*}} memory = 1 from_memory = 1 : i32
// CHECK: ssawasm.memory_fill %{{.*}} memory = 1 : i32
// CHECK: ssawasm.memory_init @[[PASSIVE:[a-z0-9_]*]], %{{.*}} : i32

// CHECK: ssawasm.data @{{.*}} : memref<5xi8> <memory: 1, offset: 8>
// CHECK: ssawasm.data @[[PASSIVE]] : memref<3xi8> <memory: 1, passive>
wasmssa.func exported @bulk(%arg0: !wasmssa<local ref to i32>) {
  %0 = wasmssa.local_get %arg0 :  ref to i32
  %1 = wasmssa.const 3 : i32
  wasmssa.memory_copy %0, %1, %1 memory = @second
  wasmssa.memory_copy %0, %1, %1 fromMemory = @second
  wasmssa.memory_copy %0, %1, %1 memory = @second fromMemory = @second
  wasmssa.memory_fill %0, %1, %1 memory = @second
  wasmssa.memory_init @passive, %0, %1, %1 memory = @second
  wasmssa.return
}
