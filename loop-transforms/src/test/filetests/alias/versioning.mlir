// RUN: wami opt %s --affine-loop-versioning --split-input-file | filecheck %s

// one test for each pair of which one is written; what is only read may be one memref
// CHECK-LABEL: func.func @products(%arg0: memref<8x16xf64>, %arg1: memref<16x32xf64>, %arg2: memref<8x32xf64>) {
// CHECK-NEXT:    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<8x16xf64> -> index
// CHECK-NEXT:    %c1024 = arith.constant 1024 : index
// CHECK-NEXT:    %intptr_0 = memref.extract_aligned_pointer_as_index %arg2 : memref<8x32xf64> -> index
// CHECK-NEXT:    %c2048 = arith.constant 2048 : index
// CHECK-NEXT:    %0 = arith.subi %intptr, %intptr_0 : index
// CHECK-NEXT:    %1 = arith.cmpi uge, %0, %c2048 : index
// CHECK-NEXT:    %2 = arith.subi %intptr_0, %intptr : index
// CHECK-NEXT:    %3 = arith.cmpi uge, %2, %c1024 : index
// CHECK-NEXT:    %4 = arith.andi %1, %3 : i1
// CHECK-NEXT:    %intptr_1 = memref.extract_aligned_pointer_as_index %arg1 : memref<16x32xf64> -> index
// CHECK-NEXT:    %c4096 = arith.constant 4096 : index
// CHECK-NEXT:    %5 = arith.subi %intptr_1, %intptr_0 : index
// CHECK-NEXT:    %6 = arith.cmpi uge, %5, %c2048 : index
// CHECK-NEXT:    %7 = arith.subi %intptr_0, %intptr_1 : index
// CHECK-NEXT:    %8 = arith.cmpi uge, %7, %c4096 : index
// CHECK-NEXT:    %9 = arith.andi %6, %8 : i1
// CHECK-NEXT:    %10 = arith.andi %4, %9 : i1
// CHECK-NEXT:    scf.if %10 {
// CHECK-NEXT:      %11:2 = memref.distinct_objects %arg0, %arg2 : memref<8x16xf64>, memref<8x32xf64>
// CHECK-NEXT:      %12:2 = memref.distinct_objects %arg1, %11#1 : memref<16x32xf64>, memref<8x32xf64>
// CHECK-NEXT:      affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:        affine.for %arg4 = 0 to 16 {
// CHECK-NEXT:          affine.for %arg5 = 0 to 32 {
// CHECK-NEXT:            %13 = affine.load %11#0[%arg3, %arg4] : memref<8x16xf64>
// CHECK-NEXT:            %14 = affine.load %12#0[%arg4, %arg5] : memref<16x32xf64>
// CHECK-NEXT:            %15 = affine.load %12#1[%arg3, %arg5] : memref<8x32xf64>
// CHECK-NEXT:            %16 = arith.mulf %13, %14 : f64
// CHECK-NEXT:            %17 = arith.addf %15, %16 : f64
// CHECK-NEXT:            affine.store %17, %12#1[%arg3, %arg5] : memref<8x32xf64>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    } else {
// CHECK-NEXT:      affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:        affine.for %arg4 = 0 to 16 {
// CHECK-NEXT:          affine.for %arg5 = 0 to 32 {
// CHECK-NEXT:            %11 = affine.load %arg0[%arg3, %arg4] : memref<8x16xf64>
// CHECK-NEXT:            %12 = affine.load %arg1[%arg4, %arg5] : memref<16x32xf64>
// CHECK-NEXT:            %13 = affine.load %arg2[%arg3, %arg5] : memref<8x32xf64>
// CHECK-NEXT:            %14 = arith.mulf %11, %12 : f64
// CHECK-NEXT:            %15 = arith.addf %13, %14 : f64
// CHECK-NEXT:            affine.store %15, %arg2[%arg3, %arg5] : memref<8x32xf64>
// CHECK-NEXT:          } {wami.cold}
// CHECK-NEXT:        } {wami.cold}
// CHECK-NEXT:      } {wami.cold}
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @products(%x: memref<8x16xf64>, %y: memref<16x32xf64>, %z: memref<8x32xf64>) {
  affine.for %i = 0 to 8 {
    affine.for %k = 0 to 16 {
      affine.for %j = 0 to 32 {
        %a = affine.load %x[%i, %k] : memref<8x16xf64>
        %b = affine.load %y[%k, %j] : memref<16x32xf64>
        %c = affine.load %z[%i, %j] : memref<8x32xf64>
        %p = arith.mulf %a, %b : f64
        %s = arith.addf %c, %p : f64
        affine.store %s, %z[%i, %j] : memref<8x32xf64>
      }
    }
  }
  return
}

