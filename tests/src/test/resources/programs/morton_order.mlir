// prints: ( 0, 1, 4, 5 )
// prints: ( 2, 3, 6, 7 )
// prints: ( 8, 9, 12, 13 )

// Bits of two coordinates between one another.
func.func @spread(%x: i32) -> i32 {
  %c8 = arith.constant 8 : i32
  %c4 = arith.constant 4 : i32
  %c2 = arith.constant 2 : i32
  %c1 = arith.constant 1 : i32
  %m8 = arith.constant 0x00FF00FF : i32
  %m4 = arith.constant 0x0F0F0F0F : i32
  %m2 = arith.constant 0x33333333 : i32
  %m1 = arith.constant 0x55555555 : i32
  %0 = arith.shli %x, %c8 : i32
  %1 = arith.ori %x, %0 : i32
  %2 = arith.andi %1, %m8 : i32
  %3 = arith.shli %2, %c4 : i32
  %4 = arith.ori %2, %3 : i32
  %5 = arith.andi %4, %m4 : i32
  %6 = arith.shli %5, %c2 : i32
  %7 = arith.ori %5, %6 : i32
  %8 = arith.andi %7, %m2 : i32
  %9 = arith.shli %8, %c1 : i32
  %10 = arith.ori %8, %9 : i32
  %11 = arith.andi %10, %m1 : i32
  return %11 : i32
}

func.func @main() {
  %c1 = arith.constant 1 : i32
  affine.for %i = 0 to 3 {
    %row = arith.constant dense<0> : vector<4xi32>
    %full = affine.for %j = 0 to 4 iter_args(%v = %row) -> vector<4xi32> {
      %y = arith.index_cast %i : index to i32
      %x = arith.index_cast %j : index to i32
      %a = func.call @spread(%x) : (i32) -> i32
      %b = func.call @spread(%y) : (i32) -> i32
      %s = arith.shli %b, %c1 : i32
      %z = arith.ori %a, %s : i32
      %w = vector.insert %z, %v[%j] : i32 into vector<4xi32>
      affine.yield %w : vector<4xi32>
    }
    vector.print %full : vector<4xi32>
  }
  return
}
