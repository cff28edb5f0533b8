// Affine subscripts; numbers taken apart and put together by a basis.
func.func @for_0(%m: memref<8x8xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i, %i] : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_1(%m: memref<8x8xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 4 {
    affine.store %v, %m[%i, %i] : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_2(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[%i, %i] : memref<8x8xf32>, vector<4xf32>
    affine.vector_store %v, %m[%i, %i] : memref<8x8xf32>, vector<4xf32>
  }
  return
}

// -----

func.func @for_3(%m: memref<8x8xf32>, %n: index, %v: vector<1xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[%i, %i] : memref<8x8xf32>, vector<1xf32>
    affine.vector_store %v, %m[%i, %i] : memref<8x8xf32>, vector<1xf32>
  }
  return
}

// -----

func.func @for_4(%m: memref<8x8xf32>, %n: index, %v: vector<2x2xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[%i, %i] : memref<8x8xf32>, vector<2x2xf32>
    affine.vector_store %v, %m[%i, %i] : memref<8x8xf32>, vector<2x2xf32>
  }
  return
}

// -----

func.func @for_5(%m: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.prefetch %m[%i, %i], read, locality<3>, data : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_6(%m: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.prefetch %m[%i, %i], write, locality<0>, instr : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_7(%m: memref<8x8xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i + 1, 3] : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_8(%m: memref<8x8xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 4 {
    affine.store %v, %m[%i + 1, 3] : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_9(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[%i + 1, 3] : memref<8x8xf32>, vector<4xf32>
    affine.vector_store %v, %m[%i + 1, 3] : memref<8x8xf32>, vector<4xf32>
  }
  return
}

// -----

func.func @for_10(%m: memref<8x8xf32>, %n: index, %v: vector<1xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[%i + 1, 3] : memref<8x8xf32>, vector<1xf32>
    affine.vector_store %v, %m[%i + 1, 3] : memref<8x8xf32>, vector<1xf32>
  }
  return
}

// -----

func.func @for_11(%m: memref<8x8xf32>, %n: index, %v: vector<2x2xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[%i + 1, 3] : memref<8x8xf32>, vector<2x2xf32>
    affine.vector_store %v, %m[%i + 1, 3] : memref<8x8xf32>, vector<2x2xf32>
  }
  return
}

// -----

func.func @for_12(%m: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.prefetch %m[%i + 1, 3], read, locality<3>, data : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_13(%m: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.prefetch %m[%i + 1, 3], write, locality<0>, instr : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_14(%m: memref<8x8xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i floordiv 2, %i mod 4] : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_15(%m: memref<8x8xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 4 {
    affine.store %v, %m[%i floordiv 2, %i mod 4] : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_16(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[%i floordiv 2, %i mod 4] : memref<8x8xf32>, vector<4xf32>
    affine.vector_store %v, %m[%i floordiv 2, %i mod 4] : memref<8x8xf32>, vector<4xf32>
  }
  return
}

// -----

func.func @for_17(%m: memref<8x8xf32>, %n: index, %v: vector<1xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[%i floordiv 2, %i mod 4] : memref<8x8xf32>, vector<1xf32>
    affine.vector_store %v, %m[%i floordiv 2, %i mod 4] : memref<8x8xf32>, vector<1xf32>
  }
  return
}

// -----

func.func @for_18(%m: memref<8x8xf32>, %n: index, %v: vector<2x2xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[%i floordiv 2, %i mod 4] : memref<8x8xf32>, vector<2x2xf32>
    affine.vector_store %v, %m[%i floordiv 2, %i mod 4] : memref<8x8xf32>, vector<2x2xf32>
  }
  return
}

// -----

func.func @for_19(%m: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.prefetch %m[%i floordiv 2, %i mod 4], read, locality<3>, data : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_20(%m: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.prefetch %m[%i floordiv 2, %i mod 4], write, locality<0>, instr : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_21(%m: memref<8x8xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[symbol(%n), %i] : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_22(%m: memref<8x8xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 4 {
    affine.store %v, %m[symbol(%n), %i] : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_23(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[symbol(%n), %i] : memref<8x8xf32>, vector<4xf32>
    affine.vector_store %v, %m[symbol(%n), %i] : memref<8x8xf32>, vector<4xf32>
  }
  return
}

// -----

func.func @for_24(%m: memref<8x8xf32>, %n: index, %v: vector<1xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[symbol(%n), %i] : memref<8x8xf32>, vector<1xf32>
    affine.vector_store %v, %m[symbol(%n), %i] : memref<8x8xf32>, vector<1xf32>
  }
  return
}

// -----

func.func @for_25(%m: memref<8x8xf32>, %n: index, %v: vector<2x2xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[symbol(%n), %i] : memref<8x8xf32>, vector<2x2xf32>
    affine.vector_store %v, %m[symbol(%n), %i] : memref<8x8xf32>, vector<2x2xf32>
  }
  return
}

// -----

func.func @for_26(%m: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.prefetch %m[symbol(%n), %i], read, locality<3>, data : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_27(%m: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.prefetch %m[symbol(%n), %i], write, locality<0>, instr : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_28(%m: memref<8x8xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[symbol(%n) * 2 + %i, 0] : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_29(%m: memref<8x8xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 4 {
    affine.store %v, %m[symbol(%n) * 2 + %i, 0] : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_30(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[symbol(%n) * 2 + %i, 0] : memref<8x8xf32>, vector<4xf32>
    affine.vector_store %v, %m[symbol(%n) * 2 + %i, 0] : memref<8x8xf32>, vector<4xf32>
  }
  return
}

// -----

func.func @for_31(%m: memref<8x8xf32>, %n: index, %v: vector<1xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[symbol(%n) * 2 + %i, 0] : memref<8x8xf32>, vector<1xf32>
    affine.vector_store %v, %m[symbol(%n) * 2 + %i, 0] : memref<8x8xf32>, vector<1xf32>
  }
  return
}

// -----

func.func @for_32(%m: memref<8x8xf32>, %n: index, %v: vector<2x2xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[symbol(%n) * 2 + %i, 0] : memref<8x8xf32>, vector<2x2xf32>
    affine.vector_store %v, %m[symbol(%n) * 2 + %i, 0] : memref<8x8xf32>, vector<2x2xf32>
  }
  return
}

// -----

func.func @for_33(%m: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.prefetch %m[symbol(%n) * 2 + %i, 0], read, locality<3>, data : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_34(%m: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.prefetch %m[symbol(%n) * 2 + %i, 0], write, locality<0>, instr : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_35(%m: memref<8x8xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[-%i + 7, %i * 3] : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_36(%m: memref<8x8xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 4 {
    affine.store %v, %m[-%i + 7, %i * 3] : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_37(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[-%i + 7, %i * 3] : memref<8x8xf32>, vector<4xf32>
    affine.vector_store %v, %m[-%i + 7, %i * 3] : memref<8x8xf32>, vector<4xf32>
  }
  return
}

// -----

func.func @for_38(%m: memref<8x8xf32>, %n: index, %v: vector<1xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[-%i + 7, %i * 3] : memref<8x8xf32>, vector<1xf32>
    affine.vector_store %v, %m[-%i + 7, %i * 3] : memref<8x8xf32>, vector<1xf32>
  }
  return
}

// -----

func.func @for_39(%m: memref<8x8xf32>, %n: index, %v: vector<2x2xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %m[-%i + 7, %i * 3] : memref<8x8xf32>, vector<2x2xf32>
    affine.vector_store %v, %m[-%i + 7, %i * 3] : memref<8x8xf32>, vector<2x2xf32>
  }
  return
}

// -----

func.func @for_40(%m: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.prefetch %m[-%i + 7, %i * 3], read, locality<3>, data : memref<8x8xf32>
  }
  return
}

// -----

func.func @for_41(%m: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.prefetch %m[-%i + 7, %i * 3], write, locality<0>, instr : memref<8x8xf32>
  }
  return
}

// -----

func.func @delinearize_index_42(%x: index, %n: index) {
  %0:2 = affine.delinearize_index %x into (4, 8) : index, index
  return
}

// -----

func.func @linearize_index_43(%x: index, %n: index) {
  %0 = affine.linearize_index [%x, %x] by (4, 8) : index
  return
}

// -----

func.func @linearize_index_44(%x: index, %n: index) {
  %0 = affine.linearize_index disjoint [%x, %x] by (4, 8) : index
  return
}

// -----

func.func @delinearize_index_45(%x: index, %n: index) {
  %0:3 = affine.delinearize_index %x into (2, 3, 5) : index, index, index
  return
}

// -----

func.func @linearize_index_46(%x: index, %n: index) {
  %0 = affine.linearize_index [%x, %x, %x] by (2, 3, 5) : index
  return
}

// -----

func.func @linearize_index_47(%x: index, %n: index) {
  %0 = affine.linearize_index disjoint [%x, %x, %x] by (2, 3, 5) : index
  return
}

// -----

func.func @delinearize_index_48(%x: index, %n: index) {
  %0:2 = affine.delinearize_index %x into (%n, 4) : index, index
  return
}

// -----

func.func @linearize_index_49(%x: index, %n: index) {
  %0 = affine.linearize_index [%x, %x] by (%n, 4) : index
  return
}

// -----

func.func @linearize_index_50(%x: index, %n: index) {
  %0 = affine.linearize_index disjoint [%x, %x] by (%n, 4) : index
  return
}

// -----

func.func @delinearize_index_51(%x: index, %n: index) {
  %0 = affine.delinearize_index %x into (%n) : index
  return
}

// -----

func.func @linearize_index_52(%x: index, %n: index) {
  %0 = affine.linearize_index [%x] by (%n) : index
  return
}

// -----

func.func @linearize_index_53(%x: index, %n: index) {
  %0 = affine.linearize_index disjoint [%x] by (%n) : index
  return
}

// -----

func.func @delinearize_index_54(%x: index, %n: index) {
  %0:3 = affine.delinearize_index %x into (3, %n, 2) : index, index, index
  return
}

// -----

func.func @linearize_index_55(%x: index, %n: index) {
  %0 = affine.linearize_index [%x, %x, %x] by (3, %n, 2) : index
  return
}

// -----

func.func @linearize_index_56(%x: index, %n: index) {
  %0 = affine.linearize_index disjoint [%x, %x, %x] by (3, %n, 2) : index
  return
}

// -----

func.func @index_of_another_type(%i: index) {
  %0 = affine.linearize_index [%i] by (4) : i32
  %0 = arith.constant 0 : i32
  return
}

// -----

func.func @locality(%m: memref<8xf32>, %i: index) {
  affine.prefetch %m[%i], read, locality<0x3>, data : memref<8xf32>
  return
}
