// RUN: wami opt %s --arith-divide-by-reciprocal | filecheck %s

// By a constant: as many bits are lost as arcp allows.
// CHECK-LABEL: func.func @constant
// CHECK-DAG: %[[R:.*]] = arith.constant 0.333333343 : f32
// CHECK: arith.mulf %arg0, %{{.*}} fastmath<arcp> : f32
// CHECK-NOT: arith.divf
func.func @constant(%x: f32) -> f32 {
  %c = arith.constant 3.0 : f32
  %q = arith.divf %x, %c fastmath<arcp> : f32
  return %q : f32
}

// Once in front of the outermost loop that does not change it.
// CHECK-LABEL: func.func @invariant
// CHECK: %[[R:.*]] = arith.divf %{{.*}}, %arg1 fastmath<arcp> : f64
// CHECK: scf.for
// CHECK: scf.for
// CHECK: arith.mulf %{{.*}}, %[[R]] fastmath<arcp> : f64
// CHECK: arith.mulf %{{.*}}, %[[R]] fastmath<arcp> : f64
// CHECK-NOT: arith.divf
// CHECK: return
func.func @invariant(%m: memref<?x?xf64>, %y: f64, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %x = memref.load %m[%i, %j] : memref<?x?xf64>
      %q = arith.divf %x, %y fastmath<arcp> : f64
      %p = arith.divf %q, %y fastmath<arcp> : f64
      memref.store %p, %m[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// Not without the flag, not where nothing is gained, and not where the reciprocal is no ordinary number.
// CHECK-LABEL: func.func @kept
// CHECK: arith.divf
// CHECK: arith.divf
// CHECK: arith.divf
// CHECK: scf.for
// CHECK: arith.divf
func.func @kept(%m: memref<?xf64>, %x: f64, %y: f64, %n: index) -> (f64, f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %three = arith.constant 3.0 : f64
  %a = arith.divf %x, %three : f64
  %b = arith.divf %x, %y fastmath<arcp> : f64
  %c = arith.divf %x, %zero fastmath<arcp> : f64
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xf64>
    %q = arith.divf %x, %v fastmath<arcp> : f64
    memref.store %q, %m[%i] : memref<?xf64>
  }
  return %a, %b, %c : f64, f64, f64
}
