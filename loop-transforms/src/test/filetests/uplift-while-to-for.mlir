// RUN: wami opt %s --uplift-while-to-for --canonicalize --split-input-file | filecheck %s

// the test in front; what counts is used behind, too
// CHECK-LABEL: func.func @front(%arg0: memref<100xf64>, %arg1: index, %arg2: f64) -> (index, f64) {
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c1 = arith.constant 1 : index
// CHECK-NEXT:      %0 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg2) -> (f64) {
// CHECK-NEXT:        %2 = memref.load %arg0[%arg3] : memref<100xf64>
// CHECK-NEXT:        %3 = arith.addf %2, %arg4 : f64
// CHECK-NEXT:        scf.yield %3 : f64
// CHECK-NEXT:      }
// CHECK-NEXT:      %1 = arith.maxsi %arg1, %c0 : index
// CHECK-NEXT:      return %1, %0 : index, f64
// CHECK-NEXT:    }
func.func @front(%a: memref<100xf64>, %n: index, %s: f64) -> (index, f64) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r:2 = scf.while (%t = %s, %i = %zero) : (f64, index) -> (index, f64) {
    %c = arith.cmpi sgt, %n, %i : index
    scf.condition(%c) %i, %t : index, f64
  } do {
  ^bb0(%i: index, %t: f64):
    %v = memref.load %a[%i] : memref<100xf64>
    %w = arith.addf %v, %t : f64
    %j = arith.addi %i, %one : index
    scf.yield %w, %j : f64, index
  }
  return %r#0, %r#1 : index, f64
}
// -----

// the test behind the body, which runs once at least
// CHECK-LABEL: func.func @behind(%arg0: memref<100xf64>, %arg1: i32, %arg2: f64) -> (i32, f64) {
// CHECK-NEXT:      %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:      %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:      %0 = arith.maxsi %arg1, %c1_i32 : i32
// CHECK-NEXT:      %1 = scf.for %arg3 = %c0_i32 to %0 step %c1_i32 iter_args(%arg4 = %arg2) -> (f64)  : i32 {
// CHECK-NEXT:        %2 = arith.index_cast %arg3 : i32 to index
// CHECK-NEXT:        %3 = memref.load %arg0[%2] : memref<100xf64>
// CHECK-NEXT:        %4 = arith.addf %3, %arg4 : f64
// CHECK-NEXT:        scf.yield %4 : f64
// CHECK-NEXT:      }
// CHECK-NEXT:      return %0, %1 : i32, f64
// CHECK-NEXT:    }
func.func @behind(%a: memref<100xf64>, %n: i32, %s: f64) -> (i32, f64) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r:2 = scf.while (%i = %zero, %t = %s) : (i32, f64) -> (i32, f64) {
    %x = arith.index_cast %i : i32 to index
    %v = memref.load %a[%x] : memref<100xf64>
    %w = arith.addf %v, %t : f64
    %j = arith.addi %i, %one : i32
    %c = arith.cmpi slt, %j, %n : i32
    scf.condition(%c) %j, %w : i32, f64
  } do {
  ^bb0(%i: i32, %t: f64):
    scf.yield %i, %t : i32, f64
  }
  return %r#0, %r#1 : i32, f64
}
// -----

