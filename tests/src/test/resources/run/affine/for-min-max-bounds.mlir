// A tiled loop: the inner bounds are the minimum and the maximum of several expressions. Each i of [lb, n) comes once.
// run: @tiled(0, 10) == 10, 45
// run: @tiled(3, 10) == 7, 42
// run: @tiled(0, 4) == 4, 6
// run: @tiled(5, 5) == 0, 0
// run: @tiled(9, 5) == 0, 0
func.func @tiled(%lb: index, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = affine.for %t = 0 to %n step 4 iter_args(%k = %c0, %s = %c0) -> (index, index) {
    %q:2 = affine.for %i = max affine_map<(d0)[s0] -> (d0, s0)>(%t)[%lb] to min affine_map<(d0)[s0] -> (d0 + 4, s0)>(%t)[%n]
        iter_args(%k1 = %k, %s1 = %s) -> (index, index) {
      %k2 = arith.addi %k1, %c1 : index
      %s2 = arith.addi %s1, %i : index
      affine.yield %k2, %s2 : index, index
    }
    affine.yield %q#0, %q#1 : index, index
  }
  return %r#0, %r#1 : index, index
}
