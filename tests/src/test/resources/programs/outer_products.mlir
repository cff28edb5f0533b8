// prints: ( ( -3, -3, -3 ), ( 4, 6.5, 9 ) )
// prints: ( ( -3, 4 ), ( -3, 6.5 ), ( -3, 9 ) )
// prints: ( 1, 3.5, 6 )

// A sum of outer products is a product of matrices.
func.func @main() {
  %zero = arith.constant dense<0.0> : vector<2x3xf32>
  %a0 = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %a1 = arith.constant dense<[-1.0, 0.5]> : vector<2xf32>
  %b0 = arith.constant dense<[1.0, 2.0, 3.0]> : vector<3xf32>
  %b1 = arith.constant dense<[4.0, 5.0, 6.0]> : vector<3xf32>
  %x = vector.outerproduct %a0, %b0, %zero {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32>
  %y = vector.outerproduct %a1, %b1, %x {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32>
  vector.print %y : vector<2x3xf32>
  %t = vector.transpose %y, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  vector.print %t : vector<3x2xf32>
  %start = arith.constant dense<0.0> : vector<3xf32>
  %s = vector.multi_reduction <add>, %y, %start [0] : vector<2x3xf32> to vector<3xf32>
  vector.print %s : vector<3xf32>
  return
}
