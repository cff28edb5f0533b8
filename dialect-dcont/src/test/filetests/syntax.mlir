// The operations of dcont with every part that may be there or not.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s | wami opt - | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt - | filecheck %s

// CHECK-LABEL: func.func private @generator() {
// CHECK-NEXT:    %[[X:.*]] = arith.constant 1 : i32
// CHECK-NEXT:    dcont.suspend() : () -> ()
// CHECK-NEXT:    dcont.suspend(%[[X]]) : (i32) -> ()
// CHECK-NEXT:    %{{.*}}:2 = dcont.suspend(%[[X]], %[[X]]) : (i32, i32) -> (i64, f32)
func.func private @generator() {
  %x = arith.constant 1 : i32
  dcont.suspend() : () -> ()
  dcont.suspend (%x) : (i32) -> ()
  %r:2 = dcont.suspend(%x, %x) : (i32, i32) -> (i64, f32)
  return
}

// CHECK-LABEL: func.func @storage
// CHECK-SAME:    (%[[S:.*]]: !dcont.allocated<(i32) -> i64>) -> !dcont.cont<(i32) -> i64> {
func.func @storage(%s: !dcont.allocated<(i32)->(i64)>) -> !dcont.cont<(i32)->(i64)> {
  // CHECK-NEXT: %[[C:.*]] = dcont.new @generator : !dcont.cont<(i32) -> i64>
  %c = dcont.new @generator : !dcont.cont<(i32) -> (i64)>
  // CHECK-NEXT: %[[T:.*]] = dcont.alloc() : !dcont.allocated<(i32) -> i64>
  %t = dcont.alloc() : !dcont.allocated<(i32) -> i64>
  // CHECK-NEXT: dcont.store %[[T]], %[[C]] : !dcont.cont<(i32) -> i64>
  dcont.store %t, %c : !dcont.cont<(i32) -> i64>
  // CHECK-NEXT: %[[L:.*]] = dcont.load %[[S]] {note = "kept"} : !dcont.cont<(i32) -> i64>
  %l = dcont.load %s {note = "kept"} : !dcont.cont<(i32) -> i64>
  // CHECK-NEXT: return %[[L]]
  return %l : !dcont.cont<(i32) -> i64>
}

// CHECK-LABEL: func.func @resume
func.func @resume(%a: !dcont.cont<() -> ()>, %b: !dcont.cont<(i32, f64) -> (i64, f32)>, %x: i64, %y: f32) -> i1 {
  // CHECK-NEXT: dcont.resume %{{.*}} : !dcont.cont<() -> ()> on_yield(%{{.*}}: !dcont.cont<() -> ()>) {
  // CHECK-NEXT: }
  dcont.resume %a() : !dcont.cont<() -> ()> on_yield(%k: !dcont.cont<() -> ()>) {
  }
  // CHECK-NEXT: dcont.resume %{{.*}} : !dcont.cont<() -> ()> on_yield(%{{.*}}: !dcont.cont<() -> ()>) {
  // CHECK-NEXT: } on_return {
  // CHECK-NEXT: } {note = 1 : i32}
  dcont.resume %a : !dcont.cont<() -> ()> on_yield(%k: !dcont.cont<() -> ()>) {
    dcont.yield
  } on_return {
  } {note = 1 : i32}
  // CHECK-NEXT: %[[R:.*]]:2 = dcont.resume %{{.*}}(%{{.*}}, %{{.*}}) : !dcont.cont<(i32, f64) -> (i64, f32)> -> (i1, i32) on_yield(%[[V:.*]]: i32, %[[W:.*]]: f64, %[[K:.*]]: !dcont.cont<(i32, f64) -> (i64, f32)>) {
  %r:2 = dcont.resume %b(%x, %y) : !dcont.cont<(i32, f64) -> (i64, f32)> -> (i1, i32)
  on_yield(%v: i32, %w: f64, %k: !dcont.cont<(i32, f64) -> (i64, f32)>) {
    %true = arith.constant true
    // CHECK: dcont.yield %{{.*}}, %[[V]] : i1, i32
    dcont.yield %true, %v : i1, i32
  // CHECK-NEXT: } on_return {
  } on_return {
    %false = arith.constant false
    %zero = arith.constant 0 : i32
    dcont.yield %false, %zero : i1, i32
  }
  return %r#0 : i1
}
