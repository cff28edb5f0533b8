// beyond mlir-opt: it takes bounds not to wrap around
// RUN: wami opt %s --scf-for-loop-range-folding | filecheck %s

// CHECK-LABEL: func.func private @use(index)
func.func private @use(index)

// CHECK-LABEL: func.func @product() {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c3 = arith.constant 3 : index
// CHECK-NEXT:    %c10 = arith.constant 10 : index
// CHECK-NEXT:    %0 = arith.muli %c0, %c3 : index
// CHECK-NEXT:    %1 = arith.muli %c10, %c3 : index
// CHECK-NEXT:    %2 = arith.muli %c1, %c3 : index
// CHECK-NEXT:    %3 = arith.addi %0, %c10 : index
// CHECK-NEXT:    %4 = arith.addi %1, %c10 : index
// CHECK-NEXT:    scf.for %arg0 = %3 to %4 step %2 {
// CHECK-NEXT:      func.call @use(%arg0) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @product() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %k = arith.muli %i, %c3 : index
    %l = arith.addi %k, %c10 : index
    func.call @use(%l) : (index) -> ()
  }
  return
}

// The factor may be negative, or 0.
// CHECK-LABEL: func.func @unknown_factor(%arg0: index) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c10 = arith.constant 10 : index
// CHECK-NEXT:    scf.for %arg1 = %c0 to %c10 step %c1 {
// CHECK-NEXT:      %0 = arith.muli %arg1, %arg0 : index
// CHECK-NEXT:      func.call @use(%0) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @unknown_factor(%f: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %k = arith.muli %i, %f : index
    func.call @use(%k) : (index) -> ()
  }
  return
}

// n + 1 may wrap around: then the loop would not run.
// CHECK-LABEL: func.func @may_wrap(%arg0: index) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    scf.for %arg1 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:      %0 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:      func.call @use(%0) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @may_wrap(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.addi %i, %c1 : index
    func.call @use(%k) : (index) -> ()
  }
  return
}
