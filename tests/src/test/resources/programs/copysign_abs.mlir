// prints: ( -1.5, 2, -0, 0 )
// prints: ( 1.5, 2, 0, 0 )
// prints: ( -1.5, -2, -0, -0 )
// prints: ( 5, 5, -128, 0 )

// Signs apart from magnitudes.
func.func @main() {
  %a = arith.constant dense<[1.5, -2.0, 0.0, -0.0]> : vector<4xf32>
  %b = arith.constant dense<[-1.0, 1.0, -3.0, 4.0]> : vector<4xf32>
  %c = math.copysign %a, %b : vector<4xf32>
  %d = math.absf %c : vector<4xf32>
  %e = arith.negf %d : vector<4xf32>
  vector.print %c : vector<4xf32>
  vector.print %d : vector<4xf32>
  vector.print %e : vector<4xf32>
  %i = arith.constant dense<[-5, 5, -128, 0]> : vector<4xi8>
  %j = math.absi %i : vector<4xi8>
  vector.print %j : vector<4xi8>
  return
}
