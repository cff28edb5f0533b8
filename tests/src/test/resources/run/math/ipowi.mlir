// Integral powers.

// run: @ipowi_i32(2, 10) == 1024
// run: @ipowi_i32(3, 0) == 1
// run: @ipowi_i32(-2, 3) == -8
// run: @ipowi_i32(7, 13) == -1895237401
// run: @ipowi_i32(5, -1) == 0
// run: @ipowi_i32(-1, -3) == -1
// run: @ipowi_i32(1, -7) == 1
func.func @ipowi_i32(%a: i32, %b: i32) -> i32 {
  %0 = math.ipowi %a, %b : i32
  return %0 : i32
}

// run: @ipowi_i64(3, 39) == 4052555153018976267
// run: @ipowi_i64(-2, 63) == -9223372036854775808
func.func @ipowi_i64(%a: i64, %b: i64) -> i64 {
  %0 = math.ipowi %a, %b : i64
  return %0 : i64
}
