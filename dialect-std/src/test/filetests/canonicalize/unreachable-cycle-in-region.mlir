// RUN: wami opt %s --canonicalize | filecheck %s

// ^bb1 is a cycle that nothing enters: merged with ^bb2, its difference would be one of itself, and regrouped for ever. What is around
// it brings the operations into the order in which this happens.

// CHECK-LABEL: func.func @never_entered
// CHECK-NEXT:    cf.br ^bb1
// CHECK-NEXT:  ^bb1:
// CHECK-NEXT:    cf.br ^bb1
// CHECK-NEXT:  }
func.func @never_entered(%arg0: i64, %arg1: i64) -> i64 {
  %0 = arith.trunci %arg1 : i64 to i8
  %1 = arith.extui %0 : i8 to i64
  %2 = arith.trunci %arg1 : i64 to i16
  %3 = arith.sitofp %2 : i16 to f32
  %cst = arith.constant 1.000000e+00 : f32
  %4 = arith.index_cast %arg0 : i64 to index
  %c32767 = arith.constant 32767 : index
  %5 = arith.andi %4, %c32767 : index
  %6 = index.minu %5, %5
  %c32767_0 = arith.constant 32767 : index
  %7 = arith.andi %6, %c32767_0 : index
  %c4969 = arith.constant 4969 : index
  %8 = index.or %c4969, %5
  %c32767_1 = arith.constant 32767 : index
  %9 = arith.andi %8, %c32767_1 : index
  %c32767_2 = arith.constant 32767 : index
  %10 = arith.andi %5, %c32767_2 : index
  %c32767_3 = arith.constant 32767 : index
  %11 = arith.andi %9, %c32767_3 : index
  %c1 = arith.constant 1 : index
  %12 = arith.ori %11, %c1 : index
  %13 = index.ceildivu %10, %12
  %c32767_4 = arith.constant 32767 : index
  %14 = arith.andi %13, %c32767_4 : index
  %c16384 = arith.constant 16384 : index
  %15 = arith.subi %14, %c16384 : index
  %16 = math.roundeven %3 : f32
  %17 = index.add %c4969, %15
  %c32767_5 = arith.constant 32767 : index
  %18 = arith.andi %17, %c32767_5 : index
  %19 = math.ceil %16 : f32
  %20:3 = scf.execute_region -> (f32, index, i3) {
    %22 = arith.trunci %arg0 : i64 to i32
    %c7_i32 = arith.constant 7 : i32
    %23 = arith.andi %22, %c7_i32 : i32
    %c2_i32 = arith.constant 2 : i32
    %24 = arith.addi %23, %c2_i32 : i32
    %25 = arith.trunci %1 : i64 to i3
    cf.br ^bb3(%24, %3, %9, %25 : i32, f32, index, i3)
  ^bb1(%26: i32, %27: f32, %28: index, %29: i3):  // pred: ^bb2
    %cst_6 = arith.constant 0.000000e+00 : f32
    %cst_7 = arith.constant 3.000000e+00 : f32
    %30 = math.clampf %16 to [%cst_6, %cst_7] : f32
    %cst_8 = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1_9 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    scf.for %arg2 = %c0 to %c2 step %c1_9 {
    }
    %c1_i32 = arith.constant 1 : i32
    %31 = arith.subi %26, %c1_i32 : i32
    %c0_i32 = arith.constant 0 : i32
    %32 = arith.cmpi sgt, %31, %c0_i32 : i32
    cf.cond_br %32, ^bb2, ^bb4(%30, %15, %29 : f32, index, i3)
  ^bb2:  // pred: ^bb1
    cf.br ^bb1(%31, %cst_8, %7, %29 : i32, f32, index, i3)
  ^bb3(%33: i32, %34: f32, %35: index, %36: i3):  // 4 preds: ^bb0, ^bb3, ^bb3, ^bb3
    %alloc = memref.alloc() : memref<1xf32>
    %c0_10 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0_10 : memref<1xf32>
    %c32767_11 = arith.constant 32767 : index
    %37 = arith.andi %dim, %c32767_11 : index
    %c1_i32_12 = arith.constant 1 : i32
    %38 = arith.subi %33, %c1_i32_12 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %39 = arith.trunci %arg0 : i64 to i4
    %40 = arith.sitofp %39 : i4 to f32
    cf.switch %c2147483647_i32 : i32, [
      default: ^bb3(%38, %16, %37, %36 : i32, f32, index, i3),
      1: ^bb3(%38, %40, %18, %36 : i32, f32, index, i3),
      0: ^bb3(%38, %19, %18, %36 : i32, f32, index, i3)
    ]
  ^bb4(%41: f32, %42: index, %43: i3):  // pred: ^bb1
    scf.yield %41, %42, %43 : f32, index, i3
  }
  %21 = arith.cmpf uno, %20#0, %20#0 : f32
  return %arg0 : i64
}
