// RUN: wami opt %s --llvm-to-std --split-input-file --verify-diagnostics

llvm.func @even(%n: i32) -> i32
llvm.func @odd(%n: i32) -> i32 {
  // expected-error @+1 {{failed to legalize operation 'llvm.call': 'musttail': func has no call that ends its caller first}}
  %r = llvm.call musttail @even(%n) : (i32) -> i32
  llvm.return %r : i32
}

// -----

// A tail call that need not be one is a call.
llvm.func @even(%n: i32) -> i32
llvm.func @odd(%n: i32) -> i32 {
  %r = llvm.call tail @even(%n) : (i32) -> i32
  llvm.return %r : i32
}
