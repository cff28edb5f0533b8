// Accesses with the wrong number or type of indices or values.
// RUN: wami opt %s --split-input-file --verify-diagnostics
func.func @load_indices(%m: memref<4x4xf32>, %i: index) {
  // expected-error@+1 {{'memref.load' op incorrect number of indices for load, expected 2 but got 1}}
  %0 = memref.load %m[%i] : memref<4x4xf32>
  return
}
// -----
func.func @store_indices(%m: memref<4xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'memref.store' op store index operand count not equal to memref rank}}
  memref.store %x, %m[%i, %i] : memref<4xf32>
  return
}
// -----
// expected-note@+1 {{prior use here}}
func.func @store_type(%m: memref<4xf32>, %i: index, %x: f64) {
  // expected-error@+1 {{use of value '%x' expects different type than prior uses: 'f32' vs 'f64'}}
  memref.store %x, %m[%i] : memref<4xf32>
  return
}
// -----
// expected-note@+1 {{prior use here}}
func.func @index_type(%m: memref<4xf32>, %i: i32) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = memref.load %m[%i] : memref<4xf32>
  return
}
// -----
func.func @copy_shapes(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error@+1 {{'memref.copy' op requires the same shape for all operands}}
  memref.copy %a, %b : memref<4xf32> to memref<5xf32>
  return
}
// -----
func.func @copy_elements(%a: memref<4xf32>, %b: memref<4xi32>) {
  // expected-error@+1 {{'memref.copy' op requires the same element type for all operands}}
  memref.copy %a, %b : memref<4xf32> to memref<4xi32>
  return
}
// -----
func.func @dim_of_number(%x: i32, %i: index) {
  // expected-error@+1 {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'i32'}}
  %0 = memref.dim %x, %i : i32
  return
}
// -----
func.func @load_of_tensor(%t: tensor<4xf32>, %i: index) {
  // expected-error@+1 {{custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'tensor<4xf32>'}}
  %0 = memref.load %t[%i] : tensor<4xf32>
  return
}
