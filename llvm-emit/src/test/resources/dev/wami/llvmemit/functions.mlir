llvm.func @ext(i32, ...) -> i32
llvm.func @none()
llvm.func @"quoted name"(i32 {llvm.signext}) -> (i8 {llvm.zeroext})
llvm.func internal @i(%a: i32) -> i32 attributes {passthrough = ["noinline", ["foo", "bar"]]} { llvm.return %a : i32 }
llvm.func fastcc @fast(%a: i32) attributes {dso_local} { llvm.return }
llvm.func linkonce_odr hidden @odr(%a: !llvm.ptr {llvm.noalias, llvm.nocapture}) attributes {no_inline, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} { llvm.return }
llvm.func private unnamed_addr @ua() attributes {frame_pointer = #llvm.framePointerKind<all>, will_return, no_unwind, target_cpu = "x", alignment = 16 : i64, section = ".s"} { llvm.unreachable }
llvm.func @calls(%p: !llvm.ptr, %i: i32) -> i32 {
  %0 = llvm.call @i(%i) : (i32) -> i32
  llvm.call @none() : () -> ()
  %1 = llvm.call @ext(%i, %p) vararg(!llvm.func<i32 (i32, ...)>) : (i32, !llvm.ptr) -> i32
  %2 = llvm.call %p(%i) : !llvm.ptr, (i32) -> i32
  llvm.call %p(%i) vararg(!llvm.func<void (...)>) : !llvm.ptr, (i32) -> ()
  llvm.call fastcc @fast(%i) : (i32) -> ()
  %3 = llvm.call tail @i(%i) {fastmathFlags = #llvm.fastmath<none>, no_inline} : (i32) -> i32
  %4 = llvm.call @i(%i) {a = 1} : (i32 {llvm.signext}) -> (i32 {llvm.noundef})
  llvm.return %0 : i32
}
llvm.func @flow(%c: i1, %i: i32) -> i32 {
  llvm.cond_br %c, ^bb1, ^bb2(%i : i32)
^bb1:
  llvm.br ^bb2(%i : i32)
^bb2(%x: i32):
  llvm.cond_br %c weights([3, 5]), ^bb3, ^bb4
^bb3:
  llvm.switch %i : i32, ^bb4 [
    1: ^bb1,
    -2: ^bb2(%x : i32)
  ]
^bb4:
  llvm.switch %i : i32, ^bb5 [
  ]
^bb5:
  llvm.switch %i : i32, ^bb1 [
    3: ^bb6
  ] {branch_weights = array<i32: 1, 2>}
^bb6:
  llvm.return %i : i32
}
llvm.func @sw(%i: i64) { 
  llvm.switch %i : i64, ^bb1 []
^bb1:
  llvm.return }
