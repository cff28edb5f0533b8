// prints: 0
// prints: 1
// prints: 3
// prints: 4

// Floors visited, with a direction that changes at the ends.
func.func @main() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %m1 = arith.constant -1 : i32
  %calls = arith.constant 0x1B : i32
  %r:3 = scf.while (%floor = %c0, %dir = %c1, %open = %calls) : (i32, i32, i32) -> (i32, i32, i32) {
    %more = arith.cmpi ne, %open, %c0 : i32
    scf.condition(%more) %floor, %dir, %open : i32, i32, i32
  } do {
  ^bb0(%floor: i32, %dir: i32, %open: i32):
    %bit = arith.shli %c1, %floor : i32
    %here = arith.andi %open, %bit : i32
    %stop = arith.cmpi ne, %here, %c0 : i32
    %rest = arith.xori %open, %here : i32
    scf.if %stop {
      vector.print %floor : i32
    }
    %top = arith.cmpi eq, %floor, %c4 : i32
    %bottom = arith.cmpi eq, %floor, %c0 : i32
    %d0 = arith.select %top, %m1, %dir : i32
    %d1 = arith.select %bottom, %c1, %d0 : i32
    %n = arith.addi %floor, %d1 : i32
    scf.yield %n, %d1, %rest : i32, i32, i32
  }
  return
}
