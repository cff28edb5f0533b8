// prints: 1
// prints: 0
// prints: 0
// prints: 2
// prints: 10
// prints: 4
// prints: 40

// Solutions on boards of 1 to 7, with bits for columns and diagonals.
func.func @place(%all: i32, %columns: i32, %left: i32, %right: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %full = arith.cmpi eq, %columns, %all : i32
  %r = scf.if %full -> i32 {
    scf.yield %c1 : i32
  } else {
    %0 = arith.ori %columns, %left : i32
    %1 = arith.ori %0, %right : i32
    %ones = arith.constant -1 : i32
    %2 = arith.xori %1, %ones : i32
    %free = arith.andi %2, %all : i32
    %sum:2 = scf.while (%f = %free, %s = %c0) : (i32, i32) -> (i32, i32) {
      %more = arith.cmpi ne, %f, %c0 : i32
      scf.condition(%more) %f, %s : i32, i32
    } do {
    ^bb0(%f: i32, %s: i32):
      %negative = arith.subi %c0, %f : i32
      %bit = arith.andi %f, %negative : i32
      %rest = arith.xori %f, %bit : i32
      %c = arith.ori %columns, %bit : i32
      %l0 = arith.ori %left, %bit : i32
      %l = arith.shli %l0, %c1 : i32
      %r0 = arith.ori %right, %bit : i32
      %rr = arith.shrui %r0, %c1 : i32
      %n = func.call @place(%all, %c, %l, %rr) : (i32, i32, i32, i32) -> i32
      %t = arith.addi %s, %n : i32
      scf.yield %rest, %t : i32, i32
    }
    scf.yield %sum#1 : i32
  }
  return %r : i32
}

func.func @main() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c8 = arith.constant 8 : i32
  scf.for %n = %c1 to %c8 step %c1 : i32 {
    %size = arith.shli %c1, %n : i32
    %all = arith.subi %size, %c1 : i32
    %count = func.call @place(%all, %c0, %c0, %c0) : (i32, i32, i32, i32) -> i32
    vector.print %count : i32
  }
  return
}
