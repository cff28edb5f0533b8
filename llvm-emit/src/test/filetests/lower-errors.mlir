// What has no LLVM IR is said where it is.
// RUN: wami opt %s --std-to-llvm --verify-diagnostics --split-input-file
func.func @rounding(%x: f64) -> f32 {
  // expected-error@+1 {{LLVM's fptrunc rounds to nearest, ties to even, not toward_zero}}
  %0 = arith.truncf %x toward_zero : f64 to f32
  return %0 : f32
}
// -----
func.func @lanes(%x: vector<4xf32>) -> vector<4xf32> {
  // expected-error@+1 {{the C library has no cbrt for vector<4xf32>}}
  %0 = math.cbrt %x : vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
// expected-error@+1 {{no LLVM type for 'vector<2x2xf32>'}}
func.func @matrix(%x: vector<2x2xf32>) {
  return
}
// -----
func.func @strided() {
  // expected-error@+1 {{the layout of 'memref<2x3xi32, strided<[5, 1]>>' is not row-major; run expand-strided-allocations before}}
  %0 = memref.alloc() : memref<2x3xi32, strided<[5, 1]>>
  return
}
