// prints: -2456329625975503237
// prints: -66099811847306178
// prints: 921554510140348143
// prints: 1

// 64 by 64 bits to 128, signed and unsigned, and the same through i128.
func.func @main() {
  %a = arith.constant -1234567890123456789 : i64
  %b = arith.constant 987654321987654321 : i64
  %sl, %sh = arith.mulsi_extended %a, %b : i64
  %ul, %uh = arith.mului_extended %a, %b : i64
  vector.print %sl : i64
  vector.print %sh : i64
  vector.print %uh : i64
  %wa = arith.extsi %a : i64 to i128
  %wb = arith.extsi %b : i64 to i128
  %p = arith.muli %wa, %wb : i128
  %c64 = arith.constant 64 : i128
  %h = arith.shrsi %p, %c64 : i128
  %high = arith.trunci %h : i128 to i64
  %same = arith.cmpi eq, %high, %sh : i64
  vector.print %same : i1
  return
}
