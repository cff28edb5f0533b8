// A switch with thirty cases, some far apart, one branch without a result of its own.
// run: @month(1) == 31
// run: @month(2) == 28
// run: @month(4) == 30
// run: @month(12) == 31
// run: @month(13) == 0
// run: @month(0) == 0
// run: @month(1000000) == 1
// run: @month(-1000000) == -1
// run: @month(999999) == 0
func.func @month(%m: index) -> i32 {
  %c31 = arith.constant 31 : i32
  %c30 = arith.constant 30 : i32
  %r = scf.index_switch %m -> i32
  case 1 { scf.yield %c31 : i32 }
  case 2 {
    %c28 = arith.constant 28 : i32
    scf.yield %c28 : i32
  }
  case 3 { scf.yield %c31 : i32 }
  case 4 { scf.yield %c30 : i32 }
  case 5 { scf.yield %c31 : i32 }
  case 6 { scf.yield %c30 : i32 }
  case 7 { scf.yield %c31 : i32 }
  case 8 { scf.yield %c31 : i32 }
  case 9 { scf.yield %c30 : i32 }
  case 10 { scf.yield %c31 : i32 }
  case 11 { scf.yield %c30 : i32 }
  case 12 { scf.yield %c31 : i32 }
  case 1000000 {
    %one = arith.constant 1 : i32
    scf.yield %one : i32
  }
  case -1000000 {
    %minus_one = arith.constant -1 : i32
    scf.yield %minus_one : i32
  }
  default {
    %z = arith.constant 0 : i32
    scf.yield %z : i32
  }
  return %r : i32
}
