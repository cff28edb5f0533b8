// Two arguments may be the same memory: what is stored through one is seen through the other, whatever is optimised.
// run: @same(1, 2) == 2
// run: @different(1, 2) == 1
func.func private @store_both(%a: memref<?xi32>, %b: memref<?xi32>, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  memref.store %x, %a[%c0] : memref<?xi32>
  memref.store %y, %b[%c0] : memref<?xi32>
  %v = memref.load %a[%c0] : memref<?xi32>
  return %v : i32
}
func.func @same(%x: i32, %y: i32) -> i32 {
  %m = memref.alloca() : memref<1xi32>
  %d = memref.cast %m : memref<1xi32> to memref<?xi32>
  %r = call @store_both(%d, %d, %x, %y) : (memref<?xi32>, memref<?xi32>, i32, i32) -> i32
  return %r : i32
}
func.func @different(%x: i32, %y: i32) -> i32 {
  %m = memref.alloca() : memref<1xi32>
  %n = memref.alloca() : memref<1xi32>
  %d = memref.cast %m : memref<1xi32> to memref<?xi32>
  %e = memref.cast %n : memref<1xi32> to memref<?xi32>
  %r = call @store_both(%d, %e, %x, %y) : (memref<?xi32>, memref<?xi32>, i32, i32) -> i32
  return %r : i32
}
