// Every instruction on vectors is emitted as itself, with its immediates.
// RUN: wami opt %s --introduce-locals --ssawasm-to-wasm | filecheck %s

ssawasm.func @f0(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load offset = 4{{$}}
  %r = ssawasm.load %i32 offset = 4 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f1(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load offset = 4{{$}}
  %r = ssawasm.load %i32 offset = 4 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f2(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load offset = 4{{$}}
  %r = ssawasm.load %i32 offset = 4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f3(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load offset = 4{{$}}
  %r = ssawasm.load %i32 offset = 4 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f4(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load offset = 4{{$}}
  %r = ssawasm.load %i32 offset = 4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f5(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load offset = 4{{$}}
  %r = ssawasm.load %i32 offset = 4 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f6(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load8x8_s offset = 4{{$}}
  %r = ssawasm.load8x8_s %i32 offset = 4 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f7(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load8x8_u offset = 4{{$}}
  %r = ssawasm.load8x8_u %i32 offset = 4 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f8(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load16x4_s offset = 4{{$}}
  %r = ssawasm.load16x4_s %i32 offset = 4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f9(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load16x4_u offset = 4{{$}}
  %r = ssawasm.load16x4_u %i32 offset = 4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f10(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load32x2_s offset = 4{{$}}
  %r = ssawasm.load32x2_s %i32 offset = 4 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f11(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load32x2_u offset = 4{{$}}
  %r = ssawasm.load32x2_u %i32 offset = 4 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f12(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load8_splat offset = 4{{$}}
  %r = ssawasm.load8_splat %i32 offset = 4 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f13(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load16_splat offset = 4{{$}}
  %r = ssawasm.load16_splat %i32 offset = 4 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f14(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load32_splat offset = 4{{$}}
  %r = ssawasm.load32_splat %i32 offset = 4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f15(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load32_splat offset = 4{{$}}
  %r = ssawasm.load32_splat %i32 offset = 4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f16(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load64_splat offset = 4{{$}}
  %r = ssawasm.load64_splat %i32 offset = 4 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f17(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load64_splat offset = 4{{$}}
  %r = ssawasm.load64_splat %i32 offset = 4 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f18(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<16xi8>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i8x16 = ssawasm.local_get %l1 : vector<16xi8>
  // CHECK: wasm.v128.store offset = 4{{$}}
  ssawasm.store %i32, %i8x16 offset = 4 : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f19(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<8xi16>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i16x8 = ssawasm.local_get %l1 : vector<8xi16>
  // CHECK: wasm.v128.store offset = 4{{$}}
  ssawasm.store %i32, %i16x8 offset = 4 : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f20(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<4xi32>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i32x4 = ssawasm.local_get %l1 : vector<4xi32>
  // CHECK: wasm.v128.store offset = 4{{$}}
  ssawasm.store %i32, %i32x4 offset = 4 : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f21(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<2xi64>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i64x2 = ssawasm.local_get %l1 : vector<2xi64>
  // CHECK: wasm.v128.store offset = 4{{$}}
  ssawasm.store %i32, %i64x2 offset = 4 : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f22(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<4xf32>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %f32x4 = ssawasm.local_get %l1 : vector<4xf32>
  // CHECK: wasm.v128.store offset = 4{{$}}
  ssawasm.store %i32, %f32x4 offset = 4 : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f23(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<2xf64>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %f64x2 = ssawasm.local_get %l1 : vector<2xf64>
  // CHECK: wasm.v128.store offset = 4{{$}}
  ssawasm.store %i32, %f64x2 offset = 4 : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f24(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<16xi8>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i8x16 = ssawasm.local_get %l1 : vector<16xi8>
  // CHECK: wasm.v128.load8_lane 15 offset = 4{{$}}
  %r = ssawasm.load8_lane %i32, %i8x16[15] offset = 4 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f25(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<8xi16>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i16x8 = ssawasm.local_get %l1 : vector<8xi16>
  // CHECK: wasm.v128.load16_lane 7 offset = 4 align = 1{{$}}
  %r = ssawasm.load16_lane %i32, %i16x8[7] offset = 4 align = 1 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f26(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<4xi32>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i32x4 = ssawasm.local_get %l1 : vector<4xi32>
  // CHECK: wasm.v128.load32_lane 3 offset = 4 align = 1{{$}}
  %r = ssawasm.load32_lane %i32, %i32x4[3] offset = 4 align = 1 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f27(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<4xf32>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %f32x4 = ssawasm.local_get %l1 : vector<4xf32>
  // CHECK: wasm.v128.load32_lane 3 offset = 4 align = 1{{$}}
  %r = ssawasm.load32_lane %i32, %f32x4[3] offset = 4 align = 1 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f28(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<2xi64>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i64x2 = ssawasm.local_get %l1 : vector<2xi64>
  // CHECK: wasm.v128.load64_lane 1 offset = 4 align = 1{{$}}
  %r = ssawasm.load64_lane %i32, %i64x2[1] offset = 4 align = 1 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f29(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<2xf64>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %f64x2 = ssawasm.local_get %l1 : vector<2xf64>
  // CHECK: wasm.v128.load64_lane 1 offset = 4 align = 1{{$}}
  %r = ssawasm.load64_lane %i32, %f64x2[1] offset = 4 align = 1 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f30(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<16xi8>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i8x16 = ssawasm.local_get %l1 : vector<16xi8>
  // CHECK: wasm.v128.store8_lane 15 offset = 4{{$}}
  ssawasm.store8_lane %i32, %i8x16[15] offset = 4 : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f31(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<8xi16>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i16x8 = ssawasm.local_get %l1 : vector<8xi16>
  // CHECK: wasm.v128.store16_lane 7 offset = 4{{$}}
  ssawasm.store16_lane %i32, %i16x8[7] offset = 4 : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f32(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<4xi32>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i32x4 = ssawasm.local_get %l1 : vector<4xi32>
  // CHECK: wasm.v128.store32_lane 3 offset = 4{{$}}
  ssawasm.store32_lane %i32, %i32x4[3] offset = 4 : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f33(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<4xf32>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %f32x4 = ssawasm.local_get %l1 : vector<4xf32>
  // CHECK: wasm.v128.store32_lane 3 offset = 4{{$}}
  ssawasm.store32_lane %i32, %f32x4[3] offset = 4 : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f34(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<2xi64>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i64x2 = ssawasm.local_get %l1 : vector<2xi64>
  // CHECK: wasm.v128.store64_lane 1 offset = 4{{$}}
  ssawasm.store64_lane %i32, %i64x2[1] offset = 4 : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f35(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<2xf64>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %f64x2 = ssawasm.local_get %l1 : vector<2xf64>
  // CHECK: wasm.v128.store64_lane 1 offset = 4{{$}}
  ssawasm.store64_lane %i32, %f64x2[1] offset = 4 : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f36(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load32_zero offset = 4{{$}}
  %r = ssawasm.load32_zero %i32 offset = 4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f37(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load32_zero offset = 4{{$}}
  %r = ssawasm.load32_zero %i32 offset = 4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f38(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load64_zero offset = 4{{$}}
  %r = ssawasm.load64_zero %i32 offset = 4 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f39(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.v128.load64_zero offset = 4{{$}}
  %r = ssawasm.load64_zero %i32 offset = 4 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f40() {
  // CHECK: wasm.v128.const 
  %r = ssawasm.const dense<7> : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f41() {
  // CHECK: wasm.v128.const 
  %r = ssawasm.const dense<7> : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f42() {
  // CHECK: wasm.v128.const 
  %r = ssawasm.const dense<7> : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f43() {
  // CHECK: wasm.v128.const 
  %r = ssawasm.const dense<7> : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f44() {
  // CHECK: wasm.v128.const 
  %r = ssawasm.const dense<7.000000e+00> : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f45() {
  // CHECK: wasm.v128.const 
  %r = ssawasm.const dense<7.000000e+00> : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f46(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.shuffle array<i8: 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31>{{$}}
  %r = ssawasm.shuffle %i8x16, %i8x16 [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31] : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f47(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i8x16.shuffle array<i8: 2, 3, 6, 7, 10, 11, 14, 15, 18, 19, 22, 23, 26, 27, 30, 31>{{$}}
  %r = ssawasm.shuffle %i16x8, %i16x8 [1, 3, 5, 7, 9, 11, 13, 15] : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f48(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i8x16.shuffle array<i8: 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31>{{$}}
  %r = ssawasm.shuffle %i32x4, %i32x4 [1, 3, 5, 7] : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f49(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.i8x16.shuffle array<i8: 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31>{{$}}
  %r = ssawasm.shuffle %i64x2, %i64x2 [1, 3] : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f50(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.i8x16.shuffle array<i8: 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31>{{$}}
  %r = ssawasm.shuffle %f32x4, %f32x4 [1, 3, 5, 7] : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f51(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.i8x16.shuffle array<i8: 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31>{{$}}
  %r = ssawasm.shuffle %f64x2, %f64x2 [1, 3] : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f52(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.swizzle{{$}}
  %r = ssawasm.swizzle %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f53(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.i8x16.splat{{$}}
  %r = ssawasm.splat %i32 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f54(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.i16x8.splat{{$}}
  %r = ssawasm.splat %i32 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f55(%l0: !ssawasm.local<i32>) {
  %i32 = ssawasm.local_get %l0 : i32
  // CHECK: wasm.i32x4.splat{{$}}
  %r = ssawasm.splat %i32 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f56(%l0: !ssawasm.local<i64>) {
  %i64 = ssawasm.local_get %l0 : i64
  // CHECK: wasm.i64x2.splat{{$}}
  %r = ssawasm.splat %i64 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f57(%l0: !ssawasm.local<f32>) {
  %f32 = ssawasm.local_get %l0 : f32
  // CHECK: wasm.f32x4.splat{{$}}
  %r = ssawasm.splat %f32 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f58(%l0: !ssawasm.local<f64>) {
  %f64 = ssawasm.local_get %l0 : f64
  // CHECK: wasm.f64x2.splat{{$}}
  %r = ssawasm.splat %f64 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f59(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.extract_lane_s 1{{$}}
  %r = ssawasm.extract_lane_s %i8x16[1] : vector<16xi8>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f60(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.extract_lane_u 1{{$}}
  %r = ssawasm.extract_lane_u %i8x16[1] : vector<16xi8>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f61(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<16xi8>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i8x16 = ssawasm.local_get %l1 : vector<16xi8>
  // CHECK: wasm.i8x16.replace_lane 1{{$}}
  %r = ssawasm.replace_lane %i8x16[1], %i32 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f62(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.extract_lane_s 1{{$}}
  %r = ssawasm.extract_lane_s %i16x8[1] : vector<8xi16>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f63(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.extract_lane_u 1{{$}}
  %r = ssawasm.extract_lane_u %i16x8[1] : vector<8xi16>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f64(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<8xi16>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i16x8 = ssawasm.local_get %l1 : vector<8xi16>
  // CHECK: wasm.i16x8.replace_lane 1{{$}}
  %r = ssawasm.replace_lane %i16x8[1], %i32 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f65(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.extract_lane 1{{$}}
  %r = ssawasm.extract_lane %i32x4[1] : vector<4xi32>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f66(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<4xi32>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i32x4 = ssawasm.local_get %l1 : vector<4xi32>
  // CHECK: wasm.i32x4.replace_lane 1{{$}}
  %r = ssawasm.replace_lane %i32x4[1], %i32 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f67(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.i64x2.extract_lane 1{{$}}
  %r = ssawasm.extract_lane %i64x2[1] : vector<2xi64>
  ssawasm.drop %r : i64
  ssawasm.return
}
ssawasm.func @f68(%l0: !ssawasm.local<i64>, %l1: !ssawasm.local<vector<2xi64>>) {
  %i64 = ssawasm.local_get %l0 : i64
  %i64x2 = ssawasm.local_get %l1 : vector<2xi64>
  // CHECK: wasm.i64x2.replace_lane 1{{$}}
  %r = ssawasm.replace_lane %i64x2[1], %i64 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f69(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.extract_lane 1{{$}}
  %r = ssawasm.extract_lane %f32x4[1] : vector<4xf32>
  ssawasm.drop %r : f32
  ssawasm.return
}
ssawasm.func @f70(%l0: !ssawasm.local<f32>, %l1: !ssawasm.local<vector<4xf32>>) {
  %f32 = ssawasm.local_get %l0 : f32
  %f32x4 = ssawasm.local_get %l1 : vector<4xf32>
  // CHECK: wasm.f32x4.replace_lane 1{{$}}
  %r = ssawasm.replace_lane %f32x4[1], %f32 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f71(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.extract_lane 1{{$}}
  %r = ssawasm.extract_lane %f64x2[1] : vector<2xf64>
  ssawasm.drop %r : f64
  ssawasm.return
}
ssawasm.func @f72(%l0: !ssawasm.local<f64>, %l1: !ssawasm.local<vector<2xf64>>) {
  %f64 = ssawasm.local_get %l0 : f64
  %f64x2 = ssawasm.local_get %l1 : vector<2xf64>
  // CHECK: wasm.f64x2.replace_lane 1{{$}}
  %r = ssawasm.replace_lane %f64x2[1], %f64 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f73(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.eq{{$}}
  %r = ssawasm.eq %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f74(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.ne{{$}}
  %r = ssawasm.ne %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f75(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.lt_s{{$}}
  %r = ssawasm.lt_s %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f76(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.lt_u{{$}}
  %r = ssawasm.lt_u %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f77(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.gt_s{{$}}
  %r = ssawasm.gt_s %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f78(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.gt_u{{$}}
  %r = ssawasm.gt_u %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f79(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.le_s{{$}}
  %r = ssawasm.le_s %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f80(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.le_u{{$}}
  %r = ssawasm.le_u %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f81(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.ge_s{{$}}
  %r = ssawasm.ge_s %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f82(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.ge_u{{$}}
  %r = ssawasm.ge_u %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f83(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.eq{{$}}
  %r = ssawasm.eq %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f84(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.ne{{$}}
  %r = ssawasm.ne %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f85(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.lt_s{{$}}
  %r = ssawasm.lt_s %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f86(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.lt_u{{$}}
  %r = ssawasm.lt_u %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f87(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.gt_s{{$}}
  %r = ssawasm.gt_s %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f88(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.gt_u{{$}}
  %r = ssawasm.gt_u %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f89(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.le_s{{$}}
  %r = ssawasm.le_s %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f90(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.le_u{{$}}
  %r = ssawasm.le_u %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f91(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.ge_s{{$}}
  %r = ssawasm.ge_s %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f92(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.ge_u{{$}}
  %r = ssawasm.ge_u %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f93(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.eq{{$}}
  %r = ssawasm.eq %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f94(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.ne{{$}}
  %r = ssawasm.ne %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f95(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.lt_s{{$}}
  %r = ssawasm.lt_s %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f96(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.lt_u{{$}}
  %r = ssawasm.lt_u %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f97(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.gt_s{{$}}
  %r = ssawasm.gt_s %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f98(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.gt_u{{$}}
  %r = ssawasm.gt_u %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f99(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.le_s{{$}}
  %r = ssawasm.le_s %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f100(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.le_u{{$}}
  %r = ssawasm.le_u %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f101(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.ge_s{{$}}
  %r = ssawasm.ge_s %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f102(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.ge_u{{$}}
  %r = ssawasm.ge_u %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f103(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.eq{{$}}
  %r = ssawasm.eq %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f104(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.ne{{$}}
  %r = ssawasm.ne %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f105(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.lt{{$}}
  %r = ssawasm.lt %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f106(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.gt{{$}}
  %r = ssawasm.gt %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f107(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.le{{$}}
  %r = ssawasm.le %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f108(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.ge{{$}}
  %r = ssawasm.ge %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f109(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.eq{{$}}
  %r = ssawasm.eq %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f110(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.ne{{$}}
  %r = ssawasm.ne %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f111(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.lt{{$}}
  %r = ssawasm.lt %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f112(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.gt{{$}}
  %r = ssawasm.gt %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f113(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.le{{$}}
  %r = ssawasm.le %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f114(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.ge{{$}}
  %r = ssawasm.ge %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f115(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.v128.not{{$}}
  %r = ssawasm.not %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f116(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.v128.not{{$}}
  %r = ssawasm.not %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f117(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.v128.not{{$}}
  %r = ssawasm.not %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f118(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.v128.not{{$}}
  %r = ssawasm.not %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f119(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.v128.not{{$}}
  %r = ssawasm.not %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f120(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.v128.not{{$}}
  %r = ssawasm.not %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f121(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.v128.and{{$}}
  %r = ssawasm.and %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f122(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.v128.and{{$}}
  %r = ssawasm.and %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f123(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.v128.and{{$}}
  %r = ssawasm.and %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f124(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.v128.and{{$}}
  %r = ssawasm.and %i64x2, %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f125(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.v128.and{{$}}
  %r = ssawasm.and %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f126(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.v128.and{{$}}
  %r = ssawasm.and %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f127(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.v128.andnot{{$}}
  %r = ssawasm.andnot %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f128(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.v128.andnot{{$}}
  %r = ssawasm.andnot %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f129(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.v128.andnot{{$}}
  %r = ssawasm.andnot %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f130(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.v128.andnot{{$}}
  %r = ssawasm.andnot %i64x2, %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f131(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.v128.andnot{{$}}
  %r = ssawasm.andnot %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f132(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.v128.andnot{{$}}
  %r = ssawasm.andnot %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f133(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.v128.or{{$}}
  %r = ssawasm.or %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f134(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.v128.or{{$}}
  %r = ssawasm.or %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f135(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.v128.or{{$}}
  %r = ssawasm.or %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f136(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.v128.or{{$}}
  %r = ssawasm.or %i64x2, %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f137(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.v128.or{{$}}
  %r = ssawasm.or %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f138(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.v128.or{{$}}
  %r = ssawasm.or %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f139(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.v128.xor{{$}}
  %r = ssawasm.xor %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f140(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.v128.xor{{$}}
  %r = ssawasm.xor %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f141(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.v128.xor{{$}}
  %r = ssawasm.xor %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f142(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.v128.xor{{$}}
  %r = ssawasm.xor %i64x2, %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f143(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.v128.xor{{$}}
  %r = ssawasm.xor %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f144(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.v128.xor{{$}}
  %r = ssawasm.xor %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f145(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.v128.bitselect{{$}}
  %r = ssawasm.bitselect %i8x16, %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f146(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.v128.bitselect{{$}}
  %r = ssawasm.bitselect %i16x8, %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f147(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.v128.bitselect{{$}}
  %r = ssawasm.bitselect %i32x4, %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f148(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.v128.bitselect{{$}}
  %r = ssawasm.bitselect %i64x2, %i64x2, %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f149(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.v128.bitselect{{$}}
  %r = ssawasm.bitselect %f32x4, %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f150(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.v128.bitselect{{$}}
  %r = ssawasm.bitselect %f64x2, %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f151(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.v128.any_true{{$}}
  %r = ssawasm.any_true %i8x16 : vector<16xi8>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f152(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.v128.any_true{{$}}
  %r = ssawasm.any_true %i16x8 : vector<8xi16>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f153(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.v128.any_true{{$}}
  %r = ssawasm.any_true %i32x4 : vector<4xi32>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f154(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.v128.any_true{{$}}
  %r = ssawasm.any_true %i64x2 : vector<2xi64>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f155(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.v128.any_true{{$}}
  %r = ssawasm.any_true %f32x4 : vector<4xf32>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f156(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.v128.any_true{{$}}
  %r = ssawasm.any_true %f64x2 : vector<2xf64>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f157(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.i64x2.eq{{$}}
  %r = ssawasm.eq %i64x2, %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f158(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.i64x2.ne{{$}}
  %r = ssawasm.ne %i64x2, %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f159(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.i64x2.lt_s{{$}}
  %r = ssawasm.lt_s %i64x2, %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f160(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.i64x2.gt_s{{$}}
  %r = ssawasm.gt_s %i64x2, %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f161(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.i64x2.le_s{{$}}
  %r = ssawasm.le_s %i64x2, %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f162(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.i64x2.ge_s{{$}}
  %r = ssawasm.ge_s %i64x2, %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f163(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.abs{{$}}
  %r = ssawasm.abs %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f164(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.neg{{$}}
  %r = ssawasm.neg %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f165(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.popcnt{{$}}
  %r = ssawasm.popcnt %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f166(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.all_true{{$}}
  %r = ssawasm.all_true %i8x16 : vector<16xi8>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f167(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.bitmask{{$}}
  %r = ssawasm.bitmask %i8x16 : vector<16xi8>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f168(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i8x16.narrow_i16x8_s{{$}}
  %r = ssawasm.narrow_i16x8_s %i16x8, %i16x8 : vector<8xi16> to vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f169(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i8x16.narrow_i16x8_u{{$}}
  %r = ssawasm.narrow_i16x8_u %i16x8, %i16x8 : vector<8xi16> to vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f170(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<16xi8>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i8x16 = ssawasm.local_get %l1 : vector<16xi8>
  // CHECK: wasm.i8x16.shl{{$}}
  %r = ssawasm.shl %i8x16, %i32 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f171(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<16xi8>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i8x16 = ssawasm.local_get %l1 : vector<16xi8>
  // CHECK: wasm.i8x16.shr_s{{$}}
  %r = ssawasm.shr_s %i8x16, %i32 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f172(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<16xi8>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i8x16 = ssawasm.local_get %l1 : vector<16xi8>
  // CHECK: wasm.i8x16.shr_u{{$}}
  %r = ssawasm.shr_u %i8x16, %i32 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f173(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.add{{$}}
  %r = ssawasm.add %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f174(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.add_sat_s{{$}}
  %r = ssawasm.add_sat_s %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f175(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.add_sat_u{{$}}
  %r = ssawasm.add_sat_u %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f176(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.sub{{$}}
  %r = ssawasm.sub %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f177(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.sub_sat_s{{$}}
  %r = ssawasm.sub_sat_s %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f178(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.sub_sat_u{{$}}
  %r = ssawasm.sub_sat_u %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f179(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.min_s{{$}}
  %r = ssawasm.min_s %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f180(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.min_u{{$}}
  %r = ssawasm.min_u %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f181(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.max_s{{$}}
  %r = ssawasm.max_s %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f182(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.max_u{{$}}
  %r = ssawasm.max_u %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f183(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i8x16.avgr_u{{$}}
  %r = ssawasm.avgr_u %i8x16, %i8x16 : vector<16xi8>
  ssawasm.drop %r : vector<16xi8>
  ssawasm.return
}
ssawasm.func @f184(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i16x8.extadd_pairwise_i8x16_s{{$}}
  %r = ssawasm.extadd_pairwise_i8x16_s %i8x16 : vector<16xi8> to vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f185(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i16x8.extadd_pairwise_i8x16_u{{$}}
  %r = ssawasm.extadd_pairwise_i8x16_u %i8x16 : vector<16xi8> to vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f186(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.abs{{$}}
  %r = ssawasm.abs %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f187(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.neg{{$}}
  %r = ssawasm.neg %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f188(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.q15mulr_sat_s{{$}}
  %r = ssawasm.q15mulr_sat_s %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f189(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.all_true{{$}}
  %r = ssawasm.all_true %i16x8 : vector<8xi16>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f190(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.bitmask{{$}}
  %r = ssawasm.bitmask %i16x8 : vector<8xi16>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f191(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i16x8.narrow_i32x4_s{{$}}
  %r = ssawasm.narrow_i32x4_s %i32x4, %i32x4 : vector<4xi32> to vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f192(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i16x8.narrow_i32x4_u{{$}}
  %r = ssawasm.narrow_i32x4_u %i32x4, %i32x4 : vector<4xi32> to vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f193(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i16x8.extend_low_i8x16_s{{$}}
  %r = ssawasm.extend_low_i8x16_s %i8x16 : vector<16xi8> to vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f194(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i16x8.extend_high_i8x16_s{{$}}
  %r = ssawasm.extend_high_i8x16_s %i8x16 : vector<16xi8> to vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f195(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i16x8.extend_low_i8x16_u{{$}}
  %r = ssawasm.extend_low_i8x16_u %i8x16 : vector<16xi8> to vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f196(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i16x8.extend_high_i8x16_u{{$}}
  %r = ssawasm.extend_high_i8x16_u %i8x16 : vector<16xi8> to vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f197(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<8xi16>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i16x8 = ssawasm.local_get %l1 : vector<8xi16>
  // CHECK: wasm.i16x8.shl{{$}}
  %r = ssawasm.shl %i16x8, %i32 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f198(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<8xi16>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i16x8 = ssawasm.local_get %l1 : vector<8xi16>
  // CHECK: wasm.i16x8.shr_s{{$}}
  %r = ssawasm.shr_s %i16x8, %i32 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f199(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<8xi16>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i16x8 = ssawasm.local_get %l1 : vector<8xi16>
  // CHECK: wasm.i16x8.shr_u{{$}}
  %r = ssawasm.shr_u %i16x8, %i32 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f200(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.add{{$}}
  %r = ssawasm.add %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f201(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.add_sat_s{{$}}
  %r = ssawasm.add_sat_s %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f202(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.add_sat_u{{$}}
  %r = ssawasm.add_sat_u %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f203(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.sub{{$}}
  %r = ssawasm.sub %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f204(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.sub_sat_s{{$}}
  %r = ssawasm.sub_sat_s %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f205(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.sub_sat_u{{$}}
  %r = ssawasm.sub_sat_u %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f206(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.mul{{$}}
  %r = ssawasm.mul %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f207(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.min_s{{$}}
  %r = ssawasm.min_s %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f208(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.min_u{{$}}
  %r = ssawasm.min_u %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f209(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.max_s{{$}}
  %r = ssawasm.max_s %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f210(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.max_u{{$}}
  %r = ssawasm.max_u %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f211(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i16x8.avgr_u{{$}}
  %r = ssawasm.avgr_u %i16x8, %i16x8 : vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f212(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i16x8.extmul_low_i8x16_s{{$}}
  %r = ssawasm.extmul_low_i8x16_s %i8x16, %i8x16 : vector<16xi8> to vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f213(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i16x8.extmul_high_i8x16_s{{$}}
  %r = ssawasm.extmul_high_i8x16_s %i8x16, %i8x16 : vector<16xi8> to vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f214(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i16x8.extmul_low_i8x16_u{{$}}
  %r = ssawasm.extmul_low_i8x16_u %i8x16, %i8x16 : vector<16xi8> to vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f215(%l0: !ssawasm.local<vector<16xi8>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  // CHECK: wasm.i16x8.extmul_high_i8x16_u{{$}}
  %r = ssawasm.extmul_high_i8x16_u %i8x16, %i8x16 : vector<16xi8> to vector<8xi16>
  ssawasm.drop %r : vector<8xi16>
  ssawasm.return
}
ssawasm.func @f216(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i32x4.extadd_pairwise_i16x8_s{{$}}
  %r = ssawasm.extadd_pairwise_i16x8_s %i16x8 : vector<8xi16> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f217(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i32x4.extadd_pairwise_i16x8_u{{$}}
  %r = ssawasm.extadd_pairwise_i16x8_u %i16x8 : vector<8xi16> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f218(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.abs{{$}}
  %r = ssawasm.abs %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f219(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.neg{{$}}
  %r = ssawasm.neg %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f220(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.all_true{{$}}
  %r = ssawasm.all_true %i32x4 : vector<4xi32>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f221(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.bitmask{{$}}
  %r = ssawasm.bitmask %i32x4 : vector<4xi32>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f222(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i32x4.extend_low_i16x8_s{{$}}
  %r = ssawasm.extend_low_i16x8_s %i16x8 : vector<8xi16> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f223(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i32x4.extend_high_i16x8_s{{$}}
  %r = ssawasm.extend_high_i16x8_s %i16x8 : vector<8xi16> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f224(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i32x4.extend_low_i16x8_u{{$}}
  %r = ssawasm.extend_low_i16x8_u %i16x8 : vector<8xi16> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f225(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i32x4.extend_high_i16x8_u{{$}}
  %r = ssawasm.extend_high_i16x8_u %i16x8 : vector<8xi16> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f226(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<4xi32>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i32x4 = ssawasm.local_get %l1 : vector<4xi32>
  // CHECK: wasm.i32x4.shl{{$}}
  %r = ssawasm.shl %i32x4, %i32 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f227(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<4xi32>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i32x4 = ssawasm.local_get %l1 : vector<4xi32>
  // CHECK: wasm.i32x4.shr_s{{$}}
  %r = ssawasm.shr_s %i32x4, %i32 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f228(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<4xi32>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i32x4 = ssawasm.local_get %l1 : vector<4xi32>
  // CHECK: wasm.i32x4.shr_u{{$}}
  %r = ssawasm.shr_u %i32x4, %i32 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f229(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.add{{$}}
  %r = ssawasm.add %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f230(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.sub{{$}}
  %r = ssawasm.sub %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f231(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.mul{{$}}
  %r = ssawasm.mul %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f232(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.min_s{{$}}
  %r = ssawasm.min_s %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f233(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.min_u{{$}}
  %r = ssawasm.min_u %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f234(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.max_s{{$}}
  %r = ssawasm.max_s %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f235(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i32x4.max_u{{$}}
  %r = ssawasm.max_u %i32x4, %i32x4 : vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f236(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i32x4.dot_i16x8_s{{$}}
  %r = ssawasm.dot_i16x8_s %i16x8, %i16x8 : vector<8xi16> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f237(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i32x4.extmul_low_i16x8_s{{$}}
  %r = ssawasm.extmul_low_i16x8_s %i16x8, %i16x8 : vector<8xi16> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f238(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i32x4.extmul_high_i16x8_s{{$}}
  %r = ssawasm.extmul_high_i16x8_s %i16x8, %i16x8 : vector<8xi16> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f239(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i32x4.extmul_low_i16x8_u{{$}}
  %r = ssawasm.extmul_low_i16x8_u %i16x8, %i16x8 : vector<8xi16> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f240(%l0: !ssawasm.local<vector<8xi16>>) {
  %i16x8 = ssawasm.local_get %l0 : vector<8xi16>
  // CHECK: wasm.i32x4.extmul_high_i16x8_u{{$}}
  %r = ssawasm.extmul_high_i16x8_u %i16x8, %i16x8 : vector<8xi16> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f241(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.i64x2.abs{{$}}
  %r = ssawasm.abs %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f242(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.i64x2.neg{{$}}
  %r = ssawasm.neg %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f243(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.i64x2.all_true{{$}}
  %r = ssawasm.all_true %i64x2 : vector<2xi64>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f244(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.i64x2.bitmask{{$}}
  %r = ssawasm.bitmask %i64x2 : vector<2xi64>
  ssawasm.drop %r : i32
  ssawasm.return
}
ssawasm.func @f245(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i64x2.extend_low_i32x4_s{{$}}
  %r = ssawasm.extend_low_i32x4_s %i32x4 : vector<4xi32> to vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f246(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i64x2.extend_high_i32x4_s{{$}}
  %r = ssawasm.extend_high_i32x4_s %i32x4 : vector<4xi32> to vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f247(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i64x2.extend_low_i32x4_u{{$}}
  %r = ssawasm.extend_low_i32x4_u %i32x4 : vector<4xi32> to vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f248(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i64x2.extend_high_i32x4_u{{$}}
  %r = ssawasm.extend_high_i32x4_u %i32x4 : vector<4xi32> to vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f249(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<2xi64>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i64x2 = ssawasm.local_get %l1 : vector<2xi64>
  // CHECK: wasm.i64x2.shl{{$}}
  %r = ssawasm.shl %i64x2, %i32 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f250(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<2xi64>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i64x2 = ssawasm.local_get %l1 : vector<2xi64>
  // CHECK: wasm.i64x2.shr_s{{$}}
  %r = ssawasm.shr_s %i64x2, %i32 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f251(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<2xi64>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i64x2 = ssawasm.local_get %l1 : vector<2xi64>
  // CHECK: wasm.i64x2.shr_u{{$}}
  %r = ssawasm.shr_u %i64x2, %i32 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f252(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.i64x2.add{{$}}
  %r = ssawasm.add %i64x2, %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f253(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.i64x2.sub{{$}}
  %r = ssawasm.sub %i64x2, %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f254(%l0: !ssawasm.local<vector<2xi64>>) {
  %i64x2 = ssawasm.local_get %l0 : vector<2xi64>
  // CHECK: wasm.i64x2.mul{{$}}
  %r = ssawasm.mul %i64x2, %i64x2 : vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f255(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i64x2.extmul_low_i32x4_s{{$}}
  %r = ssawasm.extmul_low_i32x4_s %i32x4, %i32x4 : vector<4xi32> to vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f256(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i64x2.extmul_high_i32x4_s{{$}}
  %r = ssawasm.extmul_high_i32x4_s %i32x4, %i32x4 : vector<4xi32> to vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f257(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i64x2.extmul_low_i32x4_u{{$}}
  %r = ssawasm.extmul_low_i32x4_u %i32x4, %i32x4 : vector<4xi32> to vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f258(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.i64x2.extmul_high_i32x4_u{{$}}
  %r = ssawasm.extmul_high_i32x4_u %i32x4, %i32x4 : vector<4xi32> to vector<2xi64>
  ssawasm.drop %r : vector<2xi64>
  ssawasm.return
}
ssawasm.func @f259(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.ceil{{$}}
  %r = ssawasm.ceil %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f260(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.floor{{$}}
  %r = ssawasm.floor %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f261(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.trunc{{$}}
  %r = ssawasm.trunc %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f262(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.nearest{{$}}
  %r = ssawasm.nearest %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f263(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.ceil{{$}}
  %r = ssawasm.ceil %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f264(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.floor{{$}}
  %r = ssawasm.floor %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f265(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.trunc{{$}}
  %r = ssawasm.trunc %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f266(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.nearest{{$}}
  %r = ssawasm.nearest %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f267(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.abs{{$}}
  %r = ssawasm.abs %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f268(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.neg{{$}}
  %r = ssawasm.neg %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f269(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.sqrt{{$}}
  %r = ssawasm.sqrt %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f270(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.add{{$}}
  %r = ssawasm.add %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f271(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.sub{{$}}
  %r = ssawasm.sub %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f272(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.mul{{$}}
  %r = ssawasm.mul %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f273(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.div{{$}}
  %r = ssawasm.div %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f274(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.min{{$}}
  %r = ssawasm.min %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f275(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.max{{$}}
  %r = ssawasm.max %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f276(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.pmin{{$}}
  %r = ssawasm.pmin %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f277(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f32x4.pmax{{$}}
  %r = ssawasm.pmax %f32x4, %f32x4 : vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f278(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.abs{{$}}
  %r = ssawasm.abs %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f279(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.neg{{$}}
  %r = ssawasm.neg %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f280(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.sqrt{{$}}
  %r = ssawasm.sqrt %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f281(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.add{{$}}
  %r = ssawasm.add %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f282(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.sub{{$}}
  %r = ssawasm.sub %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f283(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.mul{{$}}
  %r = ssawasm.mul %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f284(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.div{{$}}
  %r = ssawasm.div %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f285(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.min{{$}}
  %r = ssawasm.min %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f286(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.max{{$}}
  %r = ssawasm.max %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f287(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.pmin{{$}}
  %r = ssawasm.pmin %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f288(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f64x2.pmax{{$}}
  %r = ssawasm.pmax %f64x2, %f64x2 : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f289(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.f32x4.demote_f64x2_zero{{$}}
  %r = ssawasm.demote_f64x2_zero %f64x2 : vector<2xf64> to vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f290(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.f64x2.promote_low_f32x4{{$}}
  %r = ssawasm.promote_low_f32x4 %f32x4 : vector<4xf32> to vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f291(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.i32x4.trunc_sat_f32x4_s{{$}}
  %r = ssawasm.trunc_sat_f32x4_s %f32x4 : vector<4xf32> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f292(%l0: !ssawasm.local<vector<4xf32>>) {
  %f32x4 = ssawasm.local_get %l0 : vector<4xf32>
  // CHECK: wasm.i32x4.trunc_sat_f32x4_u{{$}}
  %r = ssawasm.trunc_sat_f32x4_u %f32x4 : vector<4xf32> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f293(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.f32x4.convert_i32x4_s{{$}}
  %r = ssawasm.convert_i32x4_s %i32x4 : vector<4xi32> to vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f294(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.f32x4.convert_i32x4_u{{$}}
  %r = ssawasm.convert_i32x4_u %i32x4 : vector<4xi32> to vector<4xf32>
  ssawasm.drop %r : vector<4xf32>
  ssawasm.return
}
ssawasm.func @f295(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.i32x4.trunc_sat_f64x2_s_zero{{$}}
  %r = ssawasm.trunc_sat_f64x2_s_zero %f64x2 : vector<2xf64> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f296(%l0: !ssawasm.local<vector<2xf64>>) {
  %f64x2 = ssawasm.local_get %l0 : vector<2xf64>
  // CHECK: wasm.i32x4.trunc_sat_f64x2_u_zero{{$}}
  %r = ssawasm.trunc_sat_f64x2_u_zero %f64x2 : vector<2xf64> to vector<4xi32>
  ssawasm.drop %r : vector<4xi32>
  ssawasm.return
}
ssawasm.func @f297(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.f64x2.convert_low_i32x4_s{{$}}
  %r = ssawasm.convert_low_i32x4_s %i32x4 : vector<4xi32> to vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
ssawasm.func @f298(%l0: !ssawasm.local<vector<4xi32>>) {
  %i32x4 = ssawasm.local_get %l0 : vector<4xi32>
  // CHECK: wasm.f64x2.convert_low_i32x4_u{{$}}
  %r = ssawasm.convert_low_i32x4_u %i32x4 : vector<4xi32> to vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
// the first halves of two vectors: 6 bytes, not 18
ssawasm.func @first_halves(%l0: !ssawasm.local<vector<2xf64>>, %l1: !ssawasm.local<vector<2xf64>>) {
  %a = ssawasm.local_get %l0 : vector<2xf64>
  %b = ssawasm.local_get %l1 : vector<2xf64>
  // CHECK: wasm.local.get 0
  // CHECK-NEXT: wasm.local.get 1
  // CHECK-NEXT: wasm.f64x2.extract_lane 0
  // CHECK-NEXT: wasm.f64x2.replace_lane 1
  %r = ssawasm.shuffle %a, %b [0, 2] : vector<2xf64>
  ssawasm.drop %r : vector<2xf64>
  ssawasm.return
}
