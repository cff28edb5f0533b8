// A convention that keeps values on the stack in memory during a call is not for functions that may be suspended.
// RUN: wami opt %s --pass-pipeline='builtin.module(dcont-frames-to-heap,func-to-ssawasm{abi=c})' --verify-diagnostics
func.func @two(%x: i32) -> (i32, i32) {
  dcont.suspend(%x) : (i32) -> ()
  return %x, %x : i32, i32
}
func.func private @task() {
  %c = arith.constant 1 : i32
  // expected-error @+1 {{failed to legalize operation 'func.call': the function may be suspended, and its calling convention passes values on the stack in memory}}
  %r:2 = call @two(%c) : (i32) -> (i32, i32)
  return
}
func.func @main() {
  %k = dcont.new @task : !dcont.cont<(i32) -> ()>
  dcont.resume %k : !dcont.cont<(i32) -> ()> on_yield(%v: i32, %r: !dcont.cont<(i32) -> ()>) {
  }
  return
}
