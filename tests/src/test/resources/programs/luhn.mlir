// prints: 49
// prints: 0
// prints: 50
// prints: 1

// Check digits of two card numbers.
func.func @main() {
  %numbers = arith.constant dense<[[4, 5, 3, 9, 1, 4, 8, 8], [4, 5, 3, 9, 1, 4, 8, 9]]> : vector<2x8xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i8
  %nine = arith.constant 9 : i8
  %ten = arith.constant 10 : i8
  %weights = arith.constant dense<[2, 1, 2, 1, 2, 1, 2, 1]> : vector<8xi8>
  %nines = vector.broadcast %nine : i8 to vector<8xi8>
  %first = vector.extract %numbers[0] : vector<8xi8> from vector<2x8xi8>
  %second = vector.extract %numbers[1] : vector<8xi8> from vector<2x8xi8>
  scf.for %i = %c0 to %c2 step %c1 {
    %is = arith.cmpi eq, %i, %c0 : index
    %row = arith.select %is, %first, %second : vector<8xi8>
    %p = arith.muli %row, %weights : vector<8xi8>
    %big = arith.cmpi sgt, %p, %nines : vector<8xi8>
    %less = arith.subi %p, %nines : vector<8xi8>
    %d = arith.select %big, %less, %p : vector<8xi1>, vector<8xi8>
    %s = vector.reduction <add>, %d : vector<8xi8> into i8
    %r = arith.remui %s, %ten : i8
    %ok = arith.cmpi eq, %r, %zero : i8
    vector.print %s : i8
    vector.print %ok : i1
  }
  return
}
