// prints: Unranked Memref base@ rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1] data = 
// prints: [[1.5,   2,   3], 
// prints:  [4,   5,   6]]
// prints: Unranked Memref base@ rank = 2 offset = 1 sizes = [2, 2] strides = [3, 1] data = 
// prints: [[2,   3], 
// prints:  [5,   6]]
// prints: Unranked Memref base@ rank = 2 offset = 0 sizes = [2, 2] strides = [2, 1] data = 
// prints: [[2,   3], 
// prints:  [5,   6]]
// prints: Unranked Memref base@ rank = 1 offset = 0 sizes = [3] strides = [1] data = 
// prints: [1,  0,  2]
// prints: Unranked Memref base@ rank = 0 offset = 0 sizes = [] strides = [] data = 
// prints: [3.14159]
// prints: Memref base@ rank = 1 offset = 0 sizes = [4] strides = [1] data = 
// prints: [0,  1,  0,  1]
// prints: 0
// prints: Memref base@ rank = 2 offset = 0 sizes = [1, 1] strides = [1, 1] data = 
// prints: [[((1, 2, 3, 4),   (5, 6, 7, 8),   (9, 10, 11, 12),  (13, 14, 15, 16))]]

memref.global "private" constant @g : memref<2x3xf32> = dense<[[1.5, 2.0, 3.0], [4.0, 5.0, 6.0]]>
func.func private @printMemrefF32(memref<*xf32>) attributes { llvm.emit_c_interface }
func.func private @printMemrefF64(memref<*xf64>)
func.func private @printMemrefInd(memref<*xindex>) attributes { llvm.emit_c_interface }
func.func private @printMemrefVector4x4xf32(memref<?x?xvector<4x4xf32>>) attributes { llvm.emit_c_interface }
func.func private @printMemref1dI64(memref<?xi64>) attributes { llvm.emit_c_interface }
func.func private @verifyMemRefF32(memref<*xf32>, memref<*xf32>) -> i64 attributes { llvm.emit_c_interface }
func.func private @printI64(i64)
func.func private @printNewline()
// Functions of the runner library on memrefs of many kinds.
func.func @main() {
  %g = memref.get_global @g : memref<2x3xf32>
  %u = memref.cast %g : memref<2x3xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  %a = memref.alloc() : memref<2x3xf32>
  memref.copy %g, %a : memref<2x3xf32> to memref<2x3xf32>
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %s = memref.subview %a[0, 1] [2, 2] [1, 1] : memref<2x3xf32> to memref<2x2xf32, strided<[3, 1], offset: 1>>
  %b = memref.alloc() : memref<2x2xf32>
  memref.copy %s, %b : memref<2x2xf32, strided<[3, 1], offset: 1>> to memref<2x2xf32>
  %su = memref.cast %s : memref<2x2xf32, strided<[3, 1], offset: 1>> to memref<*xf32>
  call @printMemrefF32(%su) : (memref<*xf32>) -> ()
  %bu = memref.cast %b : memref<2x2xf32> to memref<*xf32>
  call @printMemrefF32(%bu) : (memref<*xf32>) -> ()
  %x = memref.alloc() : memref<3xindex>
  memref.store %c1, %x[%c0] : memref<3xindex>
  memref.store %c0, %x[%c1] : memref<3xindex>
  %c2 = arith.constant 2 : index
  memref.store %c2, %x[%c2] : memref<3xindex>
  %xu = memref.cast %x : memref<3xindex> to memref<*xindex>
  call @printMemrefInd(%xu) : (memref<*xindex>) -> ()
  %d = memref.alloc() : memref<f64>
  %pi = arith.constant 3.14159265 : f64
  memref.store %pi, %d[] : memref<f64>
  %du = memref.cast %d : memref<f64> to memref<*xf64>
  call @printMemrefF64(%du) : (memref<*xf64>) -> ()
  %q = memref.alloc() : memref<4xi64>
  %l = memref.cast %q : memref<4xi64> to memref<?xi64>
  scf.for %i = %c0 to %c2 step %c1 { %ii = arith.index_cast %i : index to i64 
     memref.store %ii, %q[%i] : memref<4xi64>
     %j = arith.addi %i, %c2 : index
     memref.store %ii, %q[%j] : memref<4xi64> }
  call @printMemref1dI64(%l) : (memref<?xi64>) -> ()
  %e = call @verifyMemRefF32(%bu, %bu) : (memref<*xf32>, memref<*xf32>) -> i64
  call @printI64(%e) : (i64) -> ()
  call @printNewline() : () -> ()
  %vm = memref.alloc() : memref<1x1xvector<4x4xf32>>
  %v = arith.constant dense<[[1.,2.,3.,4.],[5.,6.,7.,8.],[9.,10.,11.,12.],[13.,14.,15.,16.]]> : vector<4x4xf32>
  memref.store %v, %vm[%c0, %c0] : memref<1x1xvector<4x4xf32>>
  %vc = memref.cast %vm : memref<1x1xvector<4x4xf32>> to memref<?x?xvector<4x4xf32>>
  call @printMemrefVector4x4xf32(%vc) : (memref<?x?xvector<4x4xf32>>) -> ()
  memref.dealloc %a : memref<2x3xf32>
  return
}