// -----

// sizes that are known at run time, and two nests behind one test; what is computed between them from before moves in front
// CHECK-LABEL: func.func @twice(%arg0: memref<?xf32>, %arg1: memref<?x4xi16>, %arg2: index) -> f32 {
// CHECK-NEXT:    %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?xf32> -> index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:    %1 = arith.muli %c4, %dim : index
// CHECK-NEXT:    %intptr_0 = memref.extract_aligned_pointer_as_index %arg1 : memref<?x4xi16> -> index
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %dim_1 = memref.dim %arg1, %c0 : memref<?x4xi16>
// CHECK-NEXT:    %2 = arith.muli %c2, %dim_1 : index
// CHECK-NEXT:    %3 = arith.muli %2, %c4 : index
// CHECK-NEXT:    %4 = arith.subi %intptr, %intptr_0 : index
// CHECK-NEXT:    %5 = arith.cmpi uge, %4, %3 : index
// CHECK-NEXT:    %6 = arith.subi %intptr_0, %intptr : index
// CHECK-NEXT:    %7 = arith.cmpi uge, %6, %1 : index
// CHECK-NEXT:    %8 = arith.andi %5, %7 : i1
// CHECK-NEXT:    %9 = scf.if %8 -> (f32) {
// CHECK-NEXT:      %10:2 = memref.distinct_objects %arg0, %arg1 : memref<?xf32>, memref<?x4xi16>
// CHECK-NEXT:      affine.for %arg3 = 0 to %arg2 {
// CHECK-NEXT:        %12 = affine.load %10#0[%arg3] : memref<?xf32>
// CHECK-NEXT:        %13 = arith.fptosi %12 : f32 to i16
// CHECK-NEXT:        affine.store %13, %10#1[%arg3, 0] : memref<?x4xi16>
// CHECK-NEXT:      }
// CHECK-NEXT:      %11 = affine.for %arg3 = 0 to %0 iter_args(%arg4 = %cst) -> (f32) {
// CHECK-NEXT:        %12 = affine.load %10#1[%arg3, 1] : memref<?x4xi16>
// CHECK-NEXT:        %13 = arith.sitofp %12 : i16 to f32
// CHECK-NEXT:        affine.store %13, %10#0[%arg3] : memref<?xf32>
// CHECK-NEXT:        %14 = arith.addf %arg4, %13 : f32
// CHECK-NEXT:        affine.yield %14 : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %11 : f32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      affine.for %arg3 = 0 to %arg2 {
// CHECK-NEXT:        %11 = affine.load %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:        %12 = arith.fptosi %11 : f32 to i16
// CHECK-NEXT:        affine.store %12, %arg1[%arg3, 0] : memref<?x4xi16>
// CHECK-NEXT:      } {wami.cold}
// CHECK-NEXT:      %10 = affine.for %arg3 = 0 to %0 iter_args(%arg4 = %cst) -> (f32) {
// CHECK-NEXT:        %11 = affine.load %arg1[%arg3, 1] : memref<?x4xi16>
// CHECK-NEXT:        %12 = arith.sitofp %11 : i16 to f32
// CHECK-NEXT:        affine.store %12, %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:        %13 = arith.addf %arg4, %12 : f32
// CHECK-NEXT:        affine.yield %13 : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %10 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %9 : f32
// CHECK-NEXT:  }
func.func @twice(%x: memref<?xf32>, %y: memref<?x4xi16>, %n: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xf32>
    %b = arith.fptosi %a : f32 to i16
    affine.store %b, %y[%i, 0] : memref<?x4xi16>
  }
  %one = arith.constant 1 : index
  %d = arith.addi %n, %one : index
  %sum = affine.for %i = 0 to %d iter_args(%s = %zero) -> f32 {
    %b = affine.load %y[%i, 1] : memref<?x4xi16>
    %a = arith.sitofp %b : i16 to f32
    affine.store %a, %x[%i] : memref<?xf32>
    %t = arith.addf %s, %a : f32
    affine.yield %t : f32
  }
  return %sum : f32
}

