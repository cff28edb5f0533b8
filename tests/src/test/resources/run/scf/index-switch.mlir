// run: @pick(0) == 0, 10
// run: @pick(2) == 10, 20
// run: @pick(5) == 30, 10
// run: @pick(-1) == 20, 20
func.func @pick(%i: index) -> (i32, i32) {
  %a = arith.constant 10 : i32
  %b = arith.constant 20 : i32
  %r:2 = scf.index_switch %i -> i32, i32
  case 2 {
    scf.yield %a, %b : i32, i32
  }
  case 5 {
    %s = arith.addi %a, %b : i32
    scf.yield %s, %a : i32, i32
  }
  case -1 {
    scf.yield %b, %b : i32, i32
  }
  default {
    %d = arith.index_cast %i : index to i32
    scf.yield %d, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
