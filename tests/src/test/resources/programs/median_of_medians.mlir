// prints: ( 6, 6, 7, 4 )
// prints: ( 23, 1008, 7, 3 )

// Medians of five by comparators, of vectors.
func.func @main() {
  %a = arith.constant dense<[9, 3, 7, 1]> : vector<4xi32>
  %b = arith.constant dense<[2, 8, 7, 5]> : vector<4xi32>
  %c = arith.constant dense<[6, 6, 0, 4]> : vector<4xi32>
  %ab = arith.minsi %a, %b : vector<4xi32>
  %AB = arith.maxsi %a, %b : vector<4xi32>
  %m = arith.minsi %AB, %c : vector<4xi32>
  %median = arith.maxsi %ab, %m : vector<4xi32>
  vector.print %median : vector<4xi32>
  %s = vector.reduction <add>, %median : vector<4xi32> into i32
  %p = vector.reduction <mul>, %median : vector<4xi32> into i32
  %x = vector.reduction <maxsi>, %median : vector<4xi32> into i32
  %y = vector.reduction <xor>, %median : vector<4xi32> into i32
  %all = vector.from_elements %s, %p, %x, %y : vector<4xi32>
  vector.print %all : vector<4xi32>
  return
}
