// prints: 1
// prints: 2
// prints: 3
// prints: 4
// prints: 0
// prints: 8
// prints: 7
// prints: 6
// prints: 5

// beyond mlir-runner: its JIT runs destructors by rising priority, and native programs, as LLVM has it, by falling

// Constructors by rising priority before the program, destructors by falling priority behind it, of all lists together.
llvm.func @printI64(i64)
llvm.func @printNewline()

llvm.func internal @line(%n: i64) {
  llvm.call @printI64(%n) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

llvm.func internal @print1() {
  %n = llvm.mlir.constant(1 : i64) : i64
  llvm.call @line(%n) : (i64) -> ()
  llvm.return
}
llvm.func internal @print2() {
  %n = llvm.mlir.constant(2 : i64) : i64
  llvm.call @line(%n) : (i64) -> ()
  llvm.return
}
llvm.func internal @print3() {
  %n = llvm.mlir.constant(3 : i64) : i64
  llvm.call @line(%n) : (i64) -> ()
  llvm.return
}
llvm.func internal @print4() {
  %n = llvm.mlir.constant(4 : i64) : i64
  llvm.call @line(%n) : (i64) -> ()
  llvm.return
}
llvm.func internal @print5() {
  %n = llvm.mlir.constant(5 : i64) : i64
  llvm.call @line(%n) : (i64) -> ()
  llvm.return
}
llvm.func internal @print6() {
  %n = llvm.mlir.constant(6 : i64) : i64
  llvm.call @line(%n) : (i64) -> ()
  llvm.return
}
llvm.func internal @print7() {
  %n = llvm.mlir.constant(7 : i64) : i64
  llvm.call @line(%n) : (i64) -> ()
  llvm.return
}
llvm.func internal @print8() {
  %n = llvm.mlir.constant(8 : i64) : i64
  llvm.call @line(%n) : (i64) -> ()
  llvm.return
}

llvm.mlir.global_ctors ctors = [@print3, @print1], priorities = [300 : i32, 100 : i32], data = [#llvm.zero, #llvm.zero]
llvm.mlir.global_dtors dtors = [@print6, @print8], priorities = [600 : i32, 800 : i32], data = [#llvm.zero, #llvm.zero]
llvm.mlir.global_ctors ctors = [@print4, @print2], priorities = [65535 : i32, 200 : i32], data = [#llvm.zero, #llvm.zero]
llvm.mlir.global_dtors dtors = [@print5, @print7], priorities = [0 : i32, 700 : i32], data = [#llvm.zero, #llvm.zero]

llvm.func @main() {
  %n = llvm.mlir.constant(0 : i64) : i64
  llvm.call @line(%n) : (i64) -> ()
  llvm.return
}
