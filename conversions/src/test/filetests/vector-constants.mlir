// A vector that takes an engine several instructions to make is made once, in front of the loop; one with all bits equal where it is used.
// RUN: wami opt %s --introduce-locals --ssawasm-to-wasm | filecheck %s

// CHECK-LABEL: wasm.func @doubled
// CHECK: wasm.v128.const array<i64: 4611686018427387904, 4611686018427387904>
// CHECK-NEXT: wasm.local.set [[TWO:[0-9]+]]
// CHECK: wasm.loop
// CHECK: wasm.local.get [[TWO]]
// CHECK-NEXT: wasm.f64x2.mul
// CHECK-NEXT: wasm.v128.const array<i64: 0, 0>
// CHECK-NEXT: wasm.f64x2.max
ssawasm.func @doubled(%p: !ssawasm.local<i32>) {
  %end = ssawasm.const 800 : i32
  %step = ssawasm.const 16 : i32
  %zero = ssawasm.const dense<0.0> : vector<2xf64>
  %two = ssawasm.const dense<2.0> : vector<2xf64>
  %0 = ssawasm.local_get %p : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^body(%0 : i32)
  ^body(%at: i32):
    %1 = ssawasm.load %at : vector<2xf64>
    %2 = ssawasm.mul %1, %two : vector<2xf64>
    %3 = ssawasm.max %2, %zero : vector<2xf64>
    ssawasm.store %at, %3 : vector<2xf64>
    %4 = ssawasm.add %at, %step : i32
    %5 = ssawasm.ne %4, %end : i32
    ssawasm.cond_br %5, ^body(%4 : i32), ^done
  ^done:
    ssawasm.exit
  }
  ssawasm.return
}
