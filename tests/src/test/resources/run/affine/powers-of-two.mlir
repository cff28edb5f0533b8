// floordiv, ceildiv and mod by powers of two, which become shifts and masks, and by one.
// run: @f(13) == 1, 2, 5, 13, 0
// run: @f(-13) == -2, -1, 3, -13, 0
// run: @f(-16) == -2, -2, 0, -16, 0
// run: @f(0) == 0, 0, 0, 0, 0
func.func @f(%i: index) -> (index, index, index, index, index) {
  %a = affine.apply affine_map<(d0) -> (d0 floordiv 8)>(%i)
  %b = affine.apply affine_map<(d0) -> (d0 ceildiv 8)>(%i)
  %c = affine.apply affine_map<(d0) -> (d0 mod 8)>(%i)
  %d = affine.apply affine_map<(d0) -> (d0 floordiv 1)>(%i)
  %e = affine.apply affine_map<(d0) -> (d0 mod 1)>(%i)
  return %a, %b, %c, %d, %e : index, index, index, index, index
}
