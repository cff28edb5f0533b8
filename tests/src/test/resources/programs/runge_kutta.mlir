// prints: 0.786011
// prints: 0.633179
// prints: 0.527976
// prints: 0.459868
// prints: 0.420649
// prints: 0.403929
// prints: 0.404733
// prints: 0.419183

// y' = -2 y + t from y(0) = 1, ten steps of the fourth order.
func.func @slope(%t: f64, %y: f64) -> f64 {
  %m2 = arith.constant -2.0 : f64
  %r = math.fma %m2, %y, %t : f64
  return %r : f64
}

func.func @main() {
  %h = arith.constant 0.125 : f64
  %half = arith.constant 0.0625 : f64
  %sixth = arith.constant 0.020833333333333332 : f64
  %two = arith.constant 2.0 : f64
  %t0 = arith.constant 0.0 : f64
  %y0 = arith.constant 1.0 : f64
  %r:2 = affine.for %i = 0 to 8 iter_args(%t = %t0, %y = %y0) -> (f64, f64) {
    %k1 = func.call @slope(%t, %y) : (f64, f64) -> f64
    %tm = arith.addf %t, %half : f64
    %y1 = math.fma %half, %k1, %y : f64
    %k2 = func.call @slope(%tm, %y1) : (f64, f64) -> f64
    %y2 = math.fma %half, %k2, %y : f64
    %k3 = func.call @slope(%tm, %y2) : (f64, f64) -> f64
    %te = arith.addf %t, %h : f64
    %y3 = math.fma %h, %k3, %y : f64
    %k4 = func.call @slope(%te, %y3) : (f64, f64) -> f64
    %mid = arith.addf %k2, %k3 : f64
    %twice = arith.mulf %mid, %two : f64
    %ends = arith.addf %k1, %k4 : f64
    %sum = arith.addf %twice, %ends : f64
    %yn = math.fma %sixth, %sum, %y : f64
    vector.print %yn : f64
    affine.yield %te, %yn : f64, f64
  }
  return
}
