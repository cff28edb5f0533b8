// Continuations as values: passed, returned, chosen, carried by loops, yielded and sent.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @viaFunctions() == 45
// run: @chosen(1) == 0
// run: @chosen(0) == 100
// run: @branch(1) == 1
// run: @branch(0) == 101
// run: @alternate(6) == 306
// run: @factory() == 101
// run: @consumer() == 145
!ints = !dcont.cont<(i32) -> ()>

func.func private @small() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i32
  scf.for %i = %c0 to %c10 step %c1 : i32 {
    dcont.suspend(%i) : (i32) -> ()
  }
  return
}
func.func private @large() {
  %c100 = arith.constant 100 : i32
  %c1 = arith.constant 1 : i32
  %c110 = arith.constant 110 : i32
  scf.for %i = %c100 to %c110 step %c1 : i32 {
    dcont.suspend(%i) : (i32) -> ()
  }
  return
}
func.func private @makeSmall() -> !ints {
  %k = dcont.new @small : !ints
  return %k : !ints
}
func.func private @same(%k: !ints) -> !ints {
  return %k : !ints
}
func.func private @next(%k: !ints) -> (i32, !ints) {
  %v, %rest = dcont.resume %k : !ints -> (i32, !ints) on_yield(%x: i32, %r: !ints) {
    dcont.yield %x, %r : i32, !ints
  } on_return {
    %end = arith.constant -1 : i32
    dcont.yield %end, %k : i32, !ints
  }
  return %v, %rest : i32, !ints
}
func.func private @sum(%k0: !ints) -> i32 {
  %zero = arith.constant 0 : i32
  %r:2 = scf.while (%acc = %zero, %k = %k0) : (i32, !ints) -> (i32, !ints) {
    %v, %rest = func.call @next(%k) : (!ints) -> (i32, !ints)
    %more = arith.cmpi sge, %v, %zero : i32
    %t = arith.addi %acc, %v : i32
    %kept = arith.select %more, %t, %acc : i32
    scf.condition(%more) %kept, %rest : i32, !ints
  } do {
  ^bb0(%acc: i32, %k: !ints):
    scf.yield %acc, %k : i32, !ints
  }
  return %r#0 : i32
}
func.func @viaFunctions() -> i32 {
  %k = call @makeSmall() : () -> !ints
  %l = call @same(%k) : (!ints) -> !ints
  %s = call @sum(%l) : (!ints) -> i32
  return %s : i32
}
func.func @chosen(%small: i1) -> i32 {
  %a = dcont.new @small : !ints
  %b = dcont.new @large : !ints
  %k = arith.select %small, %a, %b : !ints
  %v, %rest = call @next(%k) : (!ints) -> (i32, !ints)
  return %v : i32
}
func.func @branch(%small: i1) -> i32 {
  %k = scf.if %small -> !ints {
    %a = dcont.new @small : !ints
    scf.yield %a : !ints
  } else {
    %b = dcont.new @large : !ints
    scf.yield %b : !ints
  }
  %v, %rest = call @next(%k) : (!ints) -> (i32, !ints)
  %w, %end = call @next(%rest) : (!ints) -> (i32, !ints)
  return %w : i32
}
// Two continuations that a loop carries and swaps: 0, 100, 1, 101, 2, 102.
func.func @alternate(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %a0 = dcont.new @small : !ints
  %b0 = dcont.new @large : !ints
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero, %a = %a0, %b = %b0) -> (i32, !ints, !ints) {
    %v, %rest = func.call @next(%a) : (!ints) -> (i32, !ints)
    %t = arith.addi %acc, %v : i32
    scf.yield %t, %b, %rest : i32, !ints, !ints
  }
  return %r#0 : i32
}

// Yields continuations.
!factory = !dcont.cont<(!ints) -> ()>
func.func private @maker() {
  %a = dcont.new @small : !ints
  dcont.suspend(%a) : (!ints) -> ()
  %b = dcont.new @large : !ints
  %v, %rest = call @next(%b) : (!ints) -> (i32, !ints)
  dcont.suspend(%rest) : (!ints) -> ()
  return
}
func.func @factory() -> i32 {
  %zero = arith.constant 0 : i32
  %f = dcont.new @maker : !factory
  %r = dcont.resume %f : !factory -> i32 on_yield(%a: !ints, %f1: !factory) {
    %s = dcont.resume %f1 : !factory -> i32 on_yield(%b: !ints, %f2: !factory) {
      %v, %ra = func.call @next(%a) : (!ints) -> (i32, !ints)
      %w, %rb = func.call @next(%b) : (!ints) -> (i32, !ints)
      %sum = arith.addi %v, %w : i32
      dcont.yield %sum : i32
    } on_return {
      dcont.yield %zero : i32
    }
    dcont.yield %s : i32
  } on_return {
    dcont.yield %zero : i32
  }
  return %r : i32
}

// Is sent continuations: the type of what it is sent is a part of its own.
!consumer = !dcont.cont<(i32) -> !ints>
func.func private @eater() {
  %zero = arith.constant 0 : i32
  %a = dcont.suspend(%zero) : (i32) -> !ints
  %x = call @sum(%a) : (!ints) -> i32
  %b = dcont.suspend(%x) : (i32) -> !ints
  %y, %rest = call @next(%b) : (!ints) -> (i32, !ints)
  %xy = arith.addi %x, %y : i32
  %c = dcont.suspend(%xy) : (i32) -> !ints
  return
}
func.func @consumer() -> i32 {
  %zero = arith.constant 0 : i32
  %none = dcont.new @small : !ints
  %a = dcont.new @small : !ints
  %b = dcont.new @large : !ints
  %k = dcont.new @eater : !consumer
  %r = dcont.resume %k(%none) : !consumer -> i32 on_yield(%x: i32, %k1: !consumer) {
    %s = dcont.resume %k1(%a) : !consumer -> i32 on_yield(%y: i32, %k2: !consumer) {
      %t = dcont.resume %k2(%b) : !consumer -> i32 on_yield(%z: i32, %k3: !consumer) {
        dcont.yield %z : i32
      } on_return {
        dcont.yield %zero : i32
      }
      dcont.yield %t : i32
    } on_return {
      dcont.yield %zero : i32
    }
    dcont.yield %s : i32
  } on_return {
    dcont.yield %zero : i32
  }
  return %r : i32
}
