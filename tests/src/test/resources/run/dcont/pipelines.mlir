// Endless generators, filters of generators, a queue of tasks, calls through function values.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @fibonacci(10) == 55
// run: @evenSquares(5) == 120
// run: @roundRobin() == 123123233
// run: @indirect(0) == 5
// run: @indirect(1) == 50
// run: @cfg(5) == 15
!ints = !dcont.cont<(i32) -> ()>
!task = !dcont.cont<() -> ()>

func.func private @fib() {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %r:2 = scf.while (%a = %zero, %b = %one) : (i32, i32) -> (i32, i32) {
    scf.condition(%true) %a, %b : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    dcont.suspend(%a) : (i32) -> ()
    %c = arith.addi %a, %b : i32
    scf.yield %b, %c : i32, i32
  }
  return
}
func.func private @naturals() {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %r = scf.while (%a = %zero) : (i32) -> i32 {
    scf.condition(%true) %a : i32
  } do {
  ^bb0(%a: i32):
    dcont.suspend(%a) : (i32) -> ()
    %b = arith.addi %a, %one : i32
    scf.yield %b : i32
  }
  return
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
func.func @fibonacci(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %k0 = dcont.new @fib : !ints
  %v0, %k1 = call @next(%k0) : (!ints) -> (i32, !ints)
  %r:2 = scf.for %i = %zero to %n step %one iter_args(%v = %v0, %k = %k1) -> (i32, !ints) : i32 {
    %w, %rest = func.call @next(%k) : (!ints) -> (i32, !ints)
    scf.yield %w, %rest : i32, !ints
  }
  return %r#0 : i32
}

// A filter and a map, each a coroutine that owns the one before.
func.func private @even() {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %k0 = dcont.new @naturals : !ints
  %r = scf.while (%k = %k0) : (!ints) -> !ints {
    scf.condition(%true) %k : !ints
  } do {
  ^bb0(%k: !ints):
    %v, %rest = func.call @next(%k) : (!ints) -> (i32, !ints)
    %low = arith.andi %v, %one : i32
    %isEven = arith.cmpi eq, %low, %zero : i32
    scf.if %isEven {
      dcont.suspend(%v) : (i32) -> ()
    }
    scf.yield %rest : !ints
  }
  return
}
func.func private @squares() {
  %true = arith.constant true
  %k0 = dcont.new @even : !ints
  %r = scf.while (%k = %k0) : (!ints) -> !ints {
    scf.condition(%true) %k : !ints
  } do {
  ^bb0(%k: !ints):
    %v, %rest = func.call @next(%k) : (!ints) -> (i32, !ints)
    %s = arith.muli %v, %v : i32
    dcont.suspend(%s) : (i32) -> ()
    scf.yield %rest : !ints
  }
  return
}
func.func @evenSquares(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %k0 = dcont.new @squares : !ints
  %r:2 = scf.for %i = %zero to %n step %one iter_args(%acc = %zero, %k = %k0) -> (i32, !ints) : i32 {
    %v, %rest = func.call @next(%k) : (!ints) -> (i32, !ints)
    %t = arith.addi %acc, %v : i32
    scf.yield %t, %rest : i32, !ints
  }
  return %r#0 : i32
}

// Three tasks of two, three and four steps write their digits in turn.
memref.global "private" @log : memref<1xi32> = dense<0>
func.func private @work(%digit: i32, %steps: i32) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ten = arith.constant 10 : i32
  %m = memref.get_global @log : memref<1xi32>
  scf.for %i = %zero to %steps step %one : i32 {
    %v = memref.load %m[%c0] : memref<1xi32>
    %s = arith.muli %v, %ten : i32
    %t = arith.addi %s, %digit : i32
    memref.store %t, %m[%c0] : memref<1xi32>
    dcont.suspend() : () -> ()
  }
  return
}
func.func private @t1() {
  %d = arith.constant 1 : i32
  %n = arith.constant 2 : i32
  call @work(%d, %n) : (i32, i32) -> ()
  return
}
func.func private @t2() {
  %d = arith.constant 2 : i32
  %n = arith.constant 3 : i32
  call @work(%d, %n) : (i32, i32) -> ()
  return
}
func.func private @t3() {
  %d = arith.constant 3 : i32
  %n = arith.constant 4 : i32
  call @work(%d, %n) : (i32, i32) -> ()
  return
}
func.func private @step(%k: !task) -> (i1, !task) {
  %m, %rest = dcont.resume %k : !task -> (i1, !task) on_yield(%r: !task) {
    %true = arith.constant true
    dcont.yield %true, %r : i1, !task
  } on_return {
    %false = arith.constant false
    %none = dcont.new @t1 : !task
    dcont.yield %false, %none : i1, !task
  }
  return %m, %rest : i1, !task
}
func.func private @stepIf(%live: i1, %k: !task) -> (i1, !task) {
  %m, %rest = scf.if %live -> (i1, !task) {
    %a, %b = func.call @step(%k) : (!task) -> (i1, !task)
    scf.yield %a, %b : i1, !task
  } else {
    scf.yield %live, %k : i1, !task
  }
  return %m, %rest : i1, !task
}
func.func @roundRobin() -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %true = arith.constant true
  %m = memref.get_global @log : memref<1xi32>
  memref.store %zero, %m[%c0] : memref<1xi32>
  %k1 = dcont.new @t1 : !task
  %k2 = dcont.new @t2 : !task
  %k3 = dcont.new @t3 : !task
  %r:6 = scf.while (%a = %true, %ka = %k1, %b = %true, %kb = %k2, %c = %true, %kc = %k3) : (i1, !task, i1, !task, i1, !task) -> (i1, !task, i1, !task, i1, !task) {
    %ab = arith.ori %a, %b : i1
    %abc = arith.ori %ab, %c : i1
    scf.condition(%abc) %a, %ka, %b, %kb, %c, %kc : i1, !task, i1, !task, i1, !task
  } do {
  ^bb0(%a: i1, %ka: !task, %b: i1, %kb: !task, %c: i1, %kc: !task):
    %a1, %ka1 = func.call @stepIf(%a, %ka) : (i1, !task) -> (i1, !task)
    %b1, %kb1 = func.call @stepIf(%b, %kb) : (i1, !task) -> (i1, !task)
    %c1, %kc1 = func.call @stepIf(%c, %kc) : (i1, !task) -> (i1, !task)
    scf.yield %a1, %ka1, %b1, %kb1, %c1, %kc1 : i1, !task, i1, !task, i1, !task
  }
  %v = memref.load %m[%c0] : memref<1xi32>
  return %v : i32
}

