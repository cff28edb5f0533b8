// A rule of memref.load, store, prefetch, copy, the atomics and the transfers in each chunk, and an operation that breaks it.

%m, %i = "any.values"() : () -> (memref<4x4xf32>, index)
%x = memref.load %m[%i] : memref<4x4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<f32>, index)
%x = memref.load %m[%i] : memref<f32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, i32)
%x = "memref.load"(%m, %i) : (memref<4xf32>, i32) -> f32

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%x = "memref.load"(%m, %i) : (memref<4xf32>, index) -> f64

// -----

%m, %i = "any.values"() : () -> (memref<*xf32>, index)
%x = memref.load %m[%i] : memref<*xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%x = memref.load %m[%i] {alignment = 5 : i64} : memref<4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%x = memref.load %m[%i] {alignment = 4 : i32} : memref<4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%x = memref.load %m[%i] {nontemporal = 1} : memref<4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
memref.load %m[%i] : memref<4xf32>
%x, %y = memref.load %m[%i] : memref<4xf32>

// -----

%m, %i, %x = "any.values"() : () -> (memref<4x4xf32>, index, f32)
memref.store %x, %m[%i] : memref<4x4xf32>

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f64)
"memref.store"(%x, %m, %i) : (f64, memref<4xf32>, index) -> ()

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, i64, f32)
"memref.store"(%x, %m, %i) : (f32, memref<4xf32>, i64) -> ()

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
%r = "memref.store"(%x, %m, %i) : (f32, memref<4xf32>, index) -> i32

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
%r = memref.store %x, %m[%i] : memref<4xf32>

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
memref.store %x, %m[%i] {alignment = 12 : i64} : memref<4xf32>

// -----

%m, %i, %x = "any.values"() : () -> (tensor<4xf32>, index, f32)
memref.store %x, %m[%i] : tensor<4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4x4xf32>, index)
memref.prefetch %m[%i], read, locality<3>, data : memref<4x4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
memref.prefetch %m[%i], modify, locality<3>, data : memref<4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
memref.prefetch %m[%i], write, locality<3>, code : memref<4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
memref.prefetch %m[%i], write, locality<4>, data : memref<4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
"memref.prefetch"(%m, %i) <{isWrite = false, localityHint = -1 : i32, isDataCache = true}> : (memref<4xf32>, index) -> ()

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
"memref.prefetch"(%m, %i) <{localityHint = 1 : i32, isDataCache = true}> : (memref<4xf32>, index) -> ()

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, f32)
"memref.prefetch"(%m, %i) <{isWrite = false, localityHint = 1 : i32, isDataCache = true}> : (memref<4xf32>, f32) -> ()

// -----

%a, %b = "any.values"() : () -> (memref<4xf32>, memref<8xf32>)
memref.copy %a, %b : memref<4xf32> to memref<8xf32>

// -----

%a, %b = "any.values"() : () -> (memref<4xf32>, memref<4xf64>)
memref.copy %a, %b : memref<4xf32> to memref<4xf64>

// -----

%a, %b = "any.values"() : () -> (memref<4xf32>, memref<4x1xf32>)
memref.copy %a, %b : memref<4xf32> to memref<4x1xf32>

// -----

%a, %b = "any.values"() : () -> (memref<4xf32>, tensor<4xf32>)
memref.copy %a, %b : memref<4xf32> to tensor<4xf32>

// -----

%m, %i, %x = "any.values"() : () -> (memref<4x4xf32>, index, f32)
%r = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<4x4xf32>) -> f32

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xi32>, index, i32)
%r = memref.atomic_rmw addf %x, %m[%i] : (i32, memref<4xi32>) -> i32

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xi32>, index, i32)
%r = memref.atomic_rmw maximumf %x, %m[%i] : (i32, memref<4xi32>) -> i32

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
%r = memref.atomic_rmw addi %x, %m[%i] : (f32, memref<4xf32>) -> f32

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
%r = memref.atomic_rmw xori %x, %m[%i] : (f32, memref<4xf32>) -> f32

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
%r = memref.atomic_rmw maxu %x, %m[%i] : (f32, memref<4xf32>) -> f32

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
%r = memref.atomic_rmw subf %x, %m[%i] : (f32, memref<4xf32>) -> f32

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f64)
%r = memref.atomic_rmw addf %x, %m[%i] : (f64, memref<4xf32>) -> f64

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
%r = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<4xf32>) -> f64

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xindex>, index, index)
%r = memref.atomic_rmw addi %x, %m[%i] : (index, memref<4xindex>) -> index

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
%r = "memref.atomic_rmw"(%x, %m, %i) <{kind = 99 : i64}> : (f32, memref<4xf32>, index) -> f32

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
%r = "memref.atomic_rmw"(%x, %m, %i) : (f32, memref<4xf32>, index) -> f32

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%r = "memref.generic_atomic_rmw"(%m, %i) ({
  %c = arith.constant 1.0 : f32
  memref.atomic_yield %c : f32
}) : (memref<4xf32>, index) -> f32

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%r = "memref.generic_atomic_rmw"(%m, %i) ({
^bb0(%a: f32, %b: f32):
  memref.atomic_yield %a : f32
}) : (memref<4xf32>, index) -> f32

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
^bb0(%a: i32):
  %c = arith.constant 1.0 : f32
  memref.atomic_yield %c : f32
}

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%r = "memref.generic_atomic_rmw"(%m, %i) ({
^bb0(%a: i32):
  memref.atomic_yield %a : i32
}) : (memref<4xf32>, index) -> i32

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
^bb0(%a: f32):
  %c = arith.constant 1 : i32
  memref.atomic_yield %c : i32
}

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
^bb0(%a: f32):
  memref.store %a, %m[%i] : memref<4xf32>
  memref.atomic_yield %a : f32
}

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
^bb0(%a: f32):
  %b = memref.load %m[%i] : memref<4xf32>
  memref.atomic_yield %b : f32
}

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
^bb0(%a: f32):
  "any.end"() : () -> ()
}

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
}

