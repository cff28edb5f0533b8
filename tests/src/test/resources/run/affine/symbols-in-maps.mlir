// Division and remainder by a symbol, and maps of several dimensions and symbols.
// run: @by_symbol(17, 5) == 3, 4, 2
// run: @by_symbol(-17, 5) == -4, -3, 3
// run: @mixed(1, 2, 3, 4) == 37
func.func @by_symbol(%i: index, %s: index) -> (index, index, index) {
  %a = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%i)[%s]
  %b = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%i)[%s]
  %c = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%i)[%s]
  return %a, %b, %c : index, index, index
}
func.func @mixed(%i: index, %j: index, %m: index, %n: index) -> index {
  %a = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + (d1 * 5) * s0 + s1)>(%i, %j)[%m, %n]
  return %a : index
}
