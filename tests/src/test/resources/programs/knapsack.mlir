// prints: ( 0, 2, 3, 4, 10, 12, 13, 14, 15, 15, 15, 15, 15, 15, 15, 15 )

// Dynamic programming over weights, from high to low so that each item is used once.
memref.global "private" constant @weights : memref<5xindex> = dense<[12, 2, 1, 4, 1]>
memref.global "private" constant @values : memref<5xi32> = dense<[4, 2, 1, 10, 2]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0 : i32
  %w = memref.get_global @weights : memref<5xindex>
  %v = memref.get_global @values : memref<5xi32>
  %best = memref.alloca() : memref<16xi32>
  scf.for %i = %c0 to %c16 step %c1 {
    memref.store %zero, %best[%i] : memref<16xi32>
  }
  affine.for %item = 0 to 5 {
    %weight = affine.load %w[%item] : memref<5xindex>
    %value = affine.load %v[%item] : memref<5xi32>
    %room = arith.subi %c16, %weight : index
    scf.for %k = %c0 to %room step %c1 {
      %left = arith.subi %c15, %k : index
      %rest = arith.subi %left, %weight : index
      %without = memref.load %best[%left] : memref<16xi32>
      %other = memref.load %best[%rest] : memref<16xi32>
      %with = arith.addi %other, %value : i32
      %max = arith.maxsi %without, %with : i32
      memref.store %max, %best[%left] : memref<16xi32>
    }
  }
  %all = vector.load %best[%c0] : memref<16xi32>, vector<16xi32>
  vector.print %all : vector<16xi32>
  return
}
