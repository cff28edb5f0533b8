// prints: 60
// prints: 3

// Two reductions at once over two dimensions.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0 : i64
  %low = arith.constant -1000 : i64
  %r:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c5) step (%c1, %c1) init (%zero, %low) -> (i64, i64) {
    %p = arith.muli %i, %j : index
    %x = arith.index_cast %p : index to i64
    %d = arith.subi %i, %j : index
    %y = arith.index_cast %d : index to i64
    scf.reduce(%x, %y : i64, i64) {
    ^bb0(%a: i64, %b: i64):
      %s = arith.addi %a, %b : i64
      scf.reduce.return %s : i64
    }, {
    ^bb0(%a: i64, %b: i64):
      %m = arith.maxsi %a, %b : i64
      scf.reduce.return %m : i64
    }
  }
  vector.print %r#0 : i64
  vector.print %r#1 : i64
  return
}
