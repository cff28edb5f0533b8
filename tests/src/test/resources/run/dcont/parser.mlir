// A state machine written as straight code: it is sent one character after the other.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @value(0) == 46
// run: @value(1) == 20
// run: @value(2) == -1
// Sums of products, "1+2*3+39"; yields -2 while it wants more, at the end the value, or -1 where the text is wrong.
!parser = !dcont.cont<(i32) -> i8>
memref.global "private" constant @texts : memref<3x9xi8> = dense<[
  [49, 43, 50, 42, 51, 43, 51, 57, 0],
  [50, 42, 53, 42, 50, 0, 0, 0, 0],
  [49, 43, 43, 50, 0, 0, 0, 0, 0]]>

func.func private @get() -> i8 {
  %more = arith.constant -2 : i32
  %c = dcont.suspend(%more) : (i32) -> i8
  return %c : i8
}
func.func private @isDigit(%c: i8) -> i1 {
  %zero = arith.constant 48 : i8
  %nine = arith.constant 57 : i8
  %a = arith.cmpi uge, %c, %zero : i8
  %b = arith.cmpi ule, %c, %nine : i8
  %r = arith.andi %a, %b : i1
  return %r : i1
}
// A number; the character behind it, and whether there was a digit.
func.func private @number(%c0: i8) -> (i32, i8, i1) {
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %ascii = arith.constant 48 : i8
  %some = call @isDigit(%c0) : (i8) -> i1
  %r:2 = scf.while (%v = %zero, %c = %c0) : (i32, i8) -> (i32, i8) {
    %digit = func.call @isDigit(%c) : (i8) -> i1
    scf.condition(%digit) %v, %c : i32, i8
  } do {
  ^bb0(%v: i32, %c: i8):
    %d = arith.subi %c, %ascii : i8
    %w = arith.extui %d : i8 to i32
    %s = arith.muli %v, %ten : i32
    %t = arith.addi %s, %w : i32
    %next = func.call @get() : () -> i8
    scf.yield %t, %next : i32, i8
  }
  return %r#0, %r#1, %some : i32, i8, i1
}
func.func private @product(%c0: i8) -> (i32, i8, i1) {
  %times = arith.constant 42 : i8
  %v0, %c1, %ok0 = call @number(%c0) : (i8) -> (i32, i8, i1)
  %r:3 = scf.while (%v = %v0, %c = %c1, %ok = %ok0) : (i32, i8, i1) -> (i32, i8, i1) {
    %more = arith.cmpi eq, %c, %times : i8
    scf.condition(%more) %v, %c, %ok : i32, i8, i1
  } do {
  ^bb0(%v: i32, %c: i8, %ok: i1):
    %d = func.call @get() : () -> i8
    %w, %e, %ok1 = func.call @number(%d) : (i8) -> (i32, i8, i1)
    %t = arith.muli %v, %w : i32
    %both = arith.andi %ok, %ok1 : i1
    scf.yield %t, %e, %both : i32, i8, i1
  }
  return %r#0, %r#1, %r#2 : i32, i8, i1
}
func.func private @sum() {
  %plus = arith.constant 43 : i8
  %end = arith.constant 0 : i8
  %wrong = arith.constant -1 : i32
  %c0 = call @get() : () -> i8
  %v0, %c1, %ok0 = call @product(%c0) : (i8) -> (i32, i8, i1)
  %r:3 = scf.while (%v = %v0, %c = %c1, %ok = %ok0) : (i32, i8, i1) -> (i32, i8, i1) {
    %more = arith.cmpi eq, %c, %plus : i8
    scf.condition(%more) %v, %c, %ok : i32, i8, i1
  } do {
  ^bb0(%v: i32, %c: i8, %ok: i1):
    %d = func.call @get() : () -> i8
    %w, %e, %ok1 = func.call @product(%d) : (i8) -> (i32, i8, i1)
    %t = arith.addi %v, %w : i32
    %both = arith.andi %ok, %ok1 : i1
    scf.yield %t, %e, %both : i32, i8, i1
  }
  %atEnd = arith.cmpi eq, %r#1, %end : i8
  %fine = arith.andi %atEnd, %r#2 : i1
  %result = arith.select %fine, %r#0, %wrong : i32
  %x = dcont.suspend(%result) : (i32) -> i8
  return
}

func.func @value(%which: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant 0 : i8
  %more = arith.constant -2 : i32
  %true = arith.constant true
  %false = arith.constant false
  %texts = memref.get_global @texts : memref<3x9xi8>
  %k0 = dcont.new @sum : !parser
  // the first resume's character is dropped
  %k1 = dcont.resume %k0(%none) : !parser -> !parser on_yield(%v: i32, %rest: !parser) {
    dcont.yield %rest : !parser
  } on_return {
    dcont.yield %k0 : !parser
  }
  %r:3 = scf.while (%i = %c0, %v = %more, %k = %k1) : (index, i32, !parser) -> (index, i32, !parser) {
    %wants = arith.cmpi eq, %v, %more : i32
    scf.condition(%wants) %i, %v, %k : index, i32, !parser
  } do {
  ^bb0(%i: index, %v: i32, %k: !parser):
    %c = memref.load %texts[%which, %i] : memref<3x9xi8>
    %w, %rest = dcont.resume %k(%c) : !parser -> (i32, !parser) on_yield(%x: i32, %r: !parser) {
      dcont.yield %x, %r : i32, !parser
    } on_return {
      %minus = arith.constant -3 : i32
      dcont.yield %minus, %k : i32, !parser
    }
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %w, %rest : index, i32, !parser
  }
  return %r#1 : i32
}
