// RUN: wami opt %s --raise-scf-to-affine --split-input-file | filecheck %s

// a loop over i32, as C has them: arguments are symbols behind a cast
// CHECK-LABEL: func.func @counter32(%arg0: memref<100x100xf64>, %arg1: i32) {
// CHECK-NEXT:      %0 = arith.index_cast %arg1 : i32 to index
// CHECK-NEXT:      %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:      affine.for %arg2 = 0 to %0 {
// CHECK-NEXT:        %1 = arith.index_cast %arg2 : index to i32
// CHECK-NEXT:        %2 = arith.addi %1, %c1_i32 : i32
// CHECK-NEXT:        affine.for %arg3 = max #map() to %0 {
// CHECK-NEXT:          %3 = affine.load %arg0[%arg2, %arg3] : memref<100x100xf64>
// CHECK-NEXT:          affine.store %3, %arg0[%arg2, %arg3] : memref<100x100xf64>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @counter32(%a: memref<100x100xf64>, %n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  scf.for %i = %zero to %n step %one : i32 {
    %end = arith.addi %i, %one : i32
    %lower = arith.maxsi %zero, %zero : i32
    scf.for %j = %lower to %n step %one : i32 {
      %x = arith.index_cast %i : i32 to index
      %y = arith.index_cast %j : i32 to index
      %v = memref.load %a[%x, %y] : memref<100x100xf64>
      %k = arith.extsi %i : i32 to i64
      %l = arith.index_cast %k : i64 to index
      memref.store %v, %a[%l, %y] : memref<100x100xf64>
    }
  }
  return
}
// -----

// a loop over i64 up to an i32; what i64 holds may be more than an index does
// CHECK-LABEL: func.func @counter64(%arg0: memref<100xf64>, %arg1: i32, %arg2: i64) {
// CHECK-NEXT:      %0 = arith.index_cast %arg1 : i32 to index
// CHECK-NEXT:      %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:      %c2_i64 = arith.constant 2 : i64
// CHECK-NEXT:      affine.for %arg3 = 0 to %0 step 2 {
// CHECK-NEXT:        %1 = affine.load %arg0[%arg3] : memref<100xf64>
// CHECK-NEXT:        affine.store %1, %arg0[%arg3] : memref<100xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.for %arg3 = %c0_i64 to %arg2 step %c2_i64  : i64 {
// CHECK-NEXT:        %1 = arith.index_cast %arg3 : i64 to index
// CHECK-NEXT:        %2 = memref.load %arg0[%1] : memref<100xf64>
// CHECK-NEXT:        memref.store %2, %arg0[%1] : memref<100xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @counter64(%a: memref<100xf64>, %n: i32, %m: i64) {
  %zero = arith.constant 0 : i64
  %two = arith.constant 2 : i64
  %wide = arith.extsi %n : i32 to i64
  scf.for %i = %zero to %wide step %two : i64 {
    %x = arith.index_cast %i : i64 to index
    %v = memref.load %a[%x] : memref<100xf64>
    memref.store %v, %a[%x] : memref<100xf64>
  }
  scf.for %i = %zero to %m step %two : i64 {
    %x = arith.index_cast %i : i64 to index
    %v = memref.load %a[%x] : memref<100xf64>
    memref.store %v, %a[%x] : memref<100xf64>
  }
  return
}
// -----

// without sign, where nothing is negative: the second loop runs for all n that look negative
// CHECK-LABEL: func.func @unsigned(%arg0: memref<?xf64>, %arg1: i32) {
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %dim = memref.dim %arg0, %c0 : memref<?xf64>
// CHECK-NEXT:      affine.for %arg2 = 0 to %dim {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg2] : memref<?xf64>
// CHECK-NEXT:        affine.store %0, %arg0[%arg2] : memref<?xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:      %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:      scf.for unsigned %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
// CHECK-NEXT:        %0 = arith.index_castui %arg2 : i32 to index
// CHECK-NEXT:        %1 = memref.load %arg0[%0] : memref<?xf64>
// CHECK-NEXT:        memref.store %1, %arg0[%0] : memref<?xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @unsigned(%a: memref<?xf64>, %n: i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %d = memref.dim %a, %zero : memref<?xf64>
  scf.for unsigned %i = %zero to %d step %one {
    %v = memref.load %a[%i] : memref<?xf64>
    memref.store %v, %a[%i] : memref<?xf64>
  }
  %none = arith.constant 0 : i32
  %by = arith.constant 1 : i32
  scf.for unsigned %i = %none to %n step %by : i32 {
    %x = arith.index_castui %i : i32 to index
    %v = memref.load %a[%x] : memref<?xf64>
    memref.store %v, %a[%x] : memref<?xf64>
  }
  return
}
// -----

