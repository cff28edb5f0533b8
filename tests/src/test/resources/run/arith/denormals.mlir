// Denormal numbers are numbers: nothing is flushed to zero. f32's least is 2^-149, f64's 2^-1074.
// run: @half_f32(0x00800000) == 0x00400000
// run: @half_f32(0x00000001) == 0.0
// run: @half_f32(0x80000001) == -0.0
// run: @half_f32(0x00000003) == 0x00000002
// run: @twice_f32(0x00000001) == 0x00000002
// run: @half_f64(0x0010000000000000) == 0x0008000000000000
// run: @half_f64(0x0000000000000001) == 0.0
// run: @narrow(0x36A0000000000000) == 0x00000001
// run: @narrow(0x3690000000000000) == 0.0
// run: @narrow(0x3690000000000001) == 0x00000001
// run: @widen(0x00000001) == 0x36A0000000000000
func.func @half_f32(%x: f32) -> f32 {
  %h = arith.constant 0.5 : f32
  %r = arith.mulf %x, %h : f32
  return %r : f32
}
func.func @twice_f32(%x: f32) -> f32 {
  %r = arith.addf %x, %x : f32
  return %r : f32
}
func.func @half_f64(%x: f64) -> f64 {
  %h = arith.constant 0.5 : f64
  %r = arith.mulf %x, %h : f64
  return %r : f64
}
func.func @narrow(%x: f64) -> f32 {
  %r = arith.truncf %x : f64 to f32
  return %r : f32
}
func.func @widen(%x: f32) -> f64 {
  %r = arith.extf %x : f32 to f64
  return %r : f64
}
