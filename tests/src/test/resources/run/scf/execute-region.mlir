// run: @f(4) == 32
// run: @f(-4) == -8
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %r = scf.execute_region -> i32 {
    %p = arith.cmpi sgt, %x, %c0 : i32
    cf.cond_br %p, ^a, ^b(%x : i32)
  ^a:
    %y = arith.muli %x, %x : i32
    cf.br ^b(%y : i32)
  ^b(%z: i32):
    scf.yield %z : i32
  }
  %s = arith.addi %r, %r : i32
  return %s : i32
}
