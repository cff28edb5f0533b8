// run: @count(5) == 10
// run: @bounds(3, 8) == 15
// run: @bounds(9, 2) == 0
func.func @count(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = affine.for %i = 0 to %n iter_args(%s = %c0) -> (index) {
    %q = affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to %n iter_args(%t = %s) -> (index) {
      %u = arith.addi %t, %c1 : index
      affine.yield %u : index
    }
    affine.yield %q : index
  }
  return %r : index
}
func.func @bounds(%a: index, %b: index) -> index {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = max affine_map<()[s0] -> (s0 - 2, 1)>()[%a] to min affine_map<()[s0, s1] -> (s0 * 2, s1 + 3)>()[%a, %b] iter_args(%s = %c0) -> (index) {
    %t = arith.addi %s, %i : index
    affine.yield %t : index
  }
  return %r : index
}
