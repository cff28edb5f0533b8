// prints: 36
// prints: 162
// prints: 8364
// prints: 66376

// Code points of one to four bytes.
memref.global "private" constant @bytes : memref<10xi8> = dense<[36, 194, 162, 226, 130, 172, 240, 144, 141, 136]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %mask = arith.constant 63 : i32
  %six = arith.constant 6 : i32
  %bytes = memref.get_global @bytes : memref<10xi8>
  %end = scf.while (%i = %c0) : (index) -> index {
    %more = arith.cmpi ult, %i, %c10 : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %b = memref.load %bytes[%i] : memref<10xi8>
    %ones = arith.constant -1 : i8
    %inverted = arith.xori %b, %ones : i8
    %lead = math.ctlz %inverted : i8
    %w = arith.extui %b : i8 to i32
    %l = arith.extui %lead : i8 to i32
    %ff = arith.constant 127 : i32
    %low = arith.shrui %ff, %l : i32
    %first = arith.andi %w, %low : i32
    %n0 = arith.index_castui %lead : i8 to index
    %n = arith.maxui %n0, %c1 : index
    %point = scf.for %k = %c1 to %n step %c1 iter_args(%p = %first) -> i32 {
      %j = arith.addi %i, %k : index
      %c = memref.load %bytes[%j] : memref<10xi8>
      %x = arith.extui %c : i8 to i32
      %bits = arith.andi %x, %mask : i32
      %s = arith.shli %p, %six : i32
      %q = arith.ori %s, %bits : i32
      scf.yield %q : i32
    }
    vector.print %point : i32
    %next = arith.addi %i, %n : index
    scf.yield %next : index
  }
  return
}
