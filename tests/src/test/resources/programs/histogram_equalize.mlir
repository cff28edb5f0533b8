// prints: ( 0, 0, 3, 7, 4, 2, 0, 0 )
// prints: ( ( 0, 0, 1, 4, 6, 7, 7, 7 ) )

// Cumulative counts of eight levels spread over all of them.
memref.global "private" constant @levels : memref<16xi32> = dense<[3, 3, 3, 4, 4, 2, 2, 3, 5, 3, 4, 2, 3, 3, 4, 5]>

func.func @main() {
  %levels = memref.get_global @levels : memref<16xi32>
  %c0 = arith.constant 0 : index
  %zeros = arith.constant dense<0> : vector<8xi32>
  %counts = memref.alloca() : memref<8xi32>
  vector.store %zeros, %counts[%c0] : memref<8xi32>, vector<8xi32>
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 16 {
    %l = affine.load %levels[%i] : memref<16xi32>
    %at = arith.index_cast %l : i32 to index
    %n = memref.load %counts[%at] : memref<8xi32>
    %m = arith.addi %n, %one : i32
    memref.store %m, %counts[%at] : memref<8xi32>
  }
  %v = vector.load %counts[%c0] : memref<8xi32>, vector<8xi32>
  %zero = arith.constant dense<0> : vector<1xi32>
  %rows = vector.shape_cast %v : vector<8xi32> to vector<1x8xi32>
  %sums, %last = vector.scan <add>, %rows, %zero {inclusive = true, reduction_dim = 1} : vector<1x8xi32>, vector<1xi32>
  %seven = arith.constant dense<7> : vector<1x8xi32>
  %all = arith.constant dense<16> : vector<1x8xi32>
  %p = arith.muli %sums, %seven : vector<1x8xi32>
  %q = arith.divui %p, %all : vector<1x8xi32>
  vector.print %v : vector<8xi32>
  vector.print %q : vector<1x8xi32>
  return
}
