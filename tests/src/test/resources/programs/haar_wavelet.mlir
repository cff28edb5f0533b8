// prints: ( 1, -1, -2, -2 )
// prints: ( 2, 2 )
// prints: 0
// prints: 6

// Averages and differences in three levels.
func.func @main() {
  %v = arith.constant dense<[9.0, 7.0, 3.0, 5.0, 6.0, 10.0, 2.0, 6.0]> : vector<8xf64>
  %half8 = arith.constant dense<0.5> : vector<4xf64>
  %half4 = arith.constant dense<0.5> : vector<2xf64>
  %half2 = arith.constant 0.5 : f64
  %e8, %o8 = vector.deinterleave %v : vector<8xf64> -> vector<4xf64>
  %s8 = arith.addf %e8, %o8 : vector<4xf64>
  %d8 = arith.subf %e8, %o8 : vector<4xf64>
  %a8 = arith.mulf %s8, %half8 : vector<4xf64>
  %b8 = arith.mulf %d8, %half8 : vector<4xf64>
  vector.print %b8 : vector<4xf64>
  %e4, %o4 = vector.deinterleave %a8 : vector<4xf64> -> vector<2xf64>
  %s4 = arith.addf %e4, %o4 : vector<2xf64>
  %d4 = arith.subf %e4, %o4 : vector<2xf64>
  %a4 = arith.mulf %s4, %half4 : vector<2xf64>
  %b4 = arith.mulf %d4, %half4 : vector<2xf64>
  vector.print %b4 : vector<2xf64>
  %x = vector.extract %a4[0] : f64 from vector<2xf64>
  %y = vector.extract %a4[1] : f64 from vector<2xf64>
  %s2 = arith.addf %x, %y : f64
  %d2 = arith.subf %x, %y : f64
  %a2 = arith.mulf %s2, %half2 : f64
  %b2 = arith.mulf %d2, %half2 : f64
  vector.print %b2 : f64
  vector.print %a2 : f64
  return
}
