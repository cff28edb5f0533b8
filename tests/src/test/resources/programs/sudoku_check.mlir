// prints: ( 30, 30, 30 )
// prints: ( 30, 30, 30 )
// prints: ( 30, 30, 30 )
// prints: ( 30, 30, 30 )

// Rows of a square of order four with every digit once; blocks too.
memref.global "private" constant @grid : memref<4x4xi32> = dense<[[1, 2, 3, 4], [3, 4, 1, 2], [2, 1, 4, 3], [4, 3, 2, 1]]>

func.func @main() {
  %g = memref.get_global @grid : memref<4x4xi32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  affine.for %k = 0 to 4 {
    %r:3 = affine.for %i = 0 to 4 iter_args(%row = %zero, %column = %zero, %block = %zero) -> (i32, i32, i32) {
      %a = affine.load %g[%k, %i] : memref<4x4xi32>
      %b = affine.load %g[%i, %k] : memref<4x4xi32>
      %c = affine.load %g[(%k floordiv 2) * 2 + %i floordiv 2, (%k mod 2) * 2 + %i mod 2] : memref<4x4xi32>
      %x = arith.shli %one, %a : i32
      %y = arith.shli %one, %b : i32
      %z = arith.shli %one, %c : i32
      %p = arith.ori %row, %x : i32
      %q = arith.ori %column, %y : i32
      %s = arith.ori %block, %z : i32
      affine.yield %p, %q, %s : i32, i32, i32
    }
    %v = vector.from_elements %r#0, %r#1, %r#2 : vector<3xi32>
    vector.print %v : vector<3xi32>
  }
  return
}
