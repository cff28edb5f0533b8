// What cannot be lowered says why.
// RUN: wami opt %s --vector-to-ssawasm --split-input-file --verify-diagnostics

func.func @two_dimensions(%a: f32) -> vector<2x2xf32> {
  // expected-error @+1 {{failed to legalize operation 'vector.broadcast': no lowering to ssawasm: run split-vectors or scalarize-vectors before}}
  %v = vector.broadcast %a : f32 to vector<2x2xf32>
  return %v : vector<2x2xf32>
}

// -----

func.func @gather(%m: memref<?xf32>, %i: index, %o: vector<4xi32>, %b: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  // expected-error @+1 {{failed to legalize operation 'vector.gather'}}
  %v = vector.gather %m[%i] [%o], %b, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %v : vector<4xf32>
}
