// Continuations that are never finished, or never begun, are dropped.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @firstOf(1000) == 1000
// run: @unbegun(1000) == 1000
// run: @overwritten(1000) == 1
// run: @finished(2000) == 4000
!ints = !dcont.cont<(i32) -> ()>
func.func private @endless() {
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %r = scf.while (%i = %one) : (i32) -> i32 {
    scf.condition(%true) %i : i32
  } do {
  ^bb0(%i: i32):
    dcont.suspend(%i) : (i32) -> ()
    %next = arith.addi %i, %one : i32
    scf.yield %next : i32
  }
  return
}
func.func private @two() {
  %one = arith.constant 1 : i32
  dcont.suspend(%one) : (i32) -> ()
  dcont.suspend(%one) : (i32) -> ()
  return
}
func.func private @run(%k: !ints) -> i32 {
  %r = dcont.resume %k : !ints -> i32 on_yield(%v: i32, %rest: !ints) {
    dcont.yield %v : i32
  } on_return {
    %zero = arith.constant 0 : i32
    dcont.yield %zero : i32
  }
  return %r : i32
}
func.func @firstOf(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> i32 {
    %k = dcont.new @endless : !ints
    %v = func.call @run(%k) : (!ints) -> i32
    %t = arith.addi %acc, %v : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @unbegun(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %k0 = dcont.new @endless : !ints
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero, %before = %k0) -> (i32, !ints) {
    %k = dcont.new @endless : !ints
    %t = arith.addi %acc, %one : i32
    scf.yield %t, %k : i32, !ints
  }
  return %r#0 : i32
}
func.func @overwritten(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = dcont.alloc() : !dcont.allocated<(i32) -> ()>
  scf.for %i = %c0 to %n step %c1 {
    %k = dcont.new @endless : !ints
    dcont.store %s, %k : !ints
  }
  %k = dcont.load %s : !ints
  %v = call @run(%k) : (!ints) -> i32
  return %v : i32
}
func.func @finished(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> i32 {
    %k0 = dcont.new @two : !ints
    %s:2 = scf.while (%a = %acc, %k = %k0) : (i32, !ints) -> (i32, !ints) {
      %more, %b, %rest = dcont.resume %k : !ints -> (i1, i32, !ints) on_yield(%v: i32, %r: !ints) {
        %true = arith.constant true
        %t = arith.addi %a, %v : i32
        dcont.yield %true, %t, %r : i1, i32, !ints
      } on_return {
        %false = arith.constant false
        dcont.yield %false, %a, %k : i1, i32, !ints
      }
      scf.condition(%more) %b, %rest : i32, !ints
    } do {
    ^bb0(%a: i32, %k: !ints):
      scf.yield %a, %k : i32, !ints
    }
    scf.yield %s#0 : i32
  }
  return %r : i32
}
