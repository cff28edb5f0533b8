// run: @divide(7, 2) == 3
// run: @divide(-7, 2) == -3
// run: @narrow(200, 100) == 44
// run: @exp(0.0) == 1.0
// run: @power(3, 5) == 243
// run: @round(2.5) == 3.0
// run: @round(-0.5) == -1.0

func.func @divide(%a: i32, %b: i32) -> i32 {
  %r = arith.divsi %a, %b : i32
  return %r : i32
}

func.func @narrow(%a: i8, %b: i8) -> i8 {
  %r = arith.addi %a, %b : i8
  return %r : i8
}

func.func @exp(%x: f64) -> f64 {
  %r = math.exp %x : f64
  return %r : f64
}

func.func @power(%x: i16, %y: i16) -> i16 {
  %r = math.ipowi %x, %y : i16
  return %r : i16
}

func.func @round(%x: f32) -> f32 {
  %r = math.round %x : f32
  return %r : f32
}
