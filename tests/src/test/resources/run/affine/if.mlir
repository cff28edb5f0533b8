// run: @inside(3, 5) == 1
// run: @inside(6, 5) == 2
// run: @inside(-1, 5) == 2
// run: @even(6) == 1
// run: @even(7) == 0
func.func @inside(%i: index, %n: index) -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %r = affine.if affine_set<(d0)[s0] : (d0 >= 0, s0 - d0 - 1 >= 0)>(%i)[%n] -> i32 {
    affine.yield %a : i32
  } else {
    affine.yield %b : i32
  }
  return %r : i32
}
func.func @even(%i: index) -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.constant 0 : i32
  %r = affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%i) -> i32 {
    affine.yield %a : i32
  } else {
    affine.yield %b : i32
  }
  return %r : i32
}
