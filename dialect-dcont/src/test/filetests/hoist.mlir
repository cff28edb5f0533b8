// Nothing of a continuation leaves its loop: each turn makes, allocates, loads and suspends anew.
// RUN: wami opt %s --loop-invariant-code-motion | filecheck %s
!ints = !dcont.cont<(i32) -> ()>
func.func private @task()
// CHECK-LABEL: func.func @loop
// CHECK:      scf.for
// CHECK-NEXT:   dcont.new
// CHECK-NEXT:   dcont.alloc
// CHECK-NEXT:   dcont.store
// CHECK-NEXT:   dcont.load
// CHECK-NEXT:   dcont.suspend
// CHECK-NEXT:   dcont.resume
func.func @loop(%s: !dcont.allocated<(i32) -> ()>, %x: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %k = dcont.new @task : !ints
    %t = dcont.alloc() : !dcont.allocated<(i32) -> ()>
    dcont.store %t, %k : !ints
    %l = dcont.load %s : !ints
    dcont.suspend(%x) : (i32) -> ()
    dcont.resume %l : !ints on_yield(%v: i32, %r: !ints) {
    }
  }
  return
}
