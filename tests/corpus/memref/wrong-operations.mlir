// An operation in each chunk, with something that its definition does not allow.

func.func @alloca() {
  "memref.alloca"() : () -> ()
  return
}

// -----

func.func @alloca_scope() {
  %r = "memref.alloca_scope"() : () -> i32
  return
}

// -----

func.func @alloca_scope_return() {
  %r = "memref.alloca_scope.return"() : () -> i32
  return
}

// -----

func.func @assume_alignment(%a: f32) {
  %r = "memref.assume_alignment"(%a) : (f32) -> i32
  return
}

// -----

func.func @atomic_rmw(%a: f32, %b: memref<4xf32>) {
  %r = "memref.atomic_rmw"(%a, %b) : (f32, memref<4xf32>) -> i32
  return
}

// -----

func.func @atomic_yield(%a: f32) {
  "memref.atomic_yield"(%a) : (f32) -> ()
  return
}

// -----

func.func @collapse_shape(%a: f32) {
  %r = "memref.collapse_shape"(%a) : (f32) -> i32
  return
}

// -----

func.func @dealloc(%a: f32) {
  "memref.dealloc"(%a) : (f32) -> ()
  return
}

// -----

func.func @distinct_objects() {
  %r = "memref.distinct_objects"() : () -> i32
  return
}

// -----

func.func @dma_start() {
  %r = "memref.dma_start"() : () -> i32
  return
}

// -----

func.func @dma_wait(%a: f32, %b: index) {
  "memref.dma_wait"(%a, %b) : (f32, index) -> ()
  return
}

// -----

func.func @expand_shape(%a: f32) {
  %r = "memref.expand_shape"(%a) : (f32) -> i32
  return
}

// -----

func.func @extract_aligned_pointer_as_index(%a: f32) {
  %r = "memref.extract_aligned_pointer_as_index"(%a) : (f32) -> i32
  return
}

// -----

func.func @extract_strided_metadata(%a: f32) {
  %r:2 = "memref.extract_strided_metadata"(%a) : (f32) -> (i32, i32)
  return
}

// -----

func.func @generic_atomic_rmw(%a: i32) {
  %r = "memref.generic_atomic_rmw"(%a) : (i32) -> i32
  return
}

// -----

func.func @memory_space_cast(%a: f32) {
  %r = "memref.memory_space_cast"(%a) : (f32) -> i32
  return
}

// -----

func.func @prefetch(%a: f32) {
  "memref.prefetch"(%a) : (f32) -> ()
  return
}

// -----

func.func @rank(%a: f32) {
  %r = "memref.rank"(%a) : (f32) -> i32
  return
}

// -----

func.func @realloc(%a: f32) {
  %r = "memref.realloc"(%a) : (f32) -> i32
  return
}

// -----

func.func @reinterpret_cast(%a: f32) {
  %r = "memref.reinterpret_cast"(%a) : (f32) -> i32
  return
}

// -----

func.func @reshape(%a: f32, %b: memref<4xf32>) {
  %r = "memref.reshape"(%a, %b) : (f32, memref<4xf32>) -> i32
  return
}

// -----

func.func @transpose(%a: f32) {
  %r = "memref.transpose"(%a) : (f32) -> i32
  return
}

// -----

func.func @view(%a: f32, %b: index) {
  %r = "memref.view"(%a, %b) : (f32, index) -> i32
  return
}
