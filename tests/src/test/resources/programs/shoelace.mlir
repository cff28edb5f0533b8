// prints: 25
// prints: 4.36

// Area and centre of a polygon.
func.func @main() {
  %xs = arith.constant dense<[1.0, 6.0, 8.0, 3.0]> : vector<4xf64>
  %ys = arith.constant dense<[1.0, 2.0, 6.0, 7.0]> : vector<4xf64>
  %xn = vector.shuffle %xs, %xs [1, 2, 3, 0] : vector<4xf64>, vector<4xf64>
  %yn = vector.shuffle %ys, %ys [1, 2, 3, 0] : vector<4xf64>, vector<4xf64>
  %a = arith.mulf %xs, %yn : vector<4xf64>
  %b = arith.mulf %xn, %ys : vector<4xf64>
  %c = arith.subf %a, %b : vector<4xf64>
  %twice = vector.reduction <add>, %c : vector<4xf64> into f64
  %half = arith.constant 0.5 : f64
  %area = arith.mulf %twice, %half : f64
  %sx = arith.addf %xs, %xn : vector<4xf64>
  %wx = arith.mulf %sx, %c : vector<4xf64>
  %mx = vector.reduction <add>, %wx : vector<4xf64> into f64
  %six = arith.constant 6.0 : f64
  %scale = arith.mulf %area, %six : f64
  %cx = arith.divf %mx, %scale : f64
  vector.print %area : f64
  vector.print %cx : f64
  return
}
