// What is folded on vectors, and how it is rewritten. Constants are folded by what scripts/simd-instructions.py holds to engines.
// RUN: wami opt %s --canonicalize --split-input-file | filecheck %s

// CHECK-LABEL: ssawasm.func @integers
// CHECK-NEXT: ssawasm.const dense<0>
// CHECK-NEXT: local_get
// CHECK-NEXT: ssawasm.return %0, %0, %0, %0, %cst, %0, %0
ssawasm.func @integers(%p: !ssawasm.local<vector<4xi32>>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
  %zero = ssawasm.const dense<0> : vector<4xi32>
  %one = ssawasm.const dense<1> : vector<4xi32>
  %n = ssawasm.const 32 : i32
  %x = ssawasm.local_get %p : vector<4xi32>
  %a = ssawasm.add %x, %zero : vector<4xi32>
  %b = ssawasm.sub %a, %zero : vector<4xi32>
  %c = ssawasm.mul %b, %one : vector<4xi32>
  %d = ssawasm.shl %c, %n : vector<4xi32>
  %e = ssawasm.sub %x, %x : vector<4xi32>
  %f = ssawasm.max_u %x, %x : vector<4xi32>
  %h = ssawasm.neg %x : vector<4xi32>
  %i = ssawasm.neg %h : vector<4xi32>
  ssawasm.return %a, %b, %c, %d, %e, %f, %i : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
}

// -----

// x + 0 is not x for x = -0, x * 0 is not 0 for NaN, x - x not for infinity
// CHECK-LABEL: ssawasm.func @floats
// CHECK: ssawasm.return %0, %{{[1-9]}}, %0, %{{[1-9]}}, %{{[1-9]}}
ssawasm.func @floats(%p: !ssawasm.local<vector<2xf64>>) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>) {
  %zero = ssawasm.const dense<0.0> : vector<2xf64>
  %minus = ssawasm.const dense<-0.0> : vector<2xf64>
  %one = ssawasm.const dense<1.0> : vector<2xf64>
  %x = ssawasm.local_get %p : vector<2xf64>
  %a = ssawasm.add %x, %minus : vector<2xf64>
  %b = ssawasm.add %x, %zero : vector<2xf64>
  %c = ssawasm.div %x, %one : vector<2xf64>
  %d = ssawasm.mul %x, %zero : vector<2xf64>
  %e = ssawasm.sub %x, %x : vector<2xf64>
  ssawasm.return %a, %b, %c, %d, %e : vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>
}

// -----

// CHECK-LABEL: ssawasm.func @quarter
// CHECK: ssawasm.const dense<2.500000e-01> : vector<4xf32>
// CHECK: ssawasm.mul
ssawasm.func @quarter(%p: !ssawasm.local<vector<4xf32>>) -> vector<4xf32> {
  %four = ssawasm.const dense<4.0> : vector<4xf32>
  %x = ssawasm.local_get %p : vector<4xf32>
  %a = ssawasm.div %x, %four : vector<4xf32>
  ssawasm.return %a : vector<4xf32>
}

// -----

// CHECK-LABEL: ssawasm.func @bits
// CHECK: %[[X:.*]] = ssawasm.local_get %arg0
// CHECK: %[[Y:.*]] = ssawasm.local_get %arg1
// CHECK: %[[A:.*]] = ssawasm.andnot %[[X]], %[[Y]]
// CHECK: %[[B:.*]] = ssawasm.bitselect %[[Y]], %[[X]], %[[A]]
// CHECK: %[[C:.*]] = ssawasm.ge_u %[[X]], %[[Y]]
// CHECK: ssawasm.return %[[A]], %[[B]], %[[C]], %[[X]], %[[Y]]
ssawasm.func @bits(%p: !ssawasm.local<vector<16xi8>>, %q: !ssawasm.local<vector<16xi8>>) -> (vector<16xi8>, vector<16xi8>, vector<16xi8>, vector<16xi8>, vector<16xi8>) {
  %ones = ssawasm.const dense<-1> : vector<16xi8>
  %zero = ssawasm.const dense<0> : vector<16xi8>
  %x = ssawasm.local_get %p : vector<16xi8>
  %y = ssawasm.local_get %q : vector<16xi8>
  %n = ssawasm.not %y : vector<16xi8>
  %a = ssawasm.and %n, %x : vector<16xi8>
  %m = ssawasm.not %a : vector<16xi8>
  %b = ssawasm.bitselect %x, %y, %m : vector<16xi8>
  %l = ssawasm.lt_u %x, %y : vector<16xi8>
  %c = ssawasm.not %l : vector<16xi8>
  %d = ssawasm.bitselect %x, %y, %ones : vector<16xi8>
  %e = ssawasm.bitselect %x, %y, %zero : vector<16xi8>
  ssawasm.return %a, %b, %c, %d, %e : vector<16xi8>, vector<16xi8>, vector<16xi8>, vector<16xi8>, vector<16xi8>
}

