// Copies where one side or both have gaps, are turned, or have sizes that are known only at run time.

// run: @rows(0) == 3, 33
// run: @columns(2, 1) == 21
// run: @dynamic(2, 3) == 33, 12, 0
// run: @dynamic(0, 5) == 0, 0, 0
// run: @turned(1, 2) == 21
// run: @blocks(1, 2, 3) == 123, -1
// run: @backwards(0) == 7
// run: @bytes(3) == -4, 1
// run: @units(3) == 23
// run: @scalar() == 42

// Two rows of eight: each is long enough for memory.copy.
func.func @rows(%i: index) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloca() : memref<6x12xi64>
  %b = memref.alloca() : memref<2x8xi64>
  call @fill64(%a) : (memref<6x12xi64>) -> ()
  %s = memref.subview %a[0, 0] [2, 8] [3, 1] : memref<6x12xi64> to memref<2x8xi64, strided<[36, 1]>>
  memref.copy %s, %b : memref<2x8xi64, strided<[36, 1]>> to memref<2x8xi64>
  %v = memref.load %b[%i, %c3] : memref<2x8xi64>
  %w = memref.load %b[%c1, %c3] : memref<2x8xi64>
  return %v, %w : i64, i64
}
func.func @columns(%i: index, %j: index) -> i32 {
  %a = memref.alloca() : memref<6x8xi32>
  %b = memref.alloca() : memref<6x8xi32>
  call @fill(%a) : (memref<6x8xi32>) -> ()
  %s = memref.subview %a[0, 1] [6, 1] [1, 1] : memref<6x8xi32> to memref<6x1xi32, strided<[8, 1], offset: 1>>
  %t = memref.subview %b[0, 5] [6, 1] [1, 1] : memref<6x8xi32> to memref<6x1xi32, strided<[8, 1], offset: 5>>
  memref.copy %s, %t : memref<6x1xi32, strided<[8, 1], offset: 1>> to memref<6x1xi32, strided<[8, 1], offset: 5>>
  %c5 = arith.constant 5 : index
  %v = memref.load %b[%i, %c5] : memref<6x8xi32>
  return %v : i32
}
// n x m of the matrix to the upper left corner of another.
func.func @dynamic(%n: index, %m: index) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = arith.constant 0 : i32
  %a = memref.alloca() : memref<6x8xi32>
  %b = memref.alloca() : memref<6x8xi32>
  call @fill(%a) : (memref<6x8xi32>) -> ()
  call @clear(%b) : (memref<6x8xi32>) -> ()
  %s = memref.subview %a[%c1, %c2] [%n, %m] [%c2, 1] : memref<6x8xi32> to memref<?x?xi32, strided<[?, 1], offset: ?>>
  %t = memref.subview %b[0, 0] [%n, %m] [1, 1] : memref<6x8xi32> to memref<?x?xi32, strided<[8, 1]>>
  memref.copy %s, %t : memref<?x?xi32, strided<[?, 1], offset: ?>> to memref<?x?xi32, strided<[8, 1]>>
  %u = memref.load %b[%c1, %c1] : memref<6x8xi32>
  %v = memref.load %b[%c0, %c0] : memref<6x8xi32>
  %c3 = arith.constant 3 : index
  %w = memref.load %b[%c0, %c3] : memref<6x8xi32>
  return %u, %v, %w : i32, i32, i32
}
func.func @turned(%i: index, %j: index) -> i32 {
  %a = memref.alloca() : memref<6x8xi32>
  %b = memref.alloca() : memref<8x6xi32>
  call @fill(%a) : (memref<6x8xi32>) -> ()
  %s = memref.subview %b[0, 0] [8, 6] [1, 1] : memref<8x6xi32> to memref<8x6xi32, strided<[6, 1]>>
  %t = memref.reinterpret_cast %s to offset: [0], sizes: [6, 8], strides: [1, 6] : memref<8x6xi32, strided<[6, 1]>> to memref<6x8xi32, strided<[1, 6]>>
  memref.copy %a, %t : memref<6x8xi32> to memref<6x8xi32, strided<[1, 6]>>
  %v = memref.load %b[%i, %j] : memref<8x6xi32>
  return %v : i32
}
// Of three dimensions the inner two are one on both sides.
func.func @blocks(%i: index, %j: index, %k: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %m1 = arith.constant -1 : i32
  %a = memref.alloc() : memref<4x5x4xi32>
  %b = memref.alloc() : memref<4x5x4xi32>
  scf.for %x = %c0 to %c4 step %c1 {
    scf.for %y = %c0 to %c5 step %c1 {
      scf.for %z = %c0 to %c4 step %c1 {
        %x1 = arith.muli %x, %c10 : index
        %x2 = arith.addi %x1, %y : index
        %x3 = arith.muli %x2, %c10 : index
        %x4 = arith.addi %x3, %z : index
        %v = arith.index_cast %x4 : index to i32
        memref.store %v, %a[%x, %y, %z] : memref<4x5x4xi32>
        memref.store %m1, %b[%x, %y, %z] : memref<4x5x4xi32>
      }
    }
  }
  %s = memref.subview %a[0, 0, 0] [2, 5, 4] [1, 1, 1] : memref<4x5x4xi32> to memref<2x5x4xi32, strided<[20, 4, 1]>>
  %t = memref.subview %b[0, 0, 0] [2, 5, 4] [2, 1, 1] : memref<4x5x4xi32> to memref<2x5x4xi32, strided<[40, 4, 1]>>
  memref.copy %s, %t : memref<2x5x4xi32, strided<[20, 4, 1]>> to memref<2x5x4xi32, strided<[40, 4, 1]>>
  %v = memref.load %t[%i, %j, %k] : memref<2x5x4xi32, strided<[40, 4, 1]>>
  %w = memref.load %b[%c1, %c0, %c0] : memref<4x5x4xi32>
  memref.dealloc %a : memref<4x5x4xi32>
  memref.dealloc %b : memref<4x5x4xi32>
  return %v, %w : i32, i32
}
func.func @backwards(%i: index) -> i32 {
  %a = memref.alloca() : memref<6x8xi32>
  %b = memref.alloca() : memref<8xi32>
  call @fill(%a) : (memref<6x8xi32>) -> ()
  %s = memref.reinterpret_cast %a to offset: [7], sizes: [8], strides: [-1] : memref<6x8xi32> to memref<8xi32, strided<[-1], offset: 7>>
  memref.copy %s, %b : memref<8xi32, strided<[-1], offset: 7>> to memref<8xi32>
  %v = memref.load %b[%i] : memref<8xi32>
  return %v : i32
}
func.func @bytes(%i: index) -> (i8, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %a = memref.alloca() : memref<8xi8>
  %b = memref.alloca() : memref<4xi8>
  %p = memref.alloca() : memref<8xi1>
  %q = memref.alloca() : memref<4xi1>
  scf.for %x = %c0 to %c8 step %c1 {
    %n = arith.subi %c1, %x : index
    %v = arith.index_cast %n : index to i8
    memref.store %v, %a[%x] : memref<8xi8>
    %w = arith.trunci %v : i8 to i1
    memref.store %w, %p[%x] : memref<8xi1>
  }
  %s = memref.subview %a[2] [4] [1] : memref<8xi8> to memref<4xi8, strided<[1], offset: 2>>
  %t = memref.subview %p[0] [4] [2] : memref<8xi1> to memref<4xi1, strided<[2]>>
  memref.copy %s, %b : memref<4xi8, strided<[1], offset: 2>> to memref<4xi8>
  memref.copy %t, %q : memref<4xi1, strided<[2]>> to memref<4xi1>
  %v = memref.load %b[%i] : memref<4xi8>
  %w = memref.load %q[%i] : memref<4xi1>
  %one = arith.extui %w : i1 to i8
  return %v, %w : i8, i1
}
func.func @units(%j: index) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<6x8xi32>
  %b = memref.alloca() : memref<1x8xi32>
  call @fill(%a) : (memref<6x8xi32>) -> ()
  %s = memref.subview %a[2, 0] [1, 8] [1, 1] : memref<6x8xi32> to memref<1x8xi32, strided<[8, 1], offset: 16>>
  memref.copy %s, %b : memref<1x8xi32, strided<[8, 1], offset: 16>> to memref<1x8xi32>
  %v = memref.load %b[%c0, %j] : memref<1x8xi32>
  return %v : i32
}
func.func @scalar() -> f64 {
  %v = arith.constant 42.0 : f64
  %a = memref.alloca() : memref<f64>
  %b = memref.alloca() : memref<f64>
  memref.store %v, %a[] : memref<f64>
  memref.copy %a, %b : memref<f64> to memref<f64>
  %w = memref.load %b[] : memref<f64>
  return %w : f64
}

func.func @fill(%m: memref<6x8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c6 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %t = arith.muli %i, %c10 : index
      %u = arith.addi %t, %j : index
      %v = arith.index_cast %u : index to i32
      memref.store %v, %m[%i, %j] : memref<6x8xi32>
    }
  }
  return
}
func.func @fill64(%m: memref<6x12xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c12 = arith.constant 12 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c6 step %c1 {
    scf.for %j = %c0 to %c12 step %c1 {
      %t = arith.muli %i, %c10 : index
      %u = arith.addi %t, %j : index
      %v = arith.index_cast %u : index to i64
      memref.store %v, %m[%i, %j] : memref<6x12xi64>
    }
  }
  return
}
func.func @clear(%m: memref<6x8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : i32
  scf.for %i = %c0 to %c6 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      memref.store %z, %m[%i, %j] : memref<6x8xi32>
    }
  }
  return
}
