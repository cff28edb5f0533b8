// beyond mlir-opt: upstream lowers no transfers
// beyond mlir-runner: upstream lowers no transfers
// run: @row(0) == 1234
// run: @row(2) == 3456
// run: @across_rows() == 23456
// run: @gathered() == 12569
// run: @scattered() == 10203040
// run: @of_a_view() == 246
// run: @none() == 7

func.func private @digits() -> memref<3x3xi32> {
  %m = memref.alloc() : memref<3x3xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %row = arith.muli %i, %c3 : index
      %at = arith.addi %row, %j : index
      %next = arith.addi %at, %c1 : index
      %v = arith.index_cast %next : index to i32
      memref.store %v, %m[%i, %j] : memref<3x3xi32>
    }
  }
  return %m : memref<3x3xi32>
}

// The elements as the digits of a decimal number.
func.func private @number(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> i32 {
    %d = memref.load %m[%i] : memref<?xi32>
    %s = arith.muli %a, %ten : i32
    %b = arith.addi %s, %d : i32
    scf.yield %b : i32
  }
  return %r : i32
}

// From a memref of two dimensions to one of one: what lies behind one another.
func.func @row(%from: index) -> i32 {
  %m = call @digits() : () -> memref<3x3xi32>
  %fast = memref.alloc() : memref<4xi32>
  %tag = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  memref.dma_start %m[%c0, %from], %fast[%c0], %c4, %tag[%c0] : memref<3x3xi32>, memref<4xi32>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c4 : memref<1xi32>
  %any = memref.cast %fast : memref<4xi32> to memref<?xi32>
  %r = call @number(%any) : (memref<?xi32>) -> i32
  memref.dealloc %m : memref<3x3xi32>
  memref.dealloc %fast : memref<4xi32>
  memref.dealloc %tag : memref<1xi32>
  return %r : i32
}

func.func @across_rows() -> i32 {
  %m = call @digits() : () -> memref<3x3xi32>
  %fast = memref.alloc() : memref<5xi32>
  %tag = memref.alloc() : memref<i32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  memref.dma_start %m[%c0, %c1], %fast[%c0], %c5, %tag[] : memref<3x3xi32>, memref<5xi32>, memref<i32>
  memref.dma_wait %tag[], %c5 : memref<i32>
  %any = memref.cast %fast : memref<5xi32> to memref<?xi32>
  %r = call @number(%any) : (memref<?xi32>) -> i32
  memref.dealloc %m : memref<3x3xi32>
  memref.dealloc %fast : memref<5xi32>
  memref.dealloc %tag : memref<i32>
  return %r : i32
}

// Two elements at every fourth: 1 2, 5 6, and one of the last chunk.
func.func @gathered() -> i32 {
  %m = call @digits() : () -> memref<3x3xi32>
  %fast = memref.alloc() : memref<5xi32>
  %tag = memref.alloc() : memref<i32>
  %c0 = arith.constant 0 : index
  %each = arith.constant 2 : index
  %stride = arith.constant 4 : index
  %n = arith.constant 5 : index
  memref.dma_start %m[%c0, %c0], %fast[%c0], %n, %tag[], %stride, %each
      : memref<3x3xi32>, memref<5xi32>, memref<i32>
  memref.dma_wait %tag[], %n : memref<i32>
  %any = memref.cast %fast : memref<5xi32> to memref<?xi32>
  %r = call @number(%any) : (memref<?xi32>) -> i32
  memref.dealloc %m : memref<3x3xi32>
  memref.dealloc %fast : memref<5xi32>
  memref.dealloc %tag : memref<i32>
  return %r : i32
}

// The memory with the smaller number is the slower, whose elements lie apart: here the destination.
func.func @scattered() -> i32 {
  %m = call @digits() : () -> memref<3x3xi32>
  %fast = memref.memory_space_cast %m : memref<3x3xi32> to memref<3x3xi32, 1>
  %slow = memref.alloc() : memref<8xi32>
  %tag = memref.alloc() : memref<i32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %zero, %slow[%i] : memref<8xi32>
  }
  memref.dma_start %fast[%c0, %c0], %slow[%c0], %c4, %tag[], %c2, %c1
      : memref<3x3xi32, 1>, memref<8xi32>, memref<i32>
  memref.dma_wait %tag[], %c4 : memref<i32>
  %any = memref.cast %slow : memref<8xi32> to memref<?xi32>
  %r = call @number(%any) : (memref<?xi32>) -> i32
  memref.dealloc %m : memref<3x3xi32>
  memref.dealloc %slow : memref<8xi32>
  memref.dealloc %tag : memref<i32>
  return %r : i32
}

// The offset of a view counts; its strides do not, beyond where the first element is.
func.func @of_a_view() -> i32 {
  %m = call @digits() : () -> memref<3x3xi32>
  %odd = memref.reinterpret_cast %m to offset: [1], sizes: [4], strides: [2]
      : memref<3x3xi32> to memref<4xi32, strided<[2], offset: 1>>
  %fast = memref.alloc() : memref<3xi32>
  %tag = memref.alloc() : memref<i32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  memref.dma_start %odd[%c0], %fast[%c0], %c3, %tag[], %c2, %c1
      : memref<4xi32, strided<[2], offset: 1>>, memref<3xi32>, memref<i32>
  memref.dma_wait %tag[], %c3 : memref<i32>
  %any = memref.cast %fast : memref<3xi32> to memref<?xi32>
  %r = call @number(%any) : (memref<?xi32>) -> i32
  memref.dealloc %m : memref<3x3xi32>
  memref.dealloc %fast : memref<3xi32>
  memref.dealloc %tag : memref<i32>
  return %r : i32
}

func.func @none() -> i32 {
  %a = memref.alloc() : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  %tag = memref.alloc() : memref<i32>
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  memref.store %seven, %b[%c0] : memref<1xi32>
  memref.dma_start %a[%c0], %b[%c0], %c0, %tag[] : memref<1xi32>, memref<1xi32>, memref<i32>
  memref.dma_wait %tag[], %c0 : memref<i32>
  %r = memref.load %b[%c0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  memref.dealloc %b : memref<1xi32>
  memref.dealloc %tag : memref<i32>
  return %r : i32
}
