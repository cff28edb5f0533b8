// prints: 0
// prints: 1
// prints: 0
// prints: 1
// prints: 1
// prints: 0

// Zeller's congruence, and leap years of a few centuries.
func.func @weekday(%year: i32, %month: i32, %day: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  %c12 = arith.constant 12 : i32
  %c13 = arith.constant 13 : i32
  %c100 = arith.constant 100 : i32
  %c400 = arith.constant 400 : i32
  %early = arith.cmpi slt, %month, %c3 : i32
  %later = arith.addi %month, %c12 : i32
  %m = arith.select %early, %later, %month : i32
  %before = arith.subi %year, %c1 : i32
  %y = arith.select %early, %before, %year : i32
  %m1 = arith.addi %m, %c1 : i32
  %t = arith.muli %m1, %c13 : i32
  %u = arith.divsi %t, %c5 : i32
  %y4 = arith.divsi %y, %c4 : i32
  %y100 = arith.divsi %y, %c100 : i32
  %y400 = arith.divsi %y, %c400 : i32
  %0 = arith.addi %day, %u : i32
  %1 = arith.addi %0, %y : i32
  %2 = arith.addi %1, %y4 : i32
  %3 = arith.subi %2, %y100 : i32
  %4 = arith.addi %3, %y400 : i32
  %r = arith.remsi %4, %c7 : i32
  return %r : i32
}

func.func @leap(%y: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %c100 = arith.constant 100 : i32
  %c400 = arith.constant 400 : i32
  %r4 = arith.remsi %y, %c4 : i32
  %r100 = arith.remsi %y, %c100 : i32
  %r400 = arith.remsi %y, %c400 : i32
  %d4 = arith.cmpi eq, %r4, %c0 : i32
  %n100 = arith.cmpi ne, %r100, %c0 : i32
  %d400 = arith.cmpi eq, %r400, %c0 : i32
  %x = arith.ori %n100, %d400 : i1
  %r = arith.andi %d4, %x : i1
  return %r : i1
}

func.func @main() {
  %y = arith.constant 2000 : i32
  %m = arith.constant 1 : i32
  %z = arith.constant 1969 : i32
  %seven = arith.constant 7 : i32
  %twenty = arith.constant 20 : i32
  %a = call @weekday(%y, %m, %m) : (i32, i32, i32) -> i32
  %b = call @weekday(%z, %seven, %twenty) : (i32, i32, i32) -> i32
  vector.print %a : i32
  vector.print %b : i32
  %years = arith.constant dense<[1900, 1996, 2000, 2023]> : vector<4xi32>
  affine.for %i = 0 to 4 {
    %year = vector.extract %years[%i] : i32 from vector<4xi32>
    %l = func.call @leap(%year) : (i32) -> i1
    vector.print %l : i1
  }
  return
}
