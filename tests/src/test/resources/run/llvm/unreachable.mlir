// beyond mlir-runner: a program that gets there means nothing; this one traps
// beyond llvm: a program that gets there means nothing; this one traps

// run: @alone() traps "unreachable"
llvm.func @alone() {
  llvm.unreachable
}
