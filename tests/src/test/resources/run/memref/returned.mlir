// A function that returns memory it allocated, and one that returns what it was given.
// run: @main(5) == 16, 5
func.func private @squares(%n: index) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i32
    %s = arith.muli %k, %k : i32
    memref.store %s, %m[%i] : memref<?xi32>
  }
  return %m : memref<?xi32>
}
func.func private @same(%m: memref<?xi32>) -> memref<?xi32> {
  return %m : memref<?xi32>
}
func.func @main(%n: index) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = call @squares(%n) : (index) -> memref<?xi32>
  %b = call @same(%a) : (memref<?xi32>) -> memref<?xi32>
  %last = arith.subi %n, %c1 : index
  %v = memref.load %b[%last] : memref<?xi32>
  %d = memref.dim %b, %c0 : memref<?xi32>
  memref.dealloc %a : memref<?xi32>
  return %v, %d : i32, index
}
