// prints: 1
// prints: 6

// A pair of a sorted array with a given sum, from both ends.
memref.global "private" constant @sorted : memref<8xi32> = dense<[-8, -3, 1, 4, 6, 9, 15, 21]>

func.func @main() {
  %m = memref.get_global @sorted : memref<8xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %sum = arith.constant 12 : i32
  %r:2 = scf.while (%i = %c0, %j = %c7) : (index, index) -> (index, index) {
    %a = memref.load %m[%i] : memref<8xi32>
    %b = memref.load %m[%j] : memref<8xi32>
    %s = arith.addi %a, %b : i32
    %wrong = arith.cmpi ne, %s, %sum : i32
    scf.condition(%wrong) %i, %j : index, index
  } do {
  ^bb0(%i: index, %j: index):
    %a = memref.load %m[%i] : memref<8xi32>
    %b = memref.load %m[%j] : memref<8xi32>
    %s = arith.addi %a, %b : i32
    %small = arith.cmpi slt, %s, %sum : i32
    %i1 = arith.addi %i, %c1 : index
    %j1 = arith.subi %j, %c1 : index
    %ni = arith.select %small, %i1, %i : index
    %nj = arith.select %small, %j, %j1 : index
    scf.yield %ni, %nj : index, index
  }
  vector.print %r#0 : index
  vector.print %r#1 : index
  return
}
