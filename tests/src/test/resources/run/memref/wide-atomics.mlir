// Updates of integers of more than 64 bits.
// beyond llvm: atomicrmw takes up to 64 bits
// beyond mlir-runner: atomicrmw takes up to 64 bits

// run: @update(5) == 12, 7
func.func @update(%by: i64) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i128
  %m = memref.alloca() : memref<1xi128>
  memref.store %seven, %m[%c0] : memref<1xi128>
  %x = arith.extsi %by : i64 to i128
  %old = memref.atomic_rmw addi %x, %m[%c0] : (i128, memref<1xi128>) -> i128
  %new = memref.load %m[%c0] : memref<1xi128>
  %a = arith.trunci %new : i128 to i64
  %b = arith.trunci %old : i128 to i64
  return %a, %b : i64, i64
}