// -----

// the bytes between the first and the last element, also where a stride is negative
// CHECK-LABEL: func.func @strided(%arg0: memref<?xi32, strided<[?], offset: ?>>, %arg1: memref<4x8xi32, strided<[-16, 1], offset: 48>>) {
// CHECK-NEXT:    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?xi32, strided<[?], offset: ?>> -> index
// CHECK-NEXT:    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c-1 = arith.constant -1 : index
// CHECK-NEXT:    %0 = arith.addi %sizes, %c-1 : index
// CHECK-NEXT:    %1 = arith.muli %0, %strides : index
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %2 = arith.minsi %1, %c0 : index
// CHECK-NEXT:    %3 = arith.addi %offset, %2 : index
// CHECK-NEXT:    %4 = arith.maxsi %1, %c0 : index
// CHECK-NEXT:    %5 = arith.subi %4, %2 : index
// CHECK-NEXT:    %6 = arith.addi %c1, %5 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %7 = arith.muli %3, %c4 : index
// CHECK-NEXT:    %8 = arith.addi %intptr, %7 : index
// CHECK-NEXT:    %9 = arith.muli %6, %c4 : index
// CHECK-NEXT:    %intptr_0 = memref.extract_aligned_pointer_as_index %arg1 : memref<4x8xi32, strided<[-16, 1], offset: 48>> -> index
// CHECK-NEXT:    %base_buffer_1, %offset_2, %sizes_3:2, %strides_4:2 = memref.extract_strided_metadata %arg1 : memref<4x8xi32, strided<[-16, 1], offset: 48>> -> memref<i32>, index, index, index, index, index
// CHECK-NEXT:    %c224 = arith.constant 224 : index
// CHECK-NEXT:    %10 = arith.subi %8, %intptr_0 : index
// CHECK-NEXT:    %11 = arith.cmpi uge, %10, %c224 : index
// CHECK-NEXT:    %12 = arith.subi %intptr_0, %8 : index
// CHECK-NEXT:    %13 = arith.cmpi uge, %12, %9 : index
// CHECK-NEXT:    %14 = arith.andi %11, %13 : i1
// CHECK-NEXT:    scf.if %14 {
// CHECK-NEXT:      %15:2 = memref.distinct_objects %arg0, %arg1 : memref<?xi32, strided<[?], offset: ?>>, memref<4x8xi32, strided<[-16, 1], offset: 48>>
// CHECK-NEXT:      affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:        affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:          %16 = affine.load %15#0[%arg2 * 8 + %arg3] : memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:          affine.store %16, %15#1[%arg2, %arg3] : memref<4x8xi32, strided<[-16, 1], offset: 48>>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    } else {
// CHECK-NEXT:      affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:        affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:          %15 = affine.load %arg0[%arg2 * 8 + %arg3] : memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:          affine.store %15, %arg1[%arg2, %arg3] : memref<4x8xi32, strided<[-16, 1], offset: 48>>
// CHECK-NEXT:        } {wami.cold}
// CHECK-NEXT:      } {wami.cold}
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @strided(%x: memref<?xi32, strided<[?], offset: ?>>, %y: memref<4x8xi32, strided<[-16, 1], offset: 48>>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 8 {
      %a = affine.load %x[%i * 8 + %j] : memref<?xi32, strided<[?], offset: ?>>
      affine.store %a, %y[%i, %j] : memref<4x8xi32, strided<[-16, 1], offset: 48>>
    }
  }
  return
}

// -----

