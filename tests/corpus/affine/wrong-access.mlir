// A rule of affine.load, store, prefetch, vector_load, vector_store, dma_start and dma_wait in each chunk, and an operation that breaks it.

%m, %i = "any.values"() : () -> (memref<4x4xf32>, index)
%x = affine.load %m[%i] : memref<4x4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4x4xf32>, index)
%x = "affine.load"(%m, %i) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<4x4xf32>, index) -> f32

// -----

%m, %i = "any.values"() : () -> (memref<4x4xf32>, index)
%x = "affine.load"(%m, %i, %i) <{map = affine_map<(d0) -> (d0, d0)>}> : (memref<4x4xf32>, index, index) -> f32

// -----

%m, %i = "any.values"() : () -> (memref<4x4xf32>, index)
%x = "affine.load"(%m, %i, %i) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<4x4xf32>, index, index) -> f64

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%x = "affine.load"(%m, %i) : (memref<4xf32>, index) -> f32

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%x = "affine.load"(%m, %i) <{map = 1 : i32}> : (memref<4xf32>, index) -> f32

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, i32)
%x = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, i32) -> f32

// -----

%m, %i = "any.values"() : () -> (memref<*xf32>, index)
%x = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<*xf32>, index) -> f32

// -----

func.func @computed(%m: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %j = affine.load %m[%i] : memref<4xindex>
    %x = affine.load %m[%j] : memref<4xindex>
  }
  return
}

// -----

func.func @symbol_of_loop(%m: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %x = affine.load %m[symbol(%i)] : memref<4xf32>
  }
  return
}

// -----

%m, %i = "any.values"() : () -> (tensor<4xf32>, index)
%x = affine.load %m[%i] : tensor<4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%x = affine.load %m[%i floordiv] : memref<4xf32>

// -----

%m, %i, %x = "any.values"() : () -> (memref<4x4xf32>, index, f32)
affine.store %x, %m[%i] : memref<4x4xf32>

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
"affine.store"(%x, %m, %i, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>, index, index) -> ()

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f64)
"affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f64, memref<4xf32>, index) -> ()

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
"affine.store"(%x, %m, %i) : (f32, memref<4xf32>, index) -> ()

// -----

func.func @computed(%m: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %j = affine.load %m[%i] : memref<4xindex>
    affine.store %i, %m[%j] : memref<4xindex>
  }
  return
}

// -----

func.func @symbol_of_loop(%m: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    affine.store %i, %m[symbol(%i) + 1] : memref<4xindex>
  }
  return
}

// -----

%m, %i = "any.values"() : () -> (memref<4x4xf32>, index)
affine.prefetch %m[%i], read, locality<3>, data : memref<4x4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
"affine.prefetch"(%m) <{map = affine_map<(d0) -> (d0)>, isWrite = false, localityHint = 0 : i32, isDataCache = true}> : (memref<4xf32>) -> ()

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
"affine.prefetch"(%m, %i) <{isWrite = false, localityHint = 4 : i32, isDataCache = true, map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> ()

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
"affine.prefetch"(%m, %i) <{localityHint = 1 : i32, isDataCache = true, map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> ()

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
affine.prefetch %m[%i], load, locality<3>, data : memref<4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
affine.prefetch %m[%i], write, locality<3>, code : memref<4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
affine.prefetch %m[%i], write, locality<7>, data : memref<4xf32>

// -----

func.func @computed(%m: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %j = affine.load %m[%i] : memref<4xindex>
    affine.prefetch %m[%j], read, locality<0>, instr : memref<4xindex>
  }
  return
}

// -----

%m, %i = "any.values"() : () -> (memref<4x4xf32>, index)
%x = affine.vector_load %m[%i] : memref<4x4xf32>, vector<4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%x = affine.vector_load %m[%i] : memref<4xf32>, vector<4xf64>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%x = "affine.vector_load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> f32

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%x = affine.vector_load %m[%i] : memref<4xf32>, f32

// -----

func.func @computed(%m: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %j = affine.load %m[%i] : memref<4xindex>
    %x = affine.vector_load %m[%j] : memref<4xindex>, vector<2xindex>
  }
  return
}

// -----

%m, %i, %x = "any.values"() : () -> (memref<4x4xf32>, index, vector<4xf32>)
affine.vector_store %x, %m[%i] : memref<4x4xf32>, vector<4xf32>

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, vector<4xi32>)
affine.vector_store %x, %m[%i] : memref<4xf32>, vector<4xi32>

// -----

%m, %i, %x = "any.values"() : () -> (memref<4xf32>, index, f32)
"affine.vector_store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>, index) -> ()

// -----

func.func @computed(%m: memref<4xindex>, %x: vector<2xindex>) {
  affine.for %i = 0 to 4 {
    %j = affine.load %m[%i] : memref<4xindex>
    affine.vector_store %x, %m[%j] : memref<4xindex>, vector<2xindex>
  }
  return
}

// -----

