// prints: 2
// prints: 12
// prints: 40
// prints: 192

// How many cells a knight reaches in each number of moves on 5 by 5.
func.func @main() {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %a = memref.alloc() : memref<9x9xi64>
  %b = memref.alloc() : memref<9x9xi64>
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 9 {
      affine.store %zero, %a[%i, %j] : memref<9x9xi64>
      affine.store %zero, %b[%i, %j] : memref<9x9xi64>
    }
  }
  affine.store %one, %a[2, 2] : memref<9x9xi64>
  affine.for %step = 0 to 4 {
    %total = affine.for %i = 2 to 7 iter_args(%s = %zero) -> i64 {
      %row = affine.for %j = 2 to 7 iter_args(%t = %s) -> i64 {
        %0 = affine.load %a[%i - 2, %j - 1] : memref<9x9xi64>
        %1 = affine.load %a[%i - 2, %j + 1] : memref<9x9xi64>
        %2 = affine.load %a[%i - 1, %j - 2] : memref<9x9xi64>
        %3 = affine.load %a[%i - 1, %j + 2] : memref<9x9xi64>
        %4 = affine.load %a[%i + 1, %j - 2] : memref<9x9xi64>
        %5 = affine.load %a[%i + 1, %j + 2] : memref<9x9xi64>
        %6 = affine.load %a[%i + 2, %j - 1] : memref<9x9xi64>
        %7 = affine.load %a[%i + 2, %j + 1] : memref<9x9xi64>
        %8 = arith.addi %0, %1 : i64
        %9 = arith.addi %2, %3 : i64
        %10 = arith.addi %4, %5 : i64
        %11 = arith.addi %6, %7 : i64
        %12 = arith.addi %8, %9 : i64
        %13 = arith.addi %10, %11 : i64
        %14 = arith.addi %12, %13 : i64
        affine.store %14, %b[%i, %j] : memref<9x9xi64>
        %u = arith.addi %t, %14 : i64
        affine.yield %u : i64
      }
      affine.yield %row : i64
    }
    vector.print %total : i64
    memref.copy %b, %a : memref<9x9xi64> to memref<9x9xi64>
  }
  memref.dealloc %a : memref<9x9xi64>
  memref.dealloc %b : memref<9x9xi64>
  return
}
