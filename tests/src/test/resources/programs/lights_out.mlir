// prints: 35
// prints: 571
// prints: 146107
// prints: 3324603
// prints: 29014715

// A press toggles a cell and its neighbours; five presses on bits.
func.func @press(%board: i25, %cell: i25) -> i25 {
  %one = arith.constant 1 : i25
  %five = arith.constant 5 : i25
  %bit = arith.shli %one, %cell : i25
  %up = arith.shrui %bit, %five : i25
  %down = arith.shli %bit, %five : i25
  %column0 = arith.constant 0x108421 : i25
  %column4 = arith.constant 0x1084210 : i25
  %l = arith.shrui %bit, %one : i25
  %r = arith.shli %bit, %one : i25
  %ones = arith.constant -1 : i25
  %not4 = arith.xori %column4, %ones : i25
  %not0 = arith.xori %column0, %ones : i25
  %left = arith.andi %l, %not4 : i25
  %right = arith.andi %r, %not0 : i25
  %a = arith.xori %bit, %up : i25
  %b = arith.xori %a, %down : i25
  %c = arith.xori %b, %left : i25
  %d = arith.xori %c, %right : i25
  %e = arith.xori %board, %d : i25
  return %e : i25
}

func.func @main() {
  %start = arith.constant 0 : i25
  %cells = arith.constant dense<[0, 4, 12, 20, 24]> : vector<5xi32>
  %r = affine.for %i = 0 to 5 iter_args(%b = %start) -> i25 {
    %c = vector.extract %cells[%i] : i32 from vector<5xi32>
    %t = arith.trunci %c : i32 to i25
    %n = func.call @press(%b, %t) : (i25, i25) -> i25
    %x = arith.extui %n : i25 to i32
    vector.print %x : i32
    affine.yield %n : i25
  }
  return
}
