// What memory cannot hold is no memref, be it that the product of its sizes has more than 32 bits. Wrapped, 40000 x 40000 of f32 would be 2 GB.
// What is read has an index that no optimiser knows: memory that nothing is read from is not allocated.
// beyond llvm: its pointers have 64 bits
// beyond mlir-runner: its pointers have 64 bits
// run: @square(40000, 1, 1.5) traps
// run: @square(65536, 1, 1.5) traps
// run: @square(3, 1, 1.5) == 1.5
// run: @line(1073741825, 1, 7) traps
// run: @line(2, 1, 7) == 7
// run: @grown(1073741825, 7) traps
// run: @grown(2, 7) == 7
// run: @stack(4294967295, 1, 7) traps
// run: @stack(2, 1, 7) == 7
// run: @cube(0, 70000, 70000) == 70000
// run: @cube(70000, 70000, 0) == 70000

func.func @square(%n: index, %i: index, %v: f32) -> f32 {
  %a = memref.alloc(%n, %n) : memref<?x?xf32>
  %c1 = arith.constant 1 : index
  memref.store %v, %a[%c1, %c1] : memref<?x?xf32>
  %r = memref.load %a[%i, %i] : memref<?x?xf32>
  memref.dealloc %a : memref<?x?xf32>
  return %r : f32
}

func.func @line(%n: index, %i: index, %v: i32) -> i32 {
  %a = memref.alloc(%n) : memref<?xi32>
  %c1 = arith.constant 1 : index
  memref.store %v, %a[%c1] : memref<?xi32>
  %r = memref.load %a[%i] : memref<?xi32>
  memref.dealloc %a : memref<?xi32>
  return %r : i32
}

func.func @grown(%n: index, %v: i32) -> i32 {
  %a = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  memref.store %v, %a[%c0] : memref<1xi32>
  %0 = memref.realloc %a(%n) : memref<1xi32> to memref<?xi32>
  %r = memref.load %0[%c0] : memref<?xi32>
  memref.dealloc %0 : memref<?xi32>
  return %r : i32
}

func.func @stack(%n: index, %i: index, %v: i8) -> i8 {
  %a = memref.alloca(%n) : memref<?xi8>
  %c1 = arith.constant 1 : index
  memref.store %v, %a[%c1] : memref<?xi8>
  %r = memref.load %a[%i] : memref<?xi8>
  return %r : i8
}

func.func @cube(%a: index, %b: index, %c: index) -> index {
  %m = memref.alloc(%a, %b, %c) : memref<?x?x?xi64>
  %c1 = arith.constant 1 : index
  %r = memref.dim %m, %c1 : memref<?x?x?xi64>
  memref.dealloc %m : memref<?x?x?xi64>
  return %r : index
}
