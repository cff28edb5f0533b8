// i64 at its edges.
// run: @add(9223372036854775807, 1) == -9223372036854775808
// run: @mul(-9223372036854775808, -1) == -9223372036854775808
// run: @mul(4294967296, 4294967296) == 0
// run: @mul(3037000500, 3037000500) == -9223372036709301616
// run: @udiv(-1, 10) == 1844674407370955161
// run: @urem(-1, 10) == 5
// run: @div(-9223372036854775808, 10) == -922337203685477580
// run: @rem(-9223372036854775808, 10) == -8
// run: @shl(1, 63) == -9223372036854775808
// run: @shr(-9223372036854775808, 63) == -1
// run: @ushr(-9223372036854775808, 63) == 1
func.func @add(%a: i64, %b: i64) -> i64 {
  %r = arith.addi %a, %b : i64
  return %r : i64
}
func.func @mul(%a: i64, %b: i64) -> i64 {
  %r = arith.muli %a, %b : i64
  return %r : i64
}
func.func @div(%a: i64, %b: i64) -> i64 {
  %r = arith.divsi %a, %b : i64
  return %r : i64
}
func.func @udiv(%a: i64, %b: i64) -> i64 {
  %r = arith.divui %a, %b : i64
  return %r : i64
}
func.func @rem(%a: i64, %b: i64) -> i64 {
  %r = arith.remsi %a, %b : i64
  return %r : i64
}
func.func @urem(%a: i64, %b: i64) -> i64 {
  %r = arith.remui %a, %b : i64
  return %r : i64
}
func.func @shl(%a: i64, %b: i64) -> i64 {
  %r = arith.shli %a, %b : i64
  return %r : i64
}
func.func @shr(%a: i64, %b: i64) -> i64 {
  %r = arith.shrsi %a, %b : i64
  return %r : i64
}
func.func @ushr(%a: i64, %b: i64) -> i64 {
  %r = arith.shrui %a, %b : i64
  return %r : i64
}
