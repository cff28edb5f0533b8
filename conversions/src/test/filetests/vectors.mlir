// RUN: wami opt %s --memref-to-ssawasm --vector-to-ssawasm --arith-to-ssawasm --math-to-ssawasm --func-to-ssawasm | filecheck %s

// CHECK-LABEL: ssawasm.func @floats
// CHECK: ssawasm.add %{{.*}} : vector<2xf64>
// CHECK: ssawasm.sqrt %{{.*}} : vector<2xf64>
// CHECK: ssawasm.splat %{{.*}} : vector<2xf64>
// CHECK: ssawasm.max %{{.*}} : vector<2xf64>
func.func @floats(%a: vector<2xf64>, %b: vector<2xf64>, %x: f64) -> vector<2xf64> {
  %s = arith.addf %a, %b : vector<2xf64>
  %r = math.sqrt %s : vector<2xf64>
  %all = vector.broadcast %x : f64 to vector<2xf64>
  %m = arith.maximumf %r, %all : vector<2xf64>
  return %m : vector<2xf64>
}

// A mask of ones and zeros, in lanes as wide as what it chooses.
// CHECK-LABEL: ssawasm.func @masks
// CHECK: %[[M:.*]] = ssawasm.lt %{{.*}} : vector<4xf32>
// CHECK: %[[B:.*]] = ssawasm.reinterpret %[[M]] : vector<4xi32> to vector<4xf32>
// CHECK: ssawasm.bitselect %{{.*}}, %{{.*}}, %[[B]] : vector<4xf32>
// CHECK: ssawasm.all_true %[[M]] : vector<4xi32>
func.func @masks(%a: vector<4xf32>, %b: vector<4xf32>) -> (vector<4xf32>, i1) {
  %m = arith.cmpf olt, %a, %b : vector<4xf32>
  %s = arith.select %m, %a, %b : vector<4xi1>, vector<4xf32>
  %t = vector.reduction <and>, %m : vector<4xi1> into i1
  return %s, %t : vector<4xf32>, i1
}

// The lower half, and the upper one.
// CHECK-LABEL: ssawasm.func @halves
// CHECK: ssawasm.extend_high_i16x8_s %{{.*}} : vector<8xi16> to vector<4xi32>
// CHECK: ssawasm.extend_low_i16x8_u %{{.*}} : vector<8xi16> to vector<4xi32>
func.func @halves(%a: vector<8xi16>) -> (vector<4xi32>, vector<4xi32>) {
  %h = vector.shuffle %a, %a [4, 5, 6, 7] : vector<8xi16>, vector<8xi16>
  %x = arith.extsi %h : vector<4xi16> to vector<4xi32>
  %l = vector.shuffle %a, %a [0, 1, 2, 3] : vector<8xi16>, vector<8xi16>
  %y = arith.extui %l : vector<4xi16> to vector<4xi32>
  return %x, %y : vector<4xi32>, vector<4xi32>
}

// The two lanes that matter are in front.
// CHECK-LABEL: ssawasm.func @short
// CHECK: ssawasm.promote_low_f32x4 %{{.*}} : vector<4xf32> to vector<2xf64>
// CHECK: ssawasm.shuffle %{{.*}}, %{{.*}} [0, 4, 5, 6] : vector<4xf32>
func.func @short(%a: vector<2xf32>, %b: vector<2xf32>) -> (vector<2xf64>, vector<2xf32>) {
  %w = arith.extf %a : vector<2xf32> to vector<2xf64>
  %s = vector.shuffle %a, %b [0, 2] : vector<2xf32>, vector<2xf32>
  return %w, %s : vector<2xf64>, vector<2xf32>
}

// Bytes are multiplied as 16 bits, lanes of 64 bits are compared and chosen.
// CHECK-LABEL: ssawasm.func @integers
// CHECK: ssawasm.extmul_low_i8x16_u
// CHECK: ssawasm.extmul_high_i8x16_u
// CHECK: ssawasm.shuffle %{{.*}} [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30] : vector<16xi8>
// CHECK: ssawasm.gt_s %{{.*}} : vector<2xi64>
// CHECK: ssawasm.bitselect
// CHECK: ssawasm.shl %{{.*}} : vector<4xi32>
func.func @integers(%a: vector<16xi8>, %b: vector<2xi64>, %c: vector<2xi64>, %d: vector<4xi32>, %n: i32)
    -> (vector<16xi8>, vector<2xi64>, vector<4xi32>) {
  %p = arith.muli %a, %a : vector<16xi8>
  %m = arith.maxui %b, %c : vector<2xi64>
  %all = vector.broadcast %n : i32 to vector<4xi32>
  %s = arith.shli %d, %all : vector<4xi32>
  return %p, %m, %s : vector<16xi8>, vector<2xi64>, vector<4xi32>
}

// CHECK-LABEL: ssawasm.func @memory
// CHECK: ssawasm.load %{{.*}} : vector<4xf32>
// CHECK: ssawasm.load64_zero %{{.*}} : vector<2xi64>
// CHECK: ssawasm.store %{{.*}} : vector<4xf32>
// CHECK: ssawasm.store64_lane %{{.*}}[0] within = "memory.0" : vector<2xi64>
func.func @memory(%m: memref<?xf32>, %i: index) {
  %v = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %w = vector.load %m[%i] : memref<?xf32>, vector<2xf32>
  vector.store %v, %m[%i] : memref<?xf32>, vector<4xf32>
  vector.store %w, %m[%i] : memref<?xf32>, vector<2xf32>
  return
}

// Of quarters the halves are extended first; halves of lanes are joined by what narrows them.
// CHECK-LABEL: ssawasm.func @widths
// CHECK: %[[L:.*]] = ssawasm.extend_low_i8x16_u %{{.*}} : vector<16xi8> to vector<8xi16>
// CHECK: ssawasm.extend_high_i16x8_u %[[L]] : vector<8xi16> to vector<4xi32>
// CHECK: %[[H:.*]] = ssawasm.extend_high_i8x16_u %{{.*}} : vector<16xi8> to vector<8xi16>
// CHECK: ssawasm.extend_low_i16x8_u %[[H]] : vector<8xi16> to vector<4xi32>
// CHECK: ssawasm.narrow_i32x4_u %{{.*}}, %{{.*}} : vector<4xi32> to vector<8xi16>
func.func @widths(%a: vector<16xi8>) -> vector<8xi16> {
  %second = vector.shuffle %a, %a [4, 5, 6, 7] : vector<16xi8>, vector<16xi8>
  %third = vector.shuffle %a, %a [8, 9, 10, 11] : vector<16xi8>, vector<16xi8>
  %x = arith.extui %second : vector<4xi8> to vector<4xi32>
  %y = arith.extui %third : vector<4xi8> to vector<4xi32>
  %s = arith.addi %x, %y : vector<4xi32>
  %p = arith.trunci %s : vector<4xi32> to vector<4xi16>
  %q = arith.trunci %y : vector<4xi32> to vector<4xi16>
  %b = vector.shuffle %p, %q [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi16>, vector<4xi16>
  return %b : vector<8xi16>
}
