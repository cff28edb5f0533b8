// RUN: wami opt %s --mem2reg | filecheck %s

// CHECK-LABEL: func.func @g(%arg0: i1, %arg1: f64) -> f64 {
// CHECK-NEXT:    %0 = ub.poison : f64
// CHECK-NEXT:    cf.cond_br %arg0, ^bb1, ^bb2(%0 : f64)
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    cf.br ^bb2(%arg1 : f64)
// CHECK-NEXT:  ^bb2(%1: f64):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    return %1 : f64
// CHECK-NEXT:  }
func.func @g(%c: i1, %x: f64) -> f64 { 
  %m = memref.alloca() : memref<f64>
  cf.cond_br %c, ^a, ^b
  ^a: 
  memref.store %x, %m[] : memref<f64>
  cf.br ^b
  ^b:
  %r = memref.load %m[] : memref<f64>
  return %r : f64
}
// CHECK-LABEL: func.func @cfg(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:    %0 = ub.poison : i32
// CHECK-NEXT:    %1 = arith.addi %arg1, %arg2 : i32
// CHECK-NEXT:    cf.br ^bb1(%arg1 : i32)
// CHECK-NEXT:  ^bb1(%2: i32):  // 3 preds: ^bb0, ^bb2, ^bb4
// CHECK-NEXT:    %3 = arith.cmpi slt, %2, %arg2 : i32
// CHECK-NEXT:    cf.cond_br %3, ^bb2, ^bb3
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    %4 = arith.addi %2, %2 : i32
// CHECK-NEXT:    cf.br ^bb1(%4 : i32)
// CHECK-NEXT:  ^bb3:  // pred: ^bb1
// CHECK-NEXT:    return %2 : i32
// CHECK-NEXT:  ^bb4:  // no predecessors
// CHECK-NEXT:    cf.br ^bb1(%0 : i32)
// CHECK-NEXT:  }
func.func @cfg(%c: i1, %x: i32, %y: i32) -> i32 { 
  %m = memref.alloca() : memref<i32>
  %u = arith.addi %x, %y : i32
  memref.store %x, %m[] : memref<i32>
  cf.br ^h
  ^h:
  %v = memref.load %m[] : memref<i32>
  %k = arith.cmpi slt, %v, %y : i32
  cf.cond_br %k, ^b, ^e
  ^b: 
  %v2 = memref.load %m[] : memref<i32>
  %w = arith.addi %v2, %v : i32
  memref.store %w, %m[] : memref<i32>
  cf.br ^h
  ^e:
  %r = memref.load %m[] : memref<i32>
  return %r : i32
 ^unr: 
  %r2 = memref.load %m[] : memref<i32>
  cf.br ^h
}
