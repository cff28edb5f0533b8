// prints: 1
// prints: 0

// Letters counted in the bits of one word, four bits each.
func.func @signature(%m: memref<6xi8>) -> i128 {
  %zero = arith.constant 0 : i128
  %one = arith.constant 1 : i128
  %a = arith.constant 97 : i8
  %four = arith.constant 4 : i128
  %r = affine.for %i = 0 to 6 iter_args(%s = %zero) -> i128 {
    %c = affine.load %m[%i] : memref<6xi8>
    %d = arith.subi %c, %a : i8
    %w = arith.extui %d : i8 to i128
    %at = arith.muli %w, %four : i128
    %bit = arith.shli %one, %at : i128
    %n = arith.addi %s, %bit : i128
    affine.yield %n : i128
  }
  return %r : i128
}

memref.global "private" constant @listen : memref<6xi8> = dense<[108, 105, 115, 116, 101, 110]>
memref.global "private" constant @silent : memref<6xi8> = dense<[115, 105, 108, 101, 110, 116]>
memref.global "private" constant @tinsel : memref<6xi8> = dense<[116, 105, 110, 115, 101, 101]>

func.func @main() {
  %a = memref.get_global @listen : memref<6xi8>
  %b = memref.get_global @silent : memref<6xi8>
  %c = memref.get_global @tinsel : memref<6xi8>
  %x = call @signature(%a) : (memref<6xi8>) -> i128
  %y = call @signature(%b) : (memref<6xi8>) -> i128
  %z = call @signature(%c) : (memref<6xi8>) -> i128
  %0 = arith.cmpi eq, %x, %y : i128
  %1 = arith.cmpi eq, %x, %z : i128
  vector.print %0 : i1
  vector.print %1 : i1
  return
}
