// Every instruction on vectors is emitted as itself, with its immediates.
// RUN: wami opt %s --introduce-locals --ssawasm-to-wasm | filecheck %s

ssawasm.func @f0(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.relaxed_swizzle{{$}}
  %r = ssawasm.relaxed_swizzle %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f1(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.i32x4.relaxed_trunc_f32x4_s{{$}}
  %r = ssawasm.relaxed_trunc_f32x4_s %f32x4 : vector<4xf32> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f2(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.i32x4.relaxed_trunc_f32x4_u{{$}}
  %r = ssawasm.relaxed_trunc_f32x4_u %f32x4 : vector<4xf32> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f3(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.i32x4.relaxed_trunc_f64x2_s_zero{{$}}
  %r = ssawasm.relaxed_trunc_f64x2_s_zero %f64x2 : vector<2xf64> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f4(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.i32x4.relaxed_trunc_f64x2_u_zero{{$}}
  %r = ssawasm.relaxed_trunc_f64x2_u_zero %f64x2 : vector<2xf64> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f5(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.relaxed_madd{{$}}
  %r = ssawasm.relaxed_madd %f32x4, %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f6(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.relaxed_nmadd{{$}}
  %r = ssawasm.relaxed_nmadd %f32x4, %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f7(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.relaxed_madd{{$}}
  %r = ssawasm.relaxed_madd %f64x2, %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f8(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.relaxed_nmadd{{$}}
  %r = ssawasm.relaxed_nmadd %f64x2, %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f9(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.relaxed_laneselect{{$}}
  %r = ssawasm.relaxed_laneselect %i8x16, %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f10(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.relaxed_laneselect{{$}}
  %r = ssawasm.relaxed_laneselect %i16x8, %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f11(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.relaxed_laneselect{{$}}
  %r = ssawasm.relaxed_laneselect %i32x4, %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f12(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.i64x2.relaxed_laneselect{{$}}
  %r = ssawasm.relaxed_laneselect %i64x2, %i64x2, %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f13(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.relaxed_min{{$}}
  %r = ssawasm.relaxed_min %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f14(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.relaxed_max{{$}}
  %r = ssawasm.relaxed_max %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f15(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.relaxed_min{{$}}
  %r = ssawasm.relaxed_min %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f16(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.relaxed_max{{$}}
  %r = ssawasm.relaxed_max %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f17(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.relaxed_q15mulr_s{{$}}
  %r = ssawasm.relaxed_q15mulr_s %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f18(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i16x8.relaxed_dot_i8x16_i7x16_s{{$}}
  %r = ssawasm.relaxed_dot_i8x16_i7x16_s %i8x16, %i8x16 : vector<16xi8> to vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f19(%l0: !ssawasm.local<vector<16xi8>>, %l1: !ssawasm.local<vector<4xi32>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  %i32x4 = ssawasm.local_get %l1 : vector<4xi32>
  // CHECK: wasm.i32x4.relaxed_dot_i8x16_i7x16_add_s{{$}}
  %r = ssawasm.relaxed_dot_i8x16_i7x16_add_s %i8x16, %i8x16, %i32x4 : vector<16xi8> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