// masks, shifts and casts without sign
// CHECK-LABEL: func.func @bits(%arg0: memref<64xf64>, %arg1: memref<64xf64>) {
// CHECK-NEXT:      %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:      %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:      affine.for %arg2 = 0 to 64 {
// CHECK-NEXT:        %0 = arith.index_cast %arg2 : index to i32
// CHECK-NEXT:        %1 = arith.subi %0, %c6_i32 : i32
// CHECK-NEXT:        %2 = affine.load %arg0[%arg2 mod 8] : memref<64xf64>
// CHECK-NEXT:        affine.store %2, %arg1[%arg2 floordiv 4] : memref<64xf64>
// CHECK-NEXT:        affine.store %2, %arg1[(%arg2 - 6) floordiv 4 + 2] : memref<64xf64>
// CHECK-NEXT:        %3 = arith.andi %0, %c6_i32 : i32
// CHECK-NEXT:        %4 = arith.index_cast %3 : i32 to index
// CHECK-NEXT:        memref.store %2, %arg1[%4] : memref<64xf64>
// CHECK-NEXT:        %5 = arith.shrui %1, %c2_i32 : i32
// CHECK-NEXT:        %6 = arith.index_cast %5 : i32 to index
// CHECK-NEXT:        memref.store %2, %arg1[%6] : memref<64xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @bits(%a: memref<64xf64>, %b: memref<64xf64>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %seven = arith.constant 7 : i32
  %six = arith.constant 6 : i32
  %n = arith.constant 64 : i32
  scf.for %i = %zero to %n step %one : i32 {
    %m = arith.andi %i, %seven : i32
    %x = arith.index_castui %m : i32 to index
    %s = arith.shrui %i, %two : i32
    %t = arith.extui %s : i32 to i64
    %y = arith.index_castui %t : i64 to index
    %u = arith.subi %i, %six : i32
    %w = arith.shrsi %u, %two : i32
    %c = arith.addi %w, %two : i32
    %z = arith.index_cast %c : i32 to index
    %v = memref.load %a[%x] : memref<64xf64>
    memref.store %v, %b[%y] : memref<64xf64>
    memref.store %v, %b[%z] : memref<64xf64>
    // neither of these is a quotient or a remainder
    %p = arith.andi %i, %six : i32
    %q = arith.index_cast %p : i32 to index
    memref.store %v, %b[%q] : memref<64xf64>
    %r = arith.shrui %u, %two : i32
    %o = arith.index_cast %r : i32 to index
    memref.store %v, %b[%o] : memref<64xf64>
  }
  return
}
// -----

// a condition that is no conjunction, but whose opposite is one
// CHECK-LABEL: func.func @opposite(%arg0: memref<64x64xf64>, %arg1: f64) -> f64 {
// CHECK-NEXT:      %c63 = arith.constant 63 : index
// CHECK-NEXT:      %0 = affine.for %arg2 = 0 to 64 iter_args(%arg3 = %arg1) -> (f64) {
// CHECK-NEXT:        %1 = affine.for %arg4 = 0 to 64 iter_args(%arg5 = %arg3) -> (f64) {
// CHECK-NEXT:          %2 = arith.cmpi ne, %arg2, %arg4 : index
// CHECK-NEXT:          affine.if #set(%arg2, %arg4) {
// CHECK-NEXT:          } else {
// CHECK-NEXT:            affine.store %arg1, %arg0[%arg2, %arg4] : memref<64x64xf64>
// CHECK-NEXT:          }
// CHECK-NEXT:          %3 = arith.cmpi sge, %arg4, %c63 : index
// CHECK-NEXT:          %4 = affine.if #set1(%arg2, %arg4) -> f64 {
// CHECK-NEXT:            %6 = affine.load %arg0[%arg2, %arg4] : memref<64x64xf64>
// CHECK-NEXT:            %7 = arith.addf %6, %arg5 : f64
// CHECK-NEXT:            affine.yield %7 : f64
// CHECK-NEXT:          } else {
// CHECK-NEXT:            affine.yield %arg5 : f64
// CHECK-NEXT:          }
// CHECK-NEXT:          affine.if #set1(%arg2, %arg4) {
// CHECK-NEXT:            affine.store %4, %arg0[%arg2, %arg4] : memref<64x64xf64>
// CHECK-NEXT:          }
// CHECK-NEXT:          %5 = arith.andi %2, %3 : i1
// CHECK-NEXT:          scf.if %5 {
// CHECK-NEXT:            affine.store %4, %arg0[%arg2, %arg4] : memref<64x64xf64>
// CHECK-NEXT:          }
// CHECK-NEXT:          affine.yield %4 : f64
// CHECK-NEXT:        }
// CHECK-NEXT:        affine.yield %1 : f64
// CHECK-NEXT:      }
// CHECK-NEXT:      return %0 : f64
// CHECK-NEXT:    }
func.func @opposite(%a: memref<64x64xf64>, %f: f64) -> f64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %last = arith.constant 63 : index
  %n = arith.constant 64 : index
  %true = arith.constant true
  %s = scf.for %i = %zero to %n step %one iter_args(%t = %f) -> f64 {
    %u = scf.for %j = %zero to %n step %one iter_args(%w = %t) -> f64 {
      %other = arith.cmpi ne, %i, %j : index
      scf.if %other {
        memref.store %f, %a[%i, %j] : memref<64x64xf64>
      }
      %first = arith.cmpi eq, %i, %zero : index
      %end = arith.cmpi sge, %j, %last : index
      %edge = arith.ori %first, %end : i1
      %r = scf.if %edge -> f64 {
        scf.yield %w : f64
      } else {
        %v = memref.load %a[%i, %j] : memref<64x64xf64>
        %x = arith.addf %v, %w : f64
        scf.yield %x : f64
      }
      %inner = arith.xori %edge, %true : i1
      scf.if %inner {
        memref.store %r, %a[%i, %j] : memref<64x64xf64>
      }
      // the first of two, and not the second of two others: neither it nor its opposite
      %both = arith.andi %other, %end : i1
      scf.if %both {
        memref.store %r, %a[%i, %j] : memref<64x64xf64>
      }
      scf.yield %r : f64
    }
    scf.yield %u : f64
  }
  return %s : f64
}
