// RUN: wami opt %s --vectorize-affine-loops | filecheck %s

// Sums that may be in any order: in four vectors, none of which waits for another, and together at the end.
// CHECK-LABEL: func.func @product
// CHECK: affine.for %{{.*}} = 0 to 1024 step 16 iter_args(%{{.*}} = %{{.*}}) -> (vector<16xf32>)
// CHECK: arith.addf %{{.*}}, %{{.*}} fastmath<reassoc> : vector<16xf32>
// CHECK: vector.reduction <add>, %{{.*}}, %{{.*}} fastmath<reassoc> : vector<16xf32> into f32
func.func @product(%a: memref<1024xf32>, %b: memref<1024xf32>, %s: f32) -> f32 {
  %r = affine.for %i = 0 to 1024 iter_args(%p = %s) -> f32 {
    %x = affine.load %a[%i] : memref<1024xf32>
    %y = affine.load %b[%i] : memref<1024xf32>
    %m = arith.mulf %x, %y : f32
    %n = arith.addf %p, %m fastmath<reassoc> : f32
    affine.yield %n : f32
  }
  return %r : f32
}

// What is taken away is a sum, too, of integers in any order anyway.
// CHECK-LABEL: func.func @differences
// CHECK: arith.subi %{{.*}}, %{{.*}} : vector<4xi32>
// CHECK: vector.reduction <add>
func.func @differences(%a: memref<1024xi32>, %s: i32) -> i32 {
  %r = affine.for %i = 0 to 1024 iter_args(%p = %s) -> i32 {
    %x = affine.load %a[%i] : memref<1024xi32>
    %n = arith.subi %p, %x : i32
    affine.yield %n : i32
  }
  return %r : i32
}

// Not where signs alternate, and not without the flag.
// CHECK-LABEL: func.func @kept
// CHECK-NOT: vector<
func.func @kept(%a: memref<1024xi32>, %b: memref<1024xf32>, %s: i32, %t: f32) -> (i32, f32) {
  %r = affine.for %i = 0 to 1024 iter_args(%p = %s) -> i32 {
    %x = affine.load %a[%i] : memref<1024xi32>
    %n = arith.subi %x, %p : i32
    affine.yield %n : i32
  }
  %q = affine.for %i = 0 to 1024 iter_args(%p = %t) -> f32 {
    %x = affine.load %b[%i] : memref<1024xf32>
    %n = arith.subf %p, %x : f32
    affine.yield %n : f32
  }
  return %r, %q : i32, f32
}
