// prints: 6
// prints: 28
// prints: 496

// Numbers that are the sum of their divisors.
func.func @divisors(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %half = arith.divui %n, %c2 : index
  %end = arith.addi %half, %c1 : index
  %sum = scf.for %d = %c1 to %end step %c1 iter_args(%s = %c0) -> index {
    %rest = index.remu %n, %d
    %divides = index.cmp eq(%rest, %c0)
    %more = index.add %s, %d
    %next = arith.select %divides, %more, %s : index
    scf.yield %next : index
  }
  return %sum : index
}

func.func @main() {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 600 : index
  scf.for %i = %c2 to %n step %c1 {
    %s = func.call @divisors(%i) : (index) -> index
    %perfect = arith.cmpi eq, %s, %i : index
    scf.if %perfect {
      vector.print %i : index
    }
  }
  return
}
