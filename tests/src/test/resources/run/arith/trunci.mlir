// The low bits are kept.

// run: @trunci_i32_i8(255) == -1
// run: @trunci_i32_i8(256) == 0
// run: @trunci_i32_i8(-129) == 127
// run: @trunci_i32_i8(1000) == -24
func.func @trunci_i32_i8(%a: i32) -> i8 {
  %0 = arith.trunci %a : i32 to i8
  return %0 : i8
}

// run: @trunci_i64_i32(4294967296) == 0
// run: @trunci_i64_i32(4294967301) == 5
// run: @trunci_i64_i32(-1) == -1
func.func @trunci_i64_i32(%a: i64) -> i32 {
  %0 = arith.trunci %a : i64 to i32
  return %0 : i32
}

// run: @trunci_i64_i16(65535) == -1
// run: @trunci_i64_i16(98765) == -32307
func.func @trunci_i64_i16(%a: i64) -> i16 {
  %0 = arith.trunci %a : i64 to i16
  return %0 : i16
}

// run: @trunci_i32_i1(2) == false
// run: @trunci_i32_i1(3) == true
func.func @trunci_i32_i1(%a: i32) -> i1 {
  %0 = arith.trunci %a : i32 to i1
  return %0 : i1
}

// run: @trunci_i16_i8(-32768) == 0
// run: @trunci_i16_i8(511) == -1
func.func @trunci_i16_i8(%a: i16) -> i8 {
  %0 = arith.trunci %a : i16 to i8
  return %0 : i8
}
