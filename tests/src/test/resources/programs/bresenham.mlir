// prints: ( 0, 1 )
// prints: ( 1, 1 )
// prints: ( 2, 2 )
// prints: ( 3, 2 )
// prints: ( 4, 3 )
// prints: ( 5, 3 )
// prints: ( 6, 4 )

// The points of a line, with integers only.
func.func @main() {
  %x0 = arith.constant 0 : i32
  %y0 = arith.constant 1 : i32
  %x1 = arith.constant 6 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %dx = arith.constant 6 : i32
  %dy = arith.constant 3 : i32
  %zero = arith.constant 0 : i32
  %dy2 = arith.muli %dy, %two : i32
  %dx2 = arith.muli %dx, %two : i32
  %d0 = arith.subi %dy2, %dx : i32
  %end = arith.addi %x1, %one : i32
  %r:2 = scf.for %x = %x0 to %end step %one iter_args(%y = %y0, %d = %d0) -> (i32, i32) : i32 {
    %point = vector.from_elements %x, %y : vector<2xi32>
    vector.print %point : vector<2xi32>
    %up = arith.cmpi sgt, %d, %zero : i32
    %y2 = arith.addi %y, %one : i32
    %ny = arith.select %up, %y2, %y : i32
    %less = arith.subi %d, %dx2 : i32
    %dn = arith.select %up, %less, %d : i32
    %nd = arith.addi %dn, %dy2 : i32
    scf.yield %ny, %nd : i32, i32
  }
  return
}
