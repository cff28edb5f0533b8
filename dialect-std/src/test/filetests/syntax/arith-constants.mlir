// Constants of every type, written in every way.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func @integers() {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    %false = arith.constant false
// CHECK-NEXT:    %true_0 = arith.constant true
// CHECK-NEXT:    %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT:    %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:    %c-1_i8_1 = arith.constant -1 : i8
// CHECK-NEXT:    %c42_i64 = arith.constant 42 : i64
// CHECK-NEXT:    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
// CHECK-NEXT:    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
// CHECK-NEXT:    %c7 = arith.constant 7 : index
// CHECK-NEXT:    %c-7 = arith.constant -7 : index
// CHECK-NEXT:    %c170141183460469231731687303715884105727_i128 = arith.constant 170141183460469231731687303715884105727 : i128
// CHECK-NEXT:    %c3_i3 = arith.constant 3 : i3
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @integers() {
  %0 = arith.constant true
  %1 = arith.constant false
  %2 = arith.constant 1 : i1
  %3 = arith.constant -128 : i8
  %4 = arith.constant 255 : i8
  %5 = arith.constant 0xFF : i8
  %6 = arith.constant 42 : i64
  %7 = arith.constant -9223372036854775808 : i64
  %8 = arith.constant 0x7FFFFFFFFFFFFFFF : i64
  %9 = arith.constant 7 : index
  %10 = arith.constant -7 : index
  %11 = arith.constant 170141183460469231731687303715884105727 : i128
  %12 = arith.constant 3 : i3
  return
}
// CHECK-LABEL: func.func @floats() {
// CHECK-NEXT:    %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %cst_0 = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:    %cst_1 = arith.constant 1.500000e+10 : f64
// CHECK-NEXT:    %cst_2 = arith.constant 9.999940e-41 : f32
// CHECK-NEXT:    %cst_3 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:    %cst_4 = arith.constant 0xFF800000 : f32
// CHECK-NEXT:    %cst_5 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:    %cst_6 = arith.constant 0x7FF8000000000001 : f64
// CHECK-NEXT:    %cst_7 = arith.constant 1.000000e-01 : f32
// CHECK-NEXT:    %cst_8 = arith.constant 1.000000e-01 : f64
// CHECK-NEXT:    %cst_9 = arith.constant 3.1415926535897931 : f64
// CHECK-NEXT:    %cst_10 = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:    %cst_11 = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:    %cst_12 = arith.constant 0x4CEB79A3 : f32
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @floats() {
  %0 = arith.constant 0.0 : f32
  %1 = arith.constant -0.0 : f32
  %2 = arith.constant 1.5e+10 : f64
  %3 = arith.constant 1.0E-40 : f32
  %4 = arith.constant 0x7F800000 : f32
  %5 = arith.constant 0xFF800000 : f32
  %6 = arith.constant 0x7FC00000 : f32
  %7 = arith.constant 0x7FF8000000000001 : f64
  %8 = arith.constant 0.1 : f32
  %9 = arith.constant 0.1 : f64
  %10 = arith.constant 3.14159265358979323846 : f64
  %11 = arith.constant 1.0 : f16
  %12 = arith.constant 1.0 : bf16
  %13 = arith.constant 123456789.0 : f32
  return
}
// CHECK-LABEL: func.func @vectors() {
// CHECK-NEXT:    %cst = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:    %cst_0 = arith.constant dense<[1, 2, -3]> : vector<3xi8>
// CHECK-NEXT{LITERAL}:    %cst_1 = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : vector<2x2xf32>
// CHECK-NEXT:    %cst_2 = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @vectors() {
  %0 = arith.constant dense<1> : vector<4xi32>
  %1 = arith.constant dense<[1, 2, -3]> : vector<3xi8>
  %2 = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %3 = arith.constant dense<true> : vector<2xi1>
  return
}
