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

// one side without bits, or with all of them: a mask will do
// CHECK-LABEL: ssawasm.func @masked
// CHECK: %[[X:.*]] = ssawasm.local_get %arg0
// CHECK: %[[M:.*]] = ssawasm.local_get %arg1
// CHECK: %[[A:.*]] = ssawasm.and %[[X]], %[[M]] : vector<4xi32>
// CHECK: %[[B:.*]] = ssawasm.andnot %[[X]], %[[M]] : vector<4xi32>
// CHECK: %[[C:.*]] = ssawasm.or %[[X]], %[[M]] : vector<4xi32>
// CHECK: ssawasm.return %[[A]], %[[B]], %[[C]]
ssawasm.func @masked(%p: !ssawasm.local<vector<4xi32>>, %q: !ssawasm.local<vector<4xi32>>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
  %ones = ssawasm.const dense<-1> : vector<4xi32>
  %zero = ssawasm.const dense<0> : vector<4xi32>
  %x = ssawasm.local_get %p : vector<4xi32>
  %m = ssawasm.local_get %q : vector<4xi32>
  %a = ssawasm.bitselect %x, %zero, %m : vector<4xi32>
  %b = ssawasm.bitselect %zero, %x, %m : vector<4xi32>
  %c = ssawasm.bitselect %ones, %x, %m : vector<4xi32>
  ssawasm.return %a, %b, %c : vector<4xi32>, vector<4xi32>, vector<4xi32>
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

// -----

// Products of what is made wider, by constants that fit and by scalars that do, too.
// CHECK-LABEL: ssawasm.func @products
// CHECK: %[[C:.*]] = ssawasm.const dense<-3> : vector<8xi16>
// CHECK: %[[A:.*]] = ssawasm.local_get %arg0
// CHECK: %[[B:.*]] = ssawasm.local_get %arg1
// CHECK: %[[L:.*]] = ssawasm.extmul_low_i16x8_s %[[A]], %[[B]] : vector<8xi16> to vector<4xi32>
// CHECK: %[[H:.*]] = ssawasm.extmul_high_i16x8_u %[[A]], %[[B]] : vector<8xi16> to vector<4xi32>
// CHECK: %[[K:.*]] = ssawasm.extmul_low_i16x8_s %[[A]], %[[C]] : vector<8xi16> to vector<4xi32>
// CHECK: ssawasm.mul
// CHECK: ssawasm.mul
// CHECK: ssawasm.mul
ssawasm.func @products(%p: !ssawasm.local<vector<8xi16>>, %q: !ssawasm.local<vector<8xi16>>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
  %a = ssawasm.local_get %p : vector<8xi16>
  %b = ssawasm.local_get %q : vector<8xi16>
  %large = ssawasm.const dense<40000> : vector<4xi32>
  %small = ssawasm.const dense<-3> : vector<4xi32>
  %al = ssawasm.extend_low_i16x8_s %a : vector<8xi16> to vector<4xi32>
  %bl = ssawasm.extend_low_i16x8_s %b : vector<8xi16> to vector<4xi32>
  %l = ssawasm.mul %al, %bl : vector<4xi32>
  %ah = ssawasm.extend_high_i16x8_u %a : vector<8xi16> to vector<4xi32>
  %bh = ssawasm.extend_high_i16x8_u %b : vector<8xi16> to vector<4xi32>
  %h = ssawasm.mul %ah, %bh : vector<4xi32>
  %k = ssawasm.mul %al, %small : vector<4xi32>
  %n = ssawasm.mul %al, %large : vector<4xi32>
  %m = ssawasm.mul %al, %bh : vector<4xi32>
  %o = ssawasm.mul %ah, %small : vector<4xi32>
  ssawasm.return %l, %h, %k, %n, %m, %o : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
}

// -----

// Sums of neighbours; not of halves that are extended in different ways, or in the other order.
// CHECK-LABEL: ssawasm.func @neighbours
// CHECK: %[[A:.*]] = ssawasm.local_get %arg0
// CHECK: %[[B:.*]] = ssawasm.local_get %arg1
// CHECK: ssawasm.extadd_pairwise_i16x8_u %[[A]] : vector<8xi16> to vector<4xi32>
// CHECK: ssawasm.dot_i16x8_s %[[A]], %[[B]] : vector<8xi16> to vector<4xi32>
// CHECK: %[[M:.*]] = ssawasm.add
// CHECK: %[[N:.*]] = ssawasm.add
// CHECK: ssawasm.return %{{.*}}, %{{.*}}, %[[M]], %[[N]]
ssawasm.func @neighbours(%p: !ssawasm.local<vector<8xi16>>, %q: !ssawasm.local<vector<8xi16>>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
  %a = ssawasm.local_get %p : vector<8xi16>
  %b = ssawasm.local_get %q : vector<8xi16>
  %l = ssawasm.extend_low_i16x8_u %a : vector<8xi16> to vector<4xi32>
  %h = ssawasm.extend_high_i16x8_u %a : vector<8xi16> to vector<4xi32>
  %hs = ssawasm.extend_high_i16x8_s %a : vector<8xi16> to vector<4xi32>
  %e = ssawasm.shuffle %l, %h [0, 2, 4, 6] : vector<4xi32>
  %o = ssawasm.shuffle %l, %h [1, 3, 5, 7] : vector<4xi32>
  %s = ssawasm.add %e, %o : vector<4xi32>
  %pl = ssawasm.extmul_low_i16x8_s %a, %b : vector<8xi16> to vector<4xi32>
  %ph = ssawasm.extmul_high_i16x8_s %b, %a : vector<8xi16> to vector<4xi32>
  %pe = ssawasm.shuffle %pl, %ph [0, 2, 4, 6] : vector<4xi32>
  %po = ssawasm.shuffle %pl, %ph [1, 3, 5, 7] : vector<4xi32>
  %d = ssawasm.add %pe, %po : vector<4xi32>
  %me = ssawasm.shuffle %l, %hs [0, 2, 4, 6] : vector<4xi32>
  %mo = ssawasm.shuffle %l, %hs [1, 3, 5, 7] : vector<4xi32>
  %m = ssawasm.add %me, %mo : vector<4xi32>
  %re = ssawasm.shuffle %h, %l [0, 2, 4, 6] : vector<4xi32>
  %ro = ssawasm.shuffle %h, %l [1, 3, 5, 7] : vector<4xi32>
  %n = ssawasm.add %re, %ro : vector<4xi32>
  ssawasm.return %s, %d, %m, %n : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
}

// -----

// CHECK-LABEL: ssawasm.func @saturation
// CHECK: %[[X:.*]] = ssawasm.local_get %arg0
// CHECK: %[[Y:.*]] = ssawasm.local_get %arg1
// CHECK: ssawasm.add_sat_u %[[X]], %[[Y]] : vector<16xi8>
// CHECK: ssawasm.sub_sat_u %[[X]], %[[Y]] : vector<16xi8>
// CHECK: ssawasm.avgr_u %[[X]], %[[Y]] : vector<16xi8>
// CHECK: ssawasm.max_s
// CHECK: ssawasm.sub
// CHECK: ssawasm.return
ssawasm.func @saturation(%p: !ssawasm.local<vector<16xi8>>, %q: !ssawasm.local<vector<16xi8>>) -> (vector<16xi8>, vector<16xi8>, vector<16xi8>, vector<16xi8>) {
  %ones = ssawasm.const dense<-1> : vector<16xi8>
  %one = ssawasm.const 1 : i32
  %x = ssawasm.local_get %p : vector<16xi8>
  %y = ssawasm.local_get %q : vector<16xi8>
  %room = ssawasm.xor %x, %ones : vector<16xi8>
  %least = ssawasm.min_u %y, %room : vector<16xi8>
  %sum = ssawasm.add %x, %least : vector<16xi8>
  %most = ssawasm.max_u %x, %y : vector<16xi8>
  %difference = ssawasm.sub %most, %y : vector<16xi8>
  %or = ssawasm.or %x, %y : vector<16xi8>
  %xor = ssawasm.xor %y, %x : vector<16xi8>
  %half = ssawasm.shr_u %xor, %one : vector<16xi8>
  %mean = ssawasm.sub %or, %half : vector<16xi8>
  %signed = ssawasm.max_s %x, %y : vector<16xi8>
  %other = ssawasm.sub %signed, %y : vector<16xi8>
  ssawasm.return %sum, %difference, %mean, %other : vector<16xi8>, vector<16xi8>, vector<16xi8>, vector<16xi8>
}

// -----

// Masks that change nothing, or that come in front of what makes lanes narrower.
// CHECK-LABEL: ssawasm.func @masks
// CHECK: %[[LOW:.*]] = ssawasm.const dense<255> : vector<4xi32>
// CHECK: %[[E:.*]] = ssawasm.extend_low_i16x8_u
// CHECK: ssawasm.and %{{.*}}, %[[LOW]] : vector<4xi32>
// CHECK: ssawasm.and %{{.*}}, %[[LOW]] : vector<4xi32>
// CHECK: %[[N:.*]] = ssawasm.narrow_i32x4_u
// CHECK: ssawasm.return %[[E]], %[[N]]
ssawasm.func @masks(%p: !ssawasm.local<vector<8xi16>>, %q: !ssawasm.local<vector<4xi32>>) -> (vector<4xi32>, vector<8xi16>) {
  %halves = ssawasm.const dense<65535> : vector<4xi32>
  %bytes = ssawasm.const dense<255> : vector<8xi16>
  %a = ssawasm.local_get %p : vector<8xi16>
  %x = ssawasm.local_get %q : vector<4xi32>
  %e = ssawasm.extend_low_i16x8_u %a : vector<8xi16> to vector<4xi32>
  %y = ssawasm.neg %x : vector<4xi32>
  %m = ssawasm.and %e, %halves : vector<4xi32>
  %mx = ssawasm.and %x, %halves : vector<4xi32>
  %my = ssawasm.and %y, %halves : vector<4xi32>
  %n = ssawasm.narrow_i32x4_u %mx, %my : vector<4xi32> to vector<8xi16>
  %b = ssawasm.and %n, %bytes : vector<8xi16>
  ssawasm.return %m, %b : vector<4xi32>, vector<8xi16>
}
