// Operations that the dialect does not have may have names of it.
llvm.func @f() {
  "llvm.x86.sse41.round.ss"() : () -> ()
  llvm.return
}
