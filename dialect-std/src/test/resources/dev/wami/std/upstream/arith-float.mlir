func.func @identities(%x: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %m0 = arith.constant -0.0 : f32
  %p0 = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = arith.addf %x, %m0 : f32
  %1 = arith.addf %x, %p0 : f32
  %2 = arith.subf %x, %p0 : f32
  %3 = arith.subf %x, %m0 : f32
  %4 = arith.mulf %one, %x : f32
  %5 = arith.divf %x, %one : f32
  %6 = arith.mulf %x, %p0 : f32
  %7 = arith.mulf %x, %p0 fastmath<nnan,nsz> : f32
  %8 = arith.negf %x : f32
  %9 = arith.negf %8 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %9 : f32, f32, f32, f32, f32, f32, f32, f32, f32
}
func.func @negated(%x: f32, %y: f32) -> (f32, f32, f32) {
  %0 = arith.negf %x : f32
  %1 = arith.negf %y fastmath<fast> : f32
  %2 = arith.mulf %0, %1 fastmath<nnan> : f32
  %3 = arith.divf %0, %1 : f32
  %4 = arith.addf %0, %1 fastmath<reassoc,contract> : f32
  return %2, %3, %4 : f32, f32, f32
}
func.func @constants() -> (f32, f64, f16, bf16, f32, f32, f32, f32) {
  %a = arith.constant 1.1 : f32
  %b = arith.constant 2.7 : f32
  %c = arith.constant 1.1 : f64
  %d = arith.constant 2.7 : f64
  %e = arith.constant 1.1 : f16
  %f = arith.constant 2.7 : f16
  %g = arith.constant 1.1 : bf16
  %h = arith.constant 2.7 : bf16
  %0 = arith.addf %a, %b : f32
  %1 = arith.mulf %c, %d : f64
  %2 = arith.divf %e, %f : f16
  %3 = arith.subf %g, %h : bf16
  %4 = arith.remf %b, %a : f32
  %5 = arith.negf %a : f32
  %6 = arith.maximumf %a, %b : f32
  %7 = arith.minnumf %a, %b : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f64, f16, bf16, f32, f32, f32, f32
}
func.func @extremes(%x: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %inf = arith.constant 0x7F800000 : f32
  %minf = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %p0 = arith.constant 0.0 : f32
  %m0 = arith.constant -0.0 : f32
  %0 = arith.maximumf %x, %x : f32
  %1 = arith.maximumf %minf, %x : f32
  %2 = arith.minimumf %x, %inf : f32
  %3 = arith.maxnumf %x, %nan : f32
  %4 = arith.minnumf %nan, %x : f32
  %5 = arith.maximumf %p0, %m0 : f32
  %6 = arith.minimumf %p0, %m0 : f32
  %7 = arith.maxnumf %p0, %nan : f32
  %8 = arith.minimumf %p0, %nan : f32
  %9 = arith.subf %inf, %inf : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}
func.func @dense(%v: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, tensor<2xf64>) {
  %one = arith.constant dense<1.0> : vector<2xf32>
  %a = arith.constant dense<[1.5, -2.5]> : vector<2xf32>
  %b = arith.constant dense<[0.1, 0.2]> : tensor<2xf64>
  %0 = arith.mulf %v, %one : vector<2xf32>
  %1 = arith.addf %a, %one : vector<2xf32>
  %2 = arith.negf %a : vector<2xf32>
  %3 = arith.addf %b, %b : tensor<2xf64>
  return %0, %1, %2, %3 : vector<2xf32>, vector<2xf32>, vector<2xf32>, tensor<2xf64>
}
func.func @scaled(%x: vector<4xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %y: vector<4xf32>) -> (vector<4xf32>, vector<4xf4E2M1FN>, vector<4xf4E2M1FN>) {
  %0 = arith.scaling_extf %x, %s : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf32>
  %1 = arith.scaling_truncf %y, %s : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
  %2 = arith.scaling_truncf %y, %s to_nearest_even fastmath<nnan> : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
  return %0, %1, %2 : vector<4xf32>, vector<4xf4E2M1FN>, vector<4xf4E2M1FN>
}
func.func @other_formats(%a: f8E5M2, %b: f80, %c: f128, %d: tf32) -> (f8E5M2, f80, f128, tf32) {
  %0 = arith.addf %a, %a : f8E5M2
  %1 = arith.mulf %b, %b : f80
  %2 = arith.subf %c, %c : f128
  %3 = arith.divf %d, %d : tf32
  return %0, %1, %2, %3 : f8E5M2, f80, f128, tf32
}
