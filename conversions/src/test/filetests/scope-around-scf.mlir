// RUN: wami opt %s --convert-scf-to-cf | filecheck %s
// beyond mlir-opt: leaves scopes of several blocks, which it then rejects

// A scope has one block: where there will be branches it becomes what saves and restores the stack.
// CHECK-LABEL: func.func @around
// CHECK: llvm.intr.stacksave
// CHECK-NOT: memref.alloca_scope
// CHECK: cf.cond_br
// CHECK: llvm.intr.stackrestore
// CHECK-NEXT: return
func.func @around(%c: i1, %x: i32) -> i32 {
  %y = memref.alloca_scope -> (i32) {
    %z = scf.if %c -> i32 {
      scf.yield %x : i32
    } else {
      %t = arith.addi %x, %x : i32
      scf.yield %t : i32
    }
    memref.alloca_scope.return %z : i32
  }
  return %y : i32
}

// CHECK-LABEL: func.func @without
// CHECK: memref.alloca_scope
// CHECK: return
func.func @without(%x: i32) -> i32 {
  %y = memref.alloca_scope -> (i32) {
    memref.alloca_scope.return %x : i32
  }
  return %y : i32
}
