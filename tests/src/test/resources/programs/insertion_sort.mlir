// prints: Unranked Memref base@ rank = 1 offset = 0 sizes = [8] strides = [1] data = 
// prints: [-8.5,  -1.25,  0,  2,  2,  3.5,  7,  100]

// Floats, by moving each to its place; compares with an ordered predicate.
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
memref.global "private" @data : memref<8xf32> = dense<[3.5, -1.25, 0.0, 7.0, -8.5, 2.0, 2.0, 100.0]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = memref.get_global @data : memref<8xf32>
  scf.for %i = %c1 to %c8 step %c1 {
    %key = memref.load %m[%i] : memref<8xf32>
    %at = scf.while (%j = %i) : (index) -> index {
      %positive = arith.cmpi ugt, %j, %c0 : index
      %go = scf.if %positive -> i1 {
        %k = arith.subi %j, %c1 : index
        %x = memref.load %m[%k] : memref<8xf32>
        %greater = arith.cmpf ogt, %x, %key : f32
        scf.yield %greater : i1
      } else {
        scf.yield %positive : i1
      }
      scf.condition(%go) %j : index
    } do {
    ^bb0(%j: index):
      %k = arith.subi %j, %c1 : index
      %x = memref.load %m[%k] : memref<8xf32>
      memref.store %x, %m[%j] : memref<8xf32>
      scf.yield %k : index
    }
    memref.store %key, %m[%at] : memref<8xf32>
  }
  %u = memref.cast %m : memref<8xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}