// up to 100 itself, without sign, and until it is met
// CHECK-LABEL: func.func @tests(%arg0: memref<200xf64>, %arg1: f64) {
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c1 = arith.constant 1 : index
// CHECK-NEXT:      %c3 = arith.constant 3 : index
// CHECK-NEXT:      %c100 = arith.constant 100 : index
// CHECK-NEXT:      %c101 = arith.constant 101 : index
// CHECK-NEXT:      scf.for %arg2 = %c0 to %c101 step %c3 {
// CHECK-NEXT:        memref.store %arg1, %arg0[%arg2] : memref<200xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.for %arg2 = %c0 to %c100 step %c1 {
// CHECK-NEXT:        memref.store %arg1, %arg0[%arg2] : memref<200xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.for %arg2 = %c0 to %c100 step %c1 {
// CHECK-NEXT:        memref.store %arg1, %arg0[%arg2] : memref<200xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @tests(%a: memref<200xf64>, %s: f64) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %n = arith.constant 100 : index
  %0 = scf.while (%i = %zero) : (index) -> index {
    %c = arith.cmpi sle, %i, %n : index
    scf.condition(%c) %i : index
  } do {
  ^bb0(%i: index):
    memref.store %s, %a[%i] : memref<200xf64>
    %j = arith.addi %i, %three : index
    scf.yield %j : index
  }
  %1 = scf.while (%i = %zero) : (index) -> index {
    %c = arith.cmpi ult, %i, %n : index
    scf.condition(%c) %i : index
  } do {
  ^bb0(%i: index):
    memref.store %s, %a[%i] : memref<200xf64>
    %j = arith.addi %i, %one : index
    scf.yield %j : index
  }
  %2 = scf.while (%i = %zero) : (index) -> index {
    %c = arith.cmpi ne, %i, %n : index
    scf.condition(%c) %i : index
  } do {
  ^bb0(%i: index):
    memref.store %s, %a[%i] : memref<200xf64>
    %j = arith.addi %i, %one : index
    scf.yield %j : index
  }
  return
}
// -----

