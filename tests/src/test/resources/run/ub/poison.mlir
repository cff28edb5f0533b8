// Poison that nobody looks at, and blocks that nobody reaches.

// run: @chosen_away() == 3
func.func @chosen_away() -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 3 : i32
  %f = arith.constant false
  %0 = arith.select %f, %p, %c : i32
  return %0 : i32
}

// run: @reached(true) == 3
func.func @reached(%x: i1) -> i32 {
  cf.cond_br %x, ^a, ^b
^a:
  %c = arith.constant 3 : i32
  return %c : i32
^b:
  ub.unreachable
}

// run: @in_a_loop(4) == 6
func.func @in_a_loop(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%zero, %zero : i32, i32)
^head(%i: i32, %sum: i32):
  %negative = arith.cmpi slt, %n, %zero : i32
  cf.cond_br %negative, ^never, ^test
^test:
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^end
^body:
  %next = arith.addi %i, %one : i32
  %more_sum = arith.addi %sum, %i : i32
  cf.br ^head(%next, %more_sum : i32, i32)
^end:
  return %sum : i32
^never:
  ub.unreachable
}
