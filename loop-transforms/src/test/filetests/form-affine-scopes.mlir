// RUN: wami opt %s --form-affine-scopes --raise-scf-to-affine | filecheck %s
// beyond mlir-opt: it has no such pass

// bounds that are loaded, as integers of 32 bits; the loops share a scope
// CHECK-LABEL: func.func @rows(%arg0: memref<?xi32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
// CHECK-NEXT:    affine.for %arg4 = 0 to %arg3 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg4] : memref<?xi32>
// CHECK-NEXT:      %1 = affine.load %arg0[%arg4 + 1] : memref<?xi32>
// CHECK-NEXT:      %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:      loops.affine_scope {
// CHECK-NEXT:        %2 = arith.index_cast %1 : i32 to index
// CHECK-NEXT:        %3 = arith.index_cast %0 : i32 to index
// CHECK-NEXT:        %4 = affine.for %arg5 = %3 to %2 iter_args(%arg6 = %cst) -> (f32) {
// CHECK-NEXT:          %5 = affine.load %arg2[%arg5] : memref<?xf32>
// CHECK-NEXT:          %6 = arith.addf %arg6, %5 : f32
// CHECK-NEXT:          affine.yield %6 : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        affine.store %4, %arg1[%arg4] : memref<?xf32>
// CHECK-NEXT:        affine.for %arg5 = %3 to %2 {
// CHECK-NEXT:          %5 = affine.load %arg2[%arg5] : memref<?xf32>
// CHECK-NEXT:          %6 = arith.divf %5, %4 : f32
// CHECK-NEXT:          affine.store %6, %arg2[%arg5] : memref<?xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @rows(%offsets: memref<?xi32>, %s: memref<?xf32>, %v: memref<?xf32>, %n: index) {
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to %n {
    %i1 = arith.addi %i, %c1 : index
    %a = memref.load %offsets[%i] : memref<?xi32>
    %b = memref.load %offsets[%i1] : memref<?xi32>
    %from = arith.index_cast %a : i32 to index
    %to = arith.index_cast %b : i32 to index
    %zero = arith.constant 0.0 : f32
    %sum = scf.for %k = %from to %to step %c1 iter_args(%t = %zero) -> (f32) {
      %x = memref.load %v[%k] : memref<?xf32>
      %u = arith.addf %t, %x : f32
      scf.yield %u : f32
    }
    memref.store %sum, %s[%i] : memref<?xf32>
    scf.for %k = %from to %to step %c1 {
      %x = memref.load %v[%k] : memref<?xf32>
      %y = arith.divf %x, %sum : f32
      memref.store %y, %v[%k] : memref<?xf32>
    }
  }
  return
}

// a value that is used behind the scope is a result of it
// CHECK-LABEL: func.func @sums(%arg0: memref<8xindex>, %arg1: memref<64xi32>, %arg2: memref<8xi32>) {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg3] : memref<8xindex>
// CHECK-NEXT:      %1 = loops.affine_scope -> i32 {
// CHECK-NEXT:        %2 = affine.for %arg4 = %0 to 64 iter_args(%arg5 = %c0_i32) -> (i32) {
// CHECK-NEXT:          %3 = affine.load %arg1[%arg4] : memref<64xi32>
// CHECK-NEXT:          %4 = arith.addi %arg5, %3 : i32
// CHECK-NEXT:          affine.yield %4 : i32
// CHECK-NEXT:        }
// CHECK-NEXT:        loops.yield %2 : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.store %1, %arg2[%arg3] : memref<8xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @sums(%from: memref<8xindex>, %v: memref<64xi32>, %out: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0 : i32
  scf.for %i = %c0 to %c8 step %c1 {
    %f = memref.load %from[%i] : memref<8xindex>
    %sum = scf.for %k = %f to %c64 step %c1 iter_args(%t = %zero) -> (i32) {
      %x = memref.load %v[%k] : memref<64xi32>
      %u = arith.addi %t, %x : i32
      scf.yield %u : i32
    }
    memref.store %sum, %out[%i] : memref<8xi32>
  }
  return
}

// bounds are affine, subscripts of a store once what the loop carries is a symbol: from = j, so j - from is 0 at first
// CHECK-LABEL: func.func @packed(%arg0: memref<9xf64>, %arg1: memref<45xf64>, %arg2: memref<9xf64>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %0 = affine.for %arg3 = 0 to 9 iter_args(%arg4 = %c0) -> (index) {
// CHECK-NEXT:      %c1 = arith.constant 1 : index
// CHECK-NEXT:      %1 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:      loops.affine_scope {
// CHECK-NEXT:        affine.for %arg5 = 0 to #map(%arg3) {
// CHECK-NEXT:          %3 = affine.load %arg0[%arg5] : memref<9xf64>
// CHECK-NEXT:          affine.store %3, %arg1[%arg5 + symbol(%arg4)] : memref<45xf64>
// CHECK-NEXT:        }
// CHECK-NEXT:        affine.for %arg5 = %arg4 to 9 {
// CHECK-NEXT:          %3 = affine.load %arg2[%arg5 - symbol(%arg4)] : memref<9xf64>
// CHECK-NEXT:          affine.store %3, %arg2[%arg5] : memref<9xf64>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      %2 = arith.addi %arg4, %1 : index
// CHECK-NEXT:      affine.yield %2 : index
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @packed(%x: memref<9xf64>, %a: memref<45xf64>, %b: memref<9xf64>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 9 iter_args(%offset = %c0) -> (index) {
    %c1 = arith.constant 1 : index
    %next = arith.addi %i, %c1 : index
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %xj = affine.load %x[%j] : memref<9xf64>
      %at = arith.addi %offset, %j : index
      memref.store %xj, %a[%at] : memref<45xf64>
    }
    %c9 = arith.constant 9 : index
    scf.for %j = %offset to %c9 step %c1 {
      %k = arith.subi %j, %offset : index
      %y = memref.load %b[%k] : memref<9xf64>
      memref.store %y, %b[%j] : memref<9xf64>
    }
    %o = arith.addi %offset, %next : index
    affine.yield %o : index
  }
  return
}

