// What stops the program.
// beyond mlir-runner: its process ends
// beyond llvm: its process ends

// run: @trap() traps
llvm.func @trap() {
  "llvm.intr.trap"() : () -> ()
  llvm.return
}

// run: @ubsantrap() traps
llvm.func @ubsantrap() {
  llvm.intr.ubsantrap <{failureKind = 3 : i8}>
  llvm.return
}

// run: @debugtrap() traps
llvm.func @debugtrap() {
  "llvm.intr.debugtrap"() : () -> ()
  llvm.return
}
