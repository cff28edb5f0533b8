// Loops between blocks that go round a known number of times are written out.
// RUN: wami opt %s --pass-pipeline='builtin.module(func.func(unroll-loops,sccp,canonicalize))' | filecheck %s
// beyond mlir-opt: upstream unrolls loops that are operations only

// Three iterations, and the test that fails.
// CHECK-LABEL: func.func @three
// CHECK-NOT:     cf.
// CHECK:         memref.store
// CHECK:         memref.store
// CHECK:         memref.store
// CHECK-NOT:     memref.store
// CHECK:         return
func.func @three(%m: memref<?xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %c3 : index
  cf.cond_br %more, ^body, ^exit
^body:
  memref.store %x, %m[%i] : memref<?xi32>
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next : index)
^exit:
  return
}

// Counts down by shifting, with the test at the end and a value that is used behind the loop.
// CHECK-LABEL: func.func @halves(%arg0: i32)
// CHECK-NEXT:    %0 = arith.muli %arg0, %arg0
// CHECK-NEXT:    %1 = arith.muli %0, %0
// CHECK-NEXT:    %2 = arith.muli %1, %1
// CHECK-NEXT:    return %2
func.func @halves(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  cf.br ^body(%c4, %x : i32, i32)
^body(%n: i32, %y: i32):
  %square = arith.muli %y, %y : i32
  %half = arith.shrui %n, %c1 : i32
  %more = arith.cmpi ne, %half, %c0 : i32
  cf.cond_br %more, ^body(%half, %square : i32, i32), ^exit
^exit:
  return %square : i32
}

// May be left earlier: each copy keeps that test.
// CHECK-LABEL: func.func @find
// CHECK:         cf.cond_br
// CHECK:         cf.cond_br
// CHECK-NOT:     cf.cond_br
// CHECK:         return
func.func @find(%m: memref<?xi32>, %x: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %c2 : index
  cf.cond_br %more, ^body, ^exit
^body:
  %v = memref.load %m[%i] : memref<?xi32>
  %found = arith.cmpi eq, %v, %x : i32
  %next = arith.addi %i, %c1 : index
  cf.cond_br %found, ^exit, ^head(%next : index)
^exit:
  return %i : index
}

// The inner one of two, and not the outer one in the same run.
// CHECK-LABEL: func.func @nest
// CHECK:         cf.cond_br
// CHECK:         memref.store
// CHECK:         memref.store
// CHECK-NOT:     memref.store
// CHECK:         return
func.func @nest(%m: memref<?xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  cf.br ^outer(%c0 : index)
^outer(%i: index):
  %goOn = arith.cmpi slt, %i, %n : index
  cf.cond_br %goOn, ^inner(%c0 : index), ^exit
^inner(%j: index):
  %more = arith.cmpi slt, %j, %c2 : index
  cf.cond_br %more, ^body, ^step
^body:
  %at = arith.addi %i, %j : index
  memref.store %x, %m[%at] : memref<?xi32>
  %k = arith.addi %j, %c1 : index
  cf.br ^inner(%k : index)
^step:
  %next = arith.addi %i, %c1 : index
  cf.br ^outer(%next : index)
^exit:
  return
}

// Not known, or too often: stays.
// CHECK-LABEL: func.func @unknown
// CHECK:         memref.store
// CHECK-NOT:     memref.store
// CHECK-LABEL: func.func @often
// CHECK:         memref.store
// CHECK-NOT:     memref.store
func.func @unknown(%m: memref<i32>, %n: i32) {
  cf.br ^head(%n : i32)
^head(%i: i32):
  memref.store %i, %m[] : memref<i32>
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %next = arith.subi %i, %c1 : i32
  %more = arith.cmpi ne, %next, %c0 : i32
  cf.cond_br %more, ^head(%next : i32), ^exit
^exit:
  return
}
func.func @often(%m: memref<i32>) {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %c100 = arith.constant 100 : i32
  cf.br ^head(%c100 : i32)
^head(%i: i32):
  memref.store %i, %m[] : memref<i32>
  %next = arith.subi %i, %c1 : i32
  %more = arith.cmpi ne, %next, %c0 : i32
  cf.cond_br %more, ^head(%next : i32), ^exit
^exit:
  return
}
