// A load that does what is done to the number takes the place of one that is read for that only.
// RUN: wami opt %s --canonicalize | filecheck %s

// CHECK-LABEL: ssawasm.func @splats
// CHECK: %[[A:.*]] = ssawasm.local_get %arg0
// CHECK-NEXT: %[[S:.*]] = ssawasm.load32_splat %[[A]] offset = 4 root = "a" : vector<4xf32>
// CHECK-NEXT: ssawasm.store %[[A]], %[[S]] : vector<4xf32>
// CHECK-NEXT: %[[B:.*]] = ssawasm.load8_splat %[[A]] : vector<16xi8>
// CHECK-NEXT: ssawasm.return %[[B]]
ssawasm.func @splats(%l: !ssawasm.local<i32>) -> vector<16xi8> {
  %a = ssawasm.local_get %l : i32
  %x = ssawasm.load %a offset = 4 root = "a" : f32
  %s = ssawasm.splat %x : vector<4xf32>
  ssawasm.store %a, %s : vector<4xf32>
  %y = ssawasm.load8_u %a : i32
  %t = ssawasm.splat %y : vector<16xi8>
  ssawasm.return %t : vector<16xi8>
}

// Used twice, of other bits: as they are.
// CHECK-LABEL: ssawasm.func @others
// CHECK: ssawasm.load %{{.*}} : f32
// CHECK: ssawasm.splat
// CHECK: ssawasm.load8_u
// CHECK: ssawasm.splat %{{.*}} : vector<4xi32>
ssawasm.func @others(%l: !ssawasm.local<i32>) -> (f32, vector<4xf32>, vector<4xi32>) {
  %a = ssawasm.local_get %l : i32
  %x = ssawasm.load %a : f32
  %s = ssawasm.splat %x : vector<4xf32>
  %y = ssawasm.load8_u %a : i32
  %t = ssawasm.splat %y : vector<4xi32>
  ssawasm.return %x, %s, %t : f32, vector<4xf32>, vector<4xi32>
}

// CHECK-LABEL: ssawasm.func @extended
// CHECK: ssawasm.load8x8_s %{{.*}} : vector<8xi16>
// CHECK: ssawasm.load16x4_u %{{.*}} offset = 8 : vector<4xi32>
ssawasm.func @extended(%l: !ssawasm.local<i32>) -> (vector<8xi16>, vector<4xi32>) {
  %a = ssawasm.local_get %l : i32
  %v = ssawasm.load64_zero %a : vector<2xi64>
  %b = ssawasm.reinterpret %v : vector<2xi64> to vector<16xi8>
  %x = ssawasm.extend_low_i8x16_s %b : vector<16xi8> to vector<8xi16>
  %w = ssawasm.load64_zero %a offset = 8 : vector<2xi64>
  %h = ssawasm.reinterpret %w : vector<2xi64> to vector<8xi16>
  %y = ssawasm.extend_low_i16x8_u %h : vector<8xi16> to vector<4xi32>
  ssawasm.return %x, %y : vector<8xi16>, vector<4xi32>
}