// -----

// the negation of less is not greater or equal where one is NaN
// CHECK-LABEL: ssawasm.func @notLess
// CHECK: ssawasm.lt
// CHECK: ssawasm.not
ssawasm.func @notLess(%p: !ssawasm.local<vector<4xf32>>, %q: !ssawasm.local<vector<4xf32>>) -> vector<4xi32> {
  %x = ssawasm.local_get %p : vector<4xf32>
  %y = ssawasm.local_get %q : vector<4xf32>
  %l = ssawasm.lt %x, %y : vector<4xf32>
  %n = ssawasm.not %l : vector<4xi32>
  ssawasm.return %n : vector<4xi32>
}

// -----

// CHECK-LABEL: ssawasm.func @lanes
// CHECK: %[[V:.*]] = ssawasm.local_get %arg0
// CHECK: %[[W:.*]] = ssawasm.local_get %arg1
// CHECK: %[[X:.*]] = ssawasm.local_get %arg2
// CHECK: %[[L:.*]] = ssawasm.extract_lane %[[V]][1]
// CHECK: %[[R:.*]] = ssawasm.replace_lane %[[V]][2], %[[X]]
// CHECK: ssawasm.return %[[X]], %[[X]], %[[L]], %[[R]], %[[V]]
ssawasm.func @lanes(%p: !ssawasm.local<vector<4xf32>>, %q: !ssawasm.local<vector<4xf32>>, %r: !ssawasm.local<f32>) -> (f32, f32, f32, vector<4xf32>, vector<4xf32>) {
  %v = ssawasm.local_get %p : vector<4xf32>
  %w = ssawasm.local_get %q : vector<4xf32>
  %x = ssawasm.local_get %r : f32
  %wx = ssawasm.extract_lane %w[0] : vector<4xf32>
  ssawasm.drop %wx : f32
  %s = ssawasm.splat %x : vector<4xf32>
  %a = ssawasm.extract_lane %s[3] : vector<4xf32>
  %z = ssawasm.replace_lane %v[2], %x : vector<4xf32>
  %b = ssawasm.extract_lane %z[2] : vector<4xf32>
  %c = ssawasm.extract_lane %z[1] : vector<4xf32>
  %first = ssawasm.replace_lane %v[2], %wx : vector<4xf32>
  %d = ssawasm.replace_lane %first[2], %x : vector<4xf32>
  %own = ssawasm.extract_lane %v[0] : vector<4xf32>
  %e = ssawasm.replace_lane %v[0], %own : vector<4xf32>
  ssawasm.return %a, %b, %c, %d, %e : f32, f32, f32, vector<4xf32>, vector<4xf32>
}

// -----

