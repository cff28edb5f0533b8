// run: @fib(0) == 0
// run: @fib(1) == 1
// run: @fib(20) == 6765
// run: @even(10) == true
// run: @even(7) == false
// run: @pair(3, 4) == 4, 3

func.func @fib(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %small = arith.cmpi slt, %n, %c2 : i32
  %r = scf.if %small -> (i32) {
    scf.yield %n : i32
  } else {
    %a = arith.subi %n, %c1 : i32
    %b = arith.subi %n, %c2 : i32
    %fa = func.call @fib(%a) : (i32) -> i32
    %fb = func.call @fib(%b) : (i32) -> i32
    %sum = arith.addi %fa, %fb : i32
    scf.yield %sum : i32
  }
  return %r : i32
}

func.func @even(%n: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %zero = arith.cmpi eq, %n, %c0 : i32
  %r = scf.if %zero -> (i1) {
    %true = arith.constant true
    scf.yield %true : i1
  } else {
    %less = arith.subi %n, %c1 : i32
    %o = func.call @odd(%less) : (i32) -> i1
    scf.yield %o : i1
  }
  return %r : i1
}

func.func private @odd(%n: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %zero = arith.cmpi eq, %n, %c0 : i32
  %r = scf.if %zero -> (i1) {
    %false = arith.constant false
    scf.yield %false : i1
  } else {
    %less = arith.subi %n, %c1 : i32
    %e = func.call @even(%less) : (i32) -> i1
    scf.yield %e : i1
  }
  return %r : i1
}

func.func @pair(%a: i64, %b: i64) -> (i64, i64) {
  return %b, %a : i64, i64
}
