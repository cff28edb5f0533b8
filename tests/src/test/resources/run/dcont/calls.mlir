// A suspension takes the calls between it and the resume with it: several functions, and deep recursion.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @chain() == 321
// run: @deep(0) == 0
// run: @deep(10) == 55
// run: @deep(1000) == 500500
!ints = !dcont.cont<(i32) -> ()>

func.func private @third(%x: i32) -> i32 {
  dcont.suspend(%x) : (i32) -> ()
  %c10 = arith.constant 10 : i32
  %r = arith.muli %x, %c10 : i32
  return %r : i32
}
func.func private @second(%x: i32) -> i32 {
  %one = arith.constant 1 : i32
  %a = call @third(%x) : (i32) -> i32
  %y = arith.addi %x, %one : i32
  %b = call @third(%y) : (i32) -> i32
  %r = arith.addi %a, %b : i32
  return %r : i32
}
memref.global "private" @returned : memref<1xi32> = dense<0>
func.func private @first() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %a = call @second(%one) : (i32) -> i32
  %m = memref.get_global @returned : memref<1xi32>
  memref.store %a, %m[%c0] : memref<1xi32>
  dcont.suspend(%a) : (i32) -> ()
  return
}
// 1, then 2, then 30: weighted by 1, 10, 10
func.func @chain() -> i32 {
  %k = dcont.new @first : !ints
  %r = dcont.resume %k : !ints -> i32 on_yield(%a: i32, %k1: !ints) {
    %s = dcont.resume %k1 : !ints -> i32 on_yield(%b: i32, %k2: !ints) {
      %t = dcont.resume %k2 : !ints -> i32 on_yield(%c: i32, %k3: !ints) {
        %ten = arith.constant 10 : i32
        %b10 = arith.muli %b, %ten : i32
        %c10 = arith.muli %c, %ten : i32
        %ab = arith.addi %a, %b10 : i32
        %abc = arith.addi %ab, %c10 : i32
        dcont.yield %abc : i32
      } on_return {
        dcont.yield %b : i32
      }
      dcont.yield %t : i32
    } on_return {
      dcont.yield %a : i32
    }
    dcont.yield %s : i32
  } on_return {
    %zero = arith.constant 0 : i32
    dcont.yield %zero : i32
  }
  return %r : i32
}

memref.global "private" @n : memref<1xi32> = dense<0>
func.func private @down(%n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %go = arith.cmpi sgt, %n, %zero : i32
  scf.if %go {
    %m = arith.subi %n, %one : i32
    func.call @down(%m) : (i32) -> ()
    dcont.suspend(%n) : (i32) -> ()
  }
  return
}
func.func private @start() {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @n : memref<1xi32>
  %n = memref.load %m[%c0] : memref<1xi32>
  call @down(%n) : (i32) -> ()
  return
}
// The suspensions happen at the end of each of n nested calls.
func.func @deep(%n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %m = memref.get_global @n : memref<1xi32>
  memref.store %n, %m[%c0] : memref<1xi32>
  %k0 = dcont.new @start : !ints
  %r:2 = scf.while (%acc = %zero, %k = %k0) : (i32, !ints) -> (i32, !ints) {
    %more, %s, %rest = dcont.resume %k : !ints -> (i1, i32, !ints) on_yield(%v: i32, %r: !ints) {
      %true = arith.constant true
      %t = arith.addi %acc, %v : i32
      dcont.yield %true, %t, %r : i1, i32, !ints
    } on_return {
      %false = arith.constant false
      dcont.yield %false, %acc, %k : i1, i32, !ints
    }
    scf.condition(%more) %s, %rest : i32, !ints
  } do {
  ^bb0(%acc: i32, %k: !ints):
    scf.yield %acc, %k : i32, !ints
  }
  return %r#0 : i32
}
