// Between index and other integers, with the sign.

// run: @index_cast_i32_index(5) == 5
// run: @index_cast_i32_index(-5) == -5
func.func @index_cast_i32_index(%a: i32) -> index {
  %0 = arith.index_cast %a : i32 to index
  return %0 : index
}

// run: @index_cast_index_i32(5) == 5
// run: @index_cast_index_i32(-5) == -5
func.func @index_cast_index_i32(%a: index) -> i32 {
  %0 = arith.index_cast %a : index to i32
  return %0 : i32
}

// run: @index_cast_index_i64(5) == 5
// run: @index_cast_index_i64(-5) == -5
func.func @index_cast_index_i64(%a: index) -> i64 {
  %0 = arith.index_cast %a : index to i64
  return %0 : i64
}

// run: @index_cast_i8_index(-1) == -1
// run: @index_cast_i8_index(100) == 100
func.func @index_cast_i8_index(%a: i8) -> index {
  %0 = arith.index_cast %a : i8 to index
  return %0 : index
}

// run: @index_cast_i64_index(7) == 7
// run: @index_cast_i64_index(-7) == -7
func.func @index_cast_i64_index(%a: i64) -> index {
  %0 = arith.index_cast %a : i64 to index
  return %0 : index
}
