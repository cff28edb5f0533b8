// Infinities, NaN and the zeros through the four operations (IEEE 754, section 7).
// run: @add(inf, -inf) == nan
// run: @add(inf, 1.0) == inf
// run: @add(-0.0, 0.0) == 0.0
// run: @add(-0.0, -0.0) == -0.0
// run: @sub(inf, inf) == nan
// run: @sub(0.0, 0.0) == 0.0
// run: @mul(0.0, inf) == nan
// run: @mul(-0.0, 1.0) == -0.0
// run: @mul(1.0e300, 1.0e300) == inf
// run: @div(1.0, 0.0) == inf
// run: @div(1.0, -0.0) == -inf
// run: @div(0.0, 0.0) == nan
// run: @div(inf, inf) == nan
// run: @div(1.0, inf) == 0.0
// run: @add(nan, 1.0) == nan
func.func @add(%a: f64, %b: f64) -> f64 {
  %r = arith.addf %a, %b : f64
  return %r : f64
}
func.func @sub(%a: f64, %b: f64) -> f64 {
  %r = arith.subf %a, %b : f64
  return %r : f64
}
func.func @mul(%a: f64, %b: f64) -> f64 {
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
func.func @div(%a: f64, %b: f64) -> f64 {
  %r = arith.divf %a, %b : f64
  return %r : f64
}
