// Bounds below zero, and a step that does not divide the range.
// run: @f() == 4, -10
// run: @g(-3) == 3, -6
// run: @g(3) == 0, 0
func.func @f() -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = affine.for %i = -7 to 3 step 3 iter_args(%k = %c0, %s = %c0) -> (index, index) {
    %k2 = arith.addi %k, %c1 : index
    %s2 = arith.addi %s, %i : index
    affine.yield %k2, %s2 : index, index
  }
  return %r#0, %r#1 : index, index
}
func.func @g(%lb: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = affine.for %i = %lb to 0 iter_args(%k = %c0, %s = %c0) -> (index, index) {
    %k2 = arith.addi %k, %c1 : index
    %s2 = arith.addi %s, %i : index
    affine.yield %k2, %s2 : index, index
  }
  return %r#0, %r#1 : index, index
}
