// prints: ( 1, 10, 2, 20, 3, 30, 4, 40 )
// prints: ( ( 1, 1, 1, 0 ), ( 1, 1, 1, 0 ), ( 0, 0, 0, 0 ) )
// prints: ( ( 1, 10, 2, 20 ), ( 1, 2, 3, 4 ) )
// prints: ( 1, 0, 2, 0, 3, 0, 4, 0 )
// prints: ( 0, 1, 2, 3 )

// Interleaved vectors, their parts and masks of constant shape.
func.func @main() {
  %a = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %b = arith.constant dense<[10, 20, 30, 40]> : vector<4xi32>
  %i = vector.interleave %a, %b : vector<4xi32> -> vector<8xi32>
  vector.print %i : vector<8xi32>
  %m = vector.constant_mask [2, 3] : vector<3x4xi1>
  vector.print %m : vector<3x4xi1>
  %s = vector.shape_cast %i : vector<8xi32> to vector<2x4xi32>
  %r = vector.insert_strided_slice %a, %s {offsets = [1, 0], strides = [1]} : vector<4xi32> into vector<2x4xi32>
  vector.print %r : vector<2x4xi32>
  %c = vector.bitcast %a : vector<4xi32> to vector<8xi16>
  vector.print %c : vector<8xi16>
  %n = vector.step : vector<4xindex>
  vector.print %n : vector<4xindex>
  return
}
