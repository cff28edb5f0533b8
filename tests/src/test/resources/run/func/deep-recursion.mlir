// A thousand frames deep: not a tail call, so all are alive at once.
// run: @depth(0) == 0
// run: @depth(1000) == 500500
func.func @depth(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %end = arith.cmpi eq, %n, %c0 : i32
  %r = scf.if %end -> i32 {
    scf.yield %c0 : i32
  } else {
    %m = arith.subi %n, %c1 : i32
    %s = func.call @depth(%m) : (i32) -> i32
    %t = arith.addi %s, %n : i32
    scf.yield %t : i32
  }
  return %r : i32
}
