// prints: 3.1372

// Points of a congruential generator in a quarter of a circle.
func.func @main() {
  %seed = arith.constant 42 : i64
  %a = arith.constant 6364136223846793005 : i64
  %c = arith.constant 1442695040888963407 : i64
  %c40 = arith.constant 40 : i64
  %scale = arith.constant 5.9604644775390625e-08 : f64
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0 : i32
  %r:2 = affine.for %i = 0 to 10000 iter_args(%s = %seed, %n = %zero) -> (i64, i32) {
    %s0 = arith.muli %s, %a : i64
    %s1 = arith.addi %s0, %c : i64
    %s2 = arith.muli %s1, %a : i64
    %s3 = arith.addi %s2, %c : i64
    %x0 = arith.shrui %s1, %c40 : i64
    %y0 = arith.shrui %s3, %c40 : i64
    %x1 = arith.uitofp %x0 : i64 to f64
    %y1 = arith.uitofp %y0 : i64 to f64
    %x = arith.mulf %x1, %scale : f64
    %y = arith.mulf %y1, %scale : f64
    %xx = arith.mulf %x, %x : f64
    %d = math.fma %y, %y, %xx : f64
    %in = arith.cmpf olt, %d, %one : f64
    %k = arith.extui %in : i1 to i32
    %m = arith.addi %n, %k : i32
    affine.yield %s3, %m : i64, i32
  }
  %f = arith.sitofp %r#1 : i32 to f64
  %e = arith.constant 4.0e-4 : f64
  %pi = arith.mulf %f, %e : f64
  vector.print %pi : f64
  return
}
