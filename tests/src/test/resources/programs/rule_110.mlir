// prints: 65536
// prints: 196608
// prints: 458752
// prints: 851968
// prints: 2031616
// prints: 3211264
// prints: 7536640
// prints: 14090240
// prints: 33357824
// prints: 50790400

// A line of cells in the bits of a word.
func.func @main() {
  %rule = arith.constant 110 : i32
  %start = arith.constant 65536 : i32
  %c1 = arith.constant 1 : i32
  %c7 = arith.constant 7 : i32
  %zero = arith.constant 0 : i32
  %end = affine.for %g = 0 to 10 iter_args(%cells = %start) -> i32 {
    vector.print %cells : i32
    %next = affine.for %k = 0 to 31 iter_args(%n = %zero) -> i32 {
      %p = arith.index_cast %k : index to i32
      %left = arith.shli %cells, %c1 : i32
      %around = arith.shrui %left, %p : i32
      %pattern = arith.andi %around, %c7 : i32
      %hit = arith.shrui %rule, %pattern : i32
      %bit = arith.andi %hit, %c1 : i32
      %at = arith.shli %bit, %p : i32
      %m = arith.ori %n, %at : i32
      affine.yield %m : i32
    }
    affine.yield %next : i32
  }
  return
}
