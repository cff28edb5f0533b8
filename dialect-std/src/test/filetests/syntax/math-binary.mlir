// The operations of math with two and three operands.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func @f(%arg0: f32, %arg1: f64, %arg2: i32, %arg3: vector<4xf32>) {
// CHECK-NEXT:    %0 = math.atan2 %arg0, %arg0 : f32
// CHECK-NEXT:    %1 = math.copysign %arg1, %arg1 : f64
// CHECK-NEXT:    %2 = math.powf %arg0, %arg0 : f32
// CHECK-NEXT:    %3 = math.fpowi %arg0, %arg2 : f32, i32
// CHECK-NEXT:    %4 = math.ipowi %arg2, %arg2 : i32
// CHECK-NEXT:    %5 = math.fma %arg3, %arg3, %arg3 : vector<4xf32>
// CHECK-NEXT:    %6 = math.fma %arg1, %arg1, %arg1 fastmath<contract> : f64
// CHECK-NEXT:    %sin, %cos = math.sincos %arg0 : f32
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @f(%x: f32, %d: f64, %i: i32, %v: vector<4xf32>) {
  %0 = math.atan2 %x, %x : f32
  %1 = math.copysign %d, %d : f64
  %2 = math.powf %x, %x : f32
  %3 = math.fpowi %x, %i : f32, i32
  %4 = math.ipowi %i, %i : i32
  %5 = math.fma %v, %v, %v : vector<4xf32>
  %6 = math.fma %d, %d, %d fastmath<contract> : f64
  %7, %8 = math.sincos %x : f32
  return
}
