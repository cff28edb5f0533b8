// RUN: wami opt %s --cse | filecheck %s

// CHECK-LABEL: func.func private @priv(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:    %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:    return %0, %arg1 : i32, i32
// CHECK-NEXT:  }
func.func private @priv(%a: i32, %b: i32) -> (i32, i32) { 
  %0 = arith.addi %a, %a : i32
  return %0, %b : i32, i32 
}
// CHECK-LABEL: func.func @main(%arg0: i32, %arg1: index) -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    %0:2 = call @priv(%c1_i32, %c2_i32) : (i32, i32) -> (i32, i32)
// CHECK-NEXT:    %1:2 = call @priv(%c1_i32, %arg0) : (i32, i32) -> (i32, i32)
// CHECK-NEXT:    %2 = scf.if %true -> (i32) {
// CHECK-NEXT:      scf.yield %c1_i32 : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %arg0 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %3:2 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %c1_i32, %arg4 = %c2_i32) -> (i32, i32) {
// CHECK-NEXT:      %9 = arith.muli %arg3, %c1_i32 : i32
// CHECK-NEXT:      %10 = arith.addi %arg4, %c1_i32 : i32
// CHECK-NEXT:      scf.yield %9, %10 : i32, i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %4 = arith.cmpi eq, %2, %c1_i32 : i32
// CHECK-NEXT:    cf.cond_br %4, ^bb1(%c2_i32 : i32), ^bb2(%arg0 : i32)
// CHECK-NEXT:  ^bb1(%5: i32):  // pred: ^bb0
// CHECK-NEXT:    %6 = arith.addi %5, %3#0 : i32
// CHECK-NEXT:    cf.br ^bb3(%6 : i32)
// CHECK-NEXT:  ^bb2(%7: i32):  // pred: ^bb0
// CHECK-NEXT:    cf.br ^bb3(%7 : i32)
// CHECK-NEXT:  ^bb3(%8: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    return %0#0, %1#1, %3#1, %8, %2 : i32, i32, i32, i32, i32
// CHECK-NEXT:  }
func.func @main(%x: i32, %n: index) -> (i32, i32, i32, i32, i32) { 
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %t = arith.constant true
  %0:2 = func.call @priv(%c1, %c2) : (i32, i32) -> (i32, i32)
  %1:2 = func.call @priv(%c1, %x) : (i32, i32) -> (i32, i32)
  %2 = scf.if %t -> i32 {
    scf.yield %c1 : i32
  } else { 
    scf.yield %x : i32
  }
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %3:2 = scf.for %i = %i0 to %n step %i1 iter_args(%p = %c1, %q = %c2) -> (i32, i32) { 
    %s = arith.muli %p, %c1 : i32
    %u = arith.addi %q, %c1 : i32
    scf.yield %s, %u : i32, i32
  }
  %cond = arith.cmpi eq, %2, %c1 : i32
  cf.cond_br %cond, ^a(%c2: i32), ^b(%x : i32)
 ^a(%z: i32):
  %w = arith.addi %z, %3#0 : i32
  cf.br ^c(%w : i32)
 ^b(%y: i32): 
  cf.br ^c(%y: i32)
 ^c(%o: i32):
  %st = arith.constant 3 : i32
  return %0#0, %1#1, %3#1, %o, %2 : i32, i32, i32, i32, i32
}
// CHECK-LABEL: func.func @loop(%arg0: i32) -> i32 {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    cf.br ^bb1(%c0_i32, %c1_i32 : i32, i32)
// CHECK-NEXT:  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:    %2 = arith.cmpi slt, %0, %arg0 : i32
// CHECK-NEXT:    cf.cond_br %2, ^bb2, ^bb3
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    %3 = arith.addi %0, %c1_i32 : i32
// CHECK-NEXT:    %4 = arith.muli %1, %c1_i32 : i32
// CHECK-NEXT:    cf.br ^bb1(%3, %4 : i32, i32)
// CHECK-NEXT:  ^bb3:  // pred: ^bb1
// CHECK-NEXT:    return %1 : i32
// CHECK-NEXT:  }
func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^h(%c0, %c1 : i32, i32)
 ^h(%i: i32, %k: i32):
  %d = arith.cmpi slt, %i, %n : i32
  cf.cond_br %d, ^body, ^x
 ^body: 
  %i2 = arith.addi %i, %c1: i32
  %k2 = arith.muli %k, %c1 : i32
  cf.br ^h(%i2, %k2: i32, i32)
 ^x:
  return %k: i32
}
// CHECK-LABEL: func.func @w(%arg0: i32) -> i32 {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %false = arith.constant false
// CHECK-NEXT:    %0 = scf.while (%arg1 = %c0_i32) : (i32) -> i32 {
// CHECK-NEXT:      scf.condition(%false) %arg1 : i32
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%arg1: i32):
// CHECK-NEXT:      %1 = arith.addi %arg1, %arg0 : i32
// CHECK-NEXT:      scf.yield %1 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @w(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %f = arith.constant false
  %r = scf.while (%a = %c0) : (i32) -> i32 {
    scf.condition(%f) %a : i32
  } do { 
   ^bb0(%b: i32):
    %q = arith.addi %b, %n : i32
    scf.yield %q : i32
  }
  return %r: i32
}
// CHECK-LABEL: func.func @repeated(%arg0: i32) -> i32 {
// CHECK-NEXT:    %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:    %1 = arith.muli %0, %0 : i32
// CHECK-NEXT:    return %1 : i32
// CHECK-NEXT:  }
func.func @repeated(%a: i32) -> i32 { 
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}

// Reads are merged unless something in between may write.
// CHECK-LABEL: func.func @reads(%arg0: memref<i32>, %arg1: memref<i32>) -> (i32, i32, i32) {
// CHECK-NEXT:    %0 = memref.load %arg0[] : memref<i32>
// CHECK-NEXT:    memref.store %0, %arg1[] : memref<i32>
// CHECK-NEXT:    %1 = memref.load %arg0[] : memref<i32>
// CHECK-NEXT:    return %0, %0, %1 : i32, i32, i32
// CHECK-NEXT:  }
func.func @reads(%m: memref<i32>, %n: memref<i32>) -> (i32, i32, i32) {
  %0 = memref.load %m[] : memref<i32>
  %1 = memref.load %m[] : memref<i32>
  memref.store %1, %n[] : memref<i32>
  %2 = memref.load %m[] : memref<i32>
  return %0, %1, %2 : i32, i32, i32
}
// CHECK-LABEL: func.func @commuted(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:    %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:    return %0, %0 : i32, i32
// CHECK-NEXT:  }
func.func @commuted(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  return %0, %1 : i32, i32
}
