// Quotients and remainders: of constants, by one; by zero and overflowing ones stay.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @constants() -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:    %c-3_i32 = arith.constant -3 : i32
// CHECK-NEXT:    %c-4_i32 = arith.constant -4 : i32
// CHECK-NEXT:    %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:    %c2147483644_i32 = arith.constant 2147483644 : i32
// CHECK-NEXT:    return %c-3_i32, %c-4_i32, %c-3_i32, %c-1_i32, %c2147483644_i32 : i32, i32, i32, i32, i32
// CHECK-NEXT:  }
func.func @constants() -> (i32, i32, i32, i32, i32) {
  %m7 = arith.constant -7 : i32
  %c2 = arith.constant 2 : i32
  %a = arith.divsi %m7, %c2 : i32
  %b = arith.floordivsi %m7, %c2 : i32
  %c = arith.ceildivsi %m7, %c2 : i32
  %d = arith.remsi %m7, %c2 : i32
  %e = arith.divui %m7, %c2 : i32
  return %a, %b, %c, %d, %e : i32, i32, i32, i32, i32
}
// CHECK-LABEL: func.func @one(%arg0: i32) -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    return %arg0, %arg0, %c0_i32, %c0_i32, %arg0 : i32, i32, i32, i32, i32
// CHECK-NEXT:  }
func.func @one(%x: i32) -> (i32, i32, i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %a = arith.divsi %x, %c1 : i32
  %b = arith.divui %x, %c1 : i32
  %c = arith.remsi %x, %c1 : i32
  %d = arith.remui %x, %c1 : i32
  %e = arith.ceildivui %x, %c1 : i32
  return %a, %b, %c, %d, %e : i32, i32, i32, i32, i32
}
// CHECK-LABEL: func.func @by_zero() -> (i32, i32) {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:    %0 = arith.divsi %c5_i32, %c0_i32 : i32
// CHECK-NEXT:    %1 = arith.remui %c5_i32, %c0_i32 : i32
// CHECK-NEXT:    return %0, %1 : i32, i32
// CHECK-NEXT:  }
func.func @by_zero() -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c5 = arith.constant 5 : i32
  %a = arith.divsi %c5, %c0 : i32
  %b = arith.remui %c5, %c0 : i32
  return %a, %b : i32, i32
}
// CHECK-LABEL: func.func @overflow() -> (i32, i32, i32) {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %c-2147483648_i32 = arith.constant -2147483648 : i32
// CHECK-NEXT:    %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:    %0 = arith.divsi %c-2147483648_i32, %c-1_i32 : i32
// CHECK-NEXT:    %1 = arith.floordivsi %c-2147483648_i32, %c-1_i32 : i32
// CHECK-NEXT:    return %0, %1, %c0_i32 : i32, i32, i32
// CHECK-NEXT:  }
func.func @overflow() -> (i32, i32, i32) {
  %min = arith.constant -2147483648 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.divsi %min, %m1 : i32
  %b = arith.floordivsi %min, %m1 : i32
  %c = arith.remsi %min, %m1 : i32
  return %a, %b, %c : i32, i32, i32
}
// CHECK-LABEL: func.func @zero_divided(%arg0: i32) -> i32 {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %0 = arith.divsi %c0_i32, %arg0 : i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @zero_divided(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %a = arith.divsi %c0, %x : i32
  return %a : i32
}
