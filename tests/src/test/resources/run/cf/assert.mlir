// run: @check(4) == 4
// run: @check(-1) traps
func.func @check(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %ok = arith.cmpi sge, %x, %c0 : i32
  cf.assert %ok, "negative"
  return %x : i32
}
