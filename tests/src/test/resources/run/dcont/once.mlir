// A continuation is used once, and what is wrong at run time traps.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @twice() traps "continuation already consumed"
// run: @twiceSuspended() traps "continuation already consumed"
// run: @fromStorage() traps "continuation already consumed"
// run: @ended() traps "continuation already consumed"
// run: @outside() traps "suspend outside a coroutine"
// run: @otherType() traps "suspend outside a coroutine"
// run: @inHandler() traps "suspend outside a coroutine"
// run: @empty() traps "load of a continuation before the first store"
// run: @unused() traps "load of a continuation before the first store"
// run: @divides(0) traps "by zero"
// run: @divides(2) == 5
// run: @self() traps "load of a continuation before the first store"
!ints = !dcont.cont<(i32) -> ()>

func.func private @one() {
  %one = arith.constant 1 : i32
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
func.func @twice() -> i32 {
  %k = dcont.new @one : !ints
  %a = call @run(%k) : (!ints) -> i32
  %b = call @run(%k) : (!ints) -> i32
  return %b : i32
}
func.func @twiceSuspended() -> i32 {
  %k = dcont.new @one : !ints
  %r = dcont.resume %k : !ints -> i32 on_yield(%v: i32, %rest: !ints) {
    %a = func.call @run(%rest) : (!ints) -> i32
    %b = func.call @run(%rest) : (!ints) -> i32
    dcont.yield %b : i32
  } on_return {
    %zero = arith.constant 0 : i32
    dcont.yield %zero : i32
  }
  return %r : i32
}
func.func @fromStorage() -> i32 {
  %s = dcont.alloc() : !dcont.allocated<(i32) -> ()>
  %k = dcont.new @one : !ints
  dcont.store %s, %k : !ints
  %a = dcont.load %s : !ints
  %x = call @run(%a) : (!ints) -> i32
  %b = dcont.load %s : !ints
  %y = call @run(%b) : (!ints) -> i32
  return %y : i32
}
func.func private @nothing() {
  return
}
func.func @ended() -> i32 {
  %k = dcont.new @nothing : !ints
  %a = call @run(%k) : (!ints) -> i32
  %b = call @run(%k) : (!ints) -> i32
  return %b : i32
}
func.func @outside() -> i32 {
  %one = arith.constant 1 : i32
  dcont.suspend(%one) : (i32) -> ()
  return %one : i32
}
func.func private @yieldsLong() {
  %one = arith.constant 1 : i64
  dcont.suspend(%one) : (i64) -> ()
  return
}
func.func @otherType() -> i32 {
  %k = dcont.new @yieldsLong : !ints
  %a = call @run(%k) : (!ints) -> i32
  return %a : i32
}
// The handler is not inside what it handles.
func.func @inHandler() -> i32 {
  %zero = arith.constant 0 : i32
  %k = dcont.new @one : !ints
  dcont.resume %k : !ints on_yield(%v: i32, %rest: !ints) {
    dcont.suspend(%v) : (i32) -> ()
  }
  return %zero : i32
}
func.func @empty() -> i32 {
  %s = dcont.alloc() : !dcont.allocated<(i32) -> ()>
  %k = dcont.load %s : !ints
  %a = call @run(%k) : (!ints) -> i32
  return %a : i32
}
func.func @unused() -> i32 {
  %zero = arith.constant 0 : i32
  %s = dcont.alloc() : !dcont.allocated<(i32) -> ()>
  %k = dcont.load %s : !ints
  return %zero : i32
}
memref.global "private" @divisor : memref<1xi32> = dense<0>
func.func private @divider() {
  %c0 = arith.constant 0 : index
  %ten = arith.constant 10 : i32
  %m = memref.get_global @divisor : memref<1xi32>
  %d = memref.load %m[%c0] : memref<1xi32>
  %zero = arith.constant 0 : i32
  %isZero = arith.cmpi eq, %d, %zero : i32
  %true = arith.constant true
  %fine = arith.xori %isZero, %true : i1
  cf.assert %fine, "by zero"
  %q = arith.divsi %ten, %d : i32
  dcont.suspend(%q) : (i32) -> ()
  return
}
// A trap inside a continuation ends everything.
func.func @divides(%d: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @divisor : memref<1xi32>
  memref.store %d, %m[%c0] : memref<1xi32>
  %k = dcont.new @divider : !ints
  %a = call @run(%k) : (!ints) -> i32
  return %a : i32
}
// A continuation cannot get at itself while it runs.
func.func private @reads(%s: !dcont.allocated<(i32) -> ()>) -> i32 {
  %k = dcont.load %s : !ints
  %a = call @run(%k) : (!ints) -> i32
  return %a : i32
}
func.func @self() -> i32 {
  %s = dcont.alloc() : !dcont.allocated<(i32) -> ()>
  %a = call @reads(%s) : (!dcont.allocated<(i32) -> ()>) -> i32
  return %a : i32
}
