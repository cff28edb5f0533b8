// RUN: wami opt %s --llvm-to-std --split-input-file --verify-diagnostics

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @struct(%format: !llvm.ptr, %s: !llvm.struct<(i32, i32)>) -> i32 {
  // expected-error @+1 {{failed to legalize operation 'llvm.call': a variable argument of type '!llvm.struct<(i32, i32)>'}}
  %n = llvm.call @printf(%format, %s) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.struct<(i32, i32)>) -> i32
  llvm.return %n : i32
}

// -----

// expected-error @+1 {{failed to legalize operation 'llvm.func': a definition with variable arguments}}
llvm.func @defined(%a: i32, ...) {
  llvm.return
}
