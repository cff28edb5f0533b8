// Integer minima and maxima: of equal values, at the ends of the range, of constants.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @same(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT:    return %arg0, %arg0 : i32, i32
// CHECK-NEXT:  }
func.func @same(%x: i32) -> (i32, i32) {
  %a = arith.minsi %x, %x : i32
  %b = arith.maxui %x, %x : i32
  return %a, %b : i32, i32
}
// CHECK-LABEL: func.func @ends(%arg0: i8) -> (i8, i8, i8, i8, i8, i8) {
// CHECK-NEXT:    %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT:    %c127_i8 = arith.constant 127 : i8
// CHECK-NEXT:    %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:    %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:    return %c-128_i8, %arg0, %c127_i8, %arg0, %c0_i8, %c-1_i8 : i8, i8, i8, i8, i8, i8
// CHECK-NEXT:  }
func.func @ends(%x: i8) -> (i8, i8, i8, i8, i8, i8) {
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %zero = arith.constant 0 : i8
  %ones = arith.constant -1 : i8
  %a = arith.minsi %x, %min : i8
  %b = arith.minsi %x, %max : i8
  %c = arith.maxsi %x, %max : i8
  %d = arith.maxsi %x, %min : i8
  %e = arith.minui %x, %zero : i8
  %f = arith.maxui %x, %ones : i8
  return %a, %b, %c, %d, %e, %f : i8, i8, i8, i8, i8, i8
}
// CHECK-LABEL: func.func @constants() -> (i32, i32, i32, i32) {
// CHECK-NEXT:    %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    return %c-1_i32, %c1_i32, %c1_i32, %c-1_i32 : i32, i32, i32, i32
// CHECK-NEXT:  }
func.func @constants() -> (i32, i32, i32, i32) {
  %m1 = arith.constant -1 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.minsi %m1, %c1 : i32
  %b = arith.minui %m1, %c1 : i32
  %c = arith.maxsi %m1, %c1 : i32
  %d = arith.maxui %m1, %c1 : i32
  return %a, %b, %c, %d : i32, i32, i32, i32
}
