// prints: 0
// prints: 0
// prints: 3
// prints: 0
// prints: 3

// A parity automaton for strings of bits, as a table.
memref.global "private" constant @next : memref<4x2xindex> = dense<[[2, 1], [3, 0], [0, 3], [1, 2]]>

func.func @main() {
  %next = memref.get_global @next : memref<4x2xindex>
  %c0 = arith.constant 0 : index
  %words = arith.constant dense<[0x5A, 0x0F, 0x01, 0xFF, 0x7C]> : vector<5xi32>
  affine.for %w = 0 to 5 {
    %word = vector.extract %words[%w] : i32 from vector<5xi32>
    %end = affine.for %i = 0 to 8 iter_args(%state = %c0) -> index {
      %k = arith.index_cast %i : index to i32
      %s = arith.shrui %word, %k : i32
      %one = arith.constant 1 : i32
      %bit = arith.andi %s, %one : i32
      %at = arith.index_cast %bit : i32 to index
      %n = memref.load %next[%state, %at] : memref<4x2xindex>
      affine.yield %n : index
    }
    vector.print %end : index
  }
  return
}
