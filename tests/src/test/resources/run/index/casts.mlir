// To and from integers of fixed width.

// run: @to_i64(5) == 5
// run: @to_i64(-5) == -5
func.func @to_i64(%a: index) -> i64 {
  %0 = index.casts %a : index to i64
  return %0 : i64
}

// run: @from_i32(5) == 5
// run: @from_i32(-5) == -5
func.func @from_i32(%a: i32) -> index {
  %0 = index.casts %a : i32 to index
  return %0 : index
}

// run: @from_u8(5) == 5
// run: @from_u8(-5) == 251
func.func @from_u8(%a: i8) -> index {
  %0 = index.castu %a : i8 to index
  return %0 : index
}

// run: @to_i32(5) == 5
// run: @to_i32(-5) == -5
func.func @to_i32(%a: index) -> i32 {
  %0 = index.castu %a : index to i32
  return %0 : i32
}
