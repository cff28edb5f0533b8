// Memory is shared with what is suspended: nothing is read earlier or later than it is written, at any level.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @producer() == 45
// run: @seen() == 5
// run: @unread() == 7
// run: @kept(10) == 20
// run: @sink(1) == 8
// run: @sink(0) == 1
!task = !dcont.cont<() -> ()>
memref.global "private" @box : memref<1xi32> = dense<0>
memref.global "private" @flag : memref<1xi32> = dense<0>

func.func private @produce() {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ten = arith.constant 10 : i32
  %m = memref.get_global @box : memref<1xi32>
  scf.for %i = %z to %ten step %one : i32 {
    memref.store %i, %m[%c0] : memref<1xi32>
    dcont.suspend() : () -> ()
  }
  return
}
func.func @producer() -> i32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ten = arith.constant 10 : i32
  %m = memref.get_global @box : memref<1xi32>
  %k0 = dcont.new @produce : !task
  %r:2 = scf.for %i = %z to %ten step %one iter_args(%acc = %z, %k = %k0) -> (i32, !task) : i32 {
    %rest = dcont.resume %k : !task -> !task on_yield(%k1: !task) {
      dcont.yield %k1 : !task
    } on_return {
      dcont.yield %k : !task
    }
    %v = memref.load %m[%c0] : memref<1xi32>
    %t = arith.addi %acc, %v : i32
    scf.yield %t, %rest : i32, !task
  }
  return %r#0 : i32
}

// The coroutine sees what is written between its resumes: 2 + 3.
func.func private @looks() {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @box : memref<1xi32>
  %f = memref.get_global @flag : memref<1xi32>
  %a = memref.load %m[%c0] : memref<1xi32>
  dcont.suspend() : () -> ()
  %b = memref.load %m[%c0] : memref<1xi32>
  %s = arith.addi %a, %b : i32
  memref.store %s, %f[%c0] : memref<1xi32>
  return
}
func.func @seen() -> i32 {
  %c0 = arith.constant 0 : index
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %m = memref.get_global @box : memref<1xi32>
  %f = memref.get_global @flag : memref<1xi32>
  %k = dcont.new @looks : !task
  memref.store %two, %m[%c0] : memref<1xi32>
  dcont.resume %k : !task on_yield(%k1: !task) {
    memref.store %three, %m[%c0] : memref<1xi32>
    dcont.resume %k1 : !task on_yield(%k2: !task) {
    }
  }
  %r = memref.load %f[%c0] : memref<1xi32>
  return %r : i32
}

// A store that only the coroutine reads, before one to the same place.
func.func private @copies() {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @box : memref<1xi32>
  %f = memref.get_global @flag : memref<1xi32>
  %a = memref.load %m[%c0] : memref<1xi32>
  memref.store %a, %f[%c0] : memref<1xi32>
  return
}
func.func @unread() -> i32 {
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %eight = arith.constant 8 : i32
  %m = memref.get_global @box : memref<1xi32>
  %f = memref.get_global @flag : memref<1xi32>
  memref.store %seven, %m[%c0] : memref<1xi32>
  %k = dcont.new @copies : !task
  dcont.resume %k : !task on_yield(%k1: !task) {
  }
  memref.store %eight, %m[%c0] : memref<1xi32>
  %r = memref.load %f[%c0] : memref<1xi32>
  return %r : i32
}

// A place that a loop accumulates in and that the coroutine accumulates in, too.
func.func private @counts() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %m = memref.get_global @box : memref<1xi32>
  scf.while : () -> () {
    scf.condition(%true)
  } do {
    %v = memref.load %m[%c0] : memref<1xi32>
    %t = arith.addi %v, %one : i32
    memref.store %t, %m[%c0] : memref<1xi32>
    dcont.suspend() : () -> ()
    scf.yield
  }
  return
}
func.func @kept(%n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.get_global @box : memref<1xi32>
  memref.store %z, %m[%c0] : memref<1xi32>
  %k0 = dcont.new @counts : !task
  %k9 = scf.for %i = %z to %n step %one iter_args(%k = %k0) -> !task : i32 {
    %v = memref.load %m[%c0] : memref<1xi32>
    %t = arith.addi %v, %one : i32
    memref.store %t, %m[%c0] : memref<1xi32>
    %rest = dcont.resume %k : !task -> !task on_yield(%k1: !task) {
      dcont.yield %k1 : !task
    } on_return {
      dcont.yield %k : !task
    }
    scf.yield %rest : !task
  }
  %r = memref.load %m[%c0] : memref<1xi32>
  return %r : i32
}

// Read before the resume, used only behind it in one branch.
func.func private @writes() {
  %c0 = arith.constant 0 : index
  %nine = arith.constant 9 : i32
  %m = memref.get_global @box : memref<1xi32>
  memref.store %nine, %m[%c0] : memref<1xi32>
  return
}
func.func @sink(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %eight = arith.constant 8 : i32
  %m = memref.get_global @box : memref<1xi32>
  memref.store %eight, %m[%c0] : memref<1xi32>
  %v = memref.load %m[%c0] : memref<1xi32>
  %k = dcont.new @writes : !task
  dcont.resume %k : !task on_yield(%k1: !task) {
  }
  %r = scf.if %c -> i32 {
    scf.yield %v : i32
  } else {
    scf.yield %one : i32
  }
  return %r : i32
}
