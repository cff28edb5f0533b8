// prints: inf
// prints: -inf
// prints: ( 0, 1, 1, 1, 1 )
// prints: 1
// prints: -0

// Infinities, zeros with signs and comparisons with what is no number.
func.func @main() {
  %zero = arith.constant 0.0 : f64
  %minus = arith.constant -0.0 : f64
  %one = arith.constant 1.0 : f64
  %inf = arith.divf %one, %zero : f64
  %ninf = arith.divf %one, %minus : f64
  %nan = arith.subf %inf, %inf : f64
  vector.print %inf : f64
  vector.print %ninf : f64
  %a = arith.cmpf oeq, %nan, %nan : f64
  %b = arith.cmpf une, %nan, %nan : f64
  %c = arith.cmpf ult, %nan, %one : f64
  %d = arith.cmpf oeq, %zero, %minus : f64
  %e = arith.cmpf uno, %nan, %one : f64
  %v = vector.from_elements %a, %b, %c, %d, %e : vector<5xi1>
  vector.print %v : vector<5xi1>
  %f = arith.maxnumf %nan, %one : f64
  %g = arith.minimumf %zero, %minus : f64
  vector.print %f : f64
  vector.print %g : f64
  return
}
