// prints: 10.0781
// prints: 10.0625
// prints: 10

// Sums of a tenth in f16, bf16 and f32 drift apart.
func.func @main() {
  %h = arith.constant 0.1 : f16
  %b = arith.constant 0.1 : bf16
  %f = arith.constant 0.1 : f32
  %hz = arith.constant 0.0 : f16
  %bz = arith.constant 0.0 : bf16
  %fz = arith.constant 0.0 : f32
  %r:3 = affine.for %i = 0 to 100 iter_args(%x = %hz, %y = %bz, %z = %fz) -> (f16, bf16, f32) {
    %xn = arith.addf %x, %h : f16
    %yn = arith.addf %y, %b : bf16
    %zn = arith.addf %z, %f : f32
    affine.yield %xn, %yn, %zn : f16, bf16, f32
  }
  %x = arith.extf %r#0 : f16 to f32
  %y = arith.extf %r#1 : bf16 to f32
  vector.print %x : f32
  vector.print %y : f32
  vector.print %r#2 : f32
  return
}
