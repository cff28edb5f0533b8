// prints: 9
// prints: 0
// prints: -0.5
// prints: 16

// A matrix in compressed rows times a vector.
memref.global "private" constant @rows : memref<5xindex> = dense<[0, 2, 2, 4, 5]>
memref.global "private" constant @columns : memref<5xindex> = dense<[0, 3, 1, 2, 3]>
memref.global "private" constant @values : memref<5xf64> = dense<[1.0, 2.0, -1.0, 0.5, 4.0]>

func.func @main() {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %rows = memref.get_global @rows : memref<5xindex>
  %columns = memref.get_global @columns : memref<5xindex>
  %values = memref.get_global @values : memref<5xf64>
  %x = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf64>
  affine.for %i = 0 to 4 {
    %from = affine.load %rows[%i] : memref<5xindex>
    %to = affine.load %rows[%i + 1] : memref<5xindex>
    %s = scf.for %k = %from to %to step %c1 iter_args(%sum = %zero) -> f64 {
      %j = memref.load %columns[%k] : memref<5xindex>
      %v = memref.load %values[%k] : memref<5xf64>
      %y = vector.extract %x[%j] : f64 from vector<4xf64>
      %n = math.fma %v, %y, %sum : f64
      scf.yield %n : f64
    }
    vector.print %s : f64
  }
  return
}
