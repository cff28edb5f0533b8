// A cycle of three blocks with three entries.
// run: @walk(0, 6) == 1231
// run: @walk(1, 6) == 2312
// run: @walk(2, 6) == 3123
// run: @walk(0, 1) == 1
// run: @walk(1, 2) == 23
func.func @walk(%start: i32, %steps: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c10 = arith.constant 10 : i32
  %c4 = arith.constant 4 : i32
  %few = arith.minsi %steps, %c4 : i32
  cf.switch %start : i32, [
    default: ^a(%few, %c0 : i32, i32),
    1: ^b(%few, %c0 : i32, i32),
    2: ^c(%few, %c0 : i32, i32)
  ]
^a(%i: i32, %x: i32):
  %x10 = arith.muli %x, %c10 : i32
  %xa = arith.addi %x10, %c1 : i32
  %ia = arith.subi %i, %c1 : i32
  %ma = arith.cmpi sgt, %ia, %c0 : i32
  cf.cond_br %ma, ^b(%ia, %xa : i32, i32), ^out(%xa : i32)
^b(%j: i32, %y: i32):
  %y10 = arith.muli %y, %c10 : i32
  %yb = arith.addi %y10, %c2 : i32
  %jb = arith.subi %j, %c1 : i32
  %mb = arith.cmpi sgt, %jb, %c0 : i32
  cf.cond_br %mb, ^c(%jb, %yb : i32, i32), ^out(%yb : i32)
^c(%k: i32, %z: i32):
  %z10 = arith.muli %z, %c10 : i32
  %zc = arith.addi %z10, %c3 : i32
  %kc = arith.subi %k, %c1 : i32
  %mc = arith.cmpi sgt, %kc, %c0 : i32
  cf.cond_br %mc, ^a(%kc, %zc : i32, i32), ^out(%zc : i32)
^out(%r: i32):
  return %r : i32
}
