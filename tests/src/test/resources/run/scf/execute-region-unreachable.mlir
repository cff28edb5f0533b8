// A region of several blocks of which one is never reached.

// run: @kept(7) == 7
// run: @kept(0) == 1
func.func @kept(%a: i64) -> i64 {
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %odd = arith.ori %a, %one : i64
  %c = arith.cmpi ne, %odd, %zero : i64
  %r = scf.execute_region -> i64 {
    cf.cond_br %c, ^on, ^never
  ^never:
    ub.unreachable
  ^on:
    scf.yield %odd : i64
  }
  return %r : i64
}

// run: @without_result(7) == 8
func.func @without_result(%a: i64) -> i64 {
  %one = arith.constant 1 : i64
  %m = memref.alloca() : memref<i64>
  %c = arith.cmpi ne, %a, %one : i64
  scf.execute_region {
    cf.cond_br %c, ^on, ^never
  ^never:
    ub.unreachable
  ^on:
    %s = arith.addi %a, %one : i64
    memref.store %s, %m[] : memref<i64>
    scf.yield
  }
  %r = memref.load %m[] : memref<i64>
  return %r : i64
}
