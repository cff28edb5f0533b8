// prints: Unranked Memref base@ rank = 2 offset = 0 sizes = [3, 3] strides = [3, 1] data = 
// prints: [[2,   0,   0], 
// prints:  [6,   1,   0], 
// prints:  [-8,   5,   3]]

// The lower factor of a positive definite matrix.
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}
memref.global "private" @a : memref<3x3xf64> = dense<[[4.0, 12.0, -16.0], [12.0, 37.0, -43.0], [-16.0, -43.0, 98.0]]>

func.func @main() {
  %a = memref.get_global @a : memref<3x3xf64>
  %zero = arith.constant 0.0 : f64
  affine.for %j = 0 to 3 {
    affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) {
      affine.for %i = affine_map<(d0) -> (d0)>(%j) to 3 {
        %x = affine.load %a[%i, %j] : memref<3x3xf64>
        %y = affine.load %a[%i, %k] : memref<3x3xf64>
        %z = affine.load %a[%j, %k] : memref<3x3xf64>
        %p = arith.mulf %y, %z : f64
        %d = arith.subf %x, %p : f64
        affine.store %d, %a[%i, %j] : memref<3x3xf64>
      }
      affine.store %zero, %a[%k, %j] : memref<3x3xf64>
    }
    %pivot = affine.load %a[%j, %j] : memref<3x3xf64>
    %root = math.sqrt %pivot : f64
    affine.for %i = affine_map<(d0) -> (d0)>(%j) to 3 {
      %x = affine.load %a[%i, %j] : memref<3x3xf64>
      %q = arith.divf %x, %root : f64
      affine.store %q, %a[%i, %j] : memref<3x3xf64>
    }
  }
  %u = memref.cast %a : memref<3x3xf64> to memref<*xf64>
  call @printMemrefF64(%u) : (memref<*xf64>) -> ()
  return
}
