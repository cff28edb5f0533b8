// RUN: wami opt %s --wasm-simplify-blocks | filecheck %s

// Behind a branch nothing is reached; a block that nobody branches to is what is in it.
// CHECK-LABEL: wasm.func @blocks
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.if {
// CHECK-NEXT: wasm.call @f
// CHECK-NEXT: wasm.unreachable
// CHECK-NEXT: }
// CHECK-NEXT: wasm.call @g
// CHECK-NEXT: }
wasm.func @f() {
}
wasm.func @g() {
}
wasm.func @blocks(i32) {
  wasm.block "unused" {
    wasm.local.get 0
    wasm.if {
      wasm.call @f
      wasm.unreachable
      wasm.call @g
    }
    wasm.call @g
  }
}

// A condition that is known; one that is turned around for an empty side; one that nothing depends on.
// CHECK-LABEL: wasm.func @conditions
// CHECK-NEXT: wasm.call @f
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.i32.const 3
// CHECK-NEXT: wasm.i32.ge_u
// CHECK-NEXT: wasm.if {
// CHECK-NEXT: wasm.call @g
// CHECK-NEXT: }
// CHECK-NEXT: }
wasm.func @conditions(i32) {
  wasm.i32.const 1
  wasm.if {
    wasm.call @f
  } else {
    wasm.call @g
  }
  wasm.i32.const 0
  wasm.if {
    wasm.call @g
  }
  wasm.local.get 0
  wasm.i32.const 3
  wasm.i32.lt_u
  wasm.if {
  } else {
    wasm.call @g
  }
  wasm.local.get 0
  wasm.if {
  }
}

// An if that only branches is a conditional branch, whichever side it is on; behind a side that ends elsewhere no else is needed.
// CHECK-LABEL: wasm.func @branches
// CHECK: wasm.block "out" {
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.br_if "out"
// CHECK-NEXT: wasm.call @f
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.i32.eqz
// CHECK-NEXT: wasm.br_if "out"
// CHECK-NEXT: wasm.call @g
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.if {
// CHECK-NEXT: wasm.call @f
// CHECK-NEXT: wasm.unreachable
// CHECK-NEXT: }
// CHECK-NEXT: wasm.call @g
// CHECK-NEXT: }
// CHECK-NEXT: wasm.call @f
wasm.func @branches(i32) {
  wasm.block "out" {
    wasm.local.get 0
    wasm.if {
      wasm.br "out"
    } else {
      wasm.call @f
    }
    wasm.local.get 0
    wasm.if {
      wasm.call @g
    } else {
      wasm.br "out"
    }
    wasm.local.get 0
    wasm.if {
      wasm.call @f
      wasm.unreachable
    } else {
      wasm.call @g
    }
  }
  wasm.call @f
}

// A loop whose end leaves or goes round needs one branch, and no block if that was the only way to its end.
// CHECK-LABEL: wasm.func @loop
// CHECK-NEXT: wasm.loop "next" {
// CHECK-NEXT: wasm.call @f
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.i32.const 1
// CHECK-NEXT: wasm.i32.add
// CHECK-NEXT: wasm.local.tee 0
// CHECK-NEXT: wasm.i32.const 9
// CHECK-NEXT: wasm.i32.lt_s
// CHECK-NEXT: wasm.br_if "next"
// CHECK-NEXT: }
// CHECK-NEXT: wasm.loop "again" {
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.if {
// CHECK-NEXT: wasm.call @g
// CHECK-NEXT: wasm.br "again"
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
wasm.func @loop(i32) {
  wasm.block "done" {
    wasm.loop "next" {
      wasm.call @f
      wasm.local.get 0
      wasm.i32.const 1
      wasm.i32.add
      wasm.local.tee 0
      wasm.i32.const 9
      wasm.i32.ge_s
      wasm.br_if "done"
      wasm.br "next"
    }
  }
  wasm.block "gone" {
    wasm.loop "again" {
      wasm.local.get 0
      wasm.i32.eqz
      wasm.br_if "gone"
      wasm.call @g
      wasm.br "again"
    }
  }
}

// At an end, what branches there, or returns, falls there.
// CHECK-LABEL: wasm.func @tails
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.if {
// CHECK-NEXT: wasm.call @f
// CHECK-NEXT: } else {
// CHECK-NEXT: wasm.call @g
// CHECK-NEXT: }
// CHECK-NEXT: }
wasm.func @tails(i32) {
  wasm.block "end" {
    wasm.local.get 0
    wasm.if {
      wasm.call @f
      wasm.br "end"
    } else {
      wasm.call @g
      wasm.return
    }
  }
}

// The only branch over what follows: that becomes the other side.
// CHECK-LABEL: wasm.func @over
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.if {
// CHECK-NEXT: wasm.call @f
// CHECK-NEXT: } else {
// CHECK-NEXT: wasm.call @g
// CHECK-NEXT: wasm.call @f
// CHECK-NEXT: }
// CHECK-NEXT: wasm.call @g
// CHECK-NEXT: }
wasm.func @over(i32) {
  wasm.block "end" {
    wasm.local.get 0
    wasm.if {
      wasm.call @f
      wasm.br "end"
    }
    wasm.call @g
    wasm.call @f
  }
  wasm.call @g
}

// Left alone: labels in use, values that are passed, a loop that goes round from within, another block of the same name.
// CHECK-LABEL: wasm.func @kept
// CHECK-NEXT: wasm.block "v" : () -> i32 {
// CHECK-NEXT: wasm.i32.const 5
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.br_if "v"
// CHECK-NEXT: wasm.drop
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.if : () -> i32 {
// CHECK-NEXT: wasm.i32.const 1
// CHECK-NEXT: } else {
// CHECK-NEXT: wasm.i32.const 2
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: wasm.local.set 0
// CHECK-NEXT: wasm.loop "l" {
// CHECK-NEXT: wasm.block "m" {
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.br_table ["m"] "l"
// CHECK-NEXT: }
// CHECK-NEXT: wasm.call @f
// CHECK-NEXT: wasm.br "l"
// CHECK-NEXT: }
// CHECK-NEXT: }
wasm.func @kept(i32) {
  wasm.block "v" : () -> i32 {
    wasm.i32.const 5
    wasm.local.get 0
    wasm.br_if "v"
    wasm.drop
    wasm.local.get 0
    wasm.if : () -> i32 {
      wasm.i32.const 1
    } else {
      wasm.i32.const 2
    }
  }
  wasm.local.set 0
  wasm.loop "l" {
    wasm.block "m" {
      wasm.local.get 0
      wasm.br_table ["m"] "l"
    }
    wasm.call @f
    wasm.br "l"
  }
}
