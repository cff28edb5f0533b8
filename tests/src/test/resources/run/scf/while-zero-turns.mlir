// The first region runs once more than the second, and what it forwards comes out.
// run: @f(0) == 10, 1, 0
// run: @f(1) == 20, 2, 1
// run: @f(5) == 60, 6, 5
func.func @f(%n: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i32
  %r:4 = scf.while (%i = %c0, %before = %c0, %after = %c0) : (i32, i32, i32) -> (i32, i32, i32, i32) {
    %b = arith.addi %before, %c1 : i32
    %x = arith.muli %b, %c10 : i32
    %go = arith.cmpi slt, %i, %n : i32
    scf.condition(%go) %x, %b, %after, %i : i32, i32, i32, i32
  } do {
  ^bb0(%x: i32, %b: i32, %a: i32, %i: i32):
    %j = arith.addi %i, %c1 : i32
    %c = arith.addi %a, %c1 : i32
    scf.yield %j, %b, %c : i32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
