// prints: 918000
// prints: 835590
// prints: 752768
// prints: 669532
// prints: 585880
// prints: 501809
// prints: 417318
// prints: 332405
// prints: 247067
// prints: 161302
// prints: 75109
// prints: 0
// prints: 12

// What is left of a loan in cents, with interest rounded half up.
func.func @main() {
  %balance = arith.constant 1000000 : i64
  %rate = arith.constant 5 : i64
  %payment = arith.constant 87000 : i64
  %thousand = arith.constant 1000 : i64
  %half = arith.constant 500 : i64
  %zero = arith.constant 0 : i64
  %r:2 = scf.while (%b = %balance, %month = %zero) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi sgt, %b, %zero : i64
    scf.condition(%more) %b, %month : i64, i64
  } do {
  ^bb0(%b: i64, %month: i64):
    %i0 = arith.muli %b, %rate : i64
    %i1 = arith.addi %i0, %half : i64
    %interest = arith.divsi %i1, %thousand : i64
    %owed = arith.addi %b, %interest : i64
    %paid = arith.minsi %owed, %payment : i64
    %left = arith.subi %owed, %paid : i64
    vector.print %left : i64
    %one = arith.constant 1 : i64
    %m = arith.addi %month, %one : i64
    scf.yield %left, %m : i64, i64
  }
  vector.print %r#1 : i64
  return
}
