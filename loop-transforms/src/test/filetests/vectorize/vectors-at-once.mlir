// RUN: wami opt %s --vectorize-affine-loops | filecheck %s

// sums of rows: two vectors of them where caches hold the rows
// CHECK-LABEL: func.func @cached
// CHECK:         affine.for %{{.*}} = 0 to 96 step 4 {
func.func @cached(%a: memref<96x96xf64>, %x: memref<96xf64>, %y: memref<96xf64>) {
  %zero = arith.constant 0.0 : f64
  %d:2 = memref.distinct_objects %a, %y : memref<96x96xf64>, memref<96xf64>
  %e:2 = memref.distinct_objects %x, %d#1 : memref<96xf64>, memref<96xf64>
  affine.for %i = 0 to 96 {
    %sum = affine.for %j = 0 to 96 iter_args(%s = %zero) -> (f64) {
      %u = affine.load %d#0[%i, %j] : memref<96x96xf64>
      %v = affine.load %e#0[%j] : memref<96xf64>
      %p = arith.mulf %u, %v : f64
      %t = arith.addf %s, %p : f64
      affine.yield %t : f64
    }
    affine.store %sum, %e#1[%i] : memref<96xf64>
  }
  return
}

// beyond the caches four, so that more rows are under way
// CHECK-LABEL: func.func @beyond
// CHECK:         affine.for %{{.*}} = 0 to 2000 step 8 {
func.func @beyond(%a: memref<2000x2000xf64>, %x: memref<2000xf64>, %y: memref<2000xf64>) {
  %zero = arith.constant 0.0 : f64
  %d:2 = memref.distinct_objects %a, %y : memref<2000x2000xf64>, memref<2000xf64>
  %e:2 = memref.distinct_objects %x, %d#1 : memref<2000xf64>, memref<2000xf64>
  affine.for %i = 0 to 2000 {
    %sum = affine.for %j = 0 to 2000 iter_args(%s = %zero) -> (f64) {
      %u = affine.load %d#0[%i, %j] : memref<2000x2000xf64>
      %v = affine.load %e#0[%j] : memref<2000xf64>
      %p = arith.mulf %u, %v : f64
      %t = arith.addf %s, %p : f64
      affine.yield %t : f64
    }
    affine.store %sum, %e#1[%i] : memref<2000xf64>
  }
  return
}

// sums of columns, which lie next to one another: four
// CHECK-LABEL: func.func @columns
// CHECK:         affine.for %{{.*}} = 0 to 96 step 8 {
func.func @columns(%a: memref<96x96xf64>, %y: memref<96xf64>) {
  %zero = arith.constant 0.0 : f64
  %d:2 = memref.distinct_objects %a, %y : memref<96x96xf64>, memref<96xf64>
  affine.for %i = 0 to 96 {
    %sum = affine.for %j = 0 to 96 iter_args(%s = %zero) -> (f64) {
      %u = affine.load %d#0[%j, %i] : memref<96x96xf64>
      %t = arith.addf %s, %u : f64
      affine.yield %t : f64
    }
    affine.store %sum, %d#1[%i] : memref<96xf64>
  }
  return
}
