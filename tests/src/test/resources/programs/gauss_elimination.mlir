// prints: Unranked Memref base@ rank = 1 offset = 3 sizes = [3] strides = [4] data = 
// prints: [-7,  4,  -1]

// Three equations, with pivots by the largest element.
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}
memref.global "private" @system : memref<3x4xf64> = dense<[[0.0, 2.0, 1.0, 7.0], [1.0, -2.0, -3.0, -12.0], [-1.0, 1.0, 2.0, 9.0]]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = memref.get_global @system : memref<3x4xf64>
  scf.for %k = %c0 to %c3 step %c1 {
    %zero = arith.constant -1.0 : f64
    %p:2 = scf.for %i = %k to %c3 step %c1 iter_args(%at = %k, %most = %zero) -> (index, f64) {
      %x = memref.load %m[%i, %k] : memref<3x4xf64>
      %a = math.absf %x : f64
      %more = arith.cmpf ogt, %a, %most : f64
      %na = arith.select %more, %i, %at : index
      %nm = arith.select %more, %a, %most : f64
      scf.yield %na, %nm : index, f64
    }
    %row = vector.load %m[%k, %c0] : memref<3x4xf64>, vector<4xf64>
    %pivot = vector.load %m[%p#0, %c0] : memref<3x4xf64>, vector<4xf64>
    vector.store %row, %m[%p#0, %c0] : memref<3x4xf64>, vector<4xf64>
    %d = vector.extract %pivot[%k] : f64 from vector<4xf64>
    %ds = vector.broadcast %d : f64 to vector<4xf64>
    %unit = arith.divf %pivot, %ds : vector<4xf64>
    vector.store %unit, %m[%k, %c0] : memref<3x4xf64>, vector<4xf64>
    scf.for %i = %c0 to %c3 step %c1 {
      %other = arith.cmpi ne, %i, %k : index
      scf.if %other {
        %r = vector.load %m[%i, %c0] : memref<3x4xf64>, vector<4xf64>
        %f = vector.extract %r[%k] : f64 from vector<4xf64>
        %fs = vector.broadcast %f : f64 to vector<4xf64>
        %t = arith.mulf %unit, %fs : vector<4xf64>
        %n = arith.subf %r, %t : vector<4xf64>
        vector.store %n, %m[%i, %c0] : memref<3x4xf64>, vector<4xf64>
      }
    }
  }
  %solution = memref.subview %m[0, 3] [3, 1] [1, 1] : memref<3x4xf64> to memref<3xf64, strided<[4], offset: 3>>
  %u = memref.cast %solution : memref<3xf64, strided<[4], offset: 3>> to memref<*xf64>
  call @printMemrefF64(%u) : (memref<*xf64>) -> ()
  return
}
