// Memory spaces that are numbers are LLVM's address spaces: globals, heap and stack, casts between them, unranked ones too.
// beyond mlir-runner: upstream frees no memory of another space than 0

// run: @run(5) == 90
memref.global "private" @table : memref<4xi32, 20> = dense<[1, 2, 3, 4]>
memref.global "private" @slot : memref<memref<?xi32, 20>> = uninitialized
func.func @sum(%m: memref<?xi32, 20>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %m, %c0 : memref<?xi32, 20>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> i32 {
    %x = memref.load %m[%i] : memref<?xi32, 20>
    %t = arith.addi %s, %x : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @run(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  %table = memref.get_global @table : memref<4xi32, 20>
  %t = memref.cast %table : memref<4xi32, 20> to memref<?xi32, 20>
  %slot = memref.get_global @slot : memref<memref<?xi32, 20>>
  memref.store %t, %slot[] : memref<memref<?xi32, 20>>
  %again = memref.load %slot[] : memref<memref<?xi32, 20>>
  %s0 = call @sum(%again) : (memref<?xi32, 20>) -> i32
  %heap = memref.alloc(%n) {alignment = 64} : memref<?xi32, 20>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %c7, %heap[%i] : memref<?xi32, 20>
  }
  %s1 = call @sum(%heap) : (memref<?xi32, 20>) -> i32
  memref.dealloc %heap : memref<?xi32, 20>
  %stack = memref.alloca() : memref<4xi32, 20>
  memref.copy %table, %stack : memref<4xi32, 20> to memref<4xi32, 20>
  %old = memref.atomic_rmw addi %c7, %stack[%c1] : (i32, memref<4xi32, 20>) -> i32
  %plain = memref.memory_space_cast %stack : memref<4xi32, 20> to memref<4xi32>
  memref.store %c7, %plain[%c0] : memref<4xi32>
  %dyn = memref.cast %plain : memref<4xi32> to memref<?xi32>
  %un = memref.cast %dyn : memref<?xi32> to memref<*xi32>
  %un20 = memref.memory_space_cast %un : memref<*xi32> to memref<*xi32, 20>
  %back = memref.cast %un20 : memref<*xi32, 20> to memref<?xi32, 20>
  %size = memref.dim %un20, %c0 : memref<*xi32, 20>
  %s2 = call @sum(%back) : (memref<?xi32, 20>) -> i32
  %re = memref.reinterpret_cast %un20 to offset: [1], sizes: [2], strides: [1] : memref<*xi32, 20> to memref<2xi32, strided<[1], offset: 1>, 20>
  %one = memref.load %re[%c0] : memref<2xi32, strided<[1], offset: 1>, 20>
  memref.prefetch %table[%c1], read, locality<3>, data : memref<4xi32, 20>
  %to = memref.alloc() : memref<4xi32>
  memref.copy %table, %to : memref<4xi32, 20> to memref<4xi32>
  %grown = memref.alloc(%n) : memref<?xi32, 20>
  memref.store %c7, %grown[%c0] : memref<?xi32, 20>
  %more = memref.realloc %grown : memref<?xi32, 20> to memref<8xi32, 20>
  %kept = memref.load %more[%c0] : memref<8xi32, 20>
  memref.dealloc %more : memref<8xi32, 20>
  %last = memref.load %to[%c1] : memref<4xi32>
  %gone = memref.cast %to : memref<4xi32> to memref<*xi32>
  %gone20 = memref.memory_space_cast %gone : memref<*xi32> to memref<*xi32, 20>
  memref.dealloc %gone20 : memref<*xi32, 20>
  %sz = arith.index_cast %size : index to i32
  %a = arith.addi %s0, %s1 : i32
  %b = arith.addi %a, %s2 : i32
  %c = arith.addi %b, %one : i32
  %d = arith.addi %c, %last : i32
  %e = arith.addi %d, %kept : i32
  %f = arith.addi %e, %sz : i32
  return %f : i32
}
