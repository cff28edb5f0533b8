// beyond mlir-runner: index must be 32 bits wide; as a number of 64 bits the subscript is out of bounds
// The subscript i * 65536 * 65536 is 0 in each iteration where index has 32 bits: the first iteration writes what all others
// read, so that their order matters, though the subscripts as integers are equal in that one only.
// run: @wraps_around(1, 0) == 101
// run: @wraps_around(5, 4) == 106
// run: @wraps_around(64, 63) == 165
// run: @wraps_around(0, 7) == 100
func.func @wraps_around(%n: index, %at: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %half = arith.constant 65536 : index
  %hundred = arith.constant 100 : i32
  %m = memref.alloc() : memref<64xi32>
  scf.for %i = %c0 to %c64 step %c1 {
    memref.store %hundred, %m[%i] : memref<64xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %high = arith.muli %i, %half : index
    %k = arith.muli %high, %half : index
    %x = memref.load %m[%k] : memref<64xi32>
    %next = arith.addi %i, %c1 : index
    %v = arith.index_cast %next : index to i32
    %y = arith.addi %x, %v : i32
    memref.store %y, %m[%i] : memref<64xi32>
  }
  %r = memref.load %m[%at] : memref<64xi32>
  memref.dealloc %m : memref<64xi32>
  return %r : i32
}
