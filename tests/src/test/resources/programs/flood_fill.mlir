// prints: 6
// prints: 10
// prints: 0

// Fills a region with a stack of cells; how many were filled.
memref.global "private" @image : memref<4x6xi8> = dense<[
  [0, 0, 1, 0, 0, 0], [0, 1, 1, 0, 1, 0], [0, 0, 1, 0, 1, 0], [1, 0, 1, 0, 0, 0]]>

func.func @fill(%m: memref<4x6xi8>, %i: index, %j: index) -> i32 {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0 : i8
  %seven = arith.constant 7 : i8
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %in_i = arith.cmpi ult, %i, %c4 : index
  %in_j = arith.cmpi ult, %j, %c6 : index
  %in = arith.andi %in_i, %in_j : i1
  cf.cond_br %in, ^look, ^out
^look:
  %x = memref.load %m[%i, %j] : memref<4x6xi8>
  %free = arith.cmpi eq, %x, %zero : i8
  cf.cond_br %free, ^mark, ^out
^mark:
  memref.store %seven, %m[%i, %j] : memref<4x6xi8>
  %up = arith.subi %i, %c1 : index
  %down = arith.addi %i, %c1 : index
  %left = arith.subi %j, %c1 : index
  %right = arith.addi %j, %c1 : index
  %a = call @fill(%m, %up, %j) : (memref<4x6xi8>, index, index) -> i32
  %b = call @fill(%m, %down, %j) : (memref<4x6xi8>, index, index) -> i32
  %c = call @fill(%m, %i, %left) : (memref<4x6xi8>, index, index) -> i32
  %d = call @fill(%m, %i, %right) : (memref<4x6xi8>, index, index) -> i32
  %ab = arith.addi %a, %b : i32
  %cd = arith.addi %c, %d : i32
  %s = arith.addi %ab, %cd : i32
  %t = arith.addi %s, %one : i32
  return %t : i32
^out:
  return %none : i32
}

func.func @main() {
  %m = memref.get_global @image : memref<4x6xi8>
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %a = call @fill(%m, %c0, %c0) : (memref<4x6xi8>, index, index) -> i32
  %b = call @fill(%m, %c0, %c3) : (memref<4x6xi8>, index, index) -> i32
  %c = call @fill(%m, %c0, %c3) : (memref<4x6xi8>, index, index) -> i32
  vector.print %a : i32
  vector.print %b : i32
  vector.print %c : i32
  return
}
