// Several kinds of continuations in one module; types that are one in Wasm stay apart.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @innermost() == 12
// run: @narrow(-1) == -1
// run: @narrow(127) == 127
// run: @floats(1.5) == 1.5, -0.0
// run: @big(0x123456789abcdef) == 0x123456789abcdef
// run: @buffer(5) == 35
// run: @indices(7) == 21
!bit = !dcont.cont<(i1) -> ()>
!int = !dcont.cont<(i32) -> ()>

// An i1 and an i32, both i32 in Wasm: each goes to the resume of its type, whichever is the innermost.
func.func private @mixed() {
  %true = arith.constant true
  %ten = arith.constant 10 : i32
  dcont.suspend(%ten) : (i32) -> ()
  dcont.suspend(%true) : (i1) -> ()
  return
}
func.func private @bits() {
  %two = arith.constant 2 : i32
  %k = dcont.new @mixed : !bit
  dcont.resume %k : !bit on_yield(%b: i1, %rest: !bit) {
    dcont.suspend(%two) : (i32) -> ()
  }
  return
}
func.func @innermost() -> i32 {
  %zero = arith.constant 0 : i32
  %k = dcont.new @bits : !int
  %r = dcont.resume %k : !int -> i32 on_yield(%a: i32, %k1: !int) {
    %s = dcont.resume %k1 : !int -> i32 on_yield(%b: i32, %k2: !int) {
      %sum = arith.addi %a, %b : i32
      dcont.yield %sum : i32
    } on_return {
      dcont.yield %a : i32
    }
    dcont.yield %s : i32
  } on_return {
    dcont.yield %zero : i32
  }
  return %r : i32
}

memref.global "private" @byte : memref<1xi8> = uninitialized
func.func private @yieldByte() {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @byte : memref<1xi8>
  %v = memref.load %m[%c0] : memref<1xi8>
  dcont.suspend(%v) : (i8) -> ()
  return
}
func.func @narrow(%x: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i8
  %m = memref.get_global @byte : memref<1xi8>
  memref.store %x, %m[%c0] : memref<1xi8>
  %k = dcont.new @yieldByte : !dcont.cont<(i8) -> ()>
  %r = dcont.resume %k : !dcont.cont<(i8) -> ()> -> i8 on_yield(%v: i8, %rest: !dcont.cont<(i8) -> ()>) {
    dcont.yield %v : i8
  } on_return {
    dcont.yield %zero : i8
  }
  return %r : i8
}

