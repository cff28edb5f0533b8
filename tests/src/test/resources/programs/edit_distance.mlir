// prints: 3

// Levenshtein's distance of "kitten" and "sitting".
memref.global "private" constant @a : memref<6xi8> = dense<[107, 105, 116, 116, 101, 110]>
memref.global "private" constant @b : memref<7xi8> = dense<[115, 105, 116, 116, 105, 110, 103]>

func.func @main() {
  %a = memref.get_global @a : memref<6xi8>
  %b = memref.get_global @b : memref<7xi8>
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %d = memref.alloca() : memref<7x8xi32>
  affine.for %i = 0 to 7 {
    %x = arith.index_cast %i : index to i32
    affine.store %x, %d[%i, 0] : memref<7x8xi32>
  }
  affine.for %j = 0 to 8 {
    %x = arith.index_cast %j : index to i32
    affine.store %x, %d[0, %j] : memref<7x8xi32>
  }
  affine.for %i = 1 to 7 {
    affine.for %j = 1 to 8 {
      %x = affine.load %a[%i - 1] : memref<6xi8>
      %y = affine.load %b[%j - 1] : memref<7xi8>
      %same = arith.cmpi eq, %x, %y : i8
      %cost = arith.select %same, %zero, %one : i32
      %diagonal = affine.load %d[%i - 1, %j - 1] : memref<7x8xi32>
      %up = affine.load %d[%i - 1, %j] : memref<7x8xi32>
      %left = affine.load %d[%i, %j - 1] : memref<7x8xi32>
      %replaced = arith.addi %diagonal, %cost : i32
      %deleted = arith.addi %up, %one : i32
      %inserted = arith.addi %left, %one : i32
      %m = arith.minsi %replaced, %deleted : i32
      %n = arith.minsi %m, %inserted : i32
      affine.store %n, %d[%i, %j] : memref<7x8xi32>
    }
  }
  %r = affine.load %d[6, 7] : memref<7x8xi32>
  vector.print %r : i32
  return
}
