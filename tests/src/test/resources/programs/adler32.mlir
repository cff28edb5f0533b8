// prints: 300286872

// Two sums modulo 65521, packed.
memref.global "private" constant @text : memref<9xi8> = dense<[87, 105, 107, 105, 112, 101, 100, 105, 97]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %text = memref.get_global @text : memref<9xi8>
  %n = memref.dim %text, %c0 : memref<9xi8>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %mod = arith.constant 65521 : i32
  %s:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %one, %b = %zero) -> (i32, i32) {
    %ch = memref.load %text[%i] : memref<9xi8>
    %x = arith.extui %ch : i8 to i32
    %a1 = arith.addi %a, %x : i32
    %a2 = arith.remui %a1, %mod : i32
    %b1 = arith.addi %b, %a2 : i32
    %b2 = arith.remui %b1, %mod : i32
    scf.yield %a2, %b2 : i32, i32
  }
  %c16 = arith.constant 16 : i32
  %high = arith.shli %s#1, %c16 : i32
  %r = arith.ori %high, %s#0 : i32
  vector.print %r : i32
  return
}
