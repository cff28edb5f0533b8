// Every cast, with its flags.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func @f(%arg0: i32, %arg1: i8, %arg2: i64, %arg3: index, %arg4: f32, %arg5: f64, %arg6: f16, %arg7: vector<2xi32>) {
// CHECK-NEXT:    %0 = arith.extsi %arg1 : i8 to i32
// CHECK-NEXT:    %1 = arith.extui %arg1 : i8 to i64
// CHECK-NEXT:    %2 = arith.trunci %arg2 : i64 to i1
// CHECK-NEXT:    %3 = arith.trunci %arg2 overflow<nsw> : i64 to i32
// CHECK-NEXT:    %4 = arith.trunci %arg2 overflow<nsw, nuw> : i64 to i32
// CHECK-NEXT:    %5 = arith.extf %arg4 : f32 to f64
// CHECK-NEXT:    %6 = arith.truncf %arg5 : f64 to f32
// CHECK-NEXT:    %7 = arith.truncf %arg5 to_nearest_even : f64 to f16
// CHECK-NEXT:    %8 = arith.truncf %arg5 toward_zero : f64 to f32
// CHECK-NEXT:    %9 = arith.sitofp %arg0 : i32 to f64
// CHECK-NEXT:    %10 = arith.uitofp %arg2 : i64 to f32
// CHECK-NEXT:    %11 = arith.fptosi %arg5 : f64 to i32
// CHECK-NEXT:    %12 = arith.fptoui %arg6 : f16 to i8
// CHECK-NEXT:    %13 = arith.index_cast %arg0 : i32 to index
// CHECK-NEXT:    %14 = arith.index_cast %arg3 : index to i64
// CHECK-NEXT:    %15 = arith.index_castui %arg1 : i8 to index
// CHECK-NEXT:    %16 = arith.bitcast %arg4 : f32 to i32
// CHECK-NEXT:    %17 = arith.bitcast %arg7 : vector<2xi32> to vector<2xf32>
// CHECK-NEXT:    %18 = arith.extf %arg6 fastmath<fast> : f16 to f32
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @f(%a: i32, %h: i8, %l: i64, %i: index, %f: f32, %d: f64, %g: f16, %v: vector<2xi32>) {
  %0 = arith.extsi %h : i8 to i32
  %1 = arith.extui %h : i8 to i64
  %3 = arith.trunci %l : i64 to i1
  %4 = arith.trunci %l overflow<nsw> : i64 to i32
  %5 = arith.trunci %l overflow<nsw, nuw> : i64 to i32
  %6 = arith.extf %f : f32 to f64
  %7 = arith.truncf %d : f64 to f32
  %8 = arith.truncf %d to_nearest_even : f64 to f16
  %9 = arith.truncf %d toward_zero : f64 to f32
  %10 = arith.sitofp %a : i32 to f64
  %11 = arith.uitofp %l : i64 to f32
  %13 = arith.fptosi %d : f64 to i32
  %14 = arith.fptoui %g : f16 to i8
  %15 = arith.index_cast %a : i32 to index
  %16 = arith.index_cast %i : index to i64
  %17 = arith.index_castui %h : i8 to index
  %18 = arith.bitcast %f : f32 to i32
  %19 = arith.bitcast %v : vector<2xi32> to vector<2xf32>
  %20 = arith.extf %g fastmath<fast> : f16 to f32
  return
}
