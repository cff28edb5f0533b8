// prints: 84
// prints: 87
// prints: 70
// prints: 117
// prints: 73
// prints: 71
// prints: 108
// prints: 122

// Encodes "Man is" into printable characters, printed as numbers.
memref.global "private" constant @text : memref<6xi8> = dense<[77, 97, 110, 32, 105, 115]>

func.func @letter(%v: i32) -> i32 {
  %c26 = arith.constant 26 : i32
  %c52 = arith.constant 52 : i32
  %c62 = arith.constant 62 : i32
  %upper = arith.cmpi ult, %v, %c26 : i32
  %lower = arith.cmpi ult, %v, %c52 : i32
  %digit = arith.cmpi ult, %v, %c62 : i32
  %o65 = arith.constant 65 : i32
  %o71 = arith.constant 71 : i32
  %om4 = arith.constant -4 : i32
  %o43 = arith.constant -19 : i32
  %a = arith.select %digit, %om4, %o43 : i32
  %b = arith.select %lower, %o71, %a : i32
  %c = arith.select %upper, %o65, %b : i32
  %r = arith.addi %v, %c : i32
  return %r : i32
}

func.func @main() {
  %text = memref.get_global @text : memref<6xi8>
  %c63 = arith.constant 63 : i32
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  affine.for %i = 0 to 2 {
    %a = affine.load %text[%i * 3] : memref<6xi8>
    %b = affine.load %text[%i * 3 + 1] : memref<6xi8>
    %c = affine.load %text[%i * 3 + 2] : memref<6xi8>
    %aw = arith.extui %a : i8 to i32
    %bw = arith.extui %b : i8 to i32
    %cw = arith.extui %c : i8 to i32
    %as = arith.shli %aw, %c16 : i32
    %bs = arith.shli %bw, %c8 : i32
    %ab = arith.ori %as, %bs : i32
    %all = arith.ori %ab, %cw : i32
    affine.for %k = 0 to 4 {
      %by = affine.apply affine_map<(k) -> (18 - k * 6)>(%k)
      %s = arith.index_cast %by : index to i32
      %x = arith.shrui %all, %s : i32
      %v = arith.andi %x, %c63 : i32
      %l = func.call @letter(%v) : (i32) -> i32
      vector.print %l : i32
    }
  }
  return
}
