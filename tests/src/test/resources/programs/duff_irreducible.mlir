// prints: 0
// prints: 100
// prints: 110
// prints: 210
// prints: 220
// prints: 320

// A loop that is entered in its middle: not reducible.
func.func @copies(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i32
  %c100 = arith.constant 100 : i32
  %bit = arith.andi %n, %c1 : i32
  cf.switch %bit : i32, [
    default: ^even(%n, %c0 : i32, i32),
    1: ^odd(%n, %c0 : i32, i32)
  ]
^even(%a: i32, %s: i32):
  %done = arith.cmpi sle, %a, %c0 : i32
  cf.cond_br %done, ^exit(%s : i32), ^tens
^tens:
  %s1 = arith.addi %s, %c10 : i32
  %a1 = arith.subi %a, %c1 : i32
  cf.br ^odd(%a1, %s1 : i32, i32)
^odd(%b: i32, %t: i32):
  %t1 = arith.addi %t, %c100 : i32
  %b1 = arith.subi %b, %c1 : i32
  cf.br ^even(%b1, %t1 : i32, i32)
^exit(%r: i32):
  return %r : i32
}

func.func @main() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c6 = arith.constant 6 : i32
  scf.for %n = %c0 to %c6 step %c1 : i32 {
    %r = func.call @copies(%n) : (i32) -> i32
    vector.print %r : i32
  }
  return
}
