// RUN: wami opt %s --slp-vectorize --canonicalize | filecheck %s

// products of complex numbers: the sign goes to a factor, which is there before the product
// CHECK-LABEL: func.func @complex
// CHECK:         %[[SIGNS:.*]] = arith.constant dense<[-2147483648, 0, -2147483648, 0]> : vector<4xi32>
// CHECK:         affine.for
// CHECK-NOT:       arith.subf
// CHECK:           %[[BITS:.*]] = arith.bitcast %{{.*}} : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:      %[[CHANGED:.*]] = arith.xori %[[BITS]], %[[SIGNS]] : vector<4xi32>
// CHECK-NEXT:      %[[FACTOR:.*]] = arith.bitcast %[[CHANGED]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:      %[[PRODUCT:.*]] = arith.mulf %[[FACTOR]], %{{.*}} : vector<4xf32>
// CHECK-NEXT:      %[[SUM:.*]] = arith.addf %{{.*}}, %[[PRODUCT]] : vector<4xf32>
// CHECK-NEXT:      affine.vector_store %[[SUM]]
func.func @complex(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 16 {
    %x0 = affine.load %b[%i * 4 + 0] : memref<64xf32>
    %y0 = affine.load %b[%i * 4 + 1] : memref<64xf32>
    %u0 = affine.load %a[%i * 4 + 0] : memref<64xf32>
    %v0 = affine.load %a[%i * 4 + 1] : memref<64xf32>
    %xu0 = arith.mulf %x0, %u0 : f32
    %yv0 = arith.mulf %y0, %v0 : f32
    %re0 = arith.subf %xu0, %yv0 : f32
    %xv0 = arith.mulf %x0, %v0 : f32
    %yu0 = arith.mulf %y0, %u0 : f32
    %im0 = arith.addf %xv0, %yu0 : f32
    %x2 = affine.load %b[%i * 4 + 2] : memref<64xf32>
    %y2 = affine.load %b[%i * 4 + 3] : memref<64xf32>
    %u2 = affine.load %a[%i * 4 + 2] : memref<64xf32>
    %v2 = affine.load %a[%i * 4 + 3] : memref<64xf32>
    %xu2 = arith.mulf %x2, %u2 : f32
    %yv2 = arith.mulf %y2, %v2 : f32
    %re2 = arith.subf %xu2, %yv2 : f32
    %xv2 = arith.mulf %x2, %v2 : f32
    %yu2 = arith.mulf %y2, %u2 : f32
    %im2 = arith.addf %xv2, %yu2 : f32
    affine.store %re0, %a[%i * 4 + 0] : memref<64xf32>
    affine.store %im0, %a[%i * 4 + 1] : memref<64xf32>
    affine.store %re2, %a[%i * 4 + 2] : memref<64xf32>
    affine.store %im2, %a[%i * 4 + 3] : memref<64xf32>
  }
  return
}

// what is no product changes its sign itself
// CHECK-LABEL: func.func @plain
// CHECK:         %[[SIGNS:.*]] = arith.constant dense<[0, -2147483648, 0, -2147483648]> : vector<4xi32>
// CHECK:         %[[B:.*]] = affine.vector_load %arg1[0]
// CHECK:         %[[BITS:.*]] = arith.bitcast %[[B]] : vector<4xf32> to vector<4xi32>
// CHECK:         arith.xori %[[BITS]], %[[SIGNS]]
// CHECK-NOT:     vector.shuffle
// CHECK-NOT:     arith.subf
// CHECK:         affine.vector_store
func.func @plain(%a: memref<4xf32>, %b: memref<4xf32>) {
  %a0 = affine.load %a[0] : memref<4xf32>
  %a1 = affine.load %a[1] : memref<4xf32>
  %a2 = affine.load %a[2] : memref<4xf32>
  %a3 = affine.load %a[3] : memref<4xf32>
  %b0 = affine.load %b[0] : memref<4xf32>
  %b1 = affine.load %b[1] : memref<4xf32>
  %b2 = affine.load %b[2] : memref<4xf32>
  %b3 = affine.load %b[3] : memref<4xf32>
  %c0 = arith.addf %b0, %a0 : f32
  %c1 = arith.subf %a1, %b1 : f32
  %c2 = arith.addf %a2, %b2 : f32
  %c3 = arith.subf %a3, %b3 : f32
  affine.store %c0, %a[0] : memref<4xf32>
  affine.store %c1, %a[1] : memref<4xf32>
  affine.store %c2, %a[2] : memref<4xf32>
  affine.store %c3, %a[3] : memref<4xf32>
  return
}

// integers have no signs of that kind
// CHECK-LABEL: func.func @integers
// CHECK-DAG:     arith.addi %{{.*}} : vector<4xi32>
// CHECK-DAG:     arith.subi %{{.*}} : vector<4xi32>
// CHECK:         vector.shuffle
func.func @integers(%a: memref<4xi32>, %b: memref<4xi32>) {
  %a0 = affine.load %a[0] : memref<4xi32>
  %a1 = affine.load %a[1] : memref<4xi32>
  %a2 = affine.load %a[2] : memref<4xi32>
  %a3 = affine.load %a[3] : memref<4xi32>
  %b0 = affine.load %b[0] : memref<4xi32>
  %b1 = affine.load %b[1] : memref<4xi32>
  %b2 = affine.load %b[2] : memref<4xi32>
  %b3 = affine.load %b[3] : memref<4xi32>
  %c0 = arith.addi %a0, %b0 : i32
  %c1 = arith.subi %a1, %b1 : i32
  %c2 = arith.addi %a2, %b2 : i32
  %c3 = arith.subi %a3, %b3 : i32
  affine.store %c0, %a[0] : memref<4xi32>
  affine.store %c1, %a[1] : memref<4xi32>
  affine.store %c2, %a[2] : memref<4xi32>
  affine.store %c3, %a[3] : memref<4xi32>
  return
}
