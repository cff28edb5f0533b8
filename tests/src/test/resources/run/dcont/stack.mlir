// Memory that lives as long as a call stays what it is while the call is suspended: others use the stack meanwhile.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @interleaved() == 1
// run: @interleaved() == 1
// run: @dynamic(100) == 4950
// run: @inner(4) == 10
// run: @shared() == 42
!task = !dcont.cont<(i32) -> ()>
!buffer = memref<8xi32>

memref.global "private" @seed : memref<1xi32> = dense<0>

// Fills a buffer with seed, seed + 1 ..., is suspended for each, and yields what it finds.
func.func private @fill() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = memref.get_global @seed : memref<1xi32>
  %seed = memref.load %m[%c0] : memref<1xi32>
  %b = memref.alloca() : !buffer
  scf.for %i = %c0 to %c8 step %c1 {
    %v = arith.index_cast %i : index to i32
    %w = arith.addi %v, %seed : i32
    memref.store %w, %b[%i] : !buffer
    func.call @noise(%v) : (i32) -> ()
  }
  scf.for %i = %c0 to %c8 step %c1 {
    %v = memref.load %b[%i] : !buffer
    dcont.suspend(%v) : (i32) -> ()
    %w = memref.load %b[%i] : !buffer
    dcont.suspend(%w) : (i32) -> ()
  }
  return
}
// Uses the stack and does not suspend.
func.func private @noise(%x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %b = memref.alloca() : !buffer
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %x, %b[%i] : !buffer
  }
  call @sink(%b) : (!buffer) -> ()
  return
}
func.func private @sink(%b: !buffer) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %v = memref.load %b[%c0] : !buffer
  %w = arith.addi %v, %one : i32
  memref.store %w, %b[%c0] : !buffer
  return
}
func.func private @next(%k: !task) -> (i32, !task) {
  %mine = memref.alloca() : !buffer
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  memref.store %seven, %mine[%c0] : !buffer
  %v, %rest = dcont.resume %k : !task -> (i32, !task) on_yield(%x: i32, %r: !task) {
    dcont.yield %x, %r : i32, !task
  } on_return {
    %end = arith.constant -1 : i32
    dcont.yield %end, %k : i32, !task
  }
  func.call @sink(%mine) : (!buffer) -> ()
  %eight = memref.load %mine[%c0] : !buffer
  %fine = arith.cmpi sgt, %eight, %seven : i32
  cf.assert %fine, "the resumer's buffer was overwritten"
  return %v, %rest : i32, !task
}
func.func @interleaved() -> i1 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %c16 = arith.constant 16 : i32
  %hundred = arith.constant 100 : i32
  %true = arith.constant true
  %m = memref.get_global @seed : memref<1xi32>
  %a0 = dcont.new @fill : !task
  %b0 = dcont.new @fill : !task
  %r:3 = scf.for %i = %z to %c16 step %one iter_args(%ok = %true, %a = %a0, %b = %b0) -> (i1, !task, !task) : i32 {
    memref.store %z, %m[%c0] : memref<1xi32>
    %x, %a1 = func.call @next(%a) : (!task) -> (i32, !task)
    func.call @noise(%x) : (i32) -> ()
    memref.store %hundred, %m[%c0] : memref<1xi32>
    %y, %b1 = func.call @next(%b) : (!task) -> (i32, !task)
    func.call @noise(%y) : (i32) -> ()
    %half = arith.shrui %i, %one : i32
    %wantY = arith.addi %half, %hundred : i32
    %okX = arith.cmpi eq, %x, %half : i32
    %okY = arith.cmpi eq, %y, %wantY : i32
    %both = arith.andi %okX, %okY : i1
    %all = arith.andi %ok, %both : i1
    scf.yield %all, %a1, %b1 : i1, !task, !task
  }
  return %r#0 : i1
}

memref.global "private" @size : memref<1xindex> = dense<0>
func.func private @large() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.get_global @size : memref<1xindex>
  %n = memref.load %m[%c0] : memref<1xindex>
  %b = memref.alloca(%n) : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %b[%i] : memref<?xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %b[%i] : memref<?xi32>
    dcont.suspend(%v) : (i32) -> ()
  }
  return
}
func.func private @sum(%k0: !task) -> i32 {
  %zero = arith.constant 0 : i32
  %r:2 = scf.while (%acc = %zero, %k = %k0) : (i32, !task) -> (i32, !task) {
    %v, %rest = func.call @next(%k) : (!task) -> (i32, !task)
    func.call @noise(%v) : (i32) -> ()
    %more = arith.cmpi sge, %v, %zero : i32
    %t = arith.addi %acc, %v : i32
    %kept = arith.select %more, %t, %acc : i32
    scf.condition(%more) %kept, %rest : i32, !task
  } do {
  ^bb0(%acc: i32, %k: !task):
    scf.yield %acc, %k : i32, !task
  }
  return %r#0 : i32
}
func.func @dynamic(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @size : memref<1xindex>
  memref.store %n, %m[%c0] : memref<1xindex>
  %k = dcont.new @large : !task
  %s = call @sum(%k) : (!task) -> i32
  return %s : i32
}

// A buffer in each turn of a loop, and a scope of its own.
func.func private @turns() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %m = memref.get_global @size : memref<1xindex>
  %n = memref.load %m[%c0] : memref<1xindex>
  scf.for %i = %c0 to %n step %c1 {
    %b = memref.alloca() : !buffer
    %v = arith.index_cast %i : index to i32
    memref.store %v, %b[%c1] : !buffer
    dcont.suspend(%one) : (i32) -> ()
    memref.alloca_scope {
      %d = memref.alloca() : !buffer
      %w = memref.load %b[%c1] : !buffer
      memref.store %w, %d[%c1] : !buffer
      func.call @noise(%w) : (i32) -> ()
      %x = memref.load %d[%c1] : !buffer
      dcont.suspend(%x) : (i32) -> ()
      memref.alloca_scope.return
    }
  }
  return
}
func.func @inner(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @size : memref<1xindex>
  memref.store %n, %m[%c0] : memref<1xindex>
  %k = dcont.new @turns : !task
  %s = call @sum(%k) : (!task) -> i32
  return %s : i32
}

// The resumer looks into the buffer of what it has suspended.
!lends = !dcont.cont<(!buffer) -> ()>
func.func private @lender() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 21 : i32
  %b = memref.alloca() : !buffer
  memref.store %v, %b[%c0] : !buffer
  dcont.suspend(%b) : (!buffer) -> ()
  dcont.suspend(%b) : (!buffer) -> ()
  return
}
func.func @shared() -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %k = dcont.new @lender : !lends
  %r = dcont.resume %k : !lends -> i32 on_yield(%b: !buffer, %k1: !lends) {
    %v = memref.load %b[%c0] : !buffer
    func.call @noise(%v) : (i32) -> ()
    %s = dcont.resume %k1 : !lends -> i32 on_yield(%c: !buffer, %k2: !lends) {
      %w = memref.load %c[%c0] : !buffer
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
