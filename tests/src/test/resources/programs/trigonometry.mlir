// prints: 1
// prints: 0.100335
// prints: 0.1
// prints: 0.099668
// prints: 1
// prints: 1.55741
// prints: 1
// prints: 0.761594
// prints: 1
// prints: -0.747022
// prints: 2.5
// prints: 0.986614
// prints: 1
// prints: -1.15782
// prints: 2.28319
// prints: -0.999329

// Identities that hold to the last printed digit.
func.func @main() {
  %xs = arith.constant dense<[0.1, 1.0, 2.5, -4.0]> : vector<4xf64>
  affine.for %i = 0 to 4 {
    %x = vector.extract %xs[%i] : f64 from vector<4xf64>
    %s = math.sin %x : f64
    %c = math.cos %x : f64
    %ss = arith.mulf %s, %s : f64
    %one = math.fma %c, %c, %ss : f64
    vector.print %one : f64
    %t = math.tan %x : f64
    vector.print %t : f64
    %a = math.atan2 %s, %c : f64
    vector.print %a : f64
    %h = math.tanh %x : f64
    vector.print %h : f64
  }
  return
}