// CHECK-LABEL: ssawasm.func @shuffles
// CHECK: %[[V:.*]] = ssawasm.local_get %arg0
// CHECK: %[[W:.*]] = ssawasm.local_get %arg1
// CHECK: %[[C:.*]] = ssawasm.shuffle %[[V]], %[[V]] [0, 1, 0, 2]
// CHECK: %[[S:.*]] = ssawasm.splat
// CHECK: ssawasm.return %[[V]], %[[W]], %[[C]], %[[S]]
ssawasm.func @shuffles(%p: !ssawasm.local<vector<4xi32>>, %q: !ssawasm.local<vector<4xi32>>, %n: !ssawasm.local<i32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
  %v = ssawasm.local_get %p : vector<4xi32>
  %w = ssawasm.local_get %q : vector<4xi32>
  %i = ssawasm.local_get %n : i32
  %a = ssawasm.shuffle %v, %w [0, 1, 2, 3] : vector<4xi32>
  %b = ssawasm.shuffle %v, %w [4, 5, 6, 7] : vector<4xi32>
  %zip = ssawasm.shuffle %v, %w [0, 4, 1, 5] : vector<4xi32>
  %c = ssawasm.shuffle %zip, %v [0, 2, 4, 6] : vector<4xi32>
  %s = ssawasm.splat %i : vector<4xi32>
  %d = ssawasm.shuffle %s, %v [3, 1, 1, 2] : vector<4xi32>
  ssawasm.return %a, %b, %c, %d : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
}

// -----

// CHECK-LABEL: ssawasm.func @reinterpreted
// CHECK-DAG: %[[V:.*]] = ssawasm.local_get %arg0
// CHECK-DAG: %[[C:.*]] = ssawasm.const dense<[1065353216, 0, -1082130432, 0]> : vector<4xi32>
// CHECK: %[[I:.*]] = ssawasm.reinterpret %[[V]] : vector<4xf32> to vector<2xi64>
// CHECK: ssawasm.return %[[V]], %[[I]], %[[C]]
ssawasm.func @reinterpreted(%p: !ssawasm.local<vector<4xf32>>) -> (vector<4xf32>, vector<2xi64>, vector<4xi32>) {
  %v = ssawasm.local_get %p : vector<4xf32>
  %c = ssawasm.const dense<[1.0, 0.0, -1.0, 0.0]> : vector<4xf32>
  %i = ssawasm.reinterpret %v : vector<4xf32> to vector<4xi32>
  %a = ssawasm.reinterpret %i : vector<4xi32> to vector<4xf32>
  %b = ssawasm.reinterpret %i : vector<4xi32> to vector<2xi64>
  %d = ssawasm.reinterpret %c : vector<4xf32> to vector<4xi32>
  ssawasm.return %a, %b, %d : vector<4xf32>, vector<2xi64>, vector<4xi32>
}

// -----

// x + 0 is x if x is a square, a converted integer, or a sum with one: never -0. A product of others may be.
// CHECK-LABEL: ssawasm.func @never_minus_zero
// CHECK: %[[SQUARE:.*]] = ssawasm.mul %[[X:.*]], %[[X]] : vector<2xf64>
// CHECK: %[[SUM:.*]] = ssawasm.add %[[SQUARE]], %{{.*}} : vector<2xf64>
// CHECK: %[[PRODUCT:.*]] = ssawasm.mul
// CHECK: %[[D:.*]] = ssawasm.add %[[PRODUCT]], %{{.*}} : vector<2xf64>
// CHECK: ssawasm.return %[[SQUARE]], %[[SUM]], %[[D]]
ssawasm.func @never_minus_zero(%p: !ssawasm.local<vector<2xf64>>, %q: !ssawasm.local<vector<2xf64>>) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>) {
  %zero = ssawasm.const dense<0.0> : vector<2xf64>
  %x = ssawasm.local_get %p : vector<2xf64>
  %y = ssawasm.local_get %q : vector<2xf64>
  %square = ssawasm.mul %x, %x : vector<2xf64>
  %a = ssawasm.add %square, %zero : vector<2xf64>
  %sum = ssawasm.add %square, %y : vector<2xf64>
  %b = ssawasm.add %sum, %zero : vector<2xf64>
  %product = ssawasm.mul %x, %y : vector<2xf64>
  %d = ssawasm.add %product, %zero : vector<2xf64>
  ssawasm.return %a, %b, %d : vector<2xf64>, vector<2xf64>, vector<2xf64>
}
