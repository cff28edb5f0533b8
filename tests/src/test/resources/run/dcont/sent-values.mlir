// Generators that are sent values: what the first resume sends is dropped, every other becomes the result of a suspension.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @accumulate(1, 10, 100) == 110
// run: @accumulate(7, -3, 3) == 0
// run: @mixed(1000000000000, 0.5) == 1000000000003, 2.5
// run: @swap(3, 4) == 4, 3
!acc = !dcont.cont<(i32) -> i32>

func.func private @accumulator() {
  %zero = arith.constant 0 : i32
  %true = arith.constant true
  %r = scf.while (%sum = %zero) : (i32) -> i32 {
    scf.condition(%true) %sum : i32
  } do {
  ^bb0(%sum: i32):
    %x = dcont.suspend(%sum) : (i32) -> i32
    %next = arith.addi %sum, %x : i32
    scf.yield %next : i32
  }
  return
}

// Resumes with %x; what is yielded, and the rest.
func.func private @send(%k: !acc, %x: i32) -> (i32, !acc) {
  %r:2 = dcont.resume %k(%x) : !acc -> (i32, !acc) on_yield(%v: i32, %rest: !acc) {
    dcont.yield %v, %rest : i32, !acc
  } on_return {
    %minus = arith.constant -1 : i32
    dcont.yield %minus, %k : i32, !acc
  }
  return %r#0, %r#1 : i32, !acc
}

func.func @accumulate(%dropped: i32, %a: i32, %b: i32) -> i32 {
  %k0 = dcont.new @accumulator : !acc
  %first:2 = call @send(%k0, %dropped) : (!acc, i32) -> (i32, !acc)
  %second:2 = call @send(%first#1, %a) : (!acc, i32) -> (i32, !acc)
  %third:2 = call @send(%second#1, %b) : (!acc, i32) -> (i32, !acc)
  return %third#0 : i32
}

func.func private @two() {
  %c1 = arith.constant 1 : i64
  %c1f = arith.constant 1.0 : f32
  %a:2 = dcont.suspend(%c1f, %c1) : (f32, i64) -> (i64, f32)
  %b:2 = dcont.suspend(%a#1, %a#0) : (f32, i64) -> (i64, f32)
  return
}
func.func @mixed(%x: i64, %y: f32) -> (i64, f32) {
  %k0 = dcont.new @two : !dcont.cont<(f32, i64) -> (i64, f32)>
  %r:2 = dcont.resume %k0(%x, %y) : !dcont.cont<(f32, i64) -> (i64, f32)> -> (i64, f32)
  on_yield(%f: f32, %i: i64, %k1: !dcont.cont<(f32, i64) -> (i64, f32)>) {
    %three = arith.constant 3 : i64
    %two = arith.constant 2.0 : f32
    %x3 = arith.addi %x, %three : i64
    %y2 = arith.addf %y, %two : f32
    %s:2 = dcont.resume %k1(%x3, %y2) : !dcont.cont<(f32, i64) -> (i64, f32)> -> (i64, f32)
    on_yield(%g: f32, %j: i64, %k2: !dcont.cont<(f32, i64) -> (i64, f32)>) {
      dcont.yield %j, %g : i64, f32
    } on_return {
      dcont.yield %i, %f : i64, f32
    }
    dcont.yield %s#0, %s#1 : i64, f32
  } on_return {
    dcont.yield %x, %y : i64, f32
  }
  return %r#0, %r#1 : i64, f32
}

func.func private @swapper() {
  %zero = arith.constant 0 : i32
  %a:2 = dcont.suspend(%zero, %zero) : (i32, i32) -> (i32, i32)
  %b:2 = dcont.suspend(%a#1, %a#0) : (i32, i32) -> (i32, i32)
  return
}
func.func @swap(%x: i32, %y: i32) -> (i32, i32) {
  %k0 = dcont.new @swapper : !dcont.cont<(i32, i32) -> (i32, i32)>
  %r:2 = dcont.resume %k0(%x, %x) : !dcont.cont<(i32, i32) -> (i32, i32)> -> (i32, i32)
  on_yield(%a: i32, %b: i32, %k1: !dcont.cont<(i32, i32) -> (i32, i32)>) {
    %s:2 = dcont.resume %k1(%x, %y) : !dcont.cont<(i32, i32) -> (i32, i32)> -> (i32, i32)
    on_yield(%c: i32, %d: i32, %k2: !dcont.cont<(i32, i32) -> (i32, i32)>) {
      dcont.yield %c, %d : i32, i32
    } on_return {
      dcont.yield %a, %b : i32, i32
    }
    dcont.yield %s#0, %s#1 : i32, i32
  } on_return {
    dcont.yield %x, %y : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
