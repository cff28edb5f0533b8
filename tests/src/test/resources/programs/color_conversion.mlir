// prints: ( 76, 163, 30, 124 )
// prints: ( 63488, 2032, 4360, 52006 )

// Pixels to shades of grey and back to 5:6:5 bits.
func.func @main() {
  %r = arith.constant dense<[255, 0, 16, 200]> : vector<4xi32>
  %g = arith.constant dense<[0, 255, 32, 100]> : vector<4xi32>
  %b = arith.constant dense<[0, 128, 64, 50]> : vector<4xi32>
  %wr = arith.constant dense<77> : vector<4xi32>
  %wg = arith.constant dense<150> : vector<4xi32>
  %wb = arith.constant dense<29> : vector<4xi32>
  %c8 = arith.constant dense<8> : vector<4xi32>
  %c3 = arith.constant dense<3> : vector<4xi32>
  %c2 = arith.constant dense<2> : vector<4xi32>
  %c5 = arith.constant dense<5> : vector<4xi32>
  %c11 = arith.constant dense<11> : vector<4xi32>
  %0 = arith.muli %r, %wr : vector<4xi32>
  %1 = arith.muli %g, %wg : vector<4xi32>
  %2 = arith.muli %b, %wb : vector<4xi32>
  %3 = arith.addi %0, %1 : vector<4xi32>
  %4 = arith.addi %3, %2 : vector<4xi32>
  %grey = arith.shrui %4, %c8 : vector<4xi32>
  vector.print %grey : vector<4xi32>
  %5 = arith.shrui %r, %c3 : vector<4xi32>
  %6 = arith.shli %5, %c11 : vector<4xi32>
  %7 = arith.shrui %g, %c2 : vector<4xi32>
  %8 = arith.shli %7, %c5 : vector<4xi32>
  %9 = arith.shrui %b, %c3 : vector<4xi32>
  %10 = arith.ori %6, %8 : vector<4xi32>
  %packed = arith.ori %10, %9 : vector<4xi32>
  vector.print %packed : vector<4xi32>
  return
}
