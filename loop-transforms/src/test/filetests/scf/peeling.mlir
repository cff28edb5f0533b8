// RUN: wami opt %s --scf-for-loop-peeling --canonicalize | filecheck %s

// CHECK-LABEL: func.func private @use(index)
func.func private @use(index)

// 17 iterations of 4 by 4: the last is of one.
// CHECK-LABEL: func.func @constant() {
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %c16 = arith.constant 16 : index
// CHECK-NEXT:    scf.for %arg0 = %c0 to %c16 step %c4 {
// CHECK-NEXT:      func.call @use(%c4) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    call @use(%c1) : (index) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @constant() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c17 = arith.constant 17 : index
  scf.for %i = %c0 to %c17 step %c4 {
    %n = affine.min affine_map<(d0) -> (4, 17 - d0)>(%i)
    func.call @use(%n) : (index) -> ()
  }
  return
}

// The step divides the range.
// CHECK-LABEL: func.func @divided() {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %c16 = arith.constant 16 : index
// CHECK-NEXT:    scf.for %arg0 = %c0 to %c16 step %c4 {
// CHECK-NEXT:      func.call @use(%arg0) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @divided() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c4 {
    func.call @use(%i) : (index) -> ()
  }
  return
}
