// What the hosts in this directory call, one function by all conventions for memrefs; docs/abi.md describes them.
//
//   wami compile -O2 kernels.mlir -o kernels.wasm              for javascript, python and java
//   wami compile -O2 --emit=obj kernels.mlir -o kernels.o      for c, whose malloc it uses

// The host allocates by what the module allocates by.
func.func private @malloc(i32) -> i32 attributes {exported}
func.func private @free(i32) attributes {exported}

!matrix = memref<?x?xf64, strided<[?, ?], offset: ?>>

// C += A * B, of any slices or transposed views.
func.func @gemm(%a: !matrix, %b: !matrix, %c: !matrix) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %c, %c0 : !matrix
  %n = memref.dim %c, %c1 : !matrix
  %k = memref.dim %a, %c1 : !matrix
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %start = memref.load %c[%i, %j] : !matrix
      %sum = scf.for %l = %c0 to %k step %c1 iter_args(%s = %start) -> f64 {
        %x = memref.load %a[%i, %l] : !matrix
        %y = memref.load %b[%l, %j] : !matrix
        %xy = arith.mulf %x, %y : f64
        %t = arith.addf %s, %xy : f64
        scf.yield %t : f64
      }
      memref.store %sum, %c[%i, %j] : !matrix
    }
  }
  return
}

// The same by bare pointers, which can point anywhere: all else is in the types. A is a block of a matrix with rows of 8, B is stored column
// by column.
!block = memref<4x3xf64, strided<[8, 1]>>
!columns = memref<3x5xf64, strided<[1, 3]>>
!product = memref<4x5xf64>
func.func @gemm_static(%a: !block, %b: !columns, %c: !product) attributes {llvm.bareptr} {
  %0 = memref.cast %a : !block to !matrix
  %1 = memref.cast %b : !columns to !matrix
  %2 = memref.cast %c : !product to !matrix
  call @gemm(%0, %1, %2) : (!matrix, !matrix, !matrix) -> ()
  return
}

// A memref as a result is the callee's, here one that the caller frees; what is behind it is a second result.
func.func @range(%n: index) -> (memref<?xi32>, i64) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %0 = memref.alloc(%n) : memref<?xi32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i64 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %0[%i] : memref<?xi32>
    %w = arith.extsi %v : i32 to i64
    %t = arith.addi %s, %w : i64
    scf.yield %t : i64
  }
  return %0, %sum : memref<?xi32>, i64
}

// Any rank: the rank, and how many elements there are.
func.func @count(%m: memref<*xf32>) -> (index, index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rank = memref.rank %m : memref<*xf32>
  %n = scf.for %i = %c0 to %rank step %c1 iter_args(%x = %c1) -> index {
    %size = memref.dim %m, %i : memref<*xf32>
    %y = arith.muli %x, %size : index
    scf.yield %y : index
  }
  return %rank, %n : index, index
}

// The other way round: the host's function gets a memref, as _mlir_ciface_visit.
func.func private @visit(!matrix, f64) -> f64 attributes {llvm.emit_c_interface}
func.func @visit_transposed(%m: !matrix, %x: f64) -> f64 {
  %t = memref.transpose %m (i, j) -> (j, i) : !matrix to !matrix
  %r = call @visit(%t, %x) : (!matrix, f64) -> f64
  return %r : f64
}

