// Several results, passed on and swapped.
// run: @twice(5) == 10, 10, 10.0
// run: @swap(3, -4) == -4, 3
func.func @both(%a: i32, %b: i32) -> (i32, i32) {
  return %b, %a : i32, i32
}
func.func @swap(%a: i32, %b: i32) -> (i32, i32) {
  %r:2 = call @both(%a, %b) : (i32, i32) -> (i32, i32)
  return %r#0, %r#1 : i32, i32
}
func.func @twice(%a: i32) -> (i32, i64, f64) {
  %x = arith.addi %a, %a : i32
  %y = arith.extsi %x : i32 to i64
  %z = arith.sitofp %x : i32 to f64
  return %x, %y, %z : i32, i64, f64
}
