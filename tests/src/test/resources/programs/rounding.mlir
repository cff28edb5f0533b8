// prints: ( -3, -2, -1, 0, 1, 2 )
// prints: ( -2, -1, -0, 1, 2, 3 )
// prints: ( -2, -1, -0, 0, 1, 2 )
// prints: ( -3, -2, -0, 1, 2, 3 )
// prints: ( -2, -2, -0, 0, 2, 3 )

// Five ways from floats to whole numbers.
func.func @main() {
  %x = arith.constant dense<[-2.5, -1.5, -0.4, 0.5, 1.5, 2.7]> : vector<6xf64>
  %a = math.floor %x : vector<6xf64>
  %b = math.ceil %x : vector<6xf64>
  %c = math.trunc %x : vector<6xf64>
  %d = math.round %x : vector<6xf64>
  %e = math.roundeven %x : vector<6xf64>
  vector.print %a : vector<6xf64>
  vector.print %b : vector<6xf64>
  vector.print %c : vector<6xf64>
  vector.print %d : vector<6xf64>
  vector.print %e : vector<6xf64>
  return
}
