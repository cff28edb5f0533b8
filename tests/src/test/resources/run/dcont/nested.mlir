// Coroutines that resume others: of the same types, where the innermost handles, and of other types, which are suspended on the way.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @squares() == 285
// run: @outside() == 1203
// run: @deep() == 55
!ints = !dcont.cont<(i32) -> ()>
!longs = !dcont.cont<(i64) -> ()>

func.func private @upTo10() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %v = arith.index_cast %i : index to i32
    dcont.suspend(%v) : (i32) -> ()
  }
  return
}

// A generator made of another one: yields the squares of what that yields.
func.func private @squared() {
  %k0 = dcont.new @upTo10 : !ints
  %end = scf.while (%k = %k0) : (!ints) -> !ints {
    %more, %rest = dcont.resume %k : !ints -> (i1, !ints) on_yield(%v: i32, %r: !ints) {
      %s = arith.muli %v, %v : i32
      dcont.suspend(%s) : (i32) -> ()
      %true = arith.constant true
      dcont.yield %true, %r : i1, !ints
    } on_return {
      %false = arith.constant false
      dcont.yield %false, %k : i1, !ints
    }
    scf.condition(%more) %rest : !ints
  } do {
  ^bb0(%k: !ints):
    scf.yield %k : !ints
  }
  return
}
func.func private @sum(%k0: !ints) -> i32 {
  %zero = arith.constant 0 : i32
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
func.func @squares() -> i32 {
  %k = dcont.new @squared : !ints
  %s = call @sum(%k) : (!ints) -> i32
  return %s : i32
}

// Yields an i64 from inside a continuation of i32: it goes past the resume of that one.
func.func private @both() {
  %a = arith.constant 1 : i32
  %b = arith.constant 200 : i64
  %c = arith.constant 2 : i32
  %d = arith.constant 1000 : i64
  dcont.suspend(%a) : (i32) -> ()
  dcont.suspend(%b) : (i64) -> ()
  dcont.suspend(%c) : (i32) -> ()
  dcont.suspend(%d) : (i64) -> ()
  return
}
memref.global "private" @ints : memref<1xi32> = dense<0>
func.func private @inner() {
  %c0 = arith.constant 0 : index
  %k = dcont.new @both : !ints
  %s = call @sum(%k) : (!ints) -> i32
  %m = memref.get_global @ints : memref<1xi32>
  memref.store %s, %m[%c0] : memref<1xi32>
  return
}
func.func @outside() -> i64 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %k0 = dcont.new @inner : !longs
  %r:2 = scf.while (%acc = %zero, %k = %k0) : (i64, !longs) -> (i64, !longs) {
    %more, %s, %rest = dcont.resume %k : !longs -> (i1, i64, !longs) on_yield(%v: i64, %r: !longs) {
      %true = arith.constant true
      %t = arith.addi %acc, %v : i64
      dcont.yield %true, %t, %r : i1, i64, !longs
    } on_return {
      %false = arith.constant false
      dcont.yield %false, %acc, %k : i1, i64, !longs
    }
    scf.condition(%more) %s, %rest : i64, !longs
  } do {
  ^bb0(%acc: i64, %k: !longs):
    scf.yield %acc, %k : i64, !longs
  }
  %m = memref.get_global @ints : memref<1xi32>
  %ints = memref.load %m[%c0] : memref<1xi32>
  %wide = arith.extsi %ints : i32 to i64
  %sum = arith.addi %r#0, %wide : i64
  return %sum : i64
}

// Ten generators, each of which passes on what the next one yields and adds a value.
memref.global "private" @depth : memref<1xi32> = dense<0>
func.func private @level() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %ten = arith.constant 10 : i32
  %m = memref.get_global @depth : memref<1xi32>
  %n = memref.load %m[%c0] : memref<1xi32>
  %mine = arith.addi %n, %one : i32
  memref.store %mine, %m[%c0] : memref<1xi32>
  dcont.suspend(%mine) : (i32) -> ()
  %more = arith.cmpi slt, %mine, %ten : i32
  scf.if %more {
    %k0 = dcont.new @level : !ints
    %end = scf.while (%k = %k0) : (!ints) -> !ints {
      %go, %rest = dcont.resume %k : !ints -> (i1, !ints) on_yield(%v: i32, %r: !ints) {
        dcont.suspend(%v) : (i32) -> ()
        %true = arith.constant true
        dcont.yield %true, %r : i1, !ints
      } on_return {
        %false = arith.constant false
        dcont.yield %false, %k : i1, !ints
      }
      scf.condition(%go) %rest : !ints
    } do {
    ^bb0(%k: !ints):
      scf.yield %k : !ints
    }
  }
  return
}
func.func @deep() -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %m = memref.get_global @depth : memref<1xi32>
  memref.store %zero, %m[%c0] : memref<1xi32>
  %k = dcont.new @level : !ints
  %s = call @sum(%k) : (!ints) -> i32
  return %s : i32
}
