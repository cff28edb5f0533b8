// prints: 13
// prints: 12
// prints: 32
// prints: 13
// prints: 21
// prints: 23
// prints: 13

// The moves of three disks, as from * 10 + to.
func.func @move(%n: i32, %from: i32, %to: i32, %via: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i32
  %none = arith.cmpi eq, %n, %c0 : i32
  cf.cond_br %none, ^exit, ^work
^work:
  %less = arith.subi %n, %c1 : i32
  call @move(%less, %from, %via, %to) : (i32, i32, i32, i32) -> ()
  %tens = arith.muli %from, %c10 : i32
  %shown = arith.addi %tens, %to : i32
  vector.print %shown : i32
  call @move(%less, %via, %to, %from) : (i32, i32, i32, i32) -> ()
  cf.br ^exit
^exit:
  return
}

func.func @main() {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  call @move(%c3, %c1, %c3, %c2) : (i32, i32, i32, i32) -> ()
  return
}
