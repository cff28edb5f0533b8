// run: @max(3, 9) == 9
// run: @max(9, 3) == 9
// run: @max(-1, -1) == -1
func.func @max(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi sgt, %a, %b : i32
  cf.cond_br %c weights([3, 1]), ^out(%a : i32), ^out(%b : i32)
^out(%x: i32):
  return %x : i32
}
