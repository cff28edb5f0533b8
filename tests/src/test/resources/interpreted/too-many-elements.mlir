// engines: interpreter - compiled, each element is a value of its own, and none but the first is made
// run: @poison() traps "a value of 3000000000 elements is too large for the interpreter"
func.func @poison() -> i8 {
  %p = ub.poison : vector<3000000000xi8>
  %s = vector.extract %p[0] : i8 from vector<3000000000xi8>
  return %s : i8
}
// run: @zero() traps "a value of 3000000000 elements is too large for the interpreter"
func.func @zero() -> i8 {
  %z = llvm.mlir.zero : !llvm.array<3000000000 x i8>
  %s = llvm.extractvalue %z[0] : !llvm.array<3000000000 x i8>
  return %s : i8
}
