// prints: ( 3, -3, -3, 3, -2 )
// prints: ( 3, -4, -4, 3, -2 )
// prints: ( 4, -3, -3, 4, -2 )
// prints: ( 1, -1, 1, -1, 0 )

// Quotients rounded to zero, down and up, with all signs.
func.func @main() {
  %a = arith.constant dense<[7, -7, 7, -7, 6]> : vector<5xi32>
  %b = arith.constant dense<[2, 2, -2, -2, -3]> : vector<5xi32>
  %q = arith.divsi %a, %b : vector<5xi32>
  %f = arith.floordivsi %a, %b : vector<5xi32>
  %c = arith.ceildivsi %a, %b : vector<5xi32>
  %r = arith.remsi %a, %b : vector<5xi32>
  vector.print %q : vector<5xi32>
  vector.print %f : vector<5xi32>
  vector.print %c : vector<5xi32>
  vector.print %r : vector<5xi32>
  return
}
