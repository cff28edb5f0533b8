// prints: 15
// prints: ( 97, 98, 97, 98, 97, 98, 99, 99, 99, 99, 98, 99, 99, 99, 99 )

// Literals, and copies from what was written before, that may overlap.
memref.global "private" constant @code : memref<6x2xi32> = dense<[[0, 97], [0, 98], [2, 4], [0, 99], [1, 3], [5, 5]]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %code = memref.get_global @code : memref<6x2xi32>
  %out = memref.alloca() : memref<32xi32>
  %n = affine.for %i = 0 to 6 iter_args(%at = %c0) -> index {
    %d = affine.load %code[%i, 0] : memref<6x2xi32>
    %v = affine.load %code[%i, 1] : memref<6x2xi32>
    %distance = arith.index_cast %d : i32 to index
    %literal = arith.cmpi eq, %distance, %c0 : index
    %next = scf.if %literal -> index {
      memref.store %v, %out[%at] : memref<32xi32>
      %m = arith.addi %at, %c1 : index
      scf.yield %m : index
    } else {
      %length = arith.index_cast %v : i32 to index
      %end = arith.addi %at, %length : index
      scf.for %k = %at to %end step %c1 {
        %from = arith.subi %k, %distance : index
        %x = memref.load %out[%from] : memref<32xi32>
        memref.store %x, %out[%k] : memref<32xi32>
      }
      scf.yield %end : index
    }
    affine.yield %next : index
  }
  vector.print %n : index
  %all = vector.load %out[%c0] : memref<32xi32>, vector<15xi32>
  vector.print %all : vector<15xi32>
  return
}
