// Branches inside structured loops and conditionals: among them a loop, and an exit from its middle.

// run: @collatz(27) == 111
// run: @collatz(1) == 0
// run: @sums(4) == 10
// run: @sums(0) == 0
// run: @first(5) == 2
// run: @first(99) == -1
func.func @collatz(%n: i64) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %steps = scf.execute_region -> i32 {
    cf.br ^head(%n, %zero : i64, i32)
  ^head(%x: i64, %k: i32):
    %done = arith.cmpi eq, %x, %c1 : i64
    cf.cond_br %done, ^out, ^step
  ^step:
    %next = arith.addi %k, %one : i32
    %bit = arith.andi %x, %c1 : i64
    %odd = arith.trunci %bit : i64 to i1
    cf.cond_br %odd, ^up, ^down
  ^up:
    %three = arith.muli %x, %c3 : i64
    %more = arith.addi %three, %c1 : i64
    cf.br ^head(%more, %next : i64, i32)
  ^down:
    %half = arith.divui %x, %c2 : i64
    cf.br ^head(%half, %next : i64, i32)
  ^out:
    scf.yield %k : i32
  }
  return %steps : i32
}
// The sum of the numbers up to n, each found by counting.
func.func @sums(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %end = arith.addi %n, %c1 : index
  %sum = scf.for %i = %c0 to %end step %c1 iter_args(%s = %zero) -> i32 {
    %count = scf.execute_region -> i32 {
      cf.br ^head(%c0, %zero : index, i32)
    ^head(%j: index, %k: i32):
      %more = arith.cmpi slt, %j, %i : index
      cf.cond_br %more, ^body, ^out
    ^body:
      %j1 = arith.addi %j, %c1 : index
      %k1 = arith.addi %k, %one : i32
      cf.br ^head(%j1, %k1 : index, i32)
    ^out:
      scf.yield %k : i32
    }
    %t = arith.addi %s, %count : i32
    scf.yield %t : i32
  }
  return %sum : i32
}
// Where x is among 3, 4, 5, 6; the loop has two exits.
func.func @first(%x: i32) -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %m1 = arith.constant -1 : i32
  %r = scf.if %true -> i32 {
    %found = scf.execute_region -> i32 {
      cf.br ^head(%c0 : i32)
    ^head(%i: i32):
      %end = arith.cmpi eq, %i, %c4 : i32
      cf.cond_br %end, ^none, ^look
    ^look:
      %y = arith.addi %i, %c3 : i32
      %hit = arith.cmpi eq, %x, %y : i32
      %next = arith.addi %i, %c1 : i32
      cf.cond_br %hit, ^here, ^head(%next : i32)
    ^here:
      scf.yield %i : i32
    ^none:
      scf.yield %m1 : i32
    }
    scf.yield %found : i32
  } else {
    scf.yield %c0 : i32
  }
  return %r : i32
}
