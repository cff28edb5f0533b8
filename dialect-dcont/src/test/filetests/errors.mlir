// Wrong uses of dcont.
// RUN: wami opt %s --split-input-file --verify-diagnostics

func.func private @task()
// expected-error @+1 {{expected what is yielded and sent back, as in '!dcont.cont<(i32) -> ()>'}}
func.func private @no_protocol(!dcont.cont<i32>)

// -----

// expected-error @+1 {{unknown}}
func.func private @no_type(!dcont.coroutine<(i32) -> ()>)

// -----

func.func @unknown_function() {
  // expected-error @+1 {{'nobody' does not reference a valid function}}
  %c = dcont.new @nobody : !dcont.cont<(i32) -> ()>
  return
}

// -----

memref.global "private" @data : memref<1xi32> = dense<0>
func.func @no_function() {
  // expected-error @+1 {{'data' does not reference a valid function}}
  %c = dcont.new @data : !dcont.cont<(i32) -> ()>
  return
}

// -----

func.func private @takes(i32)
func.func @takes_something() {
  // expected-error @+1 {{the function of a continuation takes and returns nothing, but 'takes' is of type (i32) -> ()}}
  %c = dcont.new @takes : !dcont.cont<(i32) -> ()>
  return
}

// -----

func.func private @gives() -> i32
func.func @gives_something() {
  // expected-error @+1 {{the function of a continuation takes and returns nothing, but 'gives' is of type () -> i32}}
  %c = dcont.new @gives : !dcont.cont<(i32) -> ()>
  return
}

// -----

func.func private @task()
func.func @new_of_another_type() {
  // expected-error @+1 {{'dcont.new' op result #0 must be continuation, but got 'i32'}}
  %c = dcont.new @task : i32
  return
}

// -----

func.func @suspend_types(%x: i32) {
  // expected-error @+1 {{number of operands and types do not match: got 1 operands and 2 types}}
  dcont.suspend(%x) : (i32, i32) -> ()
  return
}

// -----

func.func @resume_of_a_number(%x: i32) {
  // expected-error @+1 {{expected the type of a continuation, !dcont.cont<...>, but got 'i32'}}
  dcont.resume %x : i32 on_yield(%v: i32) {
  }
  return
}

// -----

func.func @sends_too_little(%k: !dcont.cont<(i32) -> i64>) {
  // expected-error @+1 {{sends 0 values, but !dcont.cont<(i32) -> i64> wants 1}}
  dcont.resume %k : !dcont.cont<(i32) -> i64> on_yield(%v: i32, %r: !dcont.cont<(i32) -> i64>) {
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @sends_another_type(%k: !dcont.cont<(i32) -> i64>, %x: i32) {
  // expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i64' vs 'i32'}}
  dcont.resume %k(%x) : !dcont.cont<(i32) -> i64> on_yield(%v: i32, %r: !dcont.cont<(i32) -> i64>) {
  }
  return
}

// -----

func.func @no_handler(%k: !dcont.cont<(i32) -> ()>) {
  dcont.resume %k : !dcont.cont<(i32) -> ()>
  // expected-error @+1 {{expected 'on_yield'}}
  return
}

// -----

func.func @handler_without_continuation(%k: !dcont.cont<(i32) -> ()>) {
  // expected-error @+1 {{on_yield takes (i32), but !dcont.cont<(i32) -> ()> wants (i32, !dcont.cont<(i32) -> ()>)}}
  dcont.resume %k : !dcont.cont<(i32) -> ()> on_yield(%v: i32) {
  }
  return
}

// -----

func.func @handler_of_another_type(%k: !dcont.cont<(i32) -> ()>) {
  // expected-error @+1 {{on_yield takes (i64, !dcont.cont<(i32) -> ()>), but !dcont.cont<(i32) -> ()> wants (i32, !dcont.cont<(i32) -> ()>)}}
  dcont.resume %k : !dcont.cont<(i32) -> ()> on_yield(%v: i64, %r: !dcont.cont<(i32) -> ()>) {
  }
  return
}

// -----

func.func @no_on_return(%k: !dcont.cont<() -> ()>) -> i32 {
  // expected-error @+1 {{must have an on_return region if defining values}}
  %r = dcont.resume %k : !dcont.cont<() -> ()> -> i32 on_yield(%rest: !dcont.cont<() -> ()>) {
    %c = arith.constant 1 : i32
    dcont.yield %c : i32
  }
  return %r : i32
}

// -----

func.func @yields_another_type(%k: !dcont.cont<() -> ()>, %x: i64) -> i32 {
  // expected-error @+1 {{along control flow edge}}
  %r = dcont.resume %k : !dcont.cont<() -> ()> -> i32 on_yield(%rest: !dcont.cont<() -> ()>) {
    // expected-note @+1 {{region branch point}}
    dcont.yield %x : i64
  } on_return {
    %c = arith.constant 1 : i32
    dcont.yield %c : i32
  }
  return %r : i32
}

// -----

func.func @yields_too_little(%k: !dcont.cont<() -> ()>) -> i32 {
  // expected-error @+1 {{along control flow edge}}
  %r = dcont.resume %k : !dcont.cont<() -> ()> -> i32 on_yield(%rest: !dcont.cont<() -> ()>) {
    // expected-note @+1 {{region branch point}}
    dcont.yield
  } on_return {
    %c = arith.constant 1 : i32
    dcont.yield %c : i32
  }
  return %r : i32
}

// -----

func.func @another_terminator(%k: !dcont.cont<() -> ()>) {
  dcont.resume %k : !dcont.cont<() -> ()> on_yield(%rest: !dcont.cont<() -> ()>) {
    // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }
  return
}

// -----

func.func @yield_outside(%x: i32) {
  // expected-error @+1 {{'dcont.yield' op expects parent op 'dcont.resume'}}
  dcont.yield %x : i32
}

// -----

func.func @two_blocks(%k: !dcont.cont<() -> ()>) {
  // expected-error @+1 {{expects region #0 to have 0 or 1 blocks}}
  dcont.resume %k : !dcont.cont<() -> ()> on_yield(%rest: !dcont.cont<() -> ()>) {
    cf.br ^bb1
  ^bb1:
    dcont.yield
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @load_of_another_type(%s: !dcont.allocated<(i32) -> ()>) {
  // expected-error @+1 {{expects different type than prior uses}}
  %k = dcont.load %s : !dcont.cont<(i64) -> ()>
  return
}

// -----

func.func @store_of_a_number(%s: !dcont.allocated<(i32) -> ()>, %x: i32) {
  // expected-error @+1 {{type of 'storage' cannot be inferred}}
  dcont.store %s, %x : i32
  return
}

// -----

func.func @alloc_of_a_continuation() {
  // expected-error @+1 {{'dcont.alloc' op result #0 must be storage of a continuation, but got '!dcont.cont<(i32) -> ()>'}}
  %s = dcont.alloc() : !dcont.cont<(i32) -> ()>
  return
}

// -----

func.func @misspelt(%x: i32) {
  // expected-error @+1 {{custom op 'dcont.suspnd' is unknown; did you mean 'dcont.suspend'?}}
  dcont.suspnd(%x) : (i32) -> ()
  return
}

// -----

// expected-error @+1 {{expected '<'}}
func.func private @no_brackets(!dcont.cont)

// -----

func.func @alloc_with_operand(%x: i32) {
  // expected-error @+1 {{expected ')'}}
  %s = dcont.alloc(%x) : !dcont.allocated<(i32) -> ()>
  return
}
