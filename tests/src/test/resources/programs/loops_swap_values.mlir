// prints: ( 2, 3, 1 )

// Values that change places in each round, and one that is not used after.
func.func @main() {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %c = arith.constant 3 : i32
  %r:3 = affine.for %i = 0 to 7 iter_args(%x = %a, %y = %b, %z = %c) -> (i32, i32, i32) {
    affine.yield %y, %z, %x : i32, i32, i32
  }
  %v = vector.from_elements %r#0, %r#1, %r#2 : vector<3xi32>
  vector.print %v : vector<3xi32>
  return
}
