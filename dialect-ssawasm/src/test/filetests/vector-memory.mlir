// Every load and store of vectors and of their lanes, for all shapes of lanes.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s

ssawasm.func @f(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<vector<16xi8>>, %l2: !ssawasm.local<vector<8xi16>>, %l3: !ssawasm.local<vector<4xi32>>, %l4: !ssawasm.local<vector<2xi64>>, %l5: !ssawasm.local<vector<4xf32>>, %l6: !ssawasm.local<vector<2xf64>>) {
  %i32 = ssawasm.local_get %l0 : i32
  %i8x16 = ssawasm.local_get %l1 : vector<16xi8>
  %i16x8 = ssawasm.local_get %l2 : vector<8xi16>
  %i32x4 = ssawasm.local_get %l3 : vector<4xi32>
  %i64x2 = ssawasm.local_get %l4 : vector<2xi64>
  %f32x4 = ssawasm.local_get %l5 : vector<4xf32>
  %f64x2 = ssawasm.local_get %l6 : vector<2xf64>
  // CHECK: {{^}}    %7 = ssawasm.load %0 offset = 4 : vector<16xi8>{{$}}
  %r0 = ssawasm.load %i32 offset = 4 : vector<16xi8>
  // CHECK: {{^}}    %8 = ssawasm.load %0 offset = 4 : vector<8xi16>{{$}}
  %r1 = ssawasm.load %i32 offset = 4 : vector<8xi16>
  // CHECK: {{^}}    %9 = ssawasm.load %0 offset = 4 : vector<4xi32>{{$}}
  %r2 = ssawasm.load %i32 offset = 4 : vector<4xi32>
  // CHECK: {{^}}    %10 = ssawasm.load %0 offset = 4 : vector<2xi64>{{$}}
  %r3 = ssawasm.load %i32 offset = 4 : vector<2xi64>
  // CHECK: {{^}}    %11 = ssawasm.load %0 offset = 4 : vector<4xf32>{{$}}
  %r4 = ssawasm.load %i32 offset = 4 : vector<4xf32>
  // CHECK: {{^}}    %12 = ssawasm.load %0 offset = 4 : vector<2xf64>{{$}}
  %r5 = ssawasm.load %i32 offset = 4 : vector<2xf64>
  // CHECK: {{^}}    %13 = ssawasm.load8x8_s %0 offset = 4 : vector<8xi16>{{$}}
  %r6 = ssawasm.load8x8_s %i32 offset = 4 : vector<8xi16>
  // CHECK: {{^}}    %14 = ssawasm.load8x8_u %0 offset = 4 : vector<8xi16>{{$}}
  %r7 = ssawasm.load8x8_u %i32 offset = 4 : vector<8xi16>
  // CHECK: {{^}}    %15 = ssawasm.load16x4_s %0 offset = 4 : vector<4xi32>{{$}}
  %r8 = ssawasm.load16x4_s %i32 offset = 4 : vector<4xi32>
  // CHECK: {{^}}    %16 = ssawasm.load16x4_u %0 offset = 4 : vector<4xi32>{{$}}
  %r9 = ssawasm.load16x4_u %i32 offset = 4 : vector<4xi32>
  // CHECK: {{^}}    %17 = ssawasm.load32x2_s %0 offset = 4 : vector<2xi64>{{$}}
  %r10 = ssawasm.load32x2_s %i32 offset = 4 : vector<2xi64>
  // CHECK: {{^}}    %18 = ssawasm.load32x2_u %0 offset = 4 : vector<2xi64>{{$}}
  %r11 = ssawasm.load32x2_u %i32 offset = 4 : vector<2xi64>
  // CHECK: {{^}}    %19 = ssawasm.load8_splat %0 offset = 4 : vector<16xi8>{{$}}
  %r12 = ssawasm.load8_splat %i32 offset = 4 : vector<16xi8>
  // CHECK: {{^}}    %20 = ssawasm.load16_splat %0 offset = 4 : vector<8xi16>{{$}}
  %r13 = ssawasm.load16_splat %i32 offset = 4 : vector<8xi16>
  // CHECK: {{^}}    %21 = ssawasm.load32_splat %0 offset = 4 : vector<4xi32>{{$}}
  %r14 = ssawasm.load32_splat %i32 offset = 4 : vector<4xi32>
  // CHECK: {{^}}    %22 = ssawasm.load32_splat %0 offset = 4 : vector<4xf32>{{$}}
  %r15 = ssawasm.load32_splat %i32 offset = 4 : vector<4xf32>
  // CHECK: {{^}}    %23 = ssawasm.load64_splat %0 offset = 4 : vector<2xi64>{{$}}
  %r16 = ssawasm.load64_splat %i32 offset = 4 : vector<2xi64>
  // CHECK: {{^}}    %24 = ssawasm.load64_splat %0 offset = 4 : vector<2xf64>{{$}}
  %r17 = ssawasm.load64_splat %i32 offset = 4 : vector<2xf64>
  // CHECK: {{^}}    ssawasm.store %0, %1 offset = 4 : vector<16xi8>{{$}}
  ssawasm.store %i32, %i8x16 offset = 4 : vector<16xi8>
  // CHECK: {{^}}    ssawasm.store %0, %2 offset = 4 : vector<8xi16>{{$}}
  ssawasm.store %i32, %i16x8 offset = 4 : vector<8xi16>
  // CHECK: {{^}}    ssawasm.store %0, %3 offset = 4 : vector<4xi32>{{$}}
  ssawasm.store %i32, %i32x4 offset = 4 : vector<4xi32>
  // CHECK: {{^}}    ssawasm.store %0, %4 offset = 4 : vector<2xi64>{{$}}
  ssawasm.store %i32, %i64x2 offset = 4 : vector<2xi64>
  // CHECK: {{^}}    ssawasm.store %0, %5 offset = 4 : vector<4xf32>{{$}}
  ssawasm.store %i32, %f32x4 offset = 4 : vector<4xf32>
  // CHECK: {{^}}    ssawasm.store %0, %6 offset = 4 : vector<2xf64>{{$}}
  ssawasm.store %i32, %f64x2 offset = 4 : vector<2xf64>
  // CHECK: {{^}}    %25 = ssawasm.load8_lane %0, %1[15] offset = 4 : vector<16xi8>{{$}}
  %r18 = ssawasm.load8_lane %i32, %i8x16[15] offset = 4 : vector<16xi8>
  // CHECK: {{^}}    %26 = ssawasm.load16_lane %0, %2[7] offset = 4 align = 1 : vector<8xi16>{{$}}
  %r19 = ssawasm.load16_lane %i32, %i16x8[7] offset = 4 align = 1 : vector<8xi16>
  // CHECK: {{^}}    %27 = ssawasm.load32_lane %0, %3[3] offset = 4 align = 1 : vector<4xi32>{{$}}
  %r20 = ssawasm.load32_lane %i32, %i32x4[3] offset = 4 align = 1 : vector<4xi32>
  // CHECK: {{^}}    %28 = ssawasm.load32_lane %0, %5[3] offset = 4 align = 1 : vector<4xf32>{{$}}
  %r21 = ssawasm.load32_lane %i32, %f32x4[3] offset = 4 align = 1 : vector<4xf32>
  // CHECK: {{^}}    %29 = ssawasm.load64_lane %0, %4[1] offset = 4 align = 1 : vector<2xi64>{{$}}
  %r22 = ssawasm.load64_lane %i32, %i64x2[1] offset = 4 align = 1 : vector<2xi64>
  // CHECK: {{^}}    %30 = ssawasm.load64_lane %0, %6[1] offset = 4 align = 1 : vector<2xf64>{{$}}
  %r23 = ssawasm.load64_lane %i32, %f64x2[1] offset = 4 align = 1 : vector<2xf64>
  // CHECK: {{^}}    ssawasm.store8_lane %0, %1[15] offset = 4 : vector<16xi8>{{$}}
  ssawasm.store8_lane %i32, %i8x16[15] offset = 4 : vector<16xi8>
  // CHECK: {{^}}    ssawasm.store16_lane %0, %2[7] offset = 4 : vector<8xi16>{{$}}
  ssawasm.store16_lane %i32, %i16x8[7] offset = 4 : vector<8xi16>
  // CHECK: {{^}}    ssawasm.store32_lane %0, %3[3] offset = 4 : vector<4xi32>{{$}}
  ssawasm.store32_lane %i32, %i32x4[3] offset = 4 : vector<4xi32>
  // CHECK: {{^}}    ssawasm.store32_lane %0, %5[3] offset = 4 : vector<4xf32>{{$}}
  ssawasm.store32_lane %i32, %f32x4[3] offset = 4 : vector<4xf32>
  // CHECK: {{^}}    ssawasm.store64_lane %0, %4[1] offset = 4 : vector<2xi64>{{$}}
  ssawasm.store64_lane %i32, %i64x2[1] offset = 4 : vector<2xi64>
  // CHECK: {{^}}    ssawasm.store64_lane %0, %6[1] offset = 4 : vector<2xf64>{{$}}
  ssawasm.store64_lane %i32, %f64x2[1] offset = 4 : vector<2xf64>
  // CHECK: {{^}}    %31 = ssawasm.load32_zero %0 offset = 4 : vector<4xi32>{{$}}
  %r24 = ssawasm.load32_zero %i32 offset = 4 : vector<4xi32>
  // CHECK: {{^}}    %32 = ssawasm.load32_zero %0 offset = 4 : vector<4xf32>{{$}}
  %r25 = ssawasm.load32_zero %i32 offset = 4 : vector<4xf32>
  // CHECK: {{^}}    %33 = ssawasm.load64_zero %0 offset = 4 : vector<2xi64>{{$}}
  %r26 = ssawasm.load64_zero %i32 offset = 4 : vector<2xi64>
  // CHECK: {{^}}    %34 = ssawasm.load64_zero %0 offset = 4 : vector<2xf64>{{$}}
  %r27 = ssawasm.load64_zero %i32 offset = 4 : vector<2xf64>
  ssawasm.return
}
