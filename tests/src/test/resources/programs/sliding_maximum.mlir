// prints: ( 3, 3, 5, 5, 6, 7 )

// Of windows of three, with shuffles of a vector.
func.func @main() {
  %v = arith.constant dense<[1, 3, -1, -3, 5, 3, 6, 7]> : vector<8xi32>
  %a = vector.extract_strided_slice %v {offsets = [0], sizes = [6], strides = [1]} : vector<8xi32> to vector<6xi32>
  %b = vector.extract_strided_slice %v {offsets = [1], sizes = [6], strides = [1]} : vector<8xi32> to vector<6xi32>
  %c = vector.extract_strided_slice %v {offsets = [2], sizes = [6], strides = [1]} : vector<8xi32> to vector<6xi32>
  %ab = arith.maxsi %a, %b : vector<6xi32>
  %abc = arith.maxsi %ab, %c : vector<6xi32>
  vector.print %abc : vector<6xi32>
  return
}
