// prints: Unranked Memref base@ rank = 1 offset = 0 sizes = [10] strides = [1] data = 
// prints: [-7,  -3,  0,  1,  2,  2,  5,  8,  9,  11]

// Sorts as long as something was exchanged.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
memref.global "private" @data : memref<10xi32> = dense<[5, -3, 9, 0, 2, 2, -7, 11, 1, 8]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %true = arith.constant true
  %false = arith.constant false
  %m = memref.get_global @data : memref<10xi32>
  %0 = scf.while (%again = %true) : (i1) -> i1 {
    scf.condition(%again) %again : i1
  } do {
  ^bb0(%again: i1):
    %swapped = scf.for %i = %c0 to %c9 step %c1 iter_args(%s = %false) -> i1 {
      %j = arith.addi %i, %c1 : index
      %a = memref.load %m[%i] : memref<10xi32>
      %b = memref.load %m[%j] : memref<10xi32>
      %wrong = arith.cmpi sgt, %a, %b : i32
      scf.if %wrong {
        memref.store %b, %m[%i] : memref<10xi32>
        memref.store %a, %m[%j] : memref<10xi32>
      }
      %t = arith.ori %s, %wrong : i1
      scf.yield %t : i1
    }
    scf.yield %swapped : i1
  }
  %u = memref.cast %m : memref<10xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  return
}
