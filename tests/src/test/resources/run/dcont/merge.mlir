// Two sorted generators merged into a third.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @merged(8) == 12345678
// run: @merged(10) == 1234567890
// run: @count() == 20
!ints = !dcont.cont<(i32) -> ()>

func.func private @odd() {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %c20 = arith.constant 20 : i32
  scf.for %i = %one to %c20 step %two : i32 {
    dcont.suspend(%i) : (i32) -> ()
  }
  return
}
func.func private @even() {
  %two = arith.constant 2 : i32
  %c21 = arith.constant 21 : i32
  scf.for %i = %two to %c21 step %two : i32 {
    dcont.suspend(%i) : (i32) -> ()
  }
  return
}
// The next value, or the largest i32 at the end.
func.func private @next(%k: !ints) -> (i32, !ints) {
  %v, %rest = dcont.resume %k : !ints -> (i32, !ints) on_yield(%x: i32, %r: !ints) {
    dcont.yield %x, %r : i32, !ints
  } on_return {
    %end = arith.constant 0x7FFFFFFF : i32
    dcont.yield %end, %k : i32, !ints
  }
  return %v, %rest : i32, !ints
}
func.func private @merge() {
  %end = arith.constant 0x7FFFFFFF : i32
  %ka = dcont.new @odd : !ints
  %kb = dcont.new @even : !ints
  %a0, %ka0 = call @next(%ka) : (!ints) -> (i32, !ints)
  %b0, %kb0 = call @next(%kb) : (!ints) -> (i32, !ints)
  %r:4 = scf.while (%a = %a0, %b = %b0, %k = %ka0, %l = %kb0) : (i32, i32, !ints, !ints) -> (i32, i32, !ints, !ints) {
    %least = arith.minsi %a, %b : i32
    %more = arith.cmpi ne, %least, %end : i32
    scf.condition(%more) %a, %b, %k, %l : i32, i32, !ints, !ints
  } do {
  ^bb0(%a: i32, %b: i32, %k: !ints, %l: !ints):
    %left = arith.cmpi sle, %a, %b : i32
    %least = arith.minsi %a, %b : i32
    dcont.suspend(%least) : (i32) -> ()
    %n:4 = scf.if %left -> (i32, i32, !ints, !ints) {
      %a1, %k1 = func.call @next(%k) : (!ints) -> (i32, !ints)
      scf.yield %a1, %b, %k1, %l : i32, i32, !ints, !ints
    } else {
      %b1, %l1 = func.call @next(%l) : (!ints) -> (i32, !ints)
      scf.yield %a, %b1, %k, %l1 : i32, i32, !ints, !ints
    }
    scf.yield %n#0, %n#1, %n#2, %n#3 : i32, i32, !ints, !ints
  }
  return
}
// The digits of the first %n values.
func.func @merged(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ten = arith.constant 10 : i32
  %k0 = dcont.new @merge : !ints
  %r:2 = scf.for %i = %zero to %n step %one iter_args(%acc = %zero, %k = %k0) -> (i32, !ints) : i32 {
    %v, %rest = func.call @next(%k) : (!ints) -> (i32, !ints)
    %digit = arith.remsi %v, %ten : i32
    %s = arith.muli %acc, %ten : i32
    %t = arith.addi %s, %digit : i32
    scf.yield %t, %rest : i32, !ints
  }
  return %r#0 : i32
}
func.func @count() -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %end = arith.constant 0x7FFFFFFF : i32
  %k0 = dcont.new @merge : !ints
  %r:2 = scf.while (%c = %zero, %k = %k0) : (i32, !ints) -> (i32, !ints) {
    %v, %rest = func.call @next(%k) : (!ints) -> (i32, !ints)
    %more = arith.cmpi ne, %v, %end : i32
    %d = arith.extui %more : i1 to i32
    %e = arith.addi %c, %d : i32
    scf.condition(%more) %e, %rest : i32, !ints
  } do {
  ^bb0(%c: i32, %k: !ints):
    scf.yield %c, %k : i32, !ints
  }
  return %r#0 : i32
}
