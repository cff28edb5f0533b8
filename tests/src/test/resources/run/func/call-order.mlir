// Calls with effects keep their order, also where their results are used in another.
// run: @main() == 123, 21
memref.global "private" @log : memref<i32> = dense<0>
func.func private @say(%x: i32) -> i32 {
  %g = memref.get_global @log : memref<i32>
  %c10 = arith.constant 10 : i32
  %v = memref.load %g[] : memref<i32>
  %w = arith.muli %v, %c10 : i32
  %u = arith.addi %w, %x : i32
  memref.store %u, %g[] : memref<i32>
  return %x : i32
}
func.func @main() -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c10 = arith.constant 10 : i32
  %a = call @say(%c1) : (i32) -> i32
  %b = call @say(%c2) : (i32) -> i32
  %c = call @say(%c3) : (i32) -> i32
  %t = arith.muli %b, %c10 : i32
  %r = arith.addi %t, %a : i32
  %g = memref.get_global @log : memref<i32>
  %v = memref.load %g[] : memref<i32>
  return %v, %r : i32, i32
}
