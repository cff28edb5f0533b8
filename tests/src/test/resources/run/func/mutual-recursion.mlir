// run: @even(10) == 1
// run: @even(7) == 0
// run: @odd(7) == 1
func.func @even(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %z = arith.cmpi eq, %n, %c0 : i32
  %r = scf.if %z -> i32 {
    scf.yield %c1 : i32
  } else {
    %m = arith.subi %n, %c1 : i32
    %x = func.call @odd(%m) : (i32) -> i32
    scf.yield %x : i32
  }
  return %r : i32
}
func.func @odd(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %z = arith.cmpi eq, %n, %c0 : i32
  %r = scf.if %z -> i32 {
    scf.yield %c0 : i32
  } else {
    %m = arith.subi %n, %c1 : i32
    %x = func.call @even(%m) : (i32) -> i32
    scf.yield %x : i32
  }
  return %r : i32
}
