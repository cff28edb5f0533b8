// beyond mlir-opt: it crashes
// Fewer groups of operands than cases.
// RUN: wami opt %s --split-input-file --verify-diagnostics
func.func @too_few(%x: i32) {
  // expected-error@+1 {{number of case operand segments (0) should match number of case destinations (1)}}
  "cf.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>, case_values = dense<1> : tensor<1xi32>}> : (i32) -> ()
^bb1:
  return
}
