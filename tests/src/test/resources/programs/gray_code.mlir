// prints: ( 0, 0 )
// prints: ( 1, 1 )
// prints: ( 3, 1 )
// prints: ( 2, 1 )
// prints: ( 6, 1 )
// prints: ( 7, 1 )
// prints: ( 5, 1 )
// prints: ( 4, 1 )
// prints: ( 12, 1 )
// prints: ( 13, 1 )
// prints: ( 15, 1 )
// prints: ( 14, 1 )
// prints: ( 10, 1 )
// prints: ( 11, 1 )
// prints: ( 9, 1 )
// prints: ( 8, 1 )

// Neighbours differ in one bit.
func.func @main() {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c16 = arith.constant 16 : i8
  %last = scf.for %i = %c0 to %c16 step %c1 iter_args(%before = %c0) -> i8 : i8 {
    %half = arith.shrui %i, %c1 : i8
    %g = arith.xori %i, %half : i8
    %d = arith.xori %g, %before : i8
    %n = math.ctpop %d : i8
    %pair = vector.from_elements %g, %n : vector<2xi8>
    vector.print %pair : vector<2xi8>
    scf.yield %g : i8
  }
  return
}