%m, %t, %i = "any.values"() : () -> (memref<4xf32>, memref<1xi32>, index)
affine.dma_start %m[%i], %m[%i], %t[%i] : memref<4xf32>, memref<4xf32>, memref<1xi32>

// -----

%m, %t, %i = "any.values"() : () -> (memref<4xf32>, memref<1xi32>, index)
affine.dma_start %m[%i], %m[%i], %t[%i], %i : memref<4xf32>, memref<4xf32>

// -----

%m, %t, %i = "any.values"() : () -> (memref<4xf32>, memref<1xi32>, index)
affine.dma_start %m[%i], %m[%i], %t[%i], %i, %i : memref<4xf32>, memref<4xf32>, memref<1xi32>

// -----

%m, %t, %i = "any.values"() : () -> (memref<4xf32>, memref<1xi32>, index)
affine.dma_start %m[%i], %m[%i], %t[%i], %i, %i, %i, %i : memref<4xf32>, memref<4xf32>, memref<1xi32>

// -----

%m, %t, %i = "any.values"() : () -> (f32, memref<1xi32>, index)
affine.dma_start %m[%i], %t[%i], %t[%i], %i : f32, memref<1xi32>, memref<1xi32>

// -----

%m, %t, %i = "any.values"() : () -> (f32, memref<1xi32>, index)
affine.dma_start %t[%i], %m[%i], %t[%i], %i : memref<1xi32>, f32, memref<1xi32>

// -----

%m, %t, %i = "any.values"() : () -> (memref<4xf32>, f32, index)
affine.dma_start %m[%i], %m[%i], %t[%i], %i : memref<4xf32>, memref<4xf32>, f32

// -----

func.func @source(%m: memref<4xf32>, %t: memref<1xi32>, %n: index, %of: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %j = affine.load %of[%i] : memref<4xindex>
    affine.dma_start %m[%j], %m[%i], %t[%i], %n : memref<4xf32>, memref<4xf32>, memref<1xi32>
  }
  return
}

// -----

func.func @destination(%m: memref<4xf32>, %t: memref<1xi32>, %n: index, %of: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %j = affine.load %of[%i] : memref<4xindex>
    affine.dma_start %m[%i], %m[%j], %t[%i], %n : memref<4xf32>, memref<4xf32>, memref<1xi32>
  }
  return
}

// -----

func.func @tag(%m: memref<4xf32>, %t: memref<1xi32>, %n: index, %of: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %j = affine.load %of[%i] : memref<4xindex>
    affine.dma_start %m[%i], %m[%i], %t[%j], %n : memref<4xf32>, memref<4xf32>, memref<1xi32>
  }
  return
}

// -----

%m, %t, %i = "any.values"() : () -> (memref<4xf32>, f32, index)
affine.dma_wait %t[%i], %i : f32

// -----

func.func @tag_waited_for(%t: memref<1xi32>, %n: index, %of: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %j = affine.load %of[%i] : memref<4xindex>
    affine.dma_wait %t[%j], %n : memref<1xi32>
  }
  return
}

// -----

%t, %i = "any.values"() : () -> (memref<1xi32>, index)
affine.dma_wait %t[%i] : memref<1xi32>

// -----

func.func @vector_of_no_dimension_loaded(%m: memref<4xi1>) {
  %v = affine.vector_load %m[0] : memref<4xi1>, vector<i1>
  return
}

// -----

func.func @vector_of_no_dimension_stored(%m: memref<4xi1>, %v: vector<i1>) {
  affine.vector_store %v, %m[0] : memref<4xi1>, vector<i1>
  return
}

// -----

func.func @locality(%m: memref<8xf32>, %i: index) {
  affine.prefetch %m[%i], read, locality<4294967296>, data : memref<8xf32>
  return
}

// -----

func.func @locality(%m: memref<8xf32>, %i: index) {
  affine.prefetch %m[%i], read, locality<2147483648>, data : memref<8xf32>
  return
}

// -----

func.func @locality(%m: memref<8xf32>, %i: index) {
  affine.prefetch %m[%i], read, locality<-1>, data : memref<8xf32>
  return
}

// -----

func.func @locality(%m: memref<8xf32>, %i: index) {
  affine.prefetch %m[%i], read, locality<true>, data : memref<8xf32>
  return
}

// -----

func.func @locality(%m: memref<8xf32>, %i: index) {
  affine.prefetch %m[%i], read, locality<3 : i64>, data : memref<8xf32>
  return
}

// -----

func.func @locality(%m: memref<8xf32>, %i: index) {
  affine.prefetch %m[%i], read, locality<"a">, data : memref<8xf32>
  return
}

// -----

func.func @locality(%m: memref<8xf32>, %i: index) {
  affine.prefetch %m[%i], read, locality<1.0>, data : memref<8xf32>
  return
}

// -----

func.func @locality(%m: memref<8xf32>, %i: index) {
  affine.prefetch %m[%i], read, locality<0x6FAAB8A9695099F9>, data : memref<8xf32>
  return
}
