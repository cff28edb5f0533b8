// RUN: wami opt %s --canonicalize | filecheck %s
// beyond mlir-opt: mlir-opt 22 does not come to an end

// The cycle becomes unreachable while it is looked at. Merging ^loop into ^latch makes its sum one of itself.

// CHECK-LABEL: func.func @cycle
// CHECK-NEXT:    return %{{.*}} : i32
// CHECK-NEXT:  }
func.func @cycle(%n: i32, %c: i1, %m: memref<i32>) -> i32 {
  %true = arith.constant true
  %c1 = arith.constant 1 : i32
  cf.cond_br %true, ^done, ^loop(%n : i32)
^loop(%i: i32):
  %a = arith.addi %i, %c1 : i32
  cf.cond_br %c, ^x, ^latch
^x:
  memref.store %a, %m[] : memref<i32>
  cf.br ^latch
^latch:
  %b = arith.addi %a, %c1 : i32
  memref.store %b, %m[] : memref<i32>
  cf.br ^loop(%b : i32)
^done:
  return %n : i32
}
