// math.round: to nearest, halves away from zero. (math.roundeven, floor, ceil and trunc are Wasm instructions.)
//
// x - trunc(x) is exact, and keeps the sign of x; where it is at least 1/2, trunc(x) + 1 is exact too, because then |x| < 2^52 (2^23).
// Infinities and NaN fail the comparison and are their own trunc. trunc keeps the sign of a zero result.

func.func @__wami_round_f64(%x: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %one = arith.constant 1.0 : f64
  %toward_zero = math.trunc %x : f64
  %fraction = arith.subf %x, %toward_zero : f64
  %size = math.absf %fraction : f64
  %up = arith.cmpf oge, %size, %half : f64
  %step = math.copysign %one, %x : f64
  %away = arith.addf %toward_zero, %step : f64
  %rounded = arith.select %up, %away, %toward_zero : f64
  return %rounded : f64
}

func.func @__wami_round_f32(%x: f32) -> f32 {
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %toward_zero = math.trunc %x : f32
  %fraction = arith.subf %x, %toward_zero : f32
  %size = math.absf %fraction : f32
  %up = arith.cmpf oge, %size, %half : f32
  %step = math.copysign %one, %x : f32
  %away = arith.addf %toward_zero, %step : f32
  %rounded = arith.select %up, %away, %toward_zero : f32
  return %rounded : f32
}
