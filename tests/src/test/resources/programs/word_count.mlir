// prints: ( 3, 5, 10 )

// Words, lines and letters of a text, by one state.
memref.global "private" constant @text : memref<18xi8> = dense<[97, 32, 98, 99, 10, 10, 32, 100, 101, 102, 32, 32, 103, 10, 104, 105, 106, 32]>

func.func @main() {
  %text = memref.get_global @text : memref<18xi8>
  %zero = arith.constant 0 : i32
  %space = arith.constant 32 : i8
  %line = arith.constant 10 : i8
  %false = arith.constant false
  %r:4 = affine.for %i = 0 to 18 iter_args(%words = %zero, %lines = %zero, %letters = %zero, %inside = %false) -> (i32, i32, i32, i1) {
    %c = affine.load %text[%i] : memref<18xi8>
    %is_letter = arith.cmpi ugt, %c, %space : i8
    %is_line = arith.cmpi eq, %c, %line : i8
    %changed = arith.xori %is_letter, %inside : i1
    %begins = arith.andi %changed, %is_letter : i1
    %w = arith.extui %begins : i1 to i32
    %l = arith.extui %is_line : i1 to i32
    %k = arith.extui %is_letter : i1 to i32
    %nw = arith.addi %words, %w : i32
    %nl = arith.addi %lines, %l : i32
    %nk = arith.addi %letters, %k : i32
    affine.yield %nw, %nl, %nk, %is_letter : i32, i32, i32, i1
  }
  %v = vector.from_elements %r#1, %r#0, %r#2 : vector<3xi32>
  vector.print %v : vector<3xi32>
  return
}
