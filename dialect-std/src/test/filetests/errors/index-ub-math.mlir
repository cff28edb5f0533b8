// What index and math refuse.
// RUN: wami opt %s --split-input-file --verify-diagnostics
func.func @index_of_integer(%x: i32) {
  // expected-error@+1 {{'index.add' op operand #0 must be index, but got 'i32'}}
  %0 = "index.add"(%x, %x) : (i32, i32) -> index
  return
}
// -----
func.func @casts_from_index_to_index(%x: index) {
  // expected-error@+1 {{'index.casts' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = index.casts %x : index to index
  return
}
// -----
func.func @casts_float(%x: f32) {
  // expected-error@+1 {{'index.casts' op operand #0 must be integer or index, but got 'f32'}}
  %0 = index.casts %x : f32 to index
  return
}
// -----
func.func @root_of_integer(%x: i32) {
  // expected-error@+1 {{'math.sqrt' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.sqrt %x : i32
  return
}
// -----
func.func @zeros_of_float(%x: f32) {
  // expected-error@+1 {{'math.ctlz' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.ctlz %x : f32
  return
}
// -----
func.func @fma_types(%x: f32, %y: f64) {
  // expected-error@+1 {{'math.fma' op requires the same type for all operands and results}}
  %0 = "math.fma"(%x, %x, %y) : (f32, f32, f64) -> f32
  return
}
// -----
func.func @absolute_of_float(%x: f32) {
  // expected-error@+1 {{'math.absi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.absi %x : f32
  return
}
