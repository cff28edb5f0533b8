// beyond mlir-runner: LLVM's index has 64 bits
// beyond llvm: LLVM's index has 64 bits

// run: @bits() == 32
func.func @bits() -> index {
  %0 = index.sizeof
  return %0 : index
}
