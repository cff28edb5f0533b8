// Storage: what was just stored is what is loaded, only the last of two stores counts, what nobody loads goes away; a
// resume or suspension in between changes everything.
// RUN: wami opt %s --canonicalize --cse | filecheck %s
!ints = !dcont.cont<(i32) -> ()>
!place = !dcont.allocated<(i32) -> ()>
func.func private @task()
func.func private @use(!ints)

// CHECK-LABEL: func.func @forwarded
// CHECK-SAME:    %[[K:[a-z0-9]+]]: !dcont.cont<(i32) -> ()>
// CHECK-NEXT:    dcont.store %{{.*}}, %[[K]]
// CHECK-NEXT:    call @use(%[[K]])
// CHECK-NEXT:    return
func.func @forwarded(%s: !place, %k: !ints, %l: !ints) {
  dcont.store %s, %l : !ints
  dcont.store %s, %k : !ints
  %m = dcont.load %s : !ints
  call @use(%m) : (!ints) -> ()
  return
}
// CHECK-LABEL: func.func @unread
// CHECK-NEXT:    return
func.func @unread() {
  %s = dcont.alloc() : !place
  %k = dcont.new @task : !ints
  dcont.store %s, %k : !ints
  return
}
// CHECK-LABEL: func.func @two
// CHECK-NEXT:    %[[A:[a-z0-9_]+]] = dcont.new @task
// CHECK-NEXT:    %[[B:[a-z0-9_]+]] = dcont.new @task
// CHECK-NEXT:    return %[[A]], %[[B]]
func.func @two() -> (!ints, !ints) {
  %a = dcont.new @task : !ints
  %b = dcont.new @task : !ints
  return %a, %b : !ints, !ints
}
// CHECK-LABEL: func.func @kept
// CHECK:         dcont.load
// CHECK-NEXT:    dcont.suspend
// CHECK-NEXT:    dcont.load
// CHECK-NEXT:    dcont.resume
// CHECK:         dcont.load
// CHECK-NEXT:    call @use
func.func @kept(%s: !place, %x: i32) {
  %unused = dcont.load %s : !ints
  dcont.suspend(%x) : (i32) -> ()
  %k = dcont.load %s : !ints
  dcont.resume %k : !ints on_yield(%v: i32, %r: !ints) {
  }
  %l = dcont.load %s : !ints
  call @use(%l) : (!ints) -> ()
  return
}
// Memory is not what it was before the continuation ran.
// CHECK-LABEL: func.func @memory
// CHECK:         memref.store
// CHECK-NEXT:    dcont.resume
// CHECK:         %[[V:[0-9]+]] = memref.load
// CHECK-NEXT:    dcont.suspend
// CHECK-NEXT:    %[[W:[0-9]+]] = memref.load
// CHECK-NEXT:    arith.addi %[[V]], %[[W]]
func.func @memory(%m: memref<1xi32>, %k: !ints, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<1xi32>
  dcont.resume %k : !ints on_yield(%v: i32, %r: !ints) {
  }
  %v = memref.load %m[%c0] : memref<1xi32>
  dcont.suspend(%x) : (i32) -> ()
  %w = memref.load %m[%c0] : memref<1xi32>
  %s = arith.addi %v, %w : i32
  return %s : i32
}
