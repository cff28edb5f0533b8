// Comparisons of floats: constants, NaN, integers that were converted.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @constants() -> (i1, i1, i1, i1) {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    %false = arith.constant false
// CHECK-NEXT:    return %true, %false, %true, %true : i1, i1, i1, i1
// CHECK-NEXT:  }
func.func @constants() -> (i1, i1, i1, i1) {
  %a = arith.constant 1.0 : f32
  %b = arith.constant -0.0 : f32
  %z = arith.constant 0.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf oeq, %b, %z : f32
  %1 = arith.cmpf olt, %a, %nan : f32
  %2 = arith.cmpf ult, %a, %nan : f32
  %3 = arith.cmpf une, %nan, %nan : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// CHECK-LABEL: func.func @always(%arg0: f32) -> (i1, i1) {
// CHECK-NEXT:    %0 = arith.cmpf true, %arg0, %arg0 : f32
// CHECK-NEXT:    %1 = arith.cmpf false, %arg0, %arg0 : f32
// CHECK-NEXT:    return %0, %1 : i1, i1
// CHECK-NEXT:  }
func.func @always(%x: f32) -> (i1, i1) {
  %0 = arith.cmpf true, %x, %x : f32
  %1 = arith.cmpf false, %x, %x : f32
  return %0, %1 : i1, i1
}
// CHECK-LABEL: func.func @with_nan(%arg0: f32) -> (i1, i1) {
// CHECK-NEXT:    %false = arith.constant false
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    return %false, %true : i1, i1
// CHECK-NEXT:  }
func.func @with_nan(%x: f32) -> (i1, i1) {
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf oge, %x, %nan : f32
  %1 = arith.cmpf uge, %nan, %x : f32
  return %0, %1 : i1, i1
}
// CHECK-LABEL: func.func @converted(%arg0: i32) -> (i1, i1, i1) {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:    %0 = arith.cmpi slt, %arg0, %c7_i32 : i32
// CHECK-NEXT:    %1 = arith.cmpi sgt, %arg0, %c7_i32 : i32
// CHECK-NEXT:    return %0, %1, %true : i1, i1, i1
// CHECK-NEXT:  }
func.func @converted(%x: i32) -> (i1, i1, i1) {
  %f = arith.sitofp %x : i32 to f64
  %c = arith.constant 7.0 : f64
  %d = arith.constant 7.5 : f64
  %e = arith.constant 1.0e30 : f64
  %0 = arith.cmpf olt, %f, %c : f64
  %1 = arith.cmpf ogt, %f, %d : f64
  %2 = arith.cmpf olt, %f, %e : f64
  return %0, %1, %2 : i1, i1, i1
}
