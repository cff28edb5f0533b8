// Reshapes whose rank is how long the shape is.
// beyond llvm: our own lowering to it has no such reshape yet; mlir-runner has

memref.global "private" constant @numbers : memref<24xi32> = dense<[
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]>

// run: @of_three(1, 2, 3) == 3, 24, 23
// run: @of_three(0, 2, 1) == 3, 24, 9
func.func @of_three(%i: index, %j: index, %k: index) -> (index, index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %shape = memref.alloca() : memref<3xindex>
  memref.store %c2, %shape[%c0] : memref<3xindex>
  memref.store %c3, %shape[%c1] : memref<3xindex>
  memref.store %c4, %shape[%c2] : memref<3xindex>
  %0 = memref.get_global @numbers : memref<24xi32>
  %u = memref.reshape %0(%shape) : (memref<24xi32>, memref<3xindex>) -> memref<*xi32>
  %rank = memref.rank %u : memref<*xi32>
  %a = memref.dim %u, %c0 : memref<*xi32>
  %b = memref.dim %u, %c1 : memref<*xi32>
  %c = memref.dim %u, %c2 : memref<*xi32>
  %ab = arith.muli %a, %b : index
  %abc = arith.muli %ab, %c : index
  %1 = memref.cast %u : memref<*xi32> to memref<?x?x?xi32>
  %v = memref.load %1[%i, %j, %k] : memref<?x?x?xi32>
  return %rank, %abc, %v : index, index, i32
}

// A rank that only the run knows; all sizes are 2 but the last, and the shape is of i32.
// run: @powers(1) == 1, 24
// run: @powers(3) == 3, 24
func.func @powers(%rank: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c24 = arith.constant 24 : i32
  %two = arith.constant 2 : i32
  %shape = memref.alloc(%rank) : memref<?xi32>
  %last = arith.subi %rank, %c1 : index
  %rest = scf.for %i = %c0 to %last step %c1 iter_args(%x = %c24) -> i32 {
    memref.store %two, %shape[%i] : memref<?xi32>
    %y = arith.divui %x, %two : i32
    scf.yield %y : i32
  }
  memref.store %rest, %shape[%last] : memref<?xi32>
  %0 = memref.get_global @numbers : memref<24xi32>
  %w = memref.cast %0 : memref<24xi32> to memref<*xi32>
  %u = memref.reshape %w(%shape) : (memref<*xi32>, memref<?xi32>) -> memref<*xi32>
  memref.dealloc %shape : memref<?xi32>
  %r = memref.rank %u : memref<*xi32>
  %n = scf.for %i = %c0 to %r step %c1 iter_args(%x = %c1) -> index {
    %d = memref.dim %u, %i : memref<*xi32>
    %y = arith.muli %x, %d : index
    scf.yield %y : index
  }
  return %r, %n : index, index
}
