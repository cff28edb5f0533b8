llvm.func @personality(...) -> i32
llvm.func @callee(i32) -> i32
llvm.func @tries(%a: i32, %p: !llvm.ptr) -> i32 attributes {personality = @personality} {
  %n = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.invoke @callee(%a) to ^bb1(%a : i32) unwind ^bb2 : (i32) -> i32
^bb1(%x: i32):
  %1 = llvm.invoke fastcc %p(%x) to ^bb3 unwind ^bb2 ["tag"(%x : i32)] {branch_weights = array<i32: 4, 1>} : !llvm.ptr, (i32) -> i32
^bb2:
  %2 = llvm.landingpad cleanup (catch %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
^bb3:
  llvm.return %1 : i32
}
llvm.func @jumps(%a: !llvm.ptr, %x: i32) -> i32 {
  %0 = llvm.blockaddress <function = @jumps, tag = <id = 4>> : !llvm.ptr
  llvm.indirectbr %a : !llvm.ptr, [
  ^bb1,
  ^bb2(%x : i32)
  ]
^bb1:
  llvm.blocktag <id = 4>
  llvm.br ^bb2(%x : i32)
^bb2(%y: i32):
  %1 = llvm.va_arg %a : (!llvm.ptr) -> i32
  %2 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel "nop", "=r,r" %y : (i32) -> i32
  llvm.inline_asm tail_call_kind = <tail> "nop", ""  : () -> ()
  %3 = llvm.dso_local_equivalent @callee : !llvm.ptr
  llvm.return %2 : i32
}
// -----
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.invoke @f(%a) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  llvm.return %0 : i32
^bb2:
  llvm.return %a : i32
}
// -----
llvm.func @f() {
  %0 = llvm.landingpad cleanup : i32
  llvm.return
}
// -----
llvm.func @f() {
  llvm.blocktag <id = 1>
  llvm.blocktag <id = 1>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f() {
  llvm.inline_asm tail_call_kind = <musttail> "nop", ""  : () -> ()
  llvm.return
}
