// RUN: wami opt %s --wasmssa-to-std --canonicalize --cse --symbol-dce --recognize-wasm --canonicalize | filecheck %s
// A segment is for one memory; an instruction that copies it to another says so.

// CHECK: ssawasm.memory_init @[[D:[a-z0-9_]*]], %{{.*}} : i32
// CHECK: ssawasm.memory_init @[[D]], %{{.*}} memory = 1 : i32
wasmssa.memory @first !wasmssa<limit[1:]>
wasmssa.memory @second !wasmssa<limit[1:]>
wasmssa.data @d "abc"
wasmssa.func exported @copy(%arg0: !wasmssa<local ref to i32>) {
  %0 = wasmssa.local_get %arg0 :  ref to i32
  wasmssa.memory_init @d, %0, %0, %0
  wasmssa.memory_init @d, %0, %0, %0 memory = @second
  wasmssa.return
}
