// prints: ( 0, 0, 0 )
// prints: 0
// prints: ( 0, 1, 3 )
// prints: 20
// prints: ( 1, 0, 2 )
// prints: 13
// prints: ( 1, 2, 1 )
// prints: 11

// To one index and back, and the same by strides.
func.func @main() {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 24 step 7 {
    %p:3 = affine.delinearize_index %i into (2, 3, 4) : index, index, index
    %v = vector.from_elements %p#0, %p#1, %p#2 : vector<3xindex>
    vector.print %v : vector<3xindex>
    %j = affine.linearize_index [%p#2, %p#1, %p#0] by (4, 3, 2) : index
    vector.print %j : index
  }
  return
}
