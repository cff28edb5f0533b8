// prints: 4
// prints: 2
// prints: 1
// prints: 1
// prints: 1
// prints: 0

// Open addressing with linear probing; 0 is free.
func.func @slot(%table: memref<8x2xi32>, %key: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  %m = arith.constant 0x9E3779B1 : i32
  %c29 = arith.constant 29 : i32
  %h = arith.muli %key, %m : i32
  %top = arith.shrui %h, %c29 : i32
  %start = arith.index_castui %top : i32 to index
  %r = scf.while (%i = %start) : (index) -> index {
    %k = memref.load %table[%i, %c0] : memref<8x2xi32>
    %other = arith.cmpi ne, %k, %key : i32
    %taken = arith.cmpi ne, %k, %zero : i32
    %go = arith.andi %other, %taken : i1
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %j = arith.addi %i, %c1 : index
    %n = arith.remui %j, %c8 : index
    scf.yield %n : index
  }
  return %r : index
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %table = memref.alloc() : memref<8x2xi32>
  %zeros = arith.constant dense<0> : vector<8x2xi32>
  vector.transfer_write %zeros, %table[%c0, %c0] : vector<8x2xi32>, memref<8x2xi32>
  %words = arith.constant dense<[7, 3, 7, 7, 12, 3, 100, 7, 1]> : vector<9xi32>
  affine.for %i = 0 to 9 {
    %w = vector.extract %words[%i] : i32 from vector<9xi32>
    %s = func.call @slot(%table, %w) : (memref<8x2xi32>, i32) -> index
    memref.store %w, %table[%s, %c0] : memref<8x2xi32>
    %n = memref.load %table[%s, %c1] : memref<8x2xi32>
    %m = arith.addi %n, %one : i32
    memref.store %m, %table[%s, %c1] : memref<8x2xi32>
  }
  %asked = arith.constant dense<[7, 3, 12, 100, 1, 55]> : vector<6xi32>
  affine.for %i = 0 to 6 {
    %w = vector.extract %asked[%i] : i32 from vector<6xi32>
    %s = func.call @slot(%table, %w) : (memref<8x2xi32>, i32) -> index
    %n = memref.load %table[%s, %c1] : memref<8x2xi32>
    vector.print %n : i32
  }
  memref.dealloc %table : memref<8x2xi32>
  return
}
