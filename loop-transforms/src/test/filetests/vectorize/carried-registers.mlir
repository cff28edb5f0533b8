// RUN: wami opt %s --vectorize-affine-loops | filecheck %s

// there is enough to do in an iteration, and sixteen registers do not hold two vectors of each of eight values
// CHECK-LABEL: func.func @wide
// CHECK:         affine.for %{{.*}} = 0 to 64 step 4 {
// CHECK:           affine.vector_load {{.*}}vector<4xf32>
func.func @wide(%m0: memref<64xf32>, %m1: memref<64xf32>, %m2: memref<64xf32>, %m3: memref<64xf32>, %m4: memref<64xf32>, %m5: memref<64xf32>, %m6: memref<64xf32>, %m7: memref<64xf32>, %f: f32) {
  %d:8 = memref.distinct_objects %m0, %m1, %m2, %m3, %m4, %m5, %m6, %m7 : memref<64xf32>, memref<64xf32>, memref<64xf32>, memref<64xf32>, memref<64xf32>, memref<64xf32>, memref<64xf32>, memref<64xf32>
  affine.for %i = 0 to 64 {
    %a0 = affine.load %d#0[%i] : memref<64xf32>
    %a1 = affine.load %d#1[%i] : memref<64xf32>
    %a2 = affine.load %d#2[%i] : memref<64xf32>
    %a3 = affine.load %d#3[%i] : memref<64xf32>
    %a4 = affine.load %d#4[%i] : memref<64xf32>
    %a5 = affine.load %d#5[%i] : memref<64xf32>
    %a6 = affine.load %d#6[%i] : memref<64xf32>
    %a7 = affine.load %d#7[%i] : memref<64xf32>
    %r:8 = affine.for %j = 0 to 100 iter_args(%x0 = %a0, %x1 = %a1, %x2 = %a2, %x3 = %a3, %x4 = %a4, %x5 = %a5, %x6 = %a6, %x7 = %a7) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
      %y0 = arith.addf %x0, %x4 : f32
      %y1 = arith.addf %x1, %x5 : f32
      %y2 = arith.addf %x2, %x6 : f32
      %y3 = arith.addf %x3, %x7 : f32
      %y4 = arith.subf %x0, %x4 : f32
      %y5 = arith.subf %x1, %x5 : f32
      %y6 = arith.subf %x2, %x6 : f32
      %y7 = arith.subf %x3, %x7 : f32
      %s0 = arith.subf %y0, %y3 : f32
      %z0 = arith.mulf %s0, %f : f32
      %s1 = arith.addf %y1, %y4 : f32
      %z1 = arith.mulf %s1, %f : f32
      %s2 = arith.subf %y2, %y5 : f32
      %z2 = arith.mulf %s2, %f : f32
      %s3 = arith.addf %y3, %y6 : f32
      %z3 = arith.mulf %s3, %f : f32
      %s4 = arith.subf %y4, %y7 : f32
      %z4 = arith.mulf %s4, %f : f32
      %s5 = arith.addf %y5, %y0 : f32
      %z5 = arith.mulf %s5, %f : f32
      %s6 = arith.subf %y6, %y1 : f32
      %z6 = arith.mulf %s6, %f : f32
      %s7 = arith.addf %y7, %y2 : f32
      %z7 = arith.mulf %s7, %f : f32
      affine.yield %z0, %z1, %z2, %z3, %z4, %z5, %z6, %z7 : f32, f32, f32, f32, f32, f32, f32, f32
    }
    affine.store %r#0, %d#0[%i] : memref<64xf32>
    affine.store %r#1, %d#1[%i] : memref<64xf32>
    affine.store %r#2, %d#2[%i] : memref<64xf32>
    affine.store %r#3, %d#3[%i] : memref<64xf32>
    affine.store %r#4, %d#4[%i] : memref<64xf32>
    affine.store %r#5, %d#5[%i] : memref<64xf32>
    affine.store %r#6, %d#6[%i] : memref<64xf32>
    affine.store %r#7, %d#7[%i] : memref<64xf32>
  }
  return
}

// iterations wait for one another: two vectors of each value take as long as one
// CHECK-LABEL: func.func @deep
// CHECK:         affine.for %{{.*}} = 0 to 64 step 8 {
// CHECK:           affine.vector_load {{.*}}vector<8xf32>
func.func @deep(%m0: memref<64xf32>, %m1: memref<64xf32>, %m2: memref<64xf32>, %m3: memref<64xf32>, %m4: memref<64xf32>, %m5: memref<64xf32>, %m6: memref<64xf32>, %m7: memref<64xf32>, %f: f32) {
  %d:8 = memref.distinct_objects %m0, %m1, %m2, %m3, %m4, %m5, %m6, %m7 : memref<64xf32>, memref<64xf32>, memref<64xf32>, memref<64xf32>, memref<64xf32>, memref<64xf32>, memref<64xf32>, memref<64xf32>
  affine.for %i = 0 to 64 {
    %a0 = affine.load %d#0[%i] : memref<64xf32>
    %a1 = affine.load %d#1[%i] : memref<64xf32>
    %a2 = affine.load %d#2[%i] : memref<64xf32>
    %a3 = affine.load %d#3[%i] : memref<64xf32>
    %a4 = affine.load %d#4[%i] : memref<64xf32>
    %a5 = affine.load %d#5[%i] : memref<64xf32>
    %a6 = affine.load %d#6[%i] : memref<64xf32>
    %a7 = affine.load %d#7[%i] : memref<64xf32>
    %r:8 = affine.for %j = 0 to 100 iter_args(%x0 = %a0, %x1 = %a1, %x2 = %a2, %x3 = %a3, %x4 = %a4, %x5 = %a5, %x6 = %a6, %x7 = %a7) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
      %d0 = arith.mulf %x0, %f : f32
      %e0 = arith.mulf %x1, %f : f32
      %z1 = arith.subf %e0, %d0 : f32
      %g0 = arith.mulf %z1, %f : f32
      %z0 = arith.addf %x0, %g0 : f32
      %d2 = arith.mulf %x2, %f : f32
      %e2 = arith.mulf %x3, %f : f32
      %z3 = arith.subf %e2, %d2 : f32
      %g2 = arith.mulf %z3, %f : f32
      %z2 = arith.addf %x2, %g2 : f32
      %d4 = arith.mulf %x4, %f : f32
      %e4 = arith.mulf %x5, %f : f32
      %z5 = arith.subf %e4, %d4 : f32
      %g4 = arith.mulf %z5, %f : f32
      %z4 = arith.addf %x4, %g4 : f32
      %d6 = arith.mulf %x6, %f : f32
      %e6 = arith.mulf %x7, %f : f32
      %z7 = arith.subf %e6, %d6 : f32
      %g6 = arith.mulf %z7, %f : f32
      %z6 = arith.addf %x6, %g6 : f32
      affine.yield %z0, %z1, %z2, %z3, %z4, %z5, %z6, %z7 : f32, f32, f32, f32, f32, f32, f32, f32
    }
    affine.store %r#0, %d#0[%i] : memref<64xf32>
    affine.store %r#1, %d#1[%i] : memref<64xf32>
    affine.store %r#2, %d#2[%i] : memref<64xf32>
    affine.store %r#3, %d#3[%i] : memref<64xf32>
    affine.store %r#4, %d#4[%i] : memref<64xf32>
    affine.store %r#5, %d#5[%i] : memref<64xf32>
    affine.store %r#6, %d#6[%i] : memref<64xf32>
    affine.store %r#7, %d#7[%i] : memref<64xf32>
  }
  return
}
