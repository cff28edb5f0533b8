// RUN: wami opt %s --split-vectors | filecheck %s

// Functions of the runtime library take two elements at a time, of each width: they compute in f64.
// CHECK-LABEL: func.func @two_by_two
// CHECK: %[[L:.*]] = vector.shuffle %arg0, %arg0 [0, 1]
// CHECK: %[[H:.*]] = vector.shuffle %arg0, %arg0 [2, 3]
// CHECK: %[[A:.*]] = math.exp %[[L]] : vector<2xf32>
// CHECK: %[[B:.*]] = math.exp %[[H]] : vector<2xf32>
// CHECK: vector.shuffle %[[A]], %[[B]] [0, 1, 2, 3]
func.func @two_by_two(%a: vector<4xf32>) -> vector<4xf32> {
  %e = math.exp %a : vector<4xf32>
  return %e : vector<4xf32>
}

// CHECK-LABEL: func.func @doubles
// CHECK: math.powf %arg0, %arg2 : vector<2xf64>
// CHECK: math.powf %arg1, %arg3 : vector<2xf64>
func.func @doubles(%a: vector<4xf64>, %b: vector<4xf64>) -> vector<4xf64> {
  %e = math.powf %a, %b : vector<4xf64>
  return %e : vector<4xf64>
}

// What is left over is a scalar.
// CHECK-LABEL: func.func @odd
// CHECK: math.log %{{.*}} : vector<2xf32>
// CHECK: math.log %{{.*}} : f32
func.func @odd(%a: vector<3xf32>) -> vector<3xf32> {
  %e = math.log %a : vector<3xf32>
  return %e : vector<3xf32>
}

// The library has this one for numbers only, and has no lanes of 16 bits.
// CHECK-LABEL: func.func @numbers
// CHECK: math.fma %{{.*}} : f64
// CHECK: math.fma %{{.*}} : f64
// CHECK: math.tanh %{{.*}} : f16
func.func @numbers(%a: vector<2xf64>, %b: vector<8xf16>) -> (vector<2xf64>, vector<8xf16>) {
  %e = math.fma %a, %a, %a : vector<2xf64>
  %f = math.tanh %b : vector<8xf16>
  return %e, %f : vector<2xf64>, vector<8xf16>
}
