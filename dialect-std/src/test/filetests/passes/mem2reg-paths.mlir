// mem2reg: a slot stored on some paths only is poison on the others; one whose address is passed on stays.
// RUN: wami opt %s --mem2reg | filecheck %s
// CHECK-LABEL: func.func private @takes(memref<i32>)
func.func private @takes(memref<i32>)
// CHECK-LABEL: func.func @paths(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:    %0 = ub.poison : i32
// CHECK-NEXT:    cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    cf.br ^bb3(%arg1 : i32)
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    cf.br ^bb3(%0 : i32)
// CHECK-NEXT:  ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    return %1 : i32
// CHECK-NEXT:  }
func.func @paths(%c: i1, %x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  cf.cond_br %c, ^a, ^b
^a:
  memref.store %x, %m[] : memref<i32>
  cf.br ^d
^b:
  cf.br ^d
^d:
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
// CHECK-LABEL: func.func @passed_on(%arg0: i32) -> i32 {
// CHECK-NEXT:    %alloca = memref.alloca() : memref<i32>
// CHECK-NEXT:    memref.store %arg0, %alloca[] : memref<i32>
// CHECK-NEXT:    call @takes(%alloca) : (memref<i32>) -> ()
// CHECK-NEXT:    %0 = memref.load %alloca[] : memref<i32>
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @passed_on(%x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  call @takes(%m) : (memref<i32>) -> ()
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
// CHECK-LABEL: func.func @loop(%arg0: i32) -> i32 {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    cf.br ^bb1(%c0_i32 : i32)
// CHECK-NEXT:  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:    %1 = arith.cmpi slt, %0, %arg0 : i32
// CHECK-NEXT:    cf.cond_br %1, ^bb2, ^bb3
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    %2 = arith.addi %0, %c1_i32 : i32
// CHECK-NEXT:    cf.br ^bb1(%2 : i32)
// CHECK-NEXT:  ^bb3:  // pred: ^bb1
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %c0, %m[] : memref<i32>
  cf.br ^head
^head:
  %i = memref.load %m[] : memref<i32>
  %p = arith.cmpi slt, %i, %n : i32
  cf.cond_br %p, ^body, ^out
^body:
  %j = arith.addi %i, %c1 : i32
  memref.store %j, %m[] : memref<i32>
  cf.br ^head
^out:
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
// CHECK-LABEL: func.func @last_store_wins(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:    return %arg1 : i32
// CHECK-NEXT:  }
func.func @last_store_wins(%x: i32, %y: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  memref.store %y, %m[] : memref<i32>
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