// -----

%m = "any.value"() : () -> memref<4xindex>
%i = "any.value"() : () -> index
%r = "memref.generic_atomic_rmw"(%m, %i) ({
^bb0(%a: index):
  memref.atomic_yield %a : index
}) : (memref<4xindex>, index) -> index

// -----

%m, %i = "any.values"() : () -> (memref<4x4xf32>, i32)
%r = "memref.generic_atomic_rmw"(%m, %i) ({
^bb0(%a: f32):
  memref.atomic_yield %a : f32
}) : (memref<4x4xf32>, i32) -> f32

// -----

func.func @not_in_an_update(%x: f32) {
  memref.atomic_yield %x : f32
}

// -----

%x = "any.value"() : () -> f32
"memref.dma_start"(%x) : (f32) -> ()

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
"memref.dma_start"(%x, %i, %m, %i, %i, %m, %i) : (f32, index, memref<4xf32>, index, index, memref<4xf32>, index) -> ()

// -----

%m, %i, %x = "any.values"() : () -> (memref<4x4x4x4xf32>, index, f32)
"memref.dma_start"(%m, %i, %i, %i, %i) : (memref<4x4x4x4xf32>, index, index, index, index) -> ()

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
"memref.dma_start"(%m, %x, %m, %i, %i, %m, %i) : (memref<4xf32>, f32, memref<4xf32>, index, index, memref<4xf32>, index) -> ()

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
"memref.dma_start"(%m, %i, %x, %i, %i, %m, %i) : (memref<4xf32>, index, f32, index, index, memref<4xf32>, index) -> ()

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, memref<4x4x4x4xf32>)
"memref.dma_start"(%m, %i, %x, %i, %i) : (memref<4xf32>, index, memref<4x4x4x4xf32>, index, index) -> ()

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
"memref.dma_start"(%m, %i, %m, %x, %i, %m, %i) : (memref<4xf32>, index, memref<4xf32>, f32, index, memref<4xf32>, index) -> ()

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
"memref.dma_start"(%m, %i, %m, %i, %x, %m, %i) : (memref<4xf32>, index, memref<4xf32>, index, f32, memref<4xf32>, index) -> ()

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
"memref.dma_start"(%m, %i, %m, %i, %i, %x, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, f32, index) -> ()

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, memref<4x4x4x4xf32>)
"memref.dma_start"(%m, %i, %m, %i, %i, %x, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4x4x4x4xf32>, index) -> ()

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
"memref.dma_start"(%m, %i, %m, %i, %i, %m, %x) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, f32) -> ()

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
"memref.dma_start"(%m, %i, %m, %i, %i, %m, %i, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index) -> ()

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
"memref.dma_start"(%m, %i, %m, %i, %i, %m, %i, %i, %x) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index, f32) -> ()

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
memref.dma_start %m[%i], %m[%i], %i, %m[%i], %i : memref<4xf32>, memref<4xf32>, memref<4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
memref.dma_start %m[%i], %m[%i], %i, %m[%i] : memref<4xf32>, memref<4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
memref.dma_wait %m[%i, %i], %i : memref<4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, f32)
"memref.dma_wait"(%m, %i, %i) : (memref<4xf32>, f32, f32) -> ()

// -----

%m, %i = "any.values"() : () -> (f32, index)
memref.dma_wait %m[%i], %i : f32

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = memref.assume_alignment %m, 3 : memref<4xf32>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = memref.assume_alignment %m, 0 : memref<4xf32>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = "memref.assume_alignment"(%m) <{alignment = 4 : i64}> : (memref<4xf32>) -> memref<4xf32>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = "memref.assume_alignment"(%m) <{alignment = 4 : i32}> : (memref<4xf32>) -> memref<8xf32>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = "memref.assume_alignment"(%m) : (memref<4xf32>) -> memref<4xf32>

// -----

"memref.distinct_objects"() : () -> ()

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = "memref.distinct_objects"(%m) : (memref<4xf32>) -> memref<8xf32>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r:2 = "memref.distinct_objects"(%m) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)

// -----

%m = "any.value"() : () -> f32
%r = "memref.distinct_objects"(%m) : (f32) -> f32

// -----

func.func @no_kind(%a: f32, %m: memref<1xf32>, %i: index) {
  %0 = memref.atomic_rmw
      "foo" %a, %m[%i] : (f32, memref<1xf32>) -> f32
  return
}
