// Relaxed SIMD.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s

ssawasm.func @f(%l0: !ssawasm.local<vector<16xi8>>, %l1: !ssawasm.local<vector<8xi16>>, %l2: !ssawasm.local<vector<4xi32>>, %l3: !ssawasm.local<vector<2xi64>>, %l4: !ssawasm.local<vector<4xf32>>, %l5: !ssawasm.local<vector<2xf64>>) {
  %i8x16 = ssawasm.local_get %l0 : vector<16xi8>
  %i16x8 = ssawasm.local_get %l1 : vector<8xi16>
  %i32x4 = ssawasm.local_get %l2 : vector<4xi32>
  %i64x2 = ssawasm.local_get %l3 : vector<2xi64>
  %f32x4 = ssawasm.local_get %l4 : vector<4xf32>
  %f64x2 = ssawasm.local_get %l5 : vector<2xf64>
  // CHECK: {{^}}    %6 = ssawasm.relaxed_swizzle %0, %0 : vector<16xi8>{{$}}
  %r0 = ssawasm.relaxed_swizzle %i8x16, %i8x16 : vector<16xi8>
  // CHECK: {{^}}    %7 = ssawasm.relaxed_trunc_f32x4_s %4 : vector<4xf32> to vector<4xi32>{{$}}
  %r1 = ssawasm.relaxed_trunc_f32x4_s %f32x4 : vector<4xf32> to vector<4xi32>
  // CHECK: {{^}}    %8 = ssawasm.relaxed_trunc_f32x4_u %4 : vector<4xf32> to vector<4xi32>{{$}}
  %r2 = ssawasm.relaxed_trunc_f32x4_u %f32x4 : vector<4xf32> to vector<4xi32>
  // CHECK: {{^}}    %9 = ssawasm.relaxed_trunc_f64x2_s_zero %5 : vector<2xf64> to vector<4xi32>{{$}}
  %r3 = ssawasm.relaxed_trunc_f64x2_s_zero %f64x2 : vector<2xf64> to vector<4xi32>
  // CHECK: {{^}}    %10 = ssawasm.relaxed_trunc_f64x2_u_zero %5 : vector<2xf64> to vector<4xi32>{{$}}
  %r4 = ssawasm.relaxed_trunc_f64x2_u_zero %f64x2 : vector<2xf64> to vector<4xi32>
  // CHECK: {{^}}    %11 = ssawasm.relaxed_madd %4, %4, %4 : vector<4xf32>{{$}}
  %r5 = ssawasm.relaxed_madd %f32x4, %f32x4, %f32x4 : vector<4xf32>
  // CHECK: {{^}}    %12 = ssawasm.relaxed_nmadd %4, %4, %4 : vector<4xf32>{{$}}
  %r6 = ssawasm.relaxed_nmadd %f32x4, %f32x4, %f32x4 : vector<4xf32>
  // CHECK: {{^}}    %13 = ssawasm.relaxed_madd %5, %5, %5 : vector<2xf64>{{$}}
  %r7 = ssawasm.relaxed_madd %f64x2, %f64x2, %f64x2 : vector<2xf64>
  // CHECK: {{^}}    %14 = ssawasm.relaxed_nmadd %5, %5, %5 : vector<2xf64>{{$}}
  %r8 = ssawasm.relaxed_nmadd %f64x2, %f64x2, %f64x2 : vector<2xf64>
  // CHECK: {{^}}    %15 = ssawasm.relaxed_laneselect %0, %0, %0 : vector<16xi8>{{$}}
  %r9 = ssawasm.relaxed_laneselect %i8x16, %i8x16, %i8x16 : vector<16xi8>
  // CHECK: {{^}}    %16 = ssawasm.relaxed_laneselect %1, %1, %1 : vector<8xi16>{{$}}
  %r10 = ssawasm.relaxed_laneselect %i16x8, %i16x8, %i16x8 : vector<8xi16>
  // CHECK: {{^}}    %17 = ssawasm.relaxed_laneselect %2, %2, %2 : vector<4xi32>{{$}}
  %r11 = ssawasm.relaxed_laneselect %i32x4, %i32x4, %i32x4 : vector<4xi32>
  // CHECK: {{^}}    %18 = ssawasm.relaxed_laneselect %3, %3, %3 : vector<2xi64>{{$}}
  %r12 = ssawasm.relaxed_laneselect %i64x2, %i64x2, %i64x2 : vector<2xi64>
  // CHECK: {{^}}    %19 = ssawasm.relaxed_min %4, %4 : vector<4xf32>{{$}}
  %r13 = ssawasm.relaxed_min %f32x4, %f32x4 : vector<4xf32>
  // CHECK: {{^}}    %20 = ssawasm.relaxed_max %4, %4 : vector<4xf32>{{$}}
  %r14 = ssawasm.relaxed_max %f32x4, %f32x4 : vector<4xf32>
  // CHECK: {{^}}    %21 = ssawasm.relaxed_min %5, %5 : vector<2xf64>{{$}}
  %r15 = ssawasm.relaxed_min %f64x2, %f64x2 : vector<2xf64>
  // CHECK: {{^}}    %22 = ssawasm.relaxed_max %5, %5 : vector<2xf64>{{$}}
  %r16 = ssawasm.relaxed_max %f64x2, %f64x2 : vector<2xf64>
  // CHECK: {{^}}    %23 = ssawasm.relaxed_q15mulr_s %1, %1 : vector<8xi16>{{$}}
  %r17 = ssawasm.relaxed_q15mulr_s %i16x8, %i16x8 : vector<8xi16>
  // CHECK: {{^}}    %24 = ssawasm.relaxed_dot_i8x16_i7x16_s %0, %0 : vector<16xi8> to vector<8xi16>{{$}}
  %r18 = ssawasm.relaxed_dot_i8x16_i7x16_s %i8x16, %i8x16 : vector<16xi8> to vector<8xi16>
  // CHECK: {{^}}    %25 = ssawasm.relaxed_dot_i8x16_i7x16_add_s %0, %0, %2 : vector<16xi8> to vector<4xi32>{{$}}
  %r19 = ssawasm.relaxed_dot_i8x16_i7x16_add_s %i8x16, %i8x16, %i32x4 : vector<16xi8> to vector<4xi32>
  ssawasm.return
}
