// Casts: of constants, of casts, there and back.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @constants() -> (i64, i64, i8, f64, i32, index) {
// CHECK-NEXT:    %c-1_i64 = arith.constant -1 : i64
// CHECK-NEXT:    %c255_i64 = arith.constant 255 : i64
// CHECK-NEXT:    %c44_i8 = arith.constant 44 : i8
// CHECK-NEXT:    %cst = arith.constant 0.10000000149011612 : f64
// CHECK-NEXT:    %c-2_i32 = arith.constant -2 : i32
// CHECK-NEXT:    %c300 = arith.constant 300 : index
// CHECK-NEXT:    return %c-1_i64, %c255_i64, %c44_i8, %cst, %c-2_i32, %c300 : i64, i64, i8, f64, i32, index
// CHECK-NEXT:  }
func.func @constants() -> (i64, i64, i8, f64, i32, index) {
  %m1 = arith.constant -1 : i8
  %k = arith.constant 300 : i32
  %f = arith.constant 0.1 : f32
  %g = arith.constant -2.75 : f64
  %a = arith.extsi %m1 : i8 to i64
  %b = arith.extui %m1 : i8 to i64
  %c = arith.trunci %k : i32 to i8
  %d = arith.extf %f : f32 to f64
  %e = arith.fptosi %g : f64 to i32
  %i = arith.index_cast %k : i32 to index
  return %a, %b, %c, %d, %e, %i : i64, i64, i8, f64, i32, index
}
// CHECK-LABEL: func.func @chains(%arg0: i8) -> (i64, i64, i64) {
// CHECK-NEXT:    %0 = arith.extsi %arg0 : i8 to i64
// CHECK-NEXT:    %1 = arith.extui %arg0 : i8 to i64
// CHECK-NEXT:    %2 = arith.extui %arg0 : i8 to i64
// CHECK-NEXT:    return %0, %1, %2 : i64, i64, i64
// CHECK-NEXT:  }
func.func @chains(%x: i8) -> (i64, i64, i64) {
  %a = arith.extsi %x : i8 to i16
  %b = arith.extsi %a : i16 to i64
  %c = arith.extui %x : i8 to i16
  %d = arith.extui %c : i16 to i64
  %e = arith.extsi %c : i16 to i64
  return %b, %d, %e : i64, i64, i64
}
// CHECK-LABEL: func.func @there_and_back(%arg0: i32, %arg1: index) -> (i32, i32, index, i32) {
// CHECK-NEXT:    return %arg0, %arg0, %arg1, %arg0 : i32, i32, index, i32
// CHECK-NEXT:  }
func.func @there_and_back(%x: i32, %i: index) -> (i32, i32, index, i32) {
  %a = arith.extsi %x : i32 to i64
  %b = arith.trunci %a : i64 to i32
  %c = arith.extui %x : i32 to i64
  %d = arith.trunci %c : i64 to i32
  %e = arith.index_cast %i : index to i64
  %f = arith.index_cast %e : i64 to index
  %g = arith.index_cast %x : i32 to index
  %h = arith.index_cast %g : index to i32
  return %b, %d, %f, %h : i32, i32, index, i32
}
// CHECK-LABEL: func.func @shorter(%arg0: i8) -> i16 {
// CHECK-NEXT:    %0 = arith.extsi %arg0 : i8 to i16
// CHECK-NEXT:    return %0 : i16
// CHECK-NEXT:  }
func.func @shorter(%x: i8) -> i16 {
  %a = arith.extsi %x : i8 to i64
  %b = arith.trunci %a : i64 to i16
  return %b : i16
}
// CHECK-LABEL: func.func @bitcast(%arg0: f32) -> (f32, i32) {
// CHECK-NEXT:    %c1065353216_i32 = arith.constant 1065353216 : i32
// CHECK-NEXT:    return %arg0, %c1065353216_i32 : f32, i32
// CHECK-NEXT:  }
func.func @bitcast(%x: f32) -> (f32, i32) {
  %a = arith.bitcast %x : f32 to i32
  %b = arith.bitcast %a : i32 to f32
  %k = arith.constant 1.0 : f32
  %c = arith.bitcast %k : f32 to i32
  return %b, %c : f32, i32
}
// CHECK-LABEL: func.func @out_of_range() -> (i8, i32) {
// CHECK-NEXT:    %cst = arith.constant 1.000000e+03 : f32
// CHECK-NEXT:    %cst_0 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:    %0 = arith.fptosi %cst : f32 to i8
// CHECK-NEXT:    %1 = arith.fptoui %cst_0 : f32 to i32
// CHECK-NEXT:    return %0, %1 : i8, i32
// CHECK-NEXT:  }
func.func @out_of_range() -> (i8, i32) {
  %f = arith.constant 1000.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %a = arith.fptosi %f : f32 to i8
  %b = arith.fptoui %n : f32 to i32
  return %a, %b : i8, i32
}
