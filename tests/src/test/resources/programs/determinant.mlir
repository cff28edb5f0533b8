// prints: 49
// prints: -1

// By expansion along the first row, exact in integers.
func.func @det2(%a: i32, %b: i32, %c: i32, %d: i32) -> i32 {
  %x = arith.muli %a, %d : i32
  %y = arith.muli %b, %c : i32
  %r = arith.subi %x, %y : i32
  return %r : i32
}

func.func @main() {
  %m = arith.constant dense<[[2, -3, 1], [2, 0, -1], [1, 4, 5]]> : vector<3x3xi32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %minus = arith.constant -1 : i32
  %s:2 = affine.for %j = 0 to 3 iter_args(%sum = %zero, %sign = %one) -> (i32, i32) {
    %p = affine.apply affine_map<(j) -> ((j + 1) mod 3)>(%j)
    %q = affine.apply affine_map<(j) -> ((j + 2) mod 3)>(%j)
    %r0 = vector.extract %m[0] : vector<3xi32> from vector<3x3xi32>
    %r1 = vector.extract %m[1] : vector<3xi32> from vector<3x3xi32>
    %r2 = vector.extract %m[2] : vector<3xi32> from vector<3x3xi32>
    %x = vector.extract %r0[%j] : i32 from vector<3xi32>
    %a = vector.extract %r1[%p] : i32 from vector<3xi32>
    %b = vector.extract %r1[%q] : i32 from vector<3xi32>
    %c = vector.extract %r2[%p] : i32 from vector<3xi32>
    %d = vector.extract %r2[%q] : i32 from vector<3xi32>
    %minor = func.call @det2(%a, %b, %c, %d) : (i32, i32, i32, i32) -> i32
    %t = arith.muli %x, %minor : i32
    %next = arith.addi %sum, %t : i32
    %flip = arith.muli %sign, %minus : i32
    affine.yield %next, %flip : i32, i32
  }
  vector.print %s#0 : i32
  vector.print %s#1 : i32
  return
}
