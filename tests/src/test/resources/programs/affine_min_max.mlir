// prints: 8
// prints: 8
// prints: 7
// prints: 0
// prints: 0
// prints: 2
// prints: 5
// prints: 6

// Lengths of tiles at the edge, and clamped indices.
func.func @main() {
  %n = arith.constant 23 : index
  affine.for %t = 0 to 23 step 8 {
    %l = affine.min affine_map<(d0)[s0] -> (8, s0 - d0)>(%t)[%n]
    vector.print %l : index
  }
  affine.for %i = 0 to 5 {
    %c = affine.max affine_map<(d0) -> (d0 * 3 - 4, 0)>(%i)
    %d = affine.min affine_map<(d0) -> (d0, 6)>(%c)
    vector.print %d : index
  }
  return
}
