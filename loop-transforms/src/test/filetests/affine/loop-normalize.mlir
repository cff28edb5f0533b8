// RUN: wami opt %s --affine-loop-normalize | filecheck %s

// CHECK-LABEL: func.func private @use(index)
func.func private @use(index)

// CHECK-LABEL: func.func @constant() {
// CHECK-NEXT:    affine.for %arg0 = 0 to 8 {
// CHECK-NEXT:      %0 = affine.apply #map(%arg0)
// CHECK-NEXT:      func.call @use(%0) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @constant() {
  affine.for %i = 3 to 40 step 5 {
    func.call @use(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @symbols(%arg0: index, %arg1: index) {
// CHECK-NEXT:    affine.for %arg2 = 0 to #map1()[%arg1, %arg0] {
// CHECK-NEXT:      %0 = affine.apply #map2(%arg2)[%arg0]
// CHECK-NEXT:      affine.for %arg3 = 0 to min #map3(%0)[%arg1] {
// CHECK-NEXT:        %1 = affine.apply #map4(%0, %arg3)
// CHECK-NEXT:        func.call @use(%1) : (index) -> ()
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @symbols(%a: index, %n: index) {
  affine.for %i = affine_map<()[s0] -> (s0 - 1)>()[%a] to %n step 2 {
    affine.for %j = affine_map<(d0) -> (d0 * 2)>(%i) to min affine_map<(d0)[s0] -> (d0 * 3, s0, 100)>(%i)[%n] step 4 {
      func.call @use(%j) : (index) -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @greatest_bound(%arg0: index) {
// CHECK-NEXT:    affine.for %arg1 = max #map5()[%arg0] to 100 step 2 {
// CHECK-NEXT:      func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @greatest_bound(%a: index) {
  affine.for %i = max affine_map<()[s0] -> (s0, 7)>()[%a] to 100 step 2 {
    func.call @use(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @once(%arg0: index) {
// CHECK-NEXT:    affine.for %arg1 = 0 to 1 {
// CHECK-NEXT:      %0 = affine.apply #map6(%arg1)[%arg0]
// CHECK-NEXT:      func.call @use(%0) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @once(%a: index) {
  affine.for %i = affine_map<()[s0] -> (s0 + 1)>()[%a] to affine_map<()[s0] -> (s0 + 3)>()[%a] step 2 {
    func.call @use(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @carried(%arg0: f32) -> f32 {
// CHECK-NEXT:    %0 = affine.for %arg1 = 0 to 1 iter_args(%arg2 = %arg0) -> (f32) {
// CHECK-NEXT:      %1 = affine.apply #map7(%arg1)
// CHECK-NEXT:      %2 = arith.addf %arg2, %arg2 : f32
// CHECK-NEXT:      affine.yield %2 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @carried(%x: f32) -> f32 {
  %r = affine.for %i = 9 to 10 iter_args(%s = %x) -> (f32) {
    %t = arith.addf %s, %s : f32
    affine.yield %t : f32
  }
  return %r : f32
}

// CHECK-LABEL: func.func @parallel(%arg0: index) {
// CHECK-NEXT:    affine.parallel (%arg1, %arg2) = (0, 0) to (6, 8) {
// CHECK-NEXT:      %0 = affine.apply #map8(%arg1)[%arg0]
// CHECK-NEXT:      %1 = affine.apply #map9(%arg2)[%arg0]
// CHECK-NEXT:      func.call @use(%1) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @parallel(%n: index) {
  affine.parallel (%i, %j) = (2, symbol(%n)) to (20, symbol(%n) + 30) step (3, 4) {
    func.call @use(%j) : (index) -> ()
  }
  return
}

// run: @sum(3, 50) == 600
// CHECK-LABEL: func.func @sum(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %0 = affine.for %arg2 = 0 to #map1()[%arg1, %arg0] iter_args(%arg3 = %c0) -> (index) {
// CHECK-NEXT:      %1 = affine.apply #map2(%arg2)[%arg0]
// CHECK-NEXT:      %2 = arith.addi %arg3, %1 : index
// CHECK-NEXT:      affine.yield %2 : index
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : index
// CHECK-NEXT:  }
func.func @sum(%a: index, %n: index) -> index {
  %zero = arith.constant 0 : index
  %r = affine.for %i = affine_map<()[s0] -> (s0 - 1)>()[%a] to %n step 2 iter_args(%s = %zero) -> (index) {
    %t = arith.addi %s, %i : index
    affine.yield %t : index
  }
  return %r : index
}
