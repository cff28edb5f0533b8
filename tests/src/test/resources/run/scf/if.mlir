// run: @sign(5) == 1, 5
// run: @sign(-5) == -1, 5
// run: @sign(0) == 0, 0
func.func @sign(%x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %pos = arith.cmpi sgt, %x, %c0 : i32
  %neg = arith.cmpi slt, %x, %c0 : i32
  %r:2 = scf.if %pos -> (i32, i32) {
    scf.yield %c1, %x : i32, i32
  } else {
    %s = scf.if %neg -> i32 {
      scf.yield %m1 : i32
    } else {
      scf.yield %c0 : i32
    }
    %a = arith.subi %c0, %x : i32
    scf.yield %s, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
