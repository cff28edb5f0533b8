// A global handed to a function that does not know which memory it gets.
// run: @sums() == 6, 30
memref.global "private" constant @three : memref<3xi32> = dense<[1, 2, 3]>
memref.global "private" constant @four : memref<4xi32> = dense<[3, 6, 9, 12]>
func.func private @sum(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (i32) {
    %v = memref.load %m[%i] : memref<?xi32>
    %t = arith.addi %s, %v : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @sums() -> (i32, i32) {
  %a = memref.get_global @three : memref<3xi32>
  %b = memref.get_global @four : memref<4xi32>
  %x = memref.cast %a : memref<3xi32> to memref<?xi32>
  %y = memref.cast %b : memref<4xi32> to memref<?xi32>
  %s = call @sum(%x) : (memref<?xi32>) -> i32
  %t = call @sum(%y) : (memref<?xi32>) -> i32
  return %s, %t : i32, i32
}
