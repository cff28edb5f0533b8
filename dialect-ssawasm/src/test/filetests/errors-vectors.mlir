// RUN: wami opt %s --split-input-file --verify-diagnostics

ssawasm.func @f(%p: !ssawasm.local<vector<4xi32>>) {
  %v = ssawasm.local_get %p : vector<4xi32>
  // expected-error@+1 {{lane 4 does not exist: there are 4}}
  %x = ssawasm.extract_lane %v[4] : vector<4xi32>
  ssawasm.return
}

// -----

ssawasm.func @f(%p: !ssawasm.local<vector<16xi8>>) {
  %v = ssawasm.local_get %p : vector<16xi8>
  // expected-error@+1 {{'operand' must be vector<4xi32> or vector<2xi64> or vector<4xf32> or vector<2xf64>, but got 'vector<16xi8>'}}
  %x = ssawasm.extract_lane %v[4] : vector<16xi8>
  ssawasm.return
}

// -----

ssawasm.func @f(%p: !ssawasm.local<vector<4xi32>>) {
  %v = ssawasm.local_get %p : vector<4xi32>
  // expected-error@+1 {{names 3 lanes for a vector that has 4}}
  %x = ssawasm.shuffle %v, %v [0, 1, 2] : vector<4xi32>
  ssawasm.return
}

// -----

ssawasm.func @f(%p: !ssawasm.local<vector<4xi32>>) {
  %v = ssawasm.local_get %p : vector<4xi32>
  // expected-error@+1 {{lane 8 does not exist: the two vectors have 8}}
  %x = ssawasm.shuffle %v, %v [0, 1, 2, 8] : vector<4xi32>
  ssawasm.return
}

// -----

ssawasm.func @f(%p: !ssawasm.local<vector<16xi8>>) {
  %v = ssawasm.local_get %p : vector<16xi8>
  // expected-error@+1 {{operand #0 must be}}
  %x = ssawasm.mul %v, %v : vector<16xi8>
  ssawasm.return
}

// -----

// expected-error@+1 {{a local variable cannot hold values of type 'vector<3xi32>'}}
ssawasm.func @f(%p: !ssawasm.local<vector<3xi32>>) {
  ssawasm.return
}

// -----

ssawasm.func @f() {
  // expected-error@+1 {{must be i32, i64, f32, f64, vector of 128 bits, memref, !ssawasm.func_ref, !ssawasm.extern_ref, !ssawasm.exn_ref or !ssawasm.cont, but got 'vector<8xi32>'}}
  %v = ssawasm.const dense<1> : vector<8xi32>
  ssawasm.return
}

// -----

ssawasm.func @f(%p: !ssawasm.local<i32>, %q: !ssawasm.local<vector<4xf32>>) {
  %a = ssawasm.local_get %p : i32
  %v = ssawasm.local_get %q : vector<4xf32>
  // expected-error@+1 {{lane 4 does not exist: there are 4}}
  ssawasm.store32_lane %a, %v[4] : vector<4xf32>
  // expected-error@+1 {{align = 8 is more than the 4 bytes accessed}}
  ssawasm.store32_lane %a, %v[1] align = 8 : vector<4xf32>
  ssawasm.return
}

// -----

ssawasm.func @f(%p: !ssawasm.local<vector<4xf32>>) {
  %v = ssawasm.local_get %p : vector<4xf32>
  // expected-error@+1 {{cannot be 'nuw' on vector<4xf32>: floats do not wrap}}
  %x = ssawasm.add nuw %v, %v : vector<4xf32>
  ssawasm.return
}
