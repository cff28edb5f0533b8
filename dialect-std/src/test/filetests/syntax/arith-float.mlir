// Float operations with and without fastmath flags.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func @f(%arg0: f32, %arg1: f32, %arg2: f64, %arg3: vector<4xf32>) {
// CHECK-NEXT:    %0 = arith.addf %arg0, %arg1 : f32
// CHECK-NEXT:    %1 = arith.subf %arg0, %arg1 fastmath<fast> : f32
// CHECK-NEXT:    %2 = arith.mulf %arg2, %arg2 fastmath<nnan,ninf> : f64
// CHECK-NEXT:    %3 = arith.divf %arg3, %arg3 fastmath<contract> : vector<4xf32>
// CHECK-NEXT:    %4 = arith.remf %arg0, %arg1 : f32
// CHECK-NEXT:    %5 = arith.negf %arg0 : f32
// CHECK-NEXT:    %6 = arith.negf %arg2 fastmath<reassoc,nsz,arcp,afn> : f64
// CHECK-NEXT:    %7 = arith.maximumf %arg0, %arg1 : f32
// CHECK-NEXT:    %8 = arith.minimumf %arg0, %arg1 : f32
// CHECK-NEXT:    %9 = arith.maxnumf %arg0, %arg1 fastmath<nnan> : f32
// CHECK-NEXT:    %10 = arith.minnumf %arg0, %arg1 : f32
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @f(%a: f32, %b: f32, %d: f64, %v: vector<4xf32>) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %a, %b fastmath<fast> : f32
  %2 = arith.mulf %d, %d fastmath<nnan, ninf> : f64
  %3 = arith.divf %v, %v fastmath<contract> : vector<4xf32>
  %4 = arith.remf %a, %b : f32
  %5 = arith.negf %a : f32
  %6 = arith.negf %d fastmath<reassoc, nsz, arcp, afn> : f64
  %7 = arith.maximumf %a, %b : f32
  %8 = arith.minimumf %a, %b : f32
  %9 = arith.maxnumf %a, %b fastmath<nnan> : f32
  %10 = arith.minnumf %a, %b : f32
  return
}
