// What random operations found: groups whose sizes are not those of the operands, memory without rank, regions with arguments.
// RUN: wami opt %s --split-input-file --verify-diagnostics
func.func @too_many(%x: i32) {
  // expected-error@+1 {{caseOperands count (0) does not match with the total size (1)}}
  "cf.switch"(%x)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>, case_values = dense<1> : tensor<1xi32>}> : (i32) -> ()
^bb1:
  return
^bb2(%y: i32):
  return
}
// -----
func.func @unranked(%v: vector<4xi64>, %m: memref<*xi64>, %i: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires 0 indices}}
  "vector.transfer_write"(%v, %m, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xi64>, memref<*xi64>, index) -> ()
  return
}
// -----
func.func @rank_0(%m: memref<1x1xindex>) {
  // expected-error@+1 {{'memref.collapse_shape' op invalid number of reassociation groups: found 1, expected 0}}
  %0 = "memref.collapse_shape"(%m) <{reassociation = [[0, 1]]}> : (memref<1x1xindex>) -> (memref<index>)
  return
}
// -----
func.func @call(%x: i32) {
  // expected-error@+1 {{attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
  func.call @call(%x) {arg_attrs = [1]} : (i32) -> ()
  return
}
// -----
func.func @masked(%x: vector<4xi1>) {
  // expected-error@+1 {{'vector.mask' op region should have no arguments}}
  "vector.mask"(%x) ({
  ^bb0(%y: i32):
    vector.yield
  }) : (vector<4xi1>) -> ()
  return
}
