// Sets of several constraints, with equalities, on dimensions and symbols: in a triangle, on its diagonal, at a multiple of four.
// run: @where(0, 0, 5) == 1, 1, 1
// run: @where(1, 3, 5) == 1, 0, 1
// run: @where(4, 4, 5) == 1, 1, 1
// run: @where(3, 2, 5) == 0, 0, 0
// run: @where(2, 5, 5) == 0, 0, 0
// run: @where(-1, 3, 5) == 0, 0, 0
func.func @where(%i: index, %j: index, %n: index) -> (i32, i32, i32) {
  %yes = arith.constant 1 : i32
  %no = arith.constant 0 : i32
  %a = affine.if affine_set<(d0, d1)[s0] : (d0 >= 0, d1 - d0 >= 0, s0 - 1 - d1 >= 0)>(%i, %j)[%n] -> i32 {
    affine.yield %yes : i32
  } else {
    affine.yield %no : i32
  }
  %b = affine.if affine_set<(d0, d1) : (d0 - d1 == 0)>(%i, %j) -> i32 {
    affine.yield %yes : i32
  } else {
    affine.yield %no : i32
  }
  %c = affine.if affine_set<(d0, d1) : ((d0 + d1) mod 4 == 0)>(%i, %j) -> i32 {
    affine.yield %yes : i32
  } else {
    affine.yield %no : i32
  }
  return %a, %b, %c : i32, i32, i32
}
