// prints: Unranked Memref base@ rank = 2 offset = 0 sizes = [1, 1] strides = [1, 1] data = 
// prints: [[1]]
// prints: Unranked Memref base@ rank = 2 offset = 0 sizes = [2, 2] strides = [2, 1] data = 
// prints: [[1,   0], 
// prints:  [0,   1]]
// prints: Unranked Memref base@ rank = 2 offset = 0 sizes = [3, 3] strides = [3, 1] data = 
// prints: [[1,   0,   0], 
// prints:  [0,   1,   0], 
// prints:  [0,   0,   1]]

// A matrix of sizes known at run time, its rank and its dimensions.
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}

func.func @identity(%n: index) -> memref<?x?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %m = memref.alloc(%n, %n) : memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %d = arith.cmpi eq, %i, %j : index
      %x = arith.select %d, %one, %zero : f64
      memref.store %x, %m[%i, %j] : memref<?x?xf64>
    }
  }
  return %m : memref<?x?xf64>
}

func.func @main() {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %n = %c1 to %c4 step %c1 {
    %m = func.call @identity(%n) : (index) -> memref<?x?xf64>
    %u = memref.cast %m : memref<?x?xf64> to memref<*xf64>
    func.call @printMemrefF64(%u) : (memref<*xf64>) -> ()
    memref.dealloc %m : memref<?x?xf64>
  }
  return
}