// no scope: sums of what is loaded at computed places gain more by the loops around them
// CHECK-LABEL: func.func @triangle(%arg0: memref<45xf64>, %arg1: memref<9xf64>) {
// CHECK-NEXT:    %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    affine.for %arg2 = 0 to 9 {
// CHECK-NEXT:      %0 = arith.muli %arg2, %arg2 : index
// CHECK-NEXT:      %1 = affine.for %arg3 = 0 to #map(%arg2) iter_args(%arg4 = %cst) -> (f64) {
// CHECK-NEXT:        %2 = arith.addi %0, %arg3 : index
// CHECK-NEXT:        %3 = memref.load %arg0[%2] : memref<45xf64>
// CHECK-NEXT:        %4 = arith.addf %arg4, %3 : f64
// CHECK-NEXT:        affine.yield %4 : f64
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.store %1, %arg1[%arg2] : memref<9xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @triangle(%l: memref<45xf64>, %y: memref<9xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 9 {
    %square = arith.muli %i, %i : index
    %sum = affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) iter_args(%s = %zero) -> (f64) {
      %at = arith.addi %square, %j : index
      %a = memref.load %l[%at] : memref<45xf64>
      %t = arith.addf %s, %a : f64
      affine.yield %t : f64
    }
    affine.store %sum, %y[%i] : memref<9xf64>
  }
  return
}

// no scope: what the bound depends on changes in the loop itself; a step that is no constant
// CHECK-LABEL: func.func @none(%arg0: memref<?xindex>, %arg1: index) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    affine.for %arg2 = 0 to %arg1 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg2] : memref<?xindex>
// CHECK-NEXT:      scf.for %arg3 = %c0 to %arg1 step %0 {
// CHECK-NEXT:        memref.store %arg3, %arg0[%arg3] : memref<?xindex>
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.for %arg3 = 0 to %arg1 {
// CHECK-NEXT:        %1 = affine.load %arg0[%arg3] : memref<?xindex>
// CHECK-NEXT:        memref.store %c0, %arg0[%1] : memref<?xindex>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @none(%v: memref<?xindex>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to %n {
    %step = memref.load %v[%i] : memref<?xindex>
    scf.for %j = %c0 to %n step %step {
      memref.store %j, %v[%j] : memref<?xindex>
    }
    affine.for %j = 0 to %n {
      %place = affine.load %v[%j] : memref<?xindex>
      memref.store %c0, %v[%place] : memref<?xindex>
    }
  }
  return
}

// scopes in one another, in a loop that is none of affine
// CHECK-LABEL: func.func @deep(%arg0: memref<?xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %0 = scf.while (%arg3 = %c0) : (index) -> index {
// CHECK-NEXT:      %1 = arith.cmpi ult, %arg3, %arg2 : index
// CHECK-NEXT:      scf.condition(%1) %arg3 : index
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%arg3: index):
// CHECK-NEXT:      %1 = memref.load %arg0[%arg3] : memref<?xindex>
// CHECK-NEXT:      loops.affine_scope {
// CHECK-NEXT:        affine.for %arg4 = 0 to %1 {
// CHECK-NEXT:          %2 = affine.load %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:          loops.affine_scope {
// CHECK-NEXT:            affine.for %arg5 = %2 to %1 {
// CHECK-NEXT:              affine.store %arg4, %arg0[%arg5] : memref<?xindex>
// CHECK-NEXT:            }
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %1 : index
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @deep(%v: memref<?xindex>, %n: index, %last: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.while (%i = %c0) : (index) -> index {
    %go = arith.cmpi ult, %i, %last : index
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %m = memref.load %v[%i] : memref<?xindex>
    scf.for %j = %c0 to %m step %c1 {
      %l = memref.load %v[%j] : memref<?xindex>
      scf.for %k = %l to %m step %c1 {
        memref.store %j, %v[%k] : memref<?xindex>
      }
    }
    scf.yield %m : index
  }
  return
}

// what is computed of the counter alone stays in front of the scope, where it is a dimension
// CHECK-LABEL: @dimension_behind
// CHECK: affine.for %[[I:.*]] = 0 to 8
// CHECK: %[[NEXT:.*]] = affine.apply
// CHECK: loops.affine_scope {
// CHECK: affine.load %{{.*}}[%[[NEXT]]]
func.func @dimension_behind(%to: memref<9xindex>, %v: memref<64xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  affine.for %i = 0 to 8 {
    %end = affine.load %to[%i] : memref<9xindex>
    scf.for %k = %zero to %end step %one {
      %x = memref.load %v[%k] : memref<64xi32>
      memref.store %x, %v[%end] : memref<64xi32>
    }
    %next = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %more = affine.load %to[%i] : memref<9xindex>
    scf.for %k = %zero to %more step %one {
      %x = memref.load %v[%k] : memref<64xi32>
      memref.store %x, %v[%more] : memref<64xi32>
    }
    %last = affine.load %to[%next] : memref<9xindex>
    memref.store %last, %to[%zero] : memref<9xindex>
  }
  return
}