// Packing a view: what it shows, in order and without gaps. Every element type, rank 0 to 4.
!f32_0 = memref<f32, strided<[], offset: ?>>
func.func @pack_f32_0(%from: !f32_0, %to: memref<f32>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !f32_0 to memref<f32>
  return
}
!f32_1 = memref<?xf32, strided<[?], offset: ?>>
func.func @pack_f32_1(%from: !f32_1, %to: memref<?xf32>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !f32_1 to memref<?xf32>
  return
}
!f32_2 = memref<?x?xf32, strided<[?, ?], offset: ?>>
func.func @pack_f32_2(%from: !f32_2, %to: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !f32_2 to memref<?x?xf32>
  return
}
!f32_3 = memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
func.func @pack_f32_3(%from: !f32_3, %to: memref<?x?x?xf32>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !f32_3 to memref<?x?x?xf32>
  return
}
!f32_4 = memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
func.func @pack_f32_4(%from: !f32_4, %to: memref<?x?x?x?xf32>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !f32_4 to memref<?x?x?x?xf32>
  return
}
!f64_0 = memref<f64, strided<[], offset: ?>>
func.func @pack_f64_0(%from: !f64_0, %to: memref<f64>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !f64_0 to memref<f64>
  return
}
!f64_1 = memref<?xf64, strided<[?], offset: ?>>
func.func @pack_f64_1(%from: !f64_1, %to: memref<?xf64>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !f64_1 to memref<?xf64>
  return
}
!f64_2 = memref<?x?xf64, strided<[?, ?], offset: ?>>
func.func @pack_f64_2(%from: !f64_2, %to: memref<?x?xf64>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !f64_2 to memref<?x?xf64>
  return
}
!f64_3 = memref<?x?x?xf64, strided<[?, ?, ?], offset: ?>>
func.func @pack_f64_3(%from: !f64_3, %to: memref<?x?x?xf64>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !f64_3 to memref<?x?x?xf64>
  return
}
!f64_4 = memref<?x?x?x?xf64, strided<[?, ?, ?, ?], offset: ?>>
func.func @pack_f64_4(%from: !f64_4, %to: memref<?x?x?x?xf64>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !f64_4 to memref<?x?x?x?xf64>
  return
}
!i8_0 = memref<i8, strided<[], offset: ?>>
func.func @pack_i8_0(%from: !i8_0, %to: memref<i8>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !i8_0 to memref<i8>
  return
}
!i8_1 = memref<?xi8, strided<[?], offset: ?>>
func.func @pack_i8_1(%from: !i8_1, %to: memref<?xi8>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !i8_1 to memref<?xi8>
  return
}
!i8_2 = memref<?x?xi8, strided<[?, ?], offset: ?>>
func.func @pack_i8_2(%from: !i8_2, %to: memref<?x?xi8>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !i8_2 to memref<?x?xi8>
  return
}
!i8_3 = memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>>
func.func @pack_i8_3(%from: !i8_3, %to: memref<?x?x?xi8>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !i8_3 to memref<?x?x?xi8>
  return
}
!i8_4 = memref<?x?x?x?xi8, strided<[?, ?, ?, ?], offset: ?>>
func.func @pack_i8_4(%from: !i8_4, %to: memref<?x?x?x?xi8>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !i8_4 to memref<?x?x?x?xi8>
  return
}
!i32_0 = memref<i32, strided<[], offset: ?>>
func.func @pack_i32_0(%from: !i32_0, %to: memref<i32>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !i32_0 to memref<i32>
  return
}
!i32_1 = memref<?xi32, strided<[?], offset: ?>>
func.func @pack_i32_1(%from: !i32_1, %to: memref<?xi32>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !i32_1 to memref<?xi32>
  return
}
!i32_2 = memref<?x?xi32, strided<[?, ?], offset: ?>>
func.func @pack_i32_2(%from: !i32_2, %to: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !i32_2 to memref<?x?xi32>
  return
}
!i32_3 = memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>
func.func @pack_i32_3(%from: !i32_3, %to: memref<?x?x?xi32>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !i32_3 to memref<?x?x?xi32>
  return
}
!i32_4 = memref<?x?x?x?xi32, strided<[?, ?, ?, ?], offset: ?>>
func.func @pack_i32_4(%from: !i32_4, %to: memref<?x?x?x?xi32>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !i32_4 to memref<?x?x?x?xi32>
  return
}
!index_0 = memref<index, strided<[], offset: ?>>
func.func @pack_index_0(%from: !index_0, %to: memref<index>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !index_0 to memref<index>
  return
}
!index_1 = memref<?xindex, strided<[?], offset: ?>>
func.func @pack_index_1(%from: !index_1, %to: memref<?xindex>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !index_1 to memref<?xindex>
  return
}
!index_2 = memref<?x?xindex, strided<[?, ?], offset: ?>>
func.func @pack_index_2(%from: !index_2, %to: memref<?x?xindex>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !index_2 to memref<?x?xindex>
  return
}
!index_3 = memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>
func.func @pack_index_3(%from: !index_3, %to: memref<?x?x?xindex>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !index_3 to memref<?x?x?xindex>
  return
}
!index_4 = memref<?x?x?x?xindex, strided<[?, ?, ?, ?], offset: ?>>
func.func @pack_index_4(%from: !index_4, %to: memref<?x?x?x?xindex>) attributes {llvm.emit_c_interface} {
  memref.copy %from, %to : !index_4 to memref<?x?x?x?xindex>
  return
}
