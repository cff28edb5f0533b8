// beyond mlir-opt: upstream lowers vectors in steps, and keeps other casts
// RUN: wami opt %s --std-to-llvm | filecheck %s

// CHECK-LABEL: llvm.func @bitcast(
// CHECK: llvm.bitcast %{{.*}} : vector<16xi8> to vector<4xi32>
func.func @bitcast(%a: vector<16xi8>) -> vector<4xi32> {
  %0 = vector.bitcast %a : vector<16xi8> to vector<4xi32>
  return %0 : vector<4xi32>
}

// CHECK-LABEL: llvm.func @broadcast(
// CHECK: llvm.insertelement
// CHECK: llvm.shufflevector %{{.*}}, %{{.*}} [0, 0, 0, 0] : vector<4xf32>
func.func @broadcast(%a: f32) -> vector<4xf32> {
  %0 = vector.broadcast %a : f32 to vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: llvm.func @element(
// CHECK: llvm.extractelement
// CHECK: llvm.insertelement
func.func @element(%a: vector<4xi32>) -> vector<4xi32> {
  %0 = vector.extract %a[3] : i32 from vector<4xi32>
  %1 = vector.insert %0, %a [1] : i32 into vector<4xi32>
  return %1 : vector<4xi32>
}

// CHECK-LABEL: llvm.func @dynamic(
// CHECK: llvm.extractelement %{{.*}}[%{{.*}} : i64] : vector<4xi32>
func.func @dynamic(%a: vector<4xi32>, %i: index) -> i32 {
  %0 = vector.extract %a[%i] : i32 from vector<4xi32>
  return %0 : i32
}

// CHECK-LABEL: llvm.func @shuffle(
// CHECK: llvm.shufflevector %{{.*}}, %{{.*}} [0, 4, 3, 7] : vector<4xi32>
func.func @shuffle(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %0 = vector.shuffle %a, %b [0, 4, 3, 7] : vector<4xi32>, vector<4xi32>
  return %0 : vector<4xi32>
}

// A slice, and a shorter vector in a longer one.
// CHECK-LABEL: llvm.func @slices(
// CHECK: llvm.shufflevector %{{.*}}, %{{.*}} [2, 3] : vector<4xi32>
// CHECK: llvm.shufflevector %{{.*}}, %{{.*}} [0, 1, -1, -1] : vector<2xi32>
// CHECK: llvm.shufflevector %{{.*}}, %{{.*}} [0, 1, 6, 7] : vector<4xi32>
func.func @slices(%a: vector<4xi32>) -> vector<4xi32> {
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
  %1 = vector.insert_strided_slice %0, %a {offsets = [0], strides = [1]} : vector<2xi32> into vector<4xi32>
  return %1 : vector<4xi32>
}

// CHECK-LABEL: llvm.func @reduce(
// CHECK: llvm.intr.vector.reduce.and
func.func @reduce(%a: vector<8xi16>) -> i16 {
  %0 = vector.reduction <and>, %a : vector<8xi16> into i16
  return %0 : i16
}
