// prints: 11
// prints: 125

func.func @ack(%m: i32, %n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.switch %m : i32, [
    default: ^recurse,
    0: ^base
  ]
^base:
  %next = arith.addi %n, %c1 : i32
  return %next : i32
^recurse:
  %less = arith.subi %m, %c1 : i32
  %zero = arith.cmpi eq, %n, %c0 : i32
  cf.cond_br %zero, ^one, ^two
^one:
  %a = call @ack(%less, %c1) : (i32, i32) -> i32
  return %a : i32
^two:
  %before = arith.subi %n, %c1 : i32
  %inner = call @ack(%m, %before) : (i32, i32) -> i32
  %b = call @ack(%less, %inner) : (i32, i32) -> i32
  return %b : i32
}

func.func @main() {
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %x = call @ack(%c2, %c4) : (i32, i32) -> i32
  %y = call @ack(%c3, %c4) : (i32, i32) -> i32
  vector.print %x : i32
  vector.print %y : i32
  return
}
