// prints: 3
// prints: 6

// Boyer and Moore's vote, and its check.
func.func @main() {
  %votes = arith.constant dense<[2, 3, 3, 5, 3, 3, 1, 3, 2, 3]> : vector<10xi8>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %nobody = arith.constant 0 : i8
  %r:2 = affine.for %i = 0 to 10 iter_args(%who = %nobody, %lead = %zero) -> (i8, i32) {
    %v = vector.extract %votes[%i] : i8 from vector<10xi8>
    %none = arith.cmpi eq, %lead, %zero : i32
    %w = arith.select %none, %v, %who : i8
    %same = arith.cmpi eq, %v, %w : i8
    %up = arith.addi %lead, %one : i32
    %down = arith.subi %lead, %one : i32
    %l = arith.select %same, %up, %down : i32
    affine.yield %w, %l : i8, i32
  }
  %all = vector.broadcast %r#0 : i8 to vector<10xi8>
  %eq = arith.cmpi eq, %votes, %all : vector<10xi8>
  %n = arith.extui %eq : vector<10xi1> to vector<10xi32>
  %count = vector.reduction <add>, %n : vector<10xi32> into i32
  vector.print %r#0 : i8
  vector.print %count : i32
  return
}
