// Wrong uses of continuations in ssawasm and wasm.
// RUN: wami opt %s --split-input-file --verify-diagnostics

ssawasm.func @no_type(%k: !ssawasm.local<!ssawasm.cont<"ct">>) {
  %f = ssawasm.func_ref @no_type : !ssawasm.func_ref
  // expected-error @+1 {{'ct' does not reference a ssawasm.cont_type}}
  %c = ssawasm.cont_new %f : !ssawasm.cont<"ct">
  ssawasm.return
}

// -----

ssawasm.cont_type @ct : () -> ()
ssawasm.func @another_signature(%x: !ssawasm.local<i32>) {
  %f = ssawasm.func_ref @another_signature : !ssawasm.func_ref
  // expected-error @+1 {{'another_signature' is of type (i32) -> (), but continuations of type 'ct' are of () -> ()}}
  %c = ssawasm.cont_new %f : !ssawasm.cont<"ct">
  ssawasm.return
}

// -----

ssawasm.func @no_tag() {
  // expected-error @+1 {{'yield' does not reference a ssawasm.tag}}
  ssawasm.suspend @yield() : () -> ()
  ssawasm.return
}

// -----

ssawasm.tag @yield : (i32) -> i64
ssawasm.func @tag_types() {
  // expected-error @+1 {{is of type () -> (), but 'yield' of (i32) -> i64}}
  ssawasm.suspend @yield() : () -> ()
  ssawasm.return
}

// -----

// expected-error @+1 {{cannot pass values of type 'f16'}}
ssawasm.tag @yield : (f16) -> ()

// -----

// expected-error @+1 {{cannot have elements of type 'i32'}}
ssawasm.table @t : i32

// -----

ssawasm.cont_type @ct : () -> ()
ssawasm.cont_type @rest : (i64) -> ()
ssawasm.tag @yield : (i32) -> ()
ssawasm.func @another_rest(%local: !ssawasm.local<!ssawasm.cont<"ct">>) {
  %k = ssawasm.local_get %local : !ssawasm.cont<"ct">
  ssawasm.block_block {
    // expected-error @+1 {{what is left to run is of type () -> (), but 'rest' is of (i64) -> ()}}
    ssawasm.resume %k [^on_yield, ^resume] @yield : !ssawasm.cont<"ct">
  ^resume:
    ssawasm.br ^out
  ^on_yield:
    %v = ssawasm.on_stack : i32
    %r = ssawasm.on_stack : !ssawasm.cont<"rest">
    ssawasm.pseudo_br ^out
  ^out:
    ssawasm.exit
  }
  ssawasm.return
}

// -----

ssawasm.cont_type @ct : () -> ()
ssawasm.tag @yield : (i32) -> ()
ssawasm.func @nothing_on_stack(%local: !ssawasm.local<!ssawasm.cont<"ct">>) {
  %k = ssawasm.local_get %local : !ssawasm.cont<"ct">
  ssawasm.block_block {
    // expected-error @+1 {{the block that handles suspensions does not begin with a continuation on the stack}}
    ssawasm.resume %k [^on_yield, ^resume] @yield : !ssawasm.cont<"ct">
  ^resume:
    ssawasm.br ^out
  ^on_yield:
    ssawasm.pseudo_br ^out
  ^out:
    ssawasm.exit
  }
  ssawasm.return
}

// -----

ssawasm.cont_type @ct : () -> ()
ssawasm.tag @yield : () -> ()
ssawasm.func @falls_into_the_handler(%local: !ssawasm.local<!ssawasm.cont<"ct">>) {
  %k = ssawasm.local_get %local : !ssawasm.cont<"ct">
  ssawasm.block_block {
    // expected-error @+1 {{something else goes to the block that handles suspensions}}
    ssawasm.resume %k [^on_yield, ^resume] @yield : !ssawasm.cont<"ct">
  ^resume:
    ssawasm.pseudo_br ^on_yield
  ^on_yield:
    %r = ssawasm.on_stack : !ssawasm.cont<"ct">
    ssawasm.pseudo_br ^out
  ^out:
    ssawasm.exit
  }
  ssawasm.return
}

// -----

wasm.func @f() {
  // expected-error @+1 {{'ct' does not reference a wasm.cont_type}}
  wasm.cont.new @ct
}

// -----

wasm.cont_type @ct : () -> ()
wasm.func @f() {
  // expected-error @+1 {{'yield' does not reference a tag}}
  wasm.resume @ct [@yield]
}

// -----

wasm.cont_type @ct : () -> ()
wasm.tag @yield : () -> ()
wasm.func @f() {
  // expected-error @+1 {{no enclosing block has the label "on_yield"}}
  wasm.resume @ct [[@yield, "on_yield"]]
}

// -----

wasm.cont_type @ct : () -> ()
wasm.func @f() {
  // expected-error @+1 {{expects handlers [@tag, "label"] or @tag, but got 1 : i64}}
  wasm.resume @ct [1]
}
