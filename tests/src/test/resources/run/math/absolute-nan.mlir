// The sign of NaN goes, too.
// run: @f32(inf) == false
// run: @f64(inf) == false
func.func @f32(%x: f32) -> i1 {
  %nan = arith.subf %x, %x : f32
  %minus = arith.constant -1.0 : f32
  %negative = math.copysign %nan, %minus : f32
  %a = math.absf %negative : f32
  %bits = arith.bitcast %a : f32 to i32
  %c0 = arith.constant 0 : i32
  %r = arith.cmpi slt, %bits, %c0 : i32
  return %r : i1
}
func.func @f64(%x: f64) -> i1 {
  %nan = arith.subf %x, %x : f64
  %minus = arith.constant -1.0 : f64
  %negative = math.copysign %nan, %minus : f64
  %a = math.absf %negative : f64
  %bits = arith.bitcast %a : f64 to i64
  %c0 = arith.constant 0 : i64
  %r = arith.cmpi slt, %bits, %c0 : i64
  return %r : i1
}
