// Vectors as elements: each takes the place of all its parts.

// run: @stored(2) == 30, 12
func.func @stored(%n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xvector<4xi32>>
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %w = arith.addi %v, %v : vector<4xi32>
  memref.store %v, %m[%c0] : memref<?xvector<4xi32>>
  memref.store %w, %m[%c1] : memref<?xvector<4xi32>>
  %k = memref.alloc(%n) : memref<?xvector<4xi32>>
  memref.copy %m, %k : memref<?xvector<4xi32>> to memref<?xvector<4xi32>>
  %a = memref.load %k[%c0] : memref<?xvector<4xi32>>
  %b = memref.load %k[%c1] : memref<?xvector<4xi32>>
  %x = vector.reduction <add>, %a : vector<4xi32> into i32
  %y = vector.reduction <add>, %b : vector<4xi32> into i32
  %z = arith.addi %x, %y : i32
  %c = vector.extract %b[2] : i32 from vector<4xi32>
  %d = arith.addi %c, %c : i32
  memref.dealloc %m : memref<?xvector<4xi32>>
  memref.dealloc %k : memref<?xvector<4xi32>>
  return %z, %d : i32, i32
}
