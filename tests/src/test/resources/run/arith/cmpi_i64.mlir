// Comparisons of 64 bits look at all of them.

// run: @eq_i64(4294967296, 0) == false
// run: @eq_i64(-4294967296, 1) == false
// run: @eq_i64(4611686018427387904, 2305843009213693952) == false
// run: @eq_i64(-1, -1) == true
func.func @eq_i64(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi eq, %a, %b : i64
  return %0 : i1
}

// run: @slt_i64(4294967296, 0) == false
// run: @slt_i64(-4294967296, 1) == true
// run: @slt_i64(4611686018427387904, 2305843009213693952) == false
// run: @slt_i64(-1, -1) == false
func.func @slt_i64(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi slt, %a, %b : i64
  return %0 : i1
}

// run: @ult_i64(4294967296, 0) == false
// run: @ult_i64(-4294967296, 1) == false
// run: @ult_i64(4611686018427387904, 2305843009213693952) == false
// run: @ult_i64(-1, -1) == false
func.func @ult_i64(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi ult, %a, %b : i64
  return %0 : i1
}

// run: @sge_i64(4294967296, 0) == true
// run: @sge_i64(-4294967296, 1) == false
// run: @sge_i64(4611686018427387904, 2305843009213693952) == true
// run: @sge_i64(-1, -1) == true
func.func @sge_i64(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi sge, %a, %b : i64
  return %0 : i1
}
