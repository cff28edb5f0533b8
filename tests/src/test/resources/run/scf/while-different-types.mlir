// What goes round and what comes out differ in number and type.
// run: @digits(0) == 1, 0
// run: @digits(90210) == 5, 12
func.func @digits(%n: i64) -> (i32, i64) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %z = arith.constant 0 : i64
  %ten = arith.constant 10 : i64
  %r:3 = scf.while (%x = %n, %k = %c0, %s = %z) : (i64, i32, i64) -> (i32, i64, i64) {
    %d = arith.remsi %x, %ten : i64
    %t = arith.addi %s, %d : i64
    %j = arith.addi %k, %c1 : i32
    %q = arith.divsi %x, %ten : i64
    %go = arith.cmpi ne, %q, %z : i64
    scf.condition(%go) %j, %t, %q : i32, i64, i64
  } do {
  ^bb0(%j: i32, %t: i64, %q: i64):
    scf.yield %q, %j, %t : i64, i32, i64
  }
  return %r#0, %r#1 : i32, i64
}
