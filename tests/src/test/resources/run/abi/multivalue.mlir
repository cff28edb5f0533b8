// A Wasm result for each scalar, on both sides of a call.
// beyond mlir-opt: ssawasm.cc is an attribute of ours
// beyond mlir-runner: ssawasm.cc is an attribute of ours
// run: @all(-17, 5) == -3, -2, -17.0, -17
// run: @reversed(-17, 5) == -17, -17.0, -2, -3
// run: @second(17, 5) == 2
// run: @none(17, 5) == 17
// run: @last_twice(255, 1) == -1, 255
// run: @crosswise(1234, 10) == -107
// run: @across_blocks(1234, 10, true) == 126
// run: @across_blocks(1234, 10, false) == 127
// run: @digits(987654) == 39
// run: @fibonacci(15) == 610, 1973
// run: @bytes(511, 254, true) == -510, false
// run: @bytes(3, 5, false) == 15, true
// run: @buffer(7, 42) == 42, 7, 42

func.func private @divmod(%a: i32, %b: i32) -> (i32, i64, f64, i8) attributes {ssawasm.cc = "multivalue", no_inline} {
  %q = arith.divsi %a, %b : i32
  %r = arith.remsi %a, %b : i32
  %wide = arith.extsi %r : i32 to i64
  %f = arith.sitofp %a : i32 to f64
  %low = arith.trunci %a : i32 to i8
  return %q, %wide, %f, %low : i32, i64, f64, i8
}

func.func @all(%a: i32, %b: i32) -> (i32, i64, f64, i8) {
  %r:4 = call @divmod(%a, %b) : (i32, i32) -> (i32, i64, f64, i8)
  return %r#0, %r#1, %r#2, %r#3 : i32, i64, f64, i8
}

func.func @reversed(%a: i32, %b: i32) -> (i8, f64, i64, i32) {
  %r:4 = call @divmod(%a, %b) : (i32, i32) -> (i32, i64, f64, i8)
  return %r#3, %r#2, %r#1, %r#0 : i8, f64, i64, i32
}

func.func @second(%a: i32, %b: i32) -> i64 {
  %r:4 = call @divmod(%a, %b) : (i32, i32) -> (i32, i64, f64, i8)
  return %r#1 : i64
}

func.func @none(%a: i32, %b: i32) -> i32 {
  %r:4 = call @divmod(%a, %b) : (i32, i32) -> (i32, i64, f64, i8)
  return %a : i32
}

func.func @last_twice(%a: i32, %b: i32) -> (i32, i32) {
  %r:4 = call @divmod(%a, %b) : (i32, i32) -> (i32, i64, f64, i8)
  %signed = arith.extsi %r#3 : i8 to i32
  %unsigned = arith.extui %r#3 : i8 to i32
  return %signed, %unsigned : i32, i32
}

// Two calls whose results are used crosswise, each more than once.
func.func @crosswise(%a: i32, %b: i32) -> i64 {
  %r:4 = call @divmod(%a, %b) : (i32, i32) -> (i32, i64, f64, i8)
  %s:4 = call @divmod(%r#0, %b) : (i32, i32) -> (i32, i64, f64, i8)
  %x = arith.subi %s#0, %r#0 : i32
  %y = arith.subi %r#1, %s#1 : i64
  %wide = arith.extsi %x : i32 to i64
  %z = arith.muli %wide, %y : i64
  %t = arith.addi %z, %r#1 : i64
  return %t : i64
}

// A result that is used in one block, in the other, and behind both.
func.func @across_blocks(%a: i32, %b: i32, %c: i1) -> i64 {
  %r:4 = call @divmod(%a, %b) : (i32, i32) -> (i32, i64, f64, i8)
  cf.cond_br %c, ^yes, ^no(%r#1 : i64)
^yes:
  %s:4 = call @divmod(%r#0, %b) : (i32, i32) -> (i32, i64, f64, i8)
  cf.br ^no(%s#1 : i64)
^no(%v: i64):
  %wide = arith.extsi %r#0 : i32 to i64
  %sum = arith.addi %v, %wide : i64
  return %sum : i64
}

// The digits of a number, by a call in a loop that carries its results.
func.func @digits(%n: i32) -> i64 {
  %zero = arith.constant 0 : i32
  %none = arith.constant 0 : i64
  %ten = arith.constant 10 : i32
  %r:2 = scf.while (%rest = %n, %sum = %none) : (i32, i64) -> (i32, i64) {
    %more = arith.cmpi ne, %rest, %zero : i32
    scf.condition(%more) %rest, %sum : i32, i64
  } do {
  ^bb0(%rest: i32, %sum: i64):
    %d:4 = func.call @divmod(%rest, %ten) : (i32, i32) -> (i32, i64, f64, i8)
    %next = arith.addi %sum, %d#1 : i64
    scf.yield %d#0, %next : i32, i64
  }
  return %r#1 : i64
}

// The value and how often the function was called, down to 0 and up again.
func.func private @fib(%n: i32) -> (i32, i32) attributes {ssawasm.cc = "multivalue", no_inline} {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %small = arith.cmpi slt, %n, %two : i32
  %r:2 = scf.if %small -> (i32, i32) {
    scf.yield %n, %one : i32, i32
  } else {
    %a = arith.subi %n, %one : i32
    %b = arith.subi %n, %two : i32
    %fa:2 = func.call @fib(%a) : (i32) -> (i32, i32)
    %fb:2 = func.call @fib(%b) : (i32) -> (i32, i32)
    %sum = arith.addi %fa#0, %fb#0 : i32
    %calls = arith.addi %fa#1, %fb#1 : i32
    %all = arith.addi %calls, %one : i32
    scf.yield %sum, %all : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

func.func @fibonacci(%n: i32) -> (i32, i32) {
  %r:2 = call @fib(%n) : (i32) -> (i32, i32)
  return %r#0, %r#1 : i32, i32
}

// Narrow integers: what crosses is extended, and what arrives is not trusted.
func.func private @narrow(%a: i8 {llvm.zeroext}, %b: i8, %c: i1) -> (i16 {llvm.zeroext}, i1) attributes {ssawasm.cc = "multivalue", no_inline} {
  %x = arith.extui %a : i8 to i16
  %y = arith.extsi %b : i8 to i16
  %z = arith.muli %x, %y : i16
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  return %z, %not : i16, i1
}

func.func @bytes(%a: i32, %b: i32, %c: i1) -> (i32, i1) {
  %x = arith.trunci %a : i32 to i8
  %y = arith.trunci %b : i32 to i8
  %r:2 = call @narrow(%x, %y, %c) : (i8, i8, i1) -> (i16, i1)
  %wide = arith.extsi %r#0 : i16 to i32
  return %wide, %r#1 : i32, i1
}

// A memref is as many parameters as its descriptor has parts.
func.func private @ends(%m: memref<?xi32>) -> (i32, index, memref<?xi32>) attributes {ssawasm.cc = "multivalue", no_inline} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %first = memref.load %m[%c0] : memref<?xi32>
  return %first, %n, %m : i32, index, memref<?xi32>
}

func.func @buffer(%n: index, %v: i32) -> (i32, index, i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca(%n) : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  %r:3 = call @ends(%m) : (memref<?xi32>) -> (i32, index, memref<?xi32>)
  %again = memref.load %r#2[%c0] : memref<?xi32>
  return %r#0, %r#1, %again : i32, index, i32
}
