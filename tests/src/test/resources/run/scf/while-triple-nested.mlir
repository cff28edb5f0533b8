// Three loops deep with a condition of all three: Pythagorean triples up to n.
// run: @triples(4) == 0
// run: @triples(5) == 1
// run: @triples(13) == 3
// run: @triples(20) == 6
func.func @triples(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:2 = scf.while (%c = %c1, %k = %c0) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi sle, %c, %n : i32
    scf.condition(%go) %c, %k : i32, i32
  } do {
  ^bb0(%c: i32, %k: i32):
    %cc = arith.muli %c, %c : i32
    %s:2 = scf.while (%b = %c1, %k1 = %k) : (i32, i32) -> (i32, i32) {
      %go = arith.cmpi slt, %b, %c : i32
      scf.condition(%go) %b, %k1 : i32, i32
    } do {
    ^bb0(%b: i32, %k1: i32):
      %bb = arith.muli %b, %b : i32
      %t:2 = scf.while (%a = %c1, %k2 = %k1) : (i32, i32) -> (i32, i32) {
        %go = arith.cmpi slt, %a, %b : i32
        scf.condition(%go) %a, %k2 : i32, i32
      } do {
      ^bb0(%a: i32, %k2: i32):
        %aa = arith.muli %a, %a : i32
        %sum = arith.addi %aa, %bb : i32
        %hit = arith.cmpi eq, %sum, %cc : i32
        %one = arith.extui %hit : i1 to i32
        %k3 = arith.addi %k2, %one : i32
        %a1 = arith.addi %a, %c1 : i32
        scf.yield %a1, %k3 : i32, i32
      }
      %b1 = arith.addi %b, %c1 : i32
      scf.yield %b1, %t#1 : i32, i32
    }
    %d1 = arith.addi %c, %c1 : i32
    scf.yield %d1, %s#1 : i32, i32
  }
  return %r#1 : i32
}
