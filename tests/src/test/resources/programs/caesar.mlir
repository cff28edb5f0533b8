// prints: ( 85, 114, 121, 121, 98, 44, 32, 74, 98, 101, 121, 113, 33 )
// prints: ( 72, 101, 108, 108, 111, 44, 32, 87, 111, 114, 108, 100, 33 )

// Shifts letters of a text by 13, twice.
memref.global "private" @text : memref<13xi8> = dense<[72, 101, 108, 108, 111, 44, 32, 87, 111, 114, 108, 100, 33]>

func.func @shift(%c: i8) -> i8 {
  %a = arith.constant 97 : i8
  %z = arith.constant 26 : i8
  %bit = arith.constant 32 : i8
  %by = arith.constant 13 : i8
  %lower = arith.ori %c, %bit : i8
  %i = arith.subi %lower, %a : i8
  %letter = arith.cmpi ult, %i, %z : i8
  %j = arith.addi %i, %by : i8
  %k = arith.remui %j, %z : i8
  %d = arith.subi %k, %i : i8
  %moved = arith.addi %c, %d : i8
  %r = arith.select %letter, %moved, %c : i8
  return %r : i8
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %text = memref.get_global @text : memref<13xi8>
  affine.for %twice = 0 to 2 {
    affine.for %i = 0 to 13 {
      %c = affine.load %text[%i] : memref<13xi8>
      %s = func.call @shift(%c) : (i8) -> i8
      affine.store %s, %text[%i] : memref<13xi8>
    }
    %v = vector.load %text[%c0] : memref<13xi8>, vector<13xi8>
    vector.print %v : vector<13xi8>
  }
  return
}
