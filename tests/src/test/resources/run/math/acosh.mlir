// acosh: special values, and numbers rounded to f32, on which every good implementation agrees (mpmath).

// run: @acosh_f64(1.0) == 0.0
// run: @acosh_f64(0.5) == nan
// run: @acosh_f64(-3.0) == nan
// run: @acosh_f64(inf) == inf
// run: @acosh_f64(nan) == nan
func.func @acosh_f64(%a: f64) -> f64 {
  %0 = math.acosh %a : f64
  return %0 : f64
}

// run: @acosh_f32(1.0078125) == 0.12491876
// run: @acosh_f32(1.125) == 0.49493292
// run: @acosh_f32(2.0) == 1.316958
// run: @acosh_f32(100.5) == 5.3032804
// run: @acosh_f32(1.0e+10) == 23.718998
// run: @acosh_f32(3.0e+38) == 89.28999
func.func @acosh_f32(%a: f32) -> f32 {
  %0 = math.acosh %a : f32
  return %0 : f32
}
