// prints: 0
// prints: 1
// prints: 2
// prints: 3
// prints: 15

// Points of a triangle inside a square, by integer sets.
#inside = affine_set<(i, j)[n] : (i - j >= 0, n - i - j >= 0)>
#diagonal = affine_set<(i, j) : (i - j == 0)>
func.func @main() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %n = arith.constant 6 : index
  %r = affine.for %i = 0 to 6 iter_args(%s = %c0) -> i32 {
    %t = affine.for %j = 0 to 6 iter_args(%u = %s) -> i32 {
      %v = affine.if #inside(%i, %j)[%n] -> i32 {
        %w = arith.addi %u, %c1 : i32
        affine.if #diagonal(%i, %j) {
          %x = arith.index_cast %i : index to i32
          vector.print %x : i32
        }
        affine.yield %w : i32
      } else {
        affine.yield %u : i32
      }
      affine.yield %v : i32
    }
    affine.yield %t : i32
  }
  vector.print %r : i32
  return
}
