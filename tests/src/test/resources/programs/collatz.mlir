// prints: 871
// prints: 179

// The longest chain of 3n+1 from below 1000, by branches.
func.func @length(%start: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  cf.br ^test(%start, %c1 : i64, i64)
^test(%n: i64, %steps: i64):
  %end = arith.cmpi eq, %n, %c1 : i64
  cf.cond_br %end, ^exit, ^step
^step:
  %bit = arith.andi %n, %c1 : i64
  %even = arith.cmpi eq, %bit, %c0 : i64
  %more = arith.addi %steps, %c1 : i64
  cf.cond_br %even, ^half, ^triple
^half:
  %h = arith.shrui %n, %c1 : i64
  cf.br ^test(%h, %more : i64, i64)
^triple:
  %t = arith.muli %n, %c3 : i64
  %u = arith.addi %t, %c1 : i64
  cf.br ^test(%u, %more : i64, i64)
^exit:
  return %steps : i64
}

func.func @main() {
  %c1 = arith.constant 1 : i64
  %c0 = arith.constant 0 : i64
  %limit = arith.constant 1000 : i64
  %best:2 = scf.for %n = %c1 to %limit step %c1 iter_args(%at = %c0, %most = %c0) -> (i64, i64) : i64 {
    %l = func.call @length(%n) : (i64) -> i64
    %longer = arith.cmpi sgt, %l, %most : i64
    %a = arith.select %longer, %n, %at : i64
    %m = arith.maxsi %l, %most : i64
    scf.yield %a, %m : i64, i64
  }
  vector.print %best#0 : i64
  vector.print %best#1 : i64
  return
}