// a sum in one element: it can be a value if no store to it is a store to what is summed
// CHECK-LABEL: func.func @sum(%arg0: memref<100xf64>, %arg1: memref<f64>) {
// CHECK-NEXT:    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<100xf64> -> index
// CHECK-NEXT:    %c8 = arith.constant 8 : index
// CHECK-NEXT:    %c800 = arith.constant 800 : index
// CHECK-NEXT:    %intptr_0 = memref.extract_aligned_pointer_as_index %arg1 : memref<f64> -> index
// CHECK-NEXT:    %0 = arith.subi %intptr, %intptr_0 : index
// CHECK-NEXT:    %1 = arith.cmpi uge, %0, %c8 : index
// CHECK-NEXT:    %2 = arith.subi %intptr_0, %intptr : index
// CHECK-NEXT:    %3 = arith.cmpi uge, %2, %c800 : index
// CHECK-NEXT:    %4 = arith.andi %1, %3 : i1
// CHECK-NEXT:    scf.if %4 {
// CHECK-NEXT:      %5:2 = memref.distinct_objects %arg0, %arg1 : memref<100xf64>, memref<f64>
// CHECK-NEXT:      affine.for %arg2 = 0 to 100 {
// CHECK-NEXT:        %6 = affine.load %5#0[%arg2] : memref<100xf64>
// CHECK-NEXT:        %7 = affine.load %5#1[] : memref<f64>
// CHECK-NEXT:        %8 = arith.addf %6, %7 : f64
// CHECK-NEXT:        affine.store %8, %5#1[] : memref<f64>
// CHECK-NEXT:      }
// CHECK-NEXT:    } else {
// CHECK-NEXT:      affine.for %arg2 = 0 to 100 {
// CHECK-NEXT:        %5 = affine.load %arg0[%arg2] : memref<100xf64>
// CHECK-NEXT:        %6 = affine.load %arg1[] : memref<f64>
// CHECK-NEXT:        %7 = arith.addf %5, %6 : f64
// CHECK-NEXT:        affine.store %7, %arg1[] : memref<f64>
// CHECK-NEXT:      } {wami.cold}
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @sum(%x: memref<100xf64>, %s: memref<f64>) {
  affine.for %i = 0 to 100 {
    %a = affine.load %x[%i] : memref<100xf64>
    %b = affine.load %s[] : memref<f64>
    %c = arith.addf %a, %b : f64
    affine.store %c, %s[] : memref<f64>
  }
  return
}

// -----

// in a loop that is not affine, and of memrefs that are not arguments
// CHECK-LABEL: func.func @inside(%arg0: memref<4xmemref<64xi32>>, %arg1: index) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:      %0 = memref.load %arg0[%arg2] : memref<4xmemref<64xi32>>
// CHECK-NEXT:      %1 = memref.load %arg0[%c0] : memref<4xmemref<64xi32>>
// CHECK-NEXT:      %intptr = memref.extract_aligned_pointer_as_index %0 : memref<64xi32> -> index
// CHECK-NEXT:      %c256 = arith.constant 256 : index
// CHECK-NEXT:      %intptr_0 = memref.extract_aligned_pointer_as_index %1 : memref<64xi32> -> index
// CHECK-NEXT:      %2 = arith.subi %intptr, %intptr_0 : index
// CHECK-NEXT:      %3 = arith.cmpi uge, %2, %c256 : index
// CHECK-NEXT:      %4 = arith.subi %intptr_0, %intptr : index
// CHECK-NEXT:      %5 = arith.cmpi uge, %4, %c256 : index
// CHECK-NEXT:      %6 = arith.andi %3, %5 : i1
// CHECK-NEXT:      scf.if %6 {
// CHECK-NEXT:        %7:2 = memref.distinct_objects %0, %1 : memref<64xi32>, memref<64xi32>
// CHECK-NEXT:        affine.for %arg3 = 0 to 64 {
// CHECK-NEXT:          %8 = affine.load %7#0[%arg3] : memref<64xi32>
// CHECK-NEXT:          affine.store %8, %7#1[%arg3] : memref<64xi32>
// CHECK-NEXT:        }
// CHECK-NEXT:      } else {
// CHECK-NEXT:        affine.for %arg3 = 0 to 64 {
// CHECK-NEXT:          %7 = affine.load %0[%arg3] : memref<64xi32>
// CHECK-NEXT:          affine.store %7, %1[%arg3] : memref<64xi32>
// CHECK-NEXT:        } {wami.cold}
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @inside(%all: memref<4xmemref<64xi32>>, %k: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %t = %zero to %k step %one {
    %x = memref.load %all[%t] : memref<4xmemref<64xi32>>
    %y = memref.load %all[%zero] : memref<4xmemref<64xi32>>
    affine.for %i = 0 to 64 {
      %a = affine.load %x[%i] : memref<64xi32>
      affine.store %a, %y[%i] : memref<64xi32>
    }
  }
  return
}
