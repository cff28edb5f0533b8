func.func @inverse_of_a_constant() -> f64 {
  %c = arith.constant 1.5 : f64
  %r = math.asinh %c : f64
  return %r : f64
}
