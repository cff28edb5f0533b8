// run: @pairs(0) == 0
// run: @pairs(5) == 65
func.func @pairs(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:2 = scf.while (%i = %c0, %s = %c0) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi slt, %i, %n : i32
    scf.condition(%go) %i, %s : i32, i32
  } do {
  ^bb0(%i: i32, %s: i32):
    %q:2 = scf.while (%j = %i, %t = %s) : (i32, i32) -> (i32, i32) {
      %in = arith.cmpi slt, %j, %n : i32
      scf.condition(%in) %j, %t : i32, i32
    } do {
    ^bb0(%j: i32, %t: i32):
      %p = arith.muli %i, %j : i32
      %u = arith.addi %t, %p : i32
      %k = arith.addi %j, %c1 : i32
      scf.yield %k, %u : i32, i32
    }
    %m = arith.addi %i, %c1 : i32
    scf.yield %m, %q#1 : i32, i32
  }
  return %r#1 : i32
}
