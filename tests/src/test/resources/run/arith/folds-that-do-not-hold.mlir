// What holds for reals and not for floats: x + 0, x - x, x * 0, 0 - x, each at the value where it would show.
// run: @add_zero(-0.0) == 0.0
// run: @add_minus_zero(-0.0) == -0.0
// run: @minus_itself(inf) == nan
// run: @minus_itself(2.5) == 0.0
// run: @times_zero(-1.0) == -0.0
// run: @times_zero(inf) == nan
// run: @zero_minus(0.0) == 0.0
// run: @negated(0.0) == -0.0
// run: @itself(nan) == false
// run: @itself(1.0) == true
func.func @add_zero(%x: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = arith.addf %x, %z : f32
  return %r : f32
}
func.func @add_minus_zero(%x: f32) -> f32 {
  %z = arith.constant -0.0 : f32
  %r = arith.addf %x, %z : f32
  return %r : f32
}
func.func @minus_itself(%x: f32) -> f32 {
  %r = arith.subf %x, %x : f32
  return %r : f32
}
func.func @times_zero(%x: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = arith.mulf %x, %z : f32
  return %r : f32
}
func.func @zero_minus(%x: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = arith.subf %z, %x : f32
  return %r : f32
}
func.func @negated(%x: f32) -> f32 {
  %r = arith.negf %x : f32
  return %r : f32
}
func.func @itself(%x: f32) -> i1 {
  %r = arith.cmpf oeq, %x, %x : f32
  return %r : i1
}
