// prints: 213
// prints: 9

// In how many ways, and with how few coins.
memref.global "private" constant @coins : memref<4xindex> = dense<[1, 5, 10, 25]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c101 = arith.constant 101 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %many = arith.constant 1000 : i64
  %coins = memref.get_global @coins : memref<4xindex>
  %ways = memref.alloc() : memref<101xi64>
  %least = memref.alloc() : memref<101xi64>
  scf.for %i = %c0 to %c101 step %c1 {
    %first = arith.cmpi eq, %i, %c0 : index
    %w = arith.select %first, %one, %zero : i64
    %l = arith.select %first, %zero, %many : i64
    memref.store %w, %ways[%i] : memref<101xi64>
    memref.store %l, %least[%i] : memref<101xi64>
  }
  affine.for %k = 0 to 4 {
    %coin = affine.load %coins[%k] : memref<4xindex>
    scf.for %sum = %coin to %c101 step %c1 {
      %rest = arith.subi %sum, %coin : index
      %w0 = memref.load %ways[%sum] : memref<101xi64>
      %w1 = memref.load %ways[%rest] : memref<101xi64>
      %w = arith.addi %w0, %w1 : i64
      memref.store %w, %ways[%sum] : memref<101xi64>
      %l0 = memref.load %least[%sum] : memref<101xi64>
      %l1 = memref.load %least[%rest] : memref<101xi64>
      %l2 = arith.addi %l1, %one : i64
      %l = arith.minsi %l0, %l2 : i64
      memref.store %l, %least[%sum] : memref<101xi64>
    }
  }
  %c99 = arith.constant 99 : index
  %w = memref.load %ways[%c99] : memref<101xi64>
  %l = memref.load %least[%c99] : memref<101xi64>
  vector.print %w : i64
  vector.print %l : i64
  memref.dealloc %ways : memref<101xi64>
  memref.dealloc %least : memref<101xi64>
  return
}
