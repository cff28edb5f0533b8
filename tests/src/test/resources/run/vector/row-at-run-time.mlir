// beyond mlir-runner: LLVM has no lowering of a row at a position that is known at run time only
// run: @extract_dynamic(1, 2) == 6
// run: @extract_dynamic(0, 1) == 2

// Positions that are known at run time only.
func.func @extract_dynamic(%i: index, %j: index) -> i32 {
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %row = vector.extract %v[%i] : vector<3xi32> from vector<2x3xi32>
  %r = vector.extract %row[%j] : i32 from vector<3xi32>
  return %r : i32
}
