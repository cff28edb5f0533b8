// prints: 999.903
// prints: 1000

// A compensated sum beside a plain one.
func.func @main() {
  %zero = arith.constant 0.0 : f32
  %x = arith.constant 0.1 : f32
  %r:3 = affine.for %i = 0 to 10000 iter_args(%plain = %zero, %sum = %zero, %c = %zero) -> (f32, f32, f32) {
    %p = arith.addf %plain, %x : f32
    %y = arith.subf %x, %c : f32
    %t = arith.addf %sum, %y : f32
    %d = arith.subf %t, %sum : f32
    %e = arith.subf %d, %y : f32
    affine.yield %p, %t, %e : f32, f32, f32
  }
  vector.print %r#0 : f32
  vector.print %r#1 : f32
  return
}
