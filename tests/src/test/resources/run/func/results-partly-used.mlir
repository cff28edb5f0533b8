// Of several results only some are used, in another order, and once none.
// run: @f(7, 2) == 1, 3
func.func private @divmod(%a: i32, %b: i32) -> (i32, i32, i32) {
  %q = arith.divsi %a, %b : i32
  %m = arith.remsi %a, %b : i32
  %s = arith.addi %a, %b : i32
  return %q, %m, %s : i32, i32, i32
}
func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  %x:3 = call @divmod(%a, %b) : (i32, i32) -> (i32, i32, i32)
  %y:3 = call @divmod(%b, %a) : (i32, i32) -> (i32, i32, i32)
  %z:3 = call @divmod(%a, %b) : (i32, i32) -> (i32, i32, i32)
  return %x#1, %z#0 : i32, i32
}
