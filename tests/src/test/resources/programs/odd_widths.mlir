// prints: -12
// prints: 27
// prints: 2047
// prints: 366503875925
// prints: 0

// Arithmetic of 5, 12 and 40 bits wraps where these end.
func.func @main() {
  %a = arith.constant 13 : i5
  %b = arith.constant 7 : i5
  %s = arith.addi %a, %b : i5
  %p = arith.muli %a, %b : i5
  %w = arith.extsi %s : i5 to i64
  %q = arith.extui %p : i5 to i64
  vector.print %w : i64
  vector.print %q : i64
  %c = arith.constant -2048 : i12
  %one = arith.constant 1 : i12
  %d = arith.subi %c, %one : i12
  %e = arith.extsi %d : i12 to i64
  vector.print %e : i64
  %f = arith.constant 1099511627775 : i40
  %g = arith.constant 3 : i40
  %h = arith.divui %f, %g : i40
  %i = arith.divsi %f, %g : i40
  %j = arith.extui %h : i40 to i64
  %k = arith.extsi %i : i40 to i64
  vector.print %j : i64
  vector.print %k : i64
  return
}
