// prints: 0.75
// prints: 1.39

// Slope and intercept of points by sums of vectors.
func.func @main() {
  %x = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : vector<5xf64>
  %y = arith.constant dense<[2.2, 2.8, 3.6, 4.5, 5.1]> : vector<5xf64>
  %n = arith.constant 5.0 : f64
  %xy = arith.mulf %x, %y : vector<5xf64>
  %xx = arith.mulf %x, %x : vector<5xf64>
  %sx = vector.reduction <add>, %x : vector<5xf64> into f64
  %sy = vector.reduction <add>, %y : vector<5xf64> into f64
  %sxy = vector.reduction <add>, %xy : vector<5xf64> into f64
  %sxx = vector.reduction <add>, %xx : vector<5xf64> into f64
  %0 = arith.mulf %n, %sxy : f64
  %1 = arith.mulf %sx, %sy : f64
  %2 = arith.subf %0, %1 : f64
  %3 = arith.mulf %n, %sxx : f64
  %4 = arith.mulf %sx, %sx : f64
  %5 = arith.subf %3, %4 : f64
  %slope = arith.divf %2, %5 : f64
  %6 = arith.mulf %slope, %sx : f64
  %7 = arith.subf %sy, %6 : f64
  %intercept = arith.divf %7, %n : f64
  vector.print %slope : f64
  vector.print %intercept : f64
  return
}
