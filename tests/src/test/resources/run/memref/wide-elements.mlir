// Integers of more than 64 bits in memory: 16 bytes or a multiple, the lowest first.

// Beside each other, negative ones and of a width that fills no limb.
// run: @i70(-5, 3) == -5, 3, 3
func.func @i70(%a: i64, %b: i64) -> (i64, i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.extsi %a : i64 to i70
  %y = arith.extsi %b : i64 to i70
  %m = memref.alloc() : memref<3xi70>
  memref.store %x, %m[%c1] : memref<3xi70>
  memref.store %y, %m[%c0] : memref<3xi70>
  memref.store %y, %m[%c2] : memref<3xi70>
  %0 = memref.load %m[%c1] : memref<3xi70>
  %1 = memref.load %m[%c0] : memref<3xi70>
  %2 = memref.load %m[%c2] : memref<3xi70>
  memref.dealloc %m : memref<3xi70>
  %high = arith.constant 6 : i70
  %s = arith.shli %0, %high : i70
  %t = arith.shrsi %s, %high : i70
  %u = arith.trunci %t : i70 to i64
  %v = arith.trunci %1 : i70 to i64
  %w = arith.trunci %2 : i70 to i64
  return %u, %v, %w : i64, i64, i64
}

// Dynamic sizes and strides: every other element of a column, copied, and summed up.
// 5 + 11 + 17 + 23
// run: @column(4) == 56, 0
// run: @column(0) == 0, 0
func.func @column(%n: index) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i200
  %rows = arith.muli %n, %c2 : index
  %m = memref.alloc(%rows) : memref<?x3xi200>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %a = arith.muli %i, %c3 : index
      %b = arith.addi %a, %j : index
      %c = arith.index_cast %b : index to i32
      %d = arith.extui %c : i32 to i200
      %far = arith.constant 150 : i200
      %e = arith.shli %d, %far : i200
      memref.store %e, %m[%i, %j] : memref<?x3xi200>
    }
  }
  %view = memref.subview %m[1, 0] [%n, 2] [2, 2] : memref<?x3xi200> to memref<?x2xi200, strided<[6, 2], offset: 3>>
  %copy = memref.alloc(%n) : memref<?x2xi200>
  memref.copy %view, %copy : memref<?x2xi200, strided<[6, 2], offset: 3>> to memref<?x2xi200>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%x = %zero) -> i200 {
    %e = memref.load %copy[%i, %c1] : memref<?x2xi200>
    %y = arith.addi %x, %e : i200
    scf.yield %y : i200
  }
  memref.dealloc %m : memref<?x3xi200>
  memref.dealloc %copy : memref<?x2xi200>
  %low = arith.trunci %sum : i200 to i64
  %far = arith.constant 150 : i200
  %high = arith.shrui %sum, %far : i200
  %h = arith.trunci %high : i200 to i64
  return %h, %low : i64, i64
}

// An i128 takes 16 bytes, as in LLVM; the limbs are little-endian.
// run: @bytes(1, 2) == 1, 2
func.func @bytes(%low: i64, %high: i64) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c64 = arith.constant 64 : i128
  %buffer = memref.alloc() {alignment = 16} : memref<48xi8>
  %numbers = memref.view %buffer[%c0][] : memref<48xi8> to memref<3xi128>
  %limbs = memref.view %buffer[%c0][] : memref<48xi8> to memref<6xi64>
  %x = arith.extui %low : i64 to i128
  %y = arith.extui %high : i64 to i128
  %z = arith.shli %y, %c64 : i128
  %v = arith.ori %x, %z : i128
  memref.store %v, %numbers[%c1] : memref<3xi128>
  %a = memref.load %limbs[%c2] : memref<6xi64>
  %b = memref.load %limbs[%c3] : memref<6xi64>
  memref.dealloc %buffer : memref<48xi8>
  return %a, %b : i64, i64
}
