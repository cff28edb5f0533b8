// Each execution of alloc makes another, empty place, also where all of them share one local variable.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @fresh(0) == 0
// run: @fresh(5) == 10
// run: @stale(1) == 1
// run: @stale(2) traps "load of a continuation before the first store"
// run: @carried(4) == 4
!ints = !dcont.cont<(i32) -> ()>
!place = !dcont.allocated<(i32) -> ()>

memref.global "private" @next : memref<1xi32> = dense<0>
func.func private @one() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i32
  %m = memref.get_global @next : memref<1xi32>
  %v = memref.load %m[%c0] : memref<1xi32>
  %n = arith.addi %v, %c1 : i32
  memref.store %n, %m[%c0] : memref<1xi32>
  dcont.suspend(%v) : (i32) -> ()
  return
}
func.func private @take(%s: !place) -> i32 {
  %k = dcont.load %s : !ints
  %r = dcont.resume %k : !ints -> i32 on_yield(%v: i32, %rest: !ints) {
    dcont.yield %v : i32
  } on_return {
    %minus = arith.constant -1 : i32
    dcont.yield %minus : i32
  }
  return %r : i32
}

func.func @fresh(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %m = memref.get_global @next : memref<1xi32>
  memref.store %zero, %m[%c0] : memref<1xi32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> i32 {
    %s = dcont.alloc() : !place
    %new = dcont.new @one : !ints
    dcont.store %s, %new : !ints
    %k = dcont.load %s : !ints
    %v = dcont.resume %k : !ints -> i32 on_yield(%v: i32, %rest: !ints) {
      dcont.yield %v : i32
    } on_return {
      dcont.yield %zero : i32
    }
    %t = arith.addi %acc, %v : i32
    scf.yield %t : i32
  }
  return %sum : i32
}

// Only the first turn stores.
func.func @stale(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> i32 {
    %s = dcont.alloc() : !place
    %first = arith.cmpi eq, %i, %c0 : index
    scf.if %first {
      %new = dcont.new @one : !ints
      dcont.store %s, %new : !ints
    }
    %k = dcont.load %s : !ints
    %t = arith.addi %acc, %one : i32
    scf.yield %t : i32
  }
  return %sum : i32
}

// The places of two turns are there at the same time.
func.func @carried(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.get_global @next : memref<1xi32>
  memref.store %zero, %m[%c0] : memref<1xi32>
  %s0 = dcont.alloc() : !place
  %k0 = dcont.new @one : !ints
  dcont.store %s0, %k0 : !ints
  %last:2 = scf.for %i = %c0 to %n step %c1 iter_args(%before = %s0, %count = %zero) -> (!place, i32) {
    %s = dcont.alloc() : !place
    %k = dcont.new @one : !ints
    dcont.store %s, %k : !ints
    %v = func.call @take(%before) : (!place) -> i32
    %same = arith.cmpi eq, %v, %count : i32
    %inc = arith.extui %same : i1 to i32
    %t = arith.addi %count, %inc : i32
    scf.yield %s, %t : !place, i32
  }
  return %last#1 : i32
}
