// Loops over index, integers, unsigned, with carried values; without a terminator in the text.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func @f(%arg0: index, %arg1: i32, %arg2: i8) -> (i32, f32) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:      scf.for %arg4 = %arg3 to %arg0 step %arg3 {
// CHECK-NEXT:        %1 = arith.addi %arg3, %arg4 : index
// CHECK-NEXT:      }
// CHECK-NEXT:    } {some.attribute = 1 : i32}
// CHECK-NEXT:    scf.for unsigned %arg3 = %arg1 to %arg1 step %arg1  : i32 {
// CHECK-NEXT:    }
// CHECK-NEXT:    %0:2 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %arg1, %arg5 = %cst) -> (i32, f32)  : i8 {
// CHECK-NEXT:      scf.yield %arg4, %arg5 : i32, f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0#0, %0#1 : i32, f32
// CHECK-NEXT:  }
func.func @f(%n: index, %x: i32, %c: i8) -> (i32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  scf.for %i = %c0 to %n step %c1 {
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %i to %n step %i {
      %k = arith.addi %i, %j : index
    }
  } {some.attribute = 1 : i32}
  scf.for unsigned %i = %x to %x step %x : i32 {
    scf.yield
  }
  %r:2 = scf.for %i = %c to %c step %c iter_args(%a = %x, %b = %z) -> (i32, f32) : i8 {
    scf.yield %a, %b : i32, f32
  }
  return %r#0, %r#1 : i32, f32
}
