// Divisors that strength reduction replaces.

// run: @divsi_8(17) == 2
// run: @divsi_8(-17) == -2
// run: @divsi_8(16) == 2
// run: @divsi_8(-16) == -2
// run: @divsi_8(2147483647) == 268435455
// run: @divsi_8(-2147483648) == -268435456
// run: @divsi_8(-1) == 0
func.func @divsi_8(%a: i32) -> i32 {
  %c = arith.constant 8 : i32
  %0 = arith.divsi %a, %c : i32
  return %0 : i32
}

// run: @divsi_m8(17) == -2
// run: @divsi_m8(-17) == 2
// run: @divsi_m8(16) == -2
// run: @divsi_m8(-16) == 2
// run: @divsi_m8(2147483647) == -268435455
// run: @divsi_m8(-2147483648) == 268435456
// run: @divsi_m8(-1) == 0
func.func @divsi_m8(%a: i32) -> i32 {
  %c = arith.constant -8 : i32
  %0 = arith.divsi %a, %c : i32
  return %0 : i32
}

// run: @divsi_1(17) == 17
// run: @divsi_1(-17) == -17
// run: @divsi_1(16) == 16
// run: @divsi_1(-16) == -16
// run: @divsi_1(2147483647) == 2147483647
// run: @divsi_1(-2147483648) == -2147483648
// run: @divsi_1(-1) == -1
func.func @divsi_1(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %0 = arith.divsi %a, %c : i32
  return %0 : i32
}

// run: @divsi_1024(17) == 0
// run: @divsi_1024(-17) == 0
// run: @divsi_1024(16) == 0
// run: @divsi_1024(-16) == 0
// run: @divsi_1024(2147483647) == 2097151
// run: @divsi_1024(-2147483648) == -2097152
// run: @divsi_1024(-1) == 0
func.func @divsi_1024(%a: i32) -> i32 {
  %c = arith.constant 1024 : i32
  %0 = arith.divsi %a, %c : i32
  return %0 : i32
}

// run: @remsi_8(17) == 1
// run: @remsi_8(-17) == -1
// run: @remsi_8(16) == 0
// run: @remsi_8(-16) == 0
// run: @remsi_8(2147483647) == 7
// run: @remsi_8(-2147483648) == 0
// run: @remsi_8(-1) == -1
func.func @remsi_8(%a: i32) -> i32 {
  %c = arith.constant 8 : i32
  %0 = arith.remsi %a, %c : i32
  return %0 : i32
}

// run: @remsi_m8(17) == 1
// run: @remsi_m8(-17) == -1
// run: @remsi_m8(16) == 0
// run: @remsi_m8(-16) == 0
// run: @remsi_m8(2147483647) == 7
// run: @remsi_m8(-2147483648) == 0
// run: @remsi_m8(-1) == -1
func.func @remsi_m8(%a: i32) -> i32 {
  %c = arith.constant -8 : i32
  %0 = arith.remsi %a, %c : i32
  return %0 : i32
}

// run: @remsi_1(17) == 0
// run: @remsi_1(-17) == 0
// run: @remsi_1(16) == 0
// run: @remsi_1(-16) == 0
// run: @remsi_1(2147483647) == 0
// run: @remsi_1(-2147483648) == 0
// run: @remsi_1(-1) == 0
func.func @remsi_1(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %0 = arith.remsi %a, %c : i32
  return %0 : i32
}

// run: @remsi_1024(17) == 17
// run: @remsi_1024(-17) == -17
// run: @remsi_1024(16) == 16
// run: @remsi_1024(-16) == -16
// run: @remsi_1024(2147483647) == 1023
// run: @remsi_1024(-2147483648) == 0
// run: @remsi_1024(-1) == -1
func.func @remsi_1024(%a: i32) -> i32 {
  %c = arith.constant 1024 : i32
  %0 = arith.remsi %a, %c : i32
  return %0 : i32
}

// run: @divui_8(17) == 2
// run: @divui_8(-17) == 536870909
// run: @divui_8(16) == 2
// run: @divui_8(-16) == 536870910
// run: @divui_8(2147483647) == 268435455
// run: @divui_8(-2147483648) == 268435456
// run: @divui_8(-1) == 536870911
func.func @divui_8(%a: i32) -> i32 {
  %c = arith.constant 8 : i32
  %0 = arith.divui %a, %c : i32
  return %0 : i32
}

// run: @divui_m8(17) == 0
// run: @divui_m8(-17) == 0
// run: @divui_m8(16) == 0
// run: @divui_m8(-16) == 0
// run: @divui_m8(2147483647) == 0
// run: @divui_m8(-2147483648) == 0
// run: @divui_m8(-1) == 1
func.func @divui_m8(%a: i32) -> i32 {
  %c = arith.constant -8 : i32
  %0 = arith.divui %a, %c : i32
  return %0 : i32
}

// run: @divui_1(17) == 17
// run: @divui_1(-17) == -17
// run: @divui_1(16) == 16
// run: @divui_1(-16) == -16
// run: @divui_1(2147483647) == 2147483647
// run: @divui_1(-2147483648) == -2147483648
// run: @divui_1(-1) == -1
func.func @divui_1(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %0 = arith.divui %a, %c : i32
  return %0 : i32
}

// run: @divui_1024(17) == 0
// run: @divui_1024(-17) == 4194303
// run: @divui_1024(16) == 0
// run: @divui_1024(-16) == 4194303
// run: @divui_1024(2147483647) == 2097151
// run: @divui_1024(-2147483648) == 2097152
// run: @divui_1024(-1) == 4194303
func.func @divui_1024(%a: i32) -> i32 {
  %c = arith.constant 1024 : i32
  %0 = arith.divui %a, %c : i32
  return %0 : i32
}

// run: @remui_8(17) == 1
// run: @remui_8(-17) == 7
// run: @remui_8(16) == 0
// run: @remui_8(-16) == 0
// run: @remui_8(2147483647) == 7
// run: @remui_8(-2147483648) == 0
// run: @remui_8(-1) == 7
func.func @remui_8(%a: i32) -> i32 {
  %c = arith.constant 8 : i32
  %0 = arith.remui %a, %c : i32
  return %0 : i32
}

// run: @remui_m8(17) == 17
// run: @remui_m8(-17) == -17
// run: @remui_m8(16) == 16
// run: @remui_m8(-16) == -16
// run: @remui_m8(2147483647) == 2147483647
// run: @remui_m8(-2147483648) == -2147483648
// run: @remui_m8(-1) == 7
func.func @remui_m8(%a: i32) -> i32 {
  %c = arith.constant -8 : i32
  %0 = arith.remui %a, %c : i32
  return %0 : i32
}

// run: @remui_1(17) == 0
// run: @remui_1(-17) == 0
// run: @remui_1(16) == 0
// run: @remui_1(-16) == 0
// run: @remui_1(2147483647) == 0
// run: @remui_1(-2147483648) == 0
// run: @remui_1(-1) == 0
func.func @remui_1(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %0 = arith.remui %a, %c : i32
  return %0 : i32
}

// run: @remui_1024(17) == 17
// run: @remui_1024(-17) == 1007
// run: @remui_1024(16) == 16
// run: @remui_1024(-16) == 1008
// run: @remui_1024(2147483647) == 1023
// run: @remui_1024(-2147483648) == 0
// run: @remui_1024(-1) == 1023
func.func @remui_1024(%a: i32) -> i32 {
  %c = arith.constant 1024 : i32
  %0 = arith.remui %a, %c : i32
  return %0 : i32
}
