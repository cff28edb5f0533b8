// RUN: wami opt %s --split-input-file --verify-diagnostics
// beyond mlir-opt: it crashes on these
// What a mask says of its operation, it says of one that is right.

#trait = {indexing_maps = [], iterator_types = []}
func.func @contraction_without_maps(%a: vector<4xf32>, %b: f32, %m: vector<4xi1>) {
  vector.mask %m {
    // expected-error@+1 {{expected an indexing map for each vector operand}}
    vector.contract #trait %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  } : vector<4xi1> -> f32
  return
}

// -----

#trait = {
  indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<() -> ()>],
  iterator_types = ["parallel"]
}
func.func @contraction_with_too_few_maps(%a: vector<2xf32>, %x: vector<3xf32>, %b: vector<2xf32>, %m: vector<2x3xi1>) {
  vector.mask %m {
    // expected-error@+1 {{expected an indexing map for each vector operand}}
    vector.contract #trait %a, %x, %b : vector<2xf32>, vector<3xf32> into vector<2xf32>
  } : vector<2x3xi1> -> vector<2xf32>
  return
}

// -----

func.func @outer_product_of_tensors(%a: tensor<10xf32>, %b: f32, %m: vector<2xi1>) -> tensor<10xf32> {
  %0 = "vector.mask"(%m) ({
    // expected-error@+1 {{operand #0 must be vector of any type values}}
    %1 = "vector.outerproduct"(%a, %b, %a) : (tensor<10xf32>, f32, tensor<10xf32>) -> tensor<10xf32>
    "vector.yield"(%1) : (tensor<10xf32>) -> ()
  }) : (vector<2xi1>) -> tensor<10xf32>
  return %0 : tensor<10xf32>
}
