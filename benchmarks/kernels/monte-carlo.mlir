// Pi, by 50,000 points of a square that may lie in a circle: Marsaglia's generator of 64 bits.

func.func private @print_f64(f64)
func.func private @toggle_gpio()

func.func private @next(%s: i64) -> i64 {
  %a = arith.constant 13 : i64
  %b = arith.constant 7 : i64
  %c = arith.constant 17 : i64
  %x1 = arith.shli %s, %a : i64
  %s1 = arith.xori %s, %x1 : i64
  %x2 = arith.shrui %s1, %b : i64
  %s2 = arith.xori %s1, %x2 : i64
  %x3 = arith.shli %s2, %c : i64
  %s3 = arith.xori %s2, %x3 : i64
  return %s3 : i64
}

func.func private @real(%s: i64) -> f64 {
  %k = arith.constant 11 : i64
  %u = arith.constant 1.1102230246251565e-16 : f64
  %t = arith.shrui %s, %k : i64
  %f = arith.uitofp %t : i64 to f64
  %r = arith.mulf %f, %u : f64
  return %r : f64
}

func.func @kernel(%o: memref<1xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 50000 : index
  %seed = arith.constant 88172645463325252 : i64
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %unit = arith.constant 1.0 : f64
  %four = arith.constant 4.0 : f64
  %total = arith.constant 50000.0 : f64
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %seed, %hits = %z) -> (i64, i32) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %x = func.call @real(%s1) : (i64) -> f64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %y = func.call @real(%s2) : (i64) -> f64
    %xx = arith.mulf %x, %x : f64
    %yy = arith.mulf %y, %y : f64
    %d = arith.addf %xx, %yy : f64
    %in = arith.cmpf ole, %d, %unit : f64
    %h = scf.if %in -> (i32) {
      %h1 = arith.addi %hits, %one : i32
      scf.yield %h1 : i32
    } else {
      scf.yield %hits : i32
    }
    scf.yield %s2, %h : i64, i32
  }
  %h = arith.sitofp %r#1 : i32 to f64
  %q = arith.mulf %h, %four : f64
  %v = arith.divf %q, %total : f64
  affine.store %v, %o[0] : memref<1xf64>
  return
}

func.func @main() {
  %o = memref.alloc() : memref<1xf64>
  affine.for %i = 0 to 1 {
    %z = arith.constant 0.0 : f64
    affine.store %z, %o[%i] : memref<1xf64>
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%o) : (memref<1xf64>) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 1 {
    %v = affine.load %o[%i] : memref<1xf64>
    func.call @print_f64(%v) : (f64) -> ()
  }
  return
}
