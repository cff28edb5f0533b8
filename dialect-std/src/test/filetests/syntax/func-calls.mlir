// Calls, direct and indirect, by name and with results in packs.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func private @f(i32) -> (i32, i64)
func.func private @f(i32) -> (i32, i64)
// CHECK-LABEL: func.func private @g()
func.func private @g()
// CHECK-LABEL: func.func @calls(%arg0: i32, %arg1: (i32) -> i32) -> i64 {
// CHECK-NEXT:    %0:2 = call @f(%arg0) : (i32) -> (i32, i64)
// CHECK-NEXT:    %1:2 = call @f(%0#0) : (i32) -> (i32, i64)
// CHECK-NEXT:    call @g() : () -> ()
// CHECK-NEXT:    call @g() {some.attribute} : () -> ()
// CHECK-NEXT:    %f = constant @f : (i32) -> (i32, i64)
// CHECK-NEXT:    %2:2 = call_indirect %f(%1#0) : (i32) -> (i32, i64)
// CHECK-NEXT:    %3 = call_indirect %arg1(%arg0) : (i32) -> i32
// CHECK-NEXT:    return %1#1 : i64
// CHECK-NEXT:  }
func.func @calls(%x: i32, %h: (i32) -> i32) -> i64 {
  %a:2 = call @f(%x) : (i32) -> (i32, i64)
  %b, %c = func.call @f(%a#0) : (i32) -> (i32, i64)
  call @g() : () -> ()
  func.call @g() {some.attribute} : () -> ()
  %k = func.constant @f : (i32) -> (i32, i64)
  %d:2 = call_indirect %k(%b) : (i32) -> (i32, i64)
  %e = func.call_indirect %h(%x) : (i32) -> i32
  return %c : i64
}
