// affine.min and affine.max of one, two and three expressions.
// run: @f(0, 0) == 0, 10, 0, 5
// run: @f(7, 20) == 7, 27, 3, 20
// run: @f(-9, 4) == -9, 10, -5, 5
func.func @f(%i: index, %n: index) -> (index, index, index, index) {
  %a = affine.min affine_map<(d0) -> (d0)>(%i)
  %b = affine.max affine_map<(d0)[s0] -> (d0 + s0, 10)>(%i)[%n]
  %c = affine.min affine_map<(d0)[s0] -> (d0 floordiv 2, s0, 5)>(%i)[%n]
  %d = affine.max affine_map<(d0)[s0] -> (d0, s0, 5)>(%i)[%n]
  return %a, %b, %c, %d : index, index, index, index
}
