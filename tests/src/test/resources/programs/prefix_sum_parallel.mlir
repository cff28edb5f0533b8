// prints: ( 3, 4, 11, 11, 15, 16, 22, 25 )

// Hillis and Steele's scan in rounds, between two buffers.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %a = memref.alloca() : memref<8xi32>
  %b = memref.alloca() : memref<8xi32>
  %start = arith.constant dense<[3, 1, 7, 0, 4, 1, 6, 3]> : vector<8xi32>
  vector.store %start, %a[%c0] : memref<8xi32>, vector<8xi32>
  %r:3 = scf.while (%d = %c1, %x = %a, %y = %b) : (index, memref<8xi32>, memref<8xi32>) -> (index, memref<8xi32>, memref<8xi32>) {
    %more = arith.cmpi ult, %d, %c8 : index
    scf.condition(%more) %d, %x, %y : index, memref<8xi32>, memref<8xi32>
  } do {
  ^bb0(%d: index, %x: memref<8xi32>, %y: memref<8xi32>):
    scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
      %v = memref.load %x[%i] : memref<8xi32>
      %has = arith.cmpi uge, %i, %d : index
      %s = scf.if %has -> i32 {
        %j = arith.subi %i, %d : index
        %w = memref.load %x[%j] : memref<8xi32>
        %t = arith.addi %v, %w : i32
        scf.yield %t : i32
      } else {
        scf.yield %v : i32
      }
      memref.store %s, %y[%i] : memref<8xi32>
    }
    %e = arith.addi %d, %d : index
    scf.yield %e, %y, %x : index, memref<8xi32>, memref<8xi32>
  }
  %v = vector.load %r#1[%c0] : memref<8xi32>, vector<8xi32>
  vector.print %v : vector<8xi32>
  return
}
