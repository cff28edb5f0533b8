// Division and remainder round towards minus infinity.
// run: @div(7) == 2, 3, 1
// run: @div(-7) == -3, -2, 2
// run: @div(0) == 0, 0, 0
// run: @mix(3, 4) == 13, 5, 6
func.func @div(%x: index) -> (index, index, index) {
  %a = affine.apply affine_map<(d0) -> (d0 floordiv 3)>(%x)
  %b = affine.apply affine_map<(d0) -> (d0 ceildiv 3)>(%x)
  %c = affine.apply affine_map<(d0) -> (d0 mod 3)>(%x)
  return %a, %b, %c : index, index, index
}
func.func @mix(%x: index, %n: index) -> (index, index, index) {
  %a = affine.apply affine_map<(d0)[s0] -> (d0 * 5 - s0 + 2)>(%x)[%n]
  %b = affine.min affine_map<(d0)[s0] -> (d0 * 2, s0 + 1, 100)>(%x)[%n]
  %c = affine.max affine_map<(d0)[s0] -> (d0 * 2, s0 + 1, -100)>(%x)[%n]
  return %a, %b, %c : index, index, index
}