!floats = !dcont.cont<(f32, f64) -> (f32, f64)>
func.func private @echo() {
  %a = arith.constant -0.0 : f32
  %b = arith.constant -0.0 : f64
  %c:2 = dcont.suspend(%a, %b) : (f32, f64) -> (f32, f64)
  %d:2 = dcont.suspend(%c#0, %b) : (f32, f64) -> (f32, f64)
  return
}
func.func @floats(%x: f32) -> (f32, f64) {
  %one = arith.constant 1.0 : f64
  %k = dcont.new @echo : !floats
  %r:2 = dcont.resume %k(%x, %one) : !floats -> (f32, f64) on_yield(%a: f32, %b: f64, %k1: !floats) {
    %s:2 = dcont.resume %k1(%x, %one) : !floats -> (f32, f64) on_yield(%c: f32, %d: f64, %k2: !floats) {
      dcont.yield %c, %d : f32, f64
    } on_return {
      dcont.yield %a, %one : f32, f64
    }
    dcont.yield %s#0, %s#1 : f32, f64
  } on_return {
    dcont.yield %x, %one : f32, f64
  }
  return %r#0, %r#1 : f32, f64
}

func.func private @echo64() {
  %zero = arith.constant 0 : i64
  %a = dcont.suspend(%zero) : (i64) -> i64
  %b = dcont.suspend(%a) : (i64) -> i64
  return
}
func.func @big(%x: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %k = dcont.new @echo64 : !dcont.cont<(i64) -> i64>
  %r = dcont.resume %k(%zero) : !dcont.cont<(i64) -> i64> -> i64 on_yield(%a: i64, %k1: !dcont.cont<(i64) -> i64>) {
    %s = dcont.resume %k1(%x) : !dcont.cont<(i64) -> i64> -> i64 on_yield(%b: i64, %k2: !dcont.cont<(i64) -> i64>) {
      dcont.yield %b : i64
    } on_return {
      dcont.yield %zero : i64
    }
    dcont.yield %s : i64
  } on_return {
    dcont.yield %zero : i64
  }
  return %r : i64
}

// Memrefs are yielded and sent: the generator fills a buffer that it is sent and yields a part of it.
!fill = !dcont.cont<(memref<?xi32>) -> memref<?xi32>>
func.func private @filler() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %seven = arith.constant 7 : i32
  %none = memref.alloc(%c0) : memref<?xi32>
  %buffer = dcont.suspend(%none) : (memref<?xi32>) -> memref<?xi32>
  memref.dealloc %none : memref<?xi32>
  %n = memref.dim %buffer, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %seven, %buffer[%i] : memref<?xi32>
  }
  %again = dcont.suspend(%buffer) : (memref<?xi32>) -> memref<?xi32>
  return
}
func.func @buffer(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %mine = memref.alloc(%n) : memref<?xi32>
  %k = dcont.new @filler : !fill
  %r = dcont.resume %k(%mine) : !fill -> i32 on_yield(%none: memref<?xi32>, %k1: !fill) {
    %s = dcont.resume %k1(%mine) : !fill -> i32 on_yield(%b: memref<?xi32>, %k2: !fill) {
      %size = memref.dim %b, %c0 : memref<?xi32>
      %sum = scf.for %i = %c0 to %size step %c1 iter_args(%acc = %zero) -> i32 {
        %v = memref.load %b[%i] : memref<?xi32>
        %t = arith.addi %acc, %v : i32
        scf.yield %t : i32
      }
      dcont.yield %sum : i32
    } on_return {
      dcont.yield %zero : i32
    }
    dcont.yield %s : i32
  } on_return {
    dcont.yield %zero : i32
  }
  memref.dealloc %mine : memref<?xi32>
  return %r : i32
}

memref.global "private" @count : memref<1xindex> = dense<0>
func.func private @countdown() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.get_global @count : memref<1xindex>
  %n = memref.load %m[%c0] : memref<1xindex>
  scf.for %i = %c0 to %n step %c1 {
    dcont.suspend(%i) : (index) -> ()
  }
  return
}
func.func @indices(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @count : memref<1xindex>
  memref.store %n, %m[%c0] : memref<1xindex>
  %k0 = dcont.new @countdown : !dcont.cont<(index) -> ()>
  %r:2 = scf.while (%acc = %c0, %k = %k0) : (index, !dcont.cont<(index) -> ()>) -> (index, !dcont.cont<(index) -> ()>) {
    %more, %s, %rest = dcont.resume %k : !dcont.cont<(index) -> ()> -> (i1, index, !dcont.cont<(index) -> ()>)
    on_yield(%v: index, %r: !dcont.cont<(index) -> ()>) {
      %true = arith.constant true
      %t = arith.addi %acc, %v : index
      dcont.yield %true, %t, %r : i1, index, !dcont.cont<(index) -> ()>
    } on_return {
      %false = arith.constant false
      dcont.yield %false, %acc, %k : i1, index, !dcont.cont<(index) -> ()>
    }
    scf.condition(%more) %s, %rest : index, !dcont.cont<(index) -> ()>
  } do {
  ^bb0(%acc: index, %k: !dcont.cont<(index) -> ()>):
    scf.yield %acc, %k : index, !dcont.cont<(index) -> ()>
  }
  return %r#0 : index
}
