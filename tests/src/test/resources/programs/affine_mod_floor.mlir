// prints: ( -2, -1, 1 )
// prints: ( -1, -1, 2 )
// prints: ( -1, 0, 3 )
// prints: ( 0, 0, 0 )
// prints: ( 0, 1, 1 )
// prints: ( 1, 1, 2 )
// prints: ( 1, 2, 3 )

// floordiv, ceildiv and mod of negative numbers in affine maps.
func.func @main() {
  affine.for %i = 0 to 7 {
    %x = affine.apply affine_map<(d0) -> (d0 - 3)>(%i)
    %a = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%x)
    %b = affine.apply affine_map<(d0) -> (d0 ceildiv 2)>(%x)
    %c = affine.apply affine_map<(d0) -> (d0 mod 4)>(%x)
    %p = arith.index_cast %a : index to i64
    %q = arith.index_cast %b : index to i64
    %r = arith.index_cast %c : index to i64
    %v = vector.from_elements %p, %q, %r : vector<3xi64>
    vector.print %v : vector<3xi64>
  }
  return
}
