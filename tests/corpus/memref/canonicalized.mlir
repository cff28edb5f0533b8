// Operations that fold or are canonicalized away.

func.func @aligned_twice(%m: memref<4xf32>) -> memref<4xf32> {
  %a = memref.assume_alignment %m, 16 : memref<4xf32>
  %b = memref.assume_alignment %a, 16 : memref<4xf32>
  return %b : memref<4xf32>
}

// -----

func.func @moved_on(%m: memref<4xf32>) -> memref<4xf32, 2> {
  %a = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 1>
  %b = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32, 2>
  return %b : memref<4xf32, 2>
}

// -----

func.func @updated_through_a_cast(%m: memref<4xf32>, %i: index, %v: f32) -> f32 {
  %any = memref.cast %m : memref<4xf32> to memref<?xf32>
  %r = memref.atomic_rmw addf %v, %any[%i] : (f32, memref<?xf32>) -> f32
  return %r : f32
}

// -----

func.func @prefetched_through_a_cast(%m: memref<4xf32>, %i: index) {
  %any = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.prefetch %any[%i], write, locality<1>, instr : memref<?xf32>
  return
}

// -----

func.func @transferred_through_casts(%a: memref<4xf32>, %b: memref<4xf32, 1>, %tag: memref<1xi32>, %i: index, %n: index) {
  %from = memref.cast %a : memref<4xf32> to memref<?xf32>
  %to = memref.cast %b : memref<4xf32, 1> to memref<?xf32, 1>
  %any = memref.cast %tag : memref<1xi32> to memref<?xi32>
  memref.dma_start %from[%i], %to[%i], %n, %any[%i] : memref<?xf32>, memref<?xf32, 1>, memref<?xi32>
  memref.dma_wait %any[%i], %n : memref<?xi32>
  return
}

// -----

func.func @transferred_with_strides(
    %a: memref<4x4xf32>, %b: memref<8xf32, 1>, %tag: memref<i32>, %i: index, %n: index, %stride: index, %each: index) {
  memref.dma_start %a[%i, %n], %b[%i], %n, %tag[], %stride, %each : memref<4x4xf32>, memref<8xf32, 1>, memref<i32>
  memref.dma_wait %tag[], %n : memref<i32>
  return
}
