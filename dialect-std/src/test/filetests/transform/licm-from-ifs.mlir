// RUN: wami opt %s --loop-invariant-code-motion='from-ifs=true' | filecheck %s
// beyond mlir-opt: the option is ours
// RUN: wami opt %s --loop-invariant-code-motion | filecheck %s --check-prefix=STAY

// Out of all loops and conditionals in them; a division may fail where it is not reached, a load see what another
// iteration has stored.
// CHECK-LABEL: func.func @sides
// CHECK:         %[[SUM:.*]] = arith.addi %[[X:.*]], %[[Y:.*]] : i32
// CHECK-NEXT:    %[[PRODUCT:.*]] = arith.muli %[[SUM]], %[[X]] : i32
// CHECK-NEXT:    %[[BITS:.*]] = arith.xori %[[X]], %[[Y]] : i32
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      scf.for
// CHECK-NEXT:        scf.if
// CHECK-NEXT:          arith.cmpi
// CHECK-NEXT:          scf.if
// CHECK-NEXT:            %[[QUOTIENT:.*]] = arith.divsi %[[X]], %[[Y]] : i32
// CHECK-NEXT:            %[[HALF:.*]] = arith.shrui %[[QUOTIENT]], %[[X]] : i32
// CHECK-NEXT:            memref.load
// CHECK:               else
// CHECK-NEXT:          memref.store %[[BITS]]
// STAY-LABEL: func.func @sides
// STAY:         scf.if
// STAY:         arith.addi
func.func @sides(%m: memref<?xi32>, %n: index, %x: i32, %y: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.if %c {
        %sum = arith.addi %x, %y : i32
        %less = arith.cmpi ult, %i, %j : index
        scf.if %less {
          %product = arith.muli %sum, %x : i32
          %quotient = arith.divsi %x, %y : i32
          %half = arith.shrui %quotient, %x : i32
          %old = memref.load %m[%c0] : memref<?xi32>
          %a = arith.addi %product, %half : i32
          %b = arith.addi %a, %old : i32
          memref.store %b, %m[%j] : memref<?xi32>
        }
      } else {
        %bits = arith.xori %x, %y : i32
        memref.store %bits, %m[%i] : memref<?xi32>
      }
    }
  }
  return
}

// What a loop in a conditional has computed, or an iteration counted, stays behind it.
// CHECK-LABEL: func.func @needed
// CHECK:         scf.if
// CHECK-NEXT:      %[[TOTAL:.*]] = scf.for
// CHECK:           arith.addi %[[TOTAL]]
// CHECK:           arith.index_cast
func.func @needed(%m: memref<?xi32>, %n: index, %x: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %c {
      %total = scf.for %j = %c0 to %n step %c1 iter_args(%t = %x) -> i32 {
        %v = memref.load %m[%j] : memref<?xi32>
        %u = arith.addi %t, %v : i32
        scf.yield %u : i32
      }
      %more = arith.addi %total, %x : i32
      %number = arith.index_cast %i : index to i32
      %all = arith.addi %more, %number : i32
      memref.store %all, %m[%i] : memref<?xi32>
    }
  }
  return
}