// A suspension under an indirect call.
func.func private @small(%x: i32) {
  dcont.suspend(%x) : (i32) -> ()
  return
}
func.func private @large(%x: i32) {
  %ten = arith.constant 10 : i32
  %y = arith.muli %x, %ten : i32
  dcont.suspend(%y) : (i32) -> ()
  return
}
memref.global "private" @which : memref<1xi32> = dense<0>
func.func private @calls() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %five = arith.constant 5 : i32
  %m = memref.get_global @which : memref<1xi32>
  %w = memref.load %m[%c0] : memref<1xi32>
  %isSmall = arith.cmpi eq, %w, %zero : i32
  %small = func.constant @small : (i32) -> ()
  %large = func.constant @large : (i32) -> ()
  %f = arith.select %isSmall, %small, %large : (i32) -> ()
  call_indirect %f(%five) : (i32) -> ()
  return
}
func.func @indirect(%which: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @which : memref<1xi32>
  memref.store %which, %m[%c0] : memref<1xi32>
  %k = dcont.new @calls : !ints
  %v, %rest = call @next(%k) : (!ints) -> (i32, !ints)
  return %v : i32
}

// Unstructured control flow around a suspension and a resume.
memref.global "private" @limit : memref<1xi32> = dense<0>
func.func private @blocks() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %m = memref.get_global @limit : memref<1xi32>
  %n = memref.load %m[%c0] : memref<1xi32>
  cf.br ^head(%one : i32)
^head(%i: i32):
  %more = arith.cmpi sle, %i, %n : i32
  cf.cond_br %more, ^body, ^done
^body:
  dcont.suspend(%i) : (i32) -> ()
  %j = arith.addi %i, %one : i32
  cf.br ^head(%j : i32)
^done:
  return
}
func.func @cfg(%n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %m = memref.get_global @limit : memref<1xi32>
  memref.store %n, %m[%c0] : memref<1xi32>
  %k0 = dcont.new @blocks : !ints
  cf.br ^loop(%zero, %k0 : i32, !ints)
^loop(%acc: i32, %k: !ints):
  %v, %rest = func.call @next(%k) : (!ints) -> (i32, !ints)
  %end = arith.cmpi slt, %v, %zero : i32
  cf.cond_br %end, ^out, ^add
^add:
  %t = arith.addi %acc, %v : i32
  cf.br ^loop(%t, %rest : i32, !ints)
^out:
  return %acc : i32
}
