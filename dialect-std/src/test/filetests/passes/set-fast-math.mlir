// Flags join those that are there.
// RUN: wami opt %s --set-fast-math=flags=reassoc,contract | filecheck %s
// RUN: wami opt %s --set-fast-math | filecheck %s --check-prefix=ALL

// CHECK-LABEL: func.func @operations
// ALL-LABEL: func.func @operations
func.func @operations(%a: f32, %v: vector<4xf64>, %i: i32) -> (f32, vector<4xf64>, i32) {
  // CHECK: arith.addf %arg0, %arg0 fastmath<reassoc,contract> : f32
  // ALL: arith.addf %arg0, %arg0 fastmath<fast> : f32
  %s = arith.addf %a, %a : f32
  // CHECK: math.exp %{{.*}} fastmath<reassoc,nnan,contract> : f32
  // ALL: math.exp %{{.*}} fastmath<fast> : f32
  %e = math.exp %s fastmath<nnan> : f32
  // CHECK: math.fma %arg1, %arg1, %arg1 fastmath<reassoc,contract> : vector<4xf64>
  %f = math.fma %v, %v, %v : vector<4xf64>
  // CHECK: arith.addi %arg2, %arg2 : i32
  %j = arith.addi %i, %i : i32
  return %e, %f, %j : f32, vector<4xf64>, i32
}
