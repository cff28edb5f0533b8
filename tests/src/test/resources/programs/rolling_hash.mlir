// prints: 0
// prints: 4

// Equal windows of a text by Rabin's hash modulo 101.
memref.global "private" constant @text : memref<12xi8> = dense<[97, 98, 99, 120, 97, 98, 99, 121, 98, 97, 99, 97]>

func.func @main() {
  %text = memref.get_global @text : memref<12xi8>
  %zero = arith.constant 0 : i32
  %base = arith.constant 31 : i32
  %mod = arith.constant 101 : i32
  %first = affine.for %i = 0 to 3 iter_args(%h = %zero) -> i32 {
    %c = affine.load %text[%i] : memref<12xi8>
    %x = arith.extui %c : i8 to i32
    %s = arith.muli %h, %base : i32
    %t = arith.addi %s, %x : i32
    %n = arith.remui %t, %mod : i32
    affine.yield %n : i32
  }
  vector.print %first : i32
  %high = arith.constant 961 : i32
  %r = affine.for %i = 3 to 12 iter_args(%h = %first) -> i32 {
    %old = affine.load %text[%i - 3] : memref<12xi8>
    %new = affine.load %text[%i] : memref<12xi8>
    %o = arith.extui %old : i8 to i32
    %p = arith.extui %new : i8 to i32
    %gone = arith.muli %o, %high : i32
    %g = arith.remui %gone, %mod : i32
    %a = arith.addi %h, %mod : i32
    %b = arith.subi %a, %g : i32
    %s = arith.muli %b, %base : i32
    %t = arith.addi %s, %p : i32
    %n = arith.remui %t, %mod : i32
    %same = arith.cmpi eq, %n, %first : i32
    scf.if %same {
      %at = affine.apply affine_map<(d0) -> (d0 - 2)>(%i)
      vector.print %at : index
    }
    affine.yield %n : i32
  }
  return
}
