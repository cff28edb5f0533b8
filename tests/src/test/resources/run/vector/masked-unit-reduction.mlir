// beyond mlir-opt: upstream's canonicalization gives the source where the mask is off
// run: @rows(true) == 5
// run: @rows(false) == 9
// run: @row(true) == 5
// run: @row(false) == 9
// run: @alone(true) == 5
// run: @alone(false) == 0

// A lane that is masked off takes no part, so the accumulator stays.
func.func @rows(%on: i1) -> i64 {
  %v = arith.constant dense<5> : vector<1x2xi64>
  %acc = arith.constant dense<9> : vector<2xi64>
  %m = vector.broadcast %on : i1 to vector<1x2xi1>
  %all = vector.mask %m { vector.multi_reduction <minsi>, %v, %acc [0] : vector<1x2xi64> to vector<2xi64> } : vector<1x2xi1> -> vector<2xi64>
  %r = vector.extract %all[1] : i64 from vector<2xi64>
  return %r : i64
}

func.func @row(%on: i1) -> i64 {
  %v = arith.constant dense<5> : vector<1xi64>
  %acc = arith.constant 9 : i64
  %m = vector.broadcast %on : i1 to vector<1xi1>
  %r = vector.mask %m { vector.reduction <minsi>, %v, %acc : vector<1xi64> into i64 } : vector<1xi1> -> i64
  return %r : i64
}

func.func @alone(%on: i1) -> i64 {
  %v = arith.constant dense<5> : vector<1xi64>
  %m = vector.broadcast %on : i1 to vector<1xi1>
  %r = vector.mask %m { vector.reduction <add>, %v : vector<1xi64> into i64 } : vector<1xi1> -> i64
  return %r : i64
}
