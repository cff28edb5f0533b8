// beyond mlir-opt: upstream leaves a bound without results, and stops at it
// A bound that is about the counter of a loop that never runs.
// run: @f(5) == 0
func.func @f(%n: index) -> index {
  %zero = arith.constant 0 : index
  %r = affine.for %i = -1 to -1 iter_args(%s = %zero) -> index {
    %t = affine.for %j = max affine_map<(d0) -> (1, d0 mod 3)>(%i) to 4 iter_args(%u = %s) -> index {
      %v = arith.addi %u, %n : index
      affine.yield %v : index
    }
    affine.yield %t : index
  }
  return %r : index
}
