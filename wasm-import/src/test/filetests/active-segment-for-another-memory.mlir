// RUN: wami opt %s --wasmssa-to-std --canonicalize --cse --symbol-dce --recognize-wasm --canonicalize | filecheck %s
// An active segment is for the memory that it is copied to at the start, whatever instructions come before that.

// CHECK-DAG: ssawasm.memory_init @[[D:[a-z0-9_]*]], %{{.*}} memory = 0 : i32
// CHECK-DAG: ssawasm.memory_init @[[D]], %{{[^ ]*}}, %{{[^ ]*}}, %{{[^ ]*}} : i32
wasmssa.memory @first !wasmssa<limit[1:]>
wasmssa.memory @second !wasmssa<limit[1:]>
wasmssa.data @d "abc" in @second at {
  %0 = wasmssa.const 5 : i32
  wasmssa.return %0 : i32
}
wasmssa.func exported @copy(%arg0: !wasmssa<local ref to i32>) {
  %0 = wasmssa.local_get %arg0 :  ref to i32
  wasmssa.memory_init @d, %0, %0, %0
  wasmssa.memory_init @d, %0, %0, %0 memory = @second
  wasmssa.return
}
