// run: @sum(0, 10, 1) == 45
// run: @sum(5, 5, 1) == 0
// run: @sum(9, 2, 3) == 0
// run: @sum(0, 10, 3) == 18
// run: @collatz(27) == 111
// run: @triangle(5) == 35

// lb >= ub runs the body not at all; a step that does not divide ends below ub.
func.func @sum(%lb: index, %ub: index, %step: index) -> index {
  %c0 = arith.constant 0 : index
  %r = scf.for %i = %lb to %ub step %step iter_args(%acc = %c0) -> (index) {
    %next = arith.addi %acc, %i : index
    scf.yield %next : index
  }
  return %r : index
}

func.func @collatz(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %r:2 = scf.while (%x = %n, %steps = %c0) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %x, %c1 : i64
    scf.condition(%more) %x, %steps : i64, i64
  } do {
  ^bb0(%x: i64, %steps: i64):
    %bit = arith.andi %x, %c1 : i64
    %isodd = arith.cmpi eq, %bit, %c1 : i64
    %half = arith.shrui %x, %c1 : i64
    %triple = arith.muli %x, %c3 : i64
    %up = arith.addi %triple, %c1 : i64
    %y = arith.select %isodd, %up, %half : i64
    %s = arith.addi %steps, %c1 : i64
    scf.yield %y, %s : i64, i64
  }
  return %r#1 : i64
}

// 1*1 + 2*(1+2)/... : the sum over i of the sum over j <= i of j
func.func @triangle(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.addi %n, %c1 : index
  %r = scf.for %i = %c1 to %end step %c1 iter_args(%outer = %c0) -> (index) {
    %top = arith.addi %i, %c1 : index
    %inner = scf.for %j = %c1 to %top step %c1 iter_args(%acc = %outer) -> (index) {
      %next = arith.addi %acc, %j : index
      scf.yield %next : index
    }
    scf.yield %inner : index
  }
  return %r : index
}
