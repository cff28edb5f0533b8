// Storage that leaves its function: returned, passed, chosen, yielded, sent, read by the coroutine itself.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @returned() == 10
// run: @empty() traps "load of a continuation before the first store"
// run: @chosen(1) == 1
// run: @chosen(0) == 2
// run: @handed() == 3
// run: @switched(3) == 210
!ints = !dcont.cont<(i32) -> ()>
!place = !dcont.allocated<(i32) -> ()>

func.func private @ones() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %one = arith.constant 1 : i32
  scf.for %i = %c0 to %c100 step %c1 {
    dcont.suspend(%one) : (i32) -> ()
  }
  return
}
func.func private @twos() {
  %two = arith.constant 2 : i32
  dcont.suspend(%two) : (i32) -> ()
  dcont.suspend(%two) : (i32) -> ()
  return
}
func.func private @step(%s: !place) -> i32 {
  %k = dcont.load %s : !ints
  %r = dcont.resume %k : !ints -> i32 on_yield(%v: i32, %rest: !ints) {
    dcont.store %s, %rest : !ints
    dcont.yield %v : i32
  } on_return {
    %zero = arith.constant 0 : i32
    dcont.yield %zero : i32
  }
  return %r : i32
}
func.func private @make() -> !place {
  %s = dcont.alloc() : !place
  %k = dcont.new @ones : !ints
  dcont.store %s, %k : !ints
  return %s : !place
}
func.func @returned() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %zero = arith.constant 0 : i32
  %s = call @make() : () -> !place
  %sum = scf.for %i = %c0 to %c10 step %c1 iter_args(%acc = %zero) -> i32 {
    %v = func.call @step(%s) : (!place) -> i32
    %t = arith.addi %acc, %v : i32
    scf.yield %t : i32
  }
  return %sum : i32
}
func.func @empty() -> i32 {
  %s = dcont.alloc() : !place
  %v = call @step(%s) : (!place) -> i32
  return %v : i32
}
func.func @chosen(%first: i1) -> i32 {
  %a = call @make() : () -> !place
  %b = dcont.alloc() : !place
  %k = dcont.new @twos : !ints
  dcont.store %b, %k : !ints
  %s = arith.select %first, %a, %b : !place
  %v = call @step(%s) : (!place) -> i32
  return %v : i32
}

// A coroutine that yields storage and is sent some.
!exchange = !dcont.cont<(!place) -> !place>
func.func private @broker() {
  %s = call @make() : () -> !place
  %other = dcont.suspend(%s) : (!place) -> !place
  %v = call @step(%other) : (!place) -> i32
  %again = dcont.suspend(%other) : (!place) -> !place
  return
}
func.func @handed() -> i32 {
  %zero = arith.constant 0 : i32
  %mine = dcont.alloc() : !place
  %k = dcont.new @twos : !ints
  dcont.store %mine, %k : !ints
  %b = dcont.new @broker : !exchange
  %r = dcont.resume %b(%mine) : !exchange -> i32 on_yield(%theirs: !place, %b1: !exchange) {
    %s = dcont.resume %b1(%mine) : !exchange -> i32 on_yield(%back: !place, %b2: !exchange) {
      %v = func.call @step(%theirs) : (!place) -> i32
      %w = func.call @step(%back) : (!place) -> i32
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

// One place that a loop over a switch writes.
func.func @switched(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %hundred = arith.constant 100 : i32
  %s = dcont.alloc() : !place
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> i32 {
    %weight = scf.index_switch %i -> i32
    case 0 {
      %k = dcont.new @ones : !ints
      dcont.store %s, %k : !ints
      scf.yield %ten : i32
    }
    case 1 {
      %k = dcont.new @twos : !ints
      dcont.store %s, %k : !ints
      scf.yield %hundred : i32
    }
    default {
      scf.yield %zero : i32
    }
    %v = func.call @step(%s) : (!place) -> i32
    %w = arith.muli %v, %weight : i32
    %t = arith.addi %acc, %w : i32
    scf.yield %t : i32
  }
  return %r : i32
}
