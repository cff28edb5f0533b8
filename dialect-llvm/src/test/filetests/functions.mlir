// Functions, calls and branches of the llvm dialect.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: llvm.func @ext(i32, ...) -> i32
// CHECK-LABEL: llvm.func @none()
// CHECK-LABEL: llvm.func @"quoted name"(i32 {llvm.signext}) -> (i8 {llvm.zeroext})
// CHECK-LABEL: llvm.func internal @i(%arg0: i32) -> i32 attributes {passthrough = ["noinline", ["foo", "bar"]]} {
// CHECK-NEXT:    llvm.return %arg0 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func fastcc @fast(%arg0: i32) attributes {dso_local} {
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func linkonce_odr hidden @odr(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline} {
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func private unnamed_addr @ua() attributes {alignment = 16 : i64, frame_pointer = #llvm.framePointerKind<all>, no_unwind, section = ".s", target_cpu = "x", will_return} {
// CHECK-NEXT:    llvm.unreachable
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func @calls(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
// CHECK-NEXT:    %0 = llvm.call @i(%arg1) : (i32) -> i32
// CHECK-NEXT:    llvm.call @none() : () -> ()
// CHECK-NEXT:    %1 = llvm.call @ext(%arg1, %arg0) vararg(!llvm.func<i32 (i32, ...)>) : (i32, !llvm.ptr) -> i32
// CHECK-NEXT:    %2 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
// CHECK-NEXT:    llvm.call %arg0(%arg1) vararg(!llvm.func<void (...)>) : !llvm.ptr, (i32) -> ()
// CHECK-NEXT:    llvm.call fastcc @fast(%arg1) : (i32) -> ()
// CHECK-NEXT:    %3 = llvm.call tail @i(%arg1) {no_inline} : (i32) -> i32
// CHECK-NEXT:    %4 = llvm.call @i(%arg1) {a = 1 : i64} : (i32 {llvm.signext}) -> (i32 {llvm.noundef})
// CHECK-NEXT:    llvm.return %0 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func @flow(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:    llvm.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
// CHECK-NEXT:  ^bb1:  // 3 preds: ^bb0, ^bb3, ^bb5
// CHECK-NEXT:    llvm.br ^bb2(%arg1 : i32)
// CHECK-NEXT:  ^bb2(%0: i32):  // 3 preds: ^bb0, ^bb1, ^bb3
// CHECK-NEXT:    llvm.cond_br %arg0 weights([3, 5]), ^bb3, ^bb4
// CHECK-NEXT:  ^bb3:  // pred: ^bb2
// CHECK-NEXT:    llvm.switch %arg1 : i32, ^bb4 [
// CHECK-NEXT:      1: ^bb1,
// CHECK-NEXT:      -2: ^bb2(%0 : i32)
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:    llvm.switch %arg1 : i32, ^bb5 [
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb5:  // pred: ^bb4
// CHECK-NEXT:    llvm.switch %arg1 : i32, ^bb1 [
// CHECK-NEXT:      3: ^bb6
// CHECK-NEXT:    ] {branch_weights = array<i32: 1, 2>}
// CHECK-NEXT:  ^bb6:  // pred: ^bb5
// CHECK-NEXT:    llvm.return %arg1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func @sw(%arg0: i64) {
// CHECK-NEXT:    llvm.switch %arg0 : i64, ^bb1 [
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
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
