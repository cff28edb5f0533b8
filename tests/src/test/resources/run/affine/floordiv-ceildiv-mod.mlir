// floordiv rounds down, ceildiv up, mod is never negative: for negative numbers too. By the definitions.
// run: @f(7) == 2, 3, 1
// run: @f(-7) == -3, -2, 2
// run: @f(6) == 2, 2, 0
// run: @f(-6) == -2, -2, 0
// run: @f(-1) == -1, 0, 2
// run: @f(0) == 0, 0, 0
// run: @f(1) == 0, 1, 1
func.func @f(%i: index) -> (index, index, index) {
  %a = affine.apply affine_map<(d0) -> (d0 floordiv 3)>(%i)
  %b = affine.apply affine_map<(d0) -> (d0 ceildiv 3)>(%i)
  %c = affine.apply affine_map<(d0) -> (d0 mod 3)>(%i)
  return %a, %b, %c : index, index, index
}
