// Jumps to where WebAssembly's structured control flow has no label.
// RUN: wami opt %s --split-input-file --verify-diagnostics
ssawasm.func @f(%a: !ssawasm.local<i32>) {
  ssawasm.block_loop {
    // expected-error@+1 {{'ssawasm.br' op jumps to the loop's label from outside the loop}}
    ssawasm.br ^bb1
  ^bb1:
    ssawasm.br ^bb1
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}
// -----
ssawasm.func @f(%a: !ssawasm.local<i32>) {
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1
  ^bb1:
    // expected-error@+1 {{'ssawasm.pseudo_br' op falls through to a block that is not the next one}}
    ssawasm.pseudo_br ^bb3
  ^bb2:
    ssawasm.br ^bb1
  ^bb3:
    ssawasm.exit
  }
  ssawasm.return
}
// -----
ssawasm.func @f(%a: !ssawasm.local<i32>) {
  ssawasm.block_block {
    ssawasm.pseudo_br ^bb1
  ^bb1:
    // expected-error@+1 {{'ssawasm.br' op jumps backwards; only 'ssawasm.block_loop' has a loop}}
    ssawasm.br ^bb1
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}
// -----
ssawasm.func @f(%a: !ssawasm.local<i32>) {
  %x = ssawasm.local_get %a : i32
  // expected-error@+1 {{'ssawasm.if' op must have an else region to have results}}
  %r = ssawasm.if %x -> i32 {
    ssawasm.exit %x : i32
  }
  ssawasm.return
}
// -----
ssawasm.func @f() -> i32 {
  // expected-error@+1 {{'ssawasm.return' op has 0 operands, but enclosing function (@f) returns 1}}
  ssawasm.return
}
// -----
// expected-error@+1 {{'ssawasm.func' op argument must be a !ssawasm.local of a value type, but got 'i32'}}
ssawasm.func @f(%a: i32) {
  ssawasm.return
}
