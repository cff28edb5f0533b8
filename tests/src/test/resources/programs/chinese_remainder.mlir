// prints: 23
// prints: 105

// x = 2 mod 3, 3 mod 5, 2 mod 7, by stepping.
func.func @main() {
  %rests = arith.constant dense<[2, 3, 2]> : vector<3xi32>
  %mods = arith.constant dense<[3, 5, 7]> : vector<3xi32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r:2 = affine.for %i = 0 to 3 iter_args(%x = %zero, %step = %one) -> (i32, i32) {
    %a = vector.extract %rests[%i] : i32 from vector<3xi32>
    %m = vector.extract %mods[%i] : i32 from vector<3xi32>
    %y = scf.while (%t = %x) : (i32) -> i32 {
      %rest = arith.remui %t, %m : i32
      %wrong = arith.cmpi ne, %rest, %a : i32
      scf.condition(%wrong) %t : i32
    } do {
    ^bb0(%t: i32):
      %n = arith.addi %t, %step : i32
      scf.yield %n : i32
    }
    %next = arith.muli %step, %m : i32
    affine.yield %y, %next : i32, i32
  }
  vector.print %r#0 : i32
  vector.print %r#1 : i32
  return
}
