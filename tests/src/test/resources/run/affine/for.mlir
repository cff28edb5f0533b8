// run: @sum(10) == 45
// run: @sum(0) == 0
// run: @steps() == 4, 30
func.func @sum(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to %n iter_args(%s = %c0) -> (index) {
    %t = arith.addi %s, %i : index
    affine.yield %t : index
  }
  return %r : index
}
func.func @steps() -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = affine.for %i = -3 to 20 step 7 iter_args(%n = %c0, %s = %c0) -> (index, index) {
    %m = arith.addi %n, %c1 : index
    %t = arith.addi %s, %i : index
    affine.yield %m, %t : index, index
  }
  return %r#0, %r#1 : index, index
}