// these may go on where they wrap around, or miss the bound, or their bound changes
// CHECK-LABEL: func.func @held(%arg0: memref<200xf64>, %arg1: i32, %arg2: memref<i32>, %arg3: f64) -> i32 {
// CHECK-NEXT:      %c100_i32 = arith.constant 100 : i32
// CHECK-NEXT:      %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:      %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:      %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:      %0 = scf.while (%arg4 = %c0_i32) : (i32) -> i32 {
// CHECK-NEXT:        %5 = arith.cmpi sle, %arg4, %arg1 : i32
// CHECK-NEXT:        scf.condition(%5) %arg4 : i32
// CHECK-NEXT:      } do {
// CHECK-NEXT:      ^bb0(%arg4: i32):
// CHECK-NEXT:        %5 = arith.index_cast %arg4 : i32 to index
// CHECK-NEXT:        memref.store %arg3, %arg0[%5] : memref<200xf64>
// CHECK-NEXT:        %6 = arith.addi %arg4, %c1_i32 : i32
// CHECK-NEXT:        scf.yield %6 : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      %1 = scf.while (%arg4 = %c0_i32) : (i32) -> i32 {
// CHECK-NEXT:        %5 = arith.cmpi slt, %arg4, %arg1 : i32
// CHECK-NEXT:        scf.condition(%5) %arg4 : i32
// CHECK-NEXT:      } do {
// CHECK-NEXT:      ^bb0(%arg4: i32):
// CHECK-NEXT:        %5 = arith.index_cast %arg4 : i32 to index
// CHECK-NEXT:        memref.store %arg3, %arg0[%5] : memref<200xf64>
// CHECK-NEXT:        %6 = arith.addi %arg4, %c3_i32 : i32
// CHECK-NEXT:        scf.yield %6 : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      %2 = scf.while (%arg4 = %c0_i32) : (i32) -> i32 {
// CHECK-NEXT:        %5 = arith.cmpi ne, %arg4, %arg1 : i32
// CHECK-NEXT:        scf.condition(%5) %arg4 : i32
// CHECK-NEXT:      } do {
// CHECK-NEXT:      ^bb0(%arg4: i32):
// CHECK-NEXT:        %5 = arith.index_cast %arg4 : i32 to index
// CHECK-NEXT:        memref.store %arg3, %arg0[%5] : memref<200xf64>
// CHECK-NEXT:        %6 = arith.addi %arg4, %c1_i32 : i32
// CHECK-NEXT:        scf.yield %6 : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      %3 = scf.while (%arg4 = %c0_i32) : (i32) -> i32 {
// CHECK-NEXT:        %5 = memref.load %arg2[] : memref<i32>
// CHECK-NEXT:        %6 = arith.cmpi slt, %arg4, %5 : i32
// CHECK-NEXT:        scf.condition(%6) %arg4 : i32
// CHECK-NEXT:      } do {
// CHECK-NEXT:      ^bb0(%arg4: i32):
// CHECK-NEXT:        %5 = arith.index_cast %arg4 : i32 to index
// CHECK-NEXT:        memref.store %arg3, %arg0[%5] : memref<200xf64>
// CHECK-NEXT:        %6 = arith.addi %arg4, %c1_i32 : i32
// CHECK-NEXT:        scf.yield %6 : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      %4 = scf.while (%arg4 = %c0_i32) : (i32) -> i32 {
// CHECK-NEXT:        %5 = arith.cmpi slt, %arg4, %c100_i32 : i32
// CHECK-NEXT:        scf.condition(%5) %arg4 : i32
// CHECK-NEXT:      } do {
// CHECK-NEXT:      ^bb0(%arg4: i32):
// CHECK-NEXT:        %5 = arith.index_cast %arg4 : i32 to index
// CHECK-NEXT:        memref.store %arg3, %arg0[%5] : memref<200xf64>
// CHECK-NEXT:        %6 = arith.addi %arg4, %c3_i32 : i32
// CHECK-NEXT:        scf.yield %6 : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      return %4 : i32
// CHECK-NEXT:    }
func.func @held(%a: memref<200xf64>, %n: i32, %m: memref<i32>, %s: f64) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %0 = scf.while (%i = %zero) : (i32) -> i32 {
    %c = arith.cmpi sle, %i, %n : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %x = arith.index_cast %i : i32 to index
    memref.store %s, %a[%x] : memref<200xf64>
    %j = arith.addi %i, %one : i32
    scf.yield %j : i32
  }
  %1 = scf.while (%i = %zero) : (i32) -> i32 {
    %c = arith.cmpi slt, %i, %n : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %x = arith.index_cast %i : i32 to index
    memref.store %s, %a[%x] : memref<200xf64>
    %j = arith.addi %i, %three : i32
    scf.yield %j : i32
  }
  %2 = scf.while (%i = %zero) : (i32) -> i32 {
    %c = arith.cmpi ne, %i, %n : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %x = arith.index_cast %i : i32 to index
    memref.store %s, %a[%x] : memref<200xf64>
    %j = arith.addi %i, %one : i32
    scf.yield %j : i32
  }
  %3 = scf.while (%i = %zero) : (i32) -> i32 {
    %k = memref.load %m[] : memref<i32>
    %c = arith.cmpi slt, %i, %k : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %x = arith.index_cast %i : i32 to index
    memref.store %s, %a[%x] : memref<200xf64>
    %j = arith.addi %i, %one : i32
    scf.yield %j : i32
  }
  // how far steps of 3 get is not computed here
  %p = arith.constant 100 : i32
  %4 = scf.while (%i = %zero) : (i32) -> i32 {
    %c = arith.cmpi slt, %i, %p : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %x = arith.index_cast %i : i32 to index
    memref.store %s, %a[%x] : memref<200xf64>
    %j = arith.addi %i, %three : i32
    scf.yield %j : i32
  }
  return %4 : i32
}
// -----

// in C i + 3 and n + 1 do not wrap around
// CHECK-LABEL: func.func @nsw(%arg0: memref<200xf64>, %arg1: i32, %arg2: f64) {
// CHECK-NEXT:      %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:      %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:      %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:      %0 = arith.addi %arg1, %c1_i32 : i32
// CHECK-NEXT:      scf.for %arg3 = %c0_i32 to %0 step %c3_i32  : i32 {
// CHECK-NEXT:        %1 = arith.index_cast %arg3 : i32 to index
// CHECK-NEXT:        memref.store %arg2, %arg0[%1] : memref<200xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @nsw(%a: memref<200xf64>, %n: i32, %s: f64) {
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  %0 = scf.while (%i = %zero) : (i32) -> i32 {
    %c = arith.cmpi sle, %i, %n : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %x = arith.index_cast %i : i32 to index
    memref.store %s, %a[%x] : memref<200xf64>
    %j = arith.addi %i, %three overflow<nsw> : i32
    scf.yield %j : i32
  }
  return
}
