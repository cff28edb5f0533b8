// What the regions of a resume can give and do: several results, none, control flow, memory, other resumes.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @several(0) == 1, 20, 2.5, 3
// run: @several(1) == 0, -1, -0.5, 9
// run: @none() == 3
// run: @handlerOnly() == 1
// run: @returnOnly() == 2
// run: @inside(10) == 20
// run: @inside(3) == 3
// run: @unchanged(7) == 7
!ints = !dcont.cont<(i32) -> ()>
memref.global "private" @cell : memref<1xi32> = dense<0>

func.func private @yields() {
  %v = arith.constant 20 : i32
  dcont.suspend(%v) : (i32) -> ()
  return
}
func.func private @returns() {
  return
}
func.func @several(%returns: i1) -> (i1, i64, f64, index) {
  %k = scf.if %returns -> !ints {
    %a = dcont.new @returns : !ints
    scf.yield %a : !ints
  } else {
    %b = dcont.new @yields : !ints
    scf.yield %b : !ints
  }
  %r:4 = dcont.resume %k : !ints -> (i1, i64, f64, index) on_yield(%v: i32, %rest: !ints) {
    %true = arith.constant true
    %wide = arith.extsi %v : i32 to i64
    %f = arith.constant 2.5 : f64
    %i = arith.constant 3 : index
    dcont.yield %true, %wide, %f, %i : i1, i64, f64, index
  } on_return {
    %false = arith.constant false
    %wide = arith.constant -1 : i64
    %f = arith.constant -0.5 : f64
    %i = arith.constant 9 : index
    dcont.yield %false, %wide, %f, %i : i1, i64, f64, index
  }
  return %r#0, %r#1, %r#2, %r#3 : i1, i64, f64, index
}

func.func private @add(%x: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @cell : memref<1xi32>
  %v = memref.load %m[%c0] : memref<1xi32>
  %t = arith.addi %v, %x : i32
  memref.store %t, %m[%c0] : memref<1xi32>
  return
}
func.func private @clear() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %m = memref.get_global @cell : memref<1xi32>
  memref.store %zero, %m[%c0] : memref<1xi32>
  return
}
func.func private @read() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @cell : memref<1xi32>
  %v = memref.load %m[%c0] : memref<1xi32>
  return %v : i32
}
func.func private @quiet() {
  dcont.suspend() : () -> ()
  return
}
// No results: 1 when it yields, 2 more when it returns.
func.func @none() -> i32 {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  call @clear() : () -> ()
  %k = dcont.new @quiet : !dcont.cont<() -> ()>
  dcont.resume %k : !dcont.cont<() -> ()> on_yield(%k1: !dcont.cont<() -> ()>) {
    func.call @add(%one) : (i32) -> ()
    dcont.resume %k1 : !dcont.cont<() -> ()> on_yield(%k2: !dcont.cont<() -> ()>) {
    } on_return {
      func.call @add(%two) : (i32) -> ()
    }
  } on_return {
  }
  %r = call @read() : () -> i32
  return %r : i32
}
func.func @handlerOnly() -> i32 {
  %one = arith.constant 1 : i32
  call @clear() : () -> ()
  %k = dcont.new @quiet : !dcont.cont<() -> ()>
  dcont.resume %k : !dcont.cont<() -> ()> on_yield(%k1: !dcont.cont<() -> ()>) {
    func.call @add(%one) : (i32) -> ()
    dcont.resume %k1 : !dcont.cont<() -> ()> on_yield(%k2: !dcont.cont<() -> ()>) {
      func.call @add(%one) : (i32) -> ()
    }
  }
  %r = call @read() : () -> i32
  return %r : i32
}
func.func @returnOnly() -> i32 {
  %two = arith.constant 2 : i32
  call @clear() : () -> ()
  %k = dcont.new @returns : !ints
  dcont.resume %k : !ints on_yield(%v: i32, %k1: !ints) {
  } on_return {
    func.call @add(%two) : (i32) -> ()
  }
  %r = call @read() : () -> i32
  return %r : i32
}
// Control flow in the handler, with the values of outside.
func.func @inside(%limit: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ten = arith.constant 10 : i32
  %k = dcont.new @yields : !ints
  %r = dcont.resume %k : !ints -> i32 on_yield(%v: i32, %rest: !ints) {
    %big = arith.cmpi sge, %limit, %ten : i32
    %x = scf.if %big -> i32 {
      scf.yield %v : i32
    } else {
      %count = scf.for %i = %zero to %limit step %one iter_args(%acc = %zero) -> i32 : i32 {
        %t = arith.addi %acc, %one : i32
        scf.yield %t : i32
      }
      scf.yield %count : i32
    }
    dcont.yield %x : i32
  } on_return {
    dcont.yield %zero : i32
  }
  return %r : i32
}
// Both regions give the same value of outside; the continuation must run all the same.
func.func @unchanged(%x: i32) -> i32 {
  %k = dcont.new @yields : !ints
  %r = dcont.resume %k : !ints -> i32 on_yield(%v: i32, %rest: !ints) {
    dcont.yield %x : i32
  } on_return {
    dcont.yield %x : i32
  }
  return %r : i32
}
