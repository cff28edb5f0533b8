// An operation in each chunk, with something that its definition does not allow.

func.func @delinearize_index(%a: f32) {
  "affine.delinearize_index"(%a) : (f32) -> ()
  return
}

// -----

func.func @dma_start() {
  %r = "affine.dma_start"() : () -> i32
  return
}

// -----

func.func @dma_wait() {
  %r = "affine.dma_wait"() : () -> i32
  return
}

// -----

func.func @linearize_index() {
  "affine.linearize_index"() : () -> ()
  return
}

// -----

func.func @max() {
  "affine.max"() : () -> ()
  return
}

// -----

func.func @min() {
  "affine.min"() : () -> ()
  return
}

// -----

func.func @parallel() {
  %r = "affine.parallel"() : () -> i32
  return
}

// -----

func.func @prefetch(%a: f32) {
  "affine.prefetch"(%a) : (f32) -> ()
  return
}

// -----

func.func @vector_load(%a: f32) {
  %r = "affine.vector_load"(%a) : (f32) -> i32
  return
}

// -----

func.func @vector_store(%a: f32, %b: memref<4xf32>) {
  "affine.vector_store"(%a, %b) : (f32, memref<4xf32>) -> ()
  return
}
