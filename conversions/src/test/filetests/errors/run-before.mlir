// Conversions name the pass that has to run before, where it did not.
// RUN: wami opt %s --memref-to-ssawasm --math-to-ssawasm --func-to-ssawasm --split-input-file --verify-diagnostics

func.func @strided() {
  // expected-error @+1 {{failed to legalize operation 'memref.alloc': it has a layout; run expand-strided-allocations before}}
  %m = memref.alloc() : memref<2x3xi32, strided<[5, 1]>>
  return
}

// -----

func.func @update(%v: i32, %m: memref<i32>) {
  // expected-error @+1 {{failed to legalize operation 'memref.atomic_rmw': run expand-memref-atomics before}}
  memref.atomic_rmw addi %v, %m[] : (i32, memref<i32>) -> i32
  return
}

// -----

func.func @generic_update(%m: memref<i32>) {
  // expected-error @+1 {{failed to legalize operation 'memref.generic_atomic_rmw': run expand-memref-atomics before}}
  memref.generic_atomic_rmw %m[] : memref<i32> {
  ^bb0(%current: i32):
    memref.atomic_yield %current : i32
  }
  return
}

// -----

// expected-error @+1 {{failed to legalize operation 'func.func': run expand-c-interface before}}
func.func @called_by_c(%m: memref<4xf32>) attributes {llvm.emit_c_interface} {
  return
}

// -----

func.func @sine(%x: f64) -> f64 {
  // expected-error @+1 {{failed to legalize operation 'math.sin': no lowering to ssawasm: run math-to-runtime before}}
  %r = math.sin %x : f64
  return %r : f64
}
