// A flag that is a property and no attribute: one of its name in braces is another one, whatever its kind.
func.func @beside(%a: index, %b: index) -> index {
  %0 = affine.linearize_index disjoint [%a, %b] by (4, 5) {disjoint} : index
  %1 = affine.linearize_index disjoint [%a, %b] by (4, 5) {disjoint = false} : index
  %2 = affine.linearize_index [%a, %b] by (4, 5) {disjoint} : index
  %3 = affine.linearize_index [%a, %b] by (4, 5) {disjoint = 3} : index
  return %0 : index
}

// -----

func.func @generic(%a: index, %b: index) -> index {
  %0 = "affine.linearize_index"(%a, %b) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 5>}> {disjoint = 4} : (index, index) -> index
  %1 = "affine.linearize_index"(%a, %b) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 5>}> {disjoint = true} : (index, index) -> index
  return %0 : index
}
