// prints: 3214735720
// prints: -8821353812377114648

// FNV-1a of a text, 32 and 64 bits.
memref.global "private" constant @text : memref<6xi8> = dense<[102, 111, 111, 98, 97, 114]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %text = memref.get_global @text : memref<6xi8>
  %basis32 = arith.constant 0x811C9DC5 : i32
  %prime32 = arith.constant 0x01000193 : i32
  %basis64 = arith.constant 0xCBF29CE484222325 : i64
  %prime64 = arith.constant 0x100000001B3 : i64
  %h:2 = scf.for %i = %c0 to %c6 step %c1 iter_args(%a = %basis32, %b = %basis64) -> (i32, i64) {
    %ch = memref.load %text[%i] : memref<6xi8>
    %x = arith.extui %ch : i8 to i32
    %y = arith.extui %ch : i8 to i64
    %a1 = arith.xori %a, %x : i32
    %a2 = arith.muli %a1, %prime32 : i32
    %b1 = arith.xori %b, %y : i64
    %b2 = arith.muli %b1, %prime64 : i64
    scf.yield %a2, %b2 : i32, i64
  }
  %unsigned = arith.extui %h#0 : i32 to i64
  vector.print %unsigned : i64
  vector.print %h#1 : i64
  return
}
