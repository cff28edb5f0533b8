// a * b + c of bf16 is rounded once. Here a * b is half way between two numbers and c, far below, decides; expected values: exact fractions.
// beyond mlir-runner: LLVM rounds twice, by way of f32
// beyond llvm: it rounds twice, by way of f32

// run: @fused(3.5, 2.3125, -8.673617379884035e-19) == 8.0625
// run: @fused(3.0, 2.109375, 1.262177448353619e-29) == 6.34375
// run: @fused(2.09375, 2.5, -4.1359030627651384e-25) == 5.21875
// run: @fused(-2.5, 1.546875, 5.421010862427522e-20) == -3.859375
// run: @fused(2.5, 1.546875, 0.0) == 3.875
// run: @fused(inf, 1.0, -inf) == nan
// run: @fused(-0.0, 1.0, -0.0) == -0.0
func.func @fused(%a: f64, %b: f64, %c: f64) -> f64 {
  %0 = arith.truncf %a : f64 to bf16
  %1 = arith.truncf %b : f64 to bf16
  %2 = arith.truncf %c : f64 to bf16
  %3 = math.fma %0, %1, %2 : bf16
  %4 = arith.extf %3 : bf16 to f64
  return %4 : f64
}
