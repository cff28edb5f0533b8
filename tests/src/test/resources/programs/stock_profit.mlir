// prints: 7
// prints: 11

// The best of one purchase and one sale, and of many.
func.func @main() {
  %p = arith.constant dense<[7, 1, 5, 3, 6, 4, 8]> : vector<7xi32>
  %zero = arith.constant 0 : i32
  %high = arith.constant 1000 : i32
  %r:4 = affine.for %i = 0 to 7 iter_args(%least = %high, %one = %zero, %before = %high, %many = %zero) -> (i32, i32, i32, i32) {
    %x = vector.extract %p[%i] : i32 from vector<7xi32>
    %l = arith.minsi %least, %x : i32
    %d = arith.subi %x, %l : i32
    %o = arith.maxsi %one, %d : i32
    %e = arith.subi %x, %before : i32
    %g = arith.maxsi %e, %zero : i32
    %m = arith.addi %many, %g : i32
    affine.yield %l, %o, %x, %m : i32, i32, i32, i32
  }
  vector.print %r#1 : i32
  vector.print %r#3 : i32
  return
}
