// RUN: wami opt %s | wami opt | filecheck %s
// beyond mlir-opt: hir is ours

// CHECK-LABEL: hir.kernel @arrays(%a: !hir.buffer<f32 x 1> {hir.name = "a"}, %m: !hir.buffer<f16 x 2> {hir.name = "m"}, %n: ui32 {hir.name = "n"}) attributes {workgroup_size = array<i32: 16, 16, 1>}
hir.kernel @arrays(%a: !hir.buffer<f32 x 1> {hir.name = "a"}, %m: !hir.buffer<f16 x 2> {hir.name = "m"}, %n: ui32 {hir.name = "n"}) attributes {workgroup_size = array<i32: 16, 16, 1>} {
  // CHECK: %x = hir.var "x" : !hir.var<f32>
  %x = hir.var "x" : !hir.var<f32>
  // CHECK: %t = hir.shared "t" : !hir.shared<16x16xf32>
  %t = hir.shared "t" : !hir.shared<16x16xf32>
  // CHECK: %p = hir.private "p" : !hir.private<8xui32>
  %p = hir.private "p" : !hir.private<8xui32>
  // CHECK: hir.thread_id x
  %i = hir.thread_id x
  // CHECK: hir.workgroup_id y
  %j = hir.workgroup_id y
  // CHECK: hir.workgroup_size z
  %s = hir.workgroup_size z
  // CHECK: hir.grid_size x
  %g = hir.grid_size x
  // CHECK: hir.global_id x
  %gid = hir.global_id x
  // CHECK: hir.lane_id
  %lane = hir.lane_id
  // CHECK: hir.wave_id
  %wave = hir.wave_id
  // CHECK: hir.wave_width
  %width = hir.wave_width
  // CHECK: hir.num_waves
  %waves = hir.num_waves
  // CHECK: hir.extent %m, 1 : !hir.buffer<f16 x 2>
  %e = hir.extent %m, 1 : !hir.buffer<f16 x 2>
  // CHECK: %[[V:.*]] = hir.load %a[%{{.*}}] : !hir.buffer<f32 x 1>
  %v = hir.load %a[%gid] : !hir.buffer<f32 x 1>
  // CHECK: hir.set %x, %[[V]] : !hir.var<f32>
  hir.set %x, %v : !hir.var<f32>
  // CHECK: hir.get %x : !hir.var<f32>
  %w = hir.get %x : !hir.var<f32>
  // CHECK: hir.store %{{.*}}, %t[%{{.*}}, %{{.*}}] : !hir.shared<16x16xf32>
  hir.store %w, %t[%i, %j] : !hir.shared<16x16xf32>
  // CHECK: hir.barrier
  hir.barrier
  // CHECK: hir.fence workgroup
  hir.fence workgroup
  // CHECK: hir.load %m[%{{.*}}, %{{.*}}] : !hir.buffer<f16 x 2>
  %h = hir.load %m[%i, %j] : !hir.buffer<f16 x 2>
  // CHECK: hir.load %p[%{{.*}}] : !hir.private<8xui32>
  %q = hir.load %p[%i] : !hir.private<8xui32>
  hir.return
}

// CHECK-LABEL: hir.kernel @atomics
hir.kernel @atomics(%a: !hir.buffer<ui32 x 1>, %b: !hir.buffer<si32 x 1>) attributes {workgroup_size = array<i32: 256, 1, 1>} {
  %t = hir.shared "t" : !hir.shared<4xsi32>
  %i = hir.constant 1 : ui32
  %v = hir.constant -1 : si32
  // CHECK: hir.atomic_add %arg0[%{{.*}}], %{{.*}} : !hir.buffer<ui32 x 1>
  %0 = hir.atomic_add %a[%i], %i : !hir.buffer<ui32 x 1>
  // CHECK: hir.atomic_sub %arg1
  %1 = hir.atomic_sub %b[%i], %v : !hir.buffer<si32 x 1>
  // CHECK: hir.atomic_min
  %2 = hir.atomic_min %t[%i], %v : !hir.shared<4xsi32>
  // CHECK: hir.atomic_max
  %3 = hir.atomic_max %t[%i], %v : !hir.shared<4xsi32>
  // CHECK: hir.atomic_and
  %4 = hir.atomic_and %a[%i], %i : !hir.buffer<ui32 x 1>
  // CHECK: hir.atomic_or
  %5 = hir.atomic_or %a[%i], %i : !hir.buffer<ui32 x 1>
  // CHECK: hir.atomic_xor
  %6 = hir.atomic_xor %a[%i], %i : !hir.buffer<ui32 x 1>
  // CHECK: hir.atomic_exchange
  %7 = hir.atomic_exchange %a[%i], %i : !hir.buffer<ui32 x 1>
  // CHECK: hir.atomic_cas %t[%{{.*}}], %{{.*}}, %{{.*}} : !hir.shared<4xsi32>
  %8 = hir.atomic_cas %t[%i], %v, %v : !hir.shared<4xsi32>
  hir.return
}

// CHECK-LABEL: hir.kernel @waves
hir.kernel @waves(%f: f32, %u: ui32, %c: i1) attributes {workgroup_size = array<i32: 64, 1, 1>} {
  // CHECK: hir.shuffle %arg0, %arg1 : f32
  %0 = hir.shuffle %f, %u : f32
  // CHECK: hir.shuffle_up %arg0, %arg1 : f32
  %1 = hir.shuffle_up %f, %u : f32
  // CHECK: hir.shuffle_down
  %2 = hir.shuffle_down %f, %u : f32
  // CHECK: hir.shuffle_xor %arg1, %arg1 : ui32
  %3 = hir.shuffle_xor %u, %u : ui32
  // CHECK: hir.broadcast
  %4 = hir.broadcast %f, %u : f32
  // CHECK: hir.ballot %arg2
  %5 = hir.ballot %c
  // CHECK: hir.any %arg2
  %6 = hir.any %c
  // CHECK: hir.all %arg2
  %7 = hir.all %c
  // CHECK: hir.prefix_sum %arg1 : ui32
  %8 = hir.prefix_sum %u : ui32
  // CHECK: hir.reduce_add %arg0 : f32
  %9 = hir.reduce_add %f : f32
  // CHECK: hir.reduce_min
  %10 = hir.reduce_min %f : f32
  // CHECK: hir.reduce_max
  %11 = hir.reduce_max %f : f32
  hir.return
}

// CHECK-LABEL: hir.kernel @numbers
hir.kernel @numbers(%i: si32, %u: ui32, %l: si64, %m: ui64, %h: f16, %f: f32, %d: f64, %c: i1) attributes {workgroup_size = array<i32: 1, 1, 1>} {
  // CHECK: hir.constant -5 : si32
  %k0 = hir.constant -5 : si32
  // CHECK: hir.constant 4294967295 : ui32
  %k1 = hir.constant 4294967295 : ui32
  // CHECK: hir.constant 1.500000e+00 : f16
  %k2 = hir.constant 1.5 : f16
  // CHECK: hir.constant true
  %k3 = hir.constant true
  // CHECK: hir.add %arg0, %arg0 : si32
  %0 = hir.add %i, %i : si32
  // CHECK: hir.sub %arg3, %arg3 : ui64
  %1 = hir.sub %m, %m : ui64
  // CHECK: hir.mul
  %2 = hir.mul %h, %h : f16
  // CHECK: hir.div
  %3 = hir.div %d, %d : f64
  // CHECK: hir.rem
  %4 = hir.rem %i, %i : si32
  // CHECK: hir.floordiv
  %5 = hir.floordiv %l, %l : si64
  // CHECK: hir.floormod
  %6 = hir.floormod %f, %f : f32
  // CHECK: hir.and %arg7, %arg7 : i1
  %7 = hir.and %c, %c : i1
  // CHECK: hir.or
  %8 = hir.or %u, %u : ui32
  // CHECK: hir.xor
  %9 = hir.xor %u, %u : ui32
  // CHECK: hir.shl
  %10 = hir.shl %u, %u : ui32
  // CHECK: hir.shr
  %11 = hir.shr %i, %i : si32
  // CHECK: hir.min
  %12 = hir.min %f, %f : f32
  // CHECK: hir.max
  %13 = hir.max %i, %i : si32
  // CHECK: hir.pow
  %14 = hir.pow %f, %f : f32
  // CHECK: hir.eq %arg7, %arg7 : i1, i1
  %15 = hir.eq %c, %c : i1, i1
  // CHECK: hir.ne
  %16 = hir.ne %f, %f : f32, f32
  // CHECK: hir.lt %arg0, %arg1 : si32, ui32
  %17 = hir.lt %i, %u : si32, ui32
  // CHECK: hir.le
  %18 = hir.le %l, %u : si64, ui32
  // CHECK: hir.gt
  %19 = hir.gt %d, %d : f64, f64
  // CHECK: hir.ge
  %20 = hir.ge %h, %h : f16, f16
  // CHECK: hir.neg %arg0 : si32
  %21 = hir.neg %i : si32
  // CHECK: hir.not %arg7 : i1
  %22 = hir.not %c : i1
  // CHECK: hir.abs
  %23 = hir.abs %f : f32
  // CHECK: hir.bitreverse
  %24 = hir.bitreverse %u : ui32
  // CHECK: hir.sqrt %arg5 : f32
  %25 = hir.sqrt %f : f32
  // CHECK: hir.rsqrt
  %26 = hir.rsqrt %f : f32
  // CHECK: hir.rcp
  %27 = hir.rcp %f : f32
  // CHECK: hir.sin
  %28 = hir.sin %f : f32
  // CHECK: hir.cos
  %29 = hir.cos %f : f32
  // CHECK: hir.exp
  %30 = hir.exp %f : f32
  // CHECK: hir.exp2
  %31 = hir.exp2 %f : f32
  // CHECK: hir.log
  %32 = hir.log %f : f32
  // CHECK: hir.log2
  %33 = hir.log2 %f : f32
  // CHECK: hir.tanh
  %34 = hir.tanh %f : f32
  // CHECK: hir.floor
  %35 = hir.floor %f : f32
  // CHECK: hir.ceil
  %36 = hir.ceil %f : f32
  // CHECK: hir.round
  %37 = hir.round %f : f32
  // CHECK: hir.trunc
  %38 = hir.trunc %f : f32
  // CHECK: hir.fract
  %39 = hir.fract %f : f32
  // CHECK: hir.popcount %arg3 : ui64
  %40 = hir.popcount %m : ui64
  // CHECK: hir.clz
  %41 = hir.clz %u : ui32
  // CHECK: hir.ctz
  %42 = hir.ctz %u : ui32
  // CHECK: hir.fma %arg5, %arg5, %arg5 : f32
  %43 = hir.fma %f, %f, %f : f32
  // CHECK: hir.clamp
  %44 = hir.clamp %i, %i, %i : si32
  // CHECK: hir.select %arg7, %arg5, %arg5 : f32
  %45 = hir.select %c, %f, %f : f32
  // CHECK: hir.cast %arg5 : f32 to si32
  %46 = hir.cast %f : f32 to si32
  // CHECK: hir.bitcast %arg5 : f32 to ui32
  %47 = hir.bitcast %f : f32 to ui32
  hir.return
}

// CHECK-LABEL: hir.kernel @control
hir.kernel @control(%c: i1, %f: f32) attributes {workgroup_size = array<i32: 8, 8, 8>} {
  // CHECK:      hir.if %arg0 {
  // CHECK-NEXT:   hir.return
  // CHECK-NEXT: }
  hir.if %c {
    hir.return
  }
  // CHECK:      hir.if %arg0 -> f32 {
  // CHECK-NEXT:   hir.yield %arg1 : f32
  // CHECK-NEXT: } else {
  // CHECK-NEXT:   hir.yield %arg1 : f32
  // CHECK-NEXT: }
  %r = hir.if %c -> f32 {
    hir.yield %f : f32
  } else {
    hir.yield %f : f32
  }
  // CHECK:      hir.while {
  // CHECK-NEXT:   hir.condition %arg0
  // CHECK-NEXT: } do {
  // CHECK-NEXT:   hir.if %arg0 {
  // CHECK-NEXT:     hir.break
  // CHECK-NEXT:   } else {
  // CHECK-NEXT:     hir.continue
  // CHECK-NEXT:   }
  // CHECK-NEXT: } step {
  // CHECK-NEXT:   hir.barrier
  // CHECK-NEXT: }
  hir.while {
    hir.condition %c
  } do {
    hir.if %c {
      hir.break
    } else {
      hir.continue
    }
  } step {
    hir.barrier
  }
  // CHECK:      hir.while post_tested {
  // CHECK-NEXT:   hir.condition %arg0
  // CHECK-NEXT: } do {
  // CHECK-NEXT:   hir.barrier
  // CHECK-NEXT: }
  hir.while post_tested {
    hir.condition %c
  } do {
    hir.barrier
  }
  // CHECK: hir.return
  hir.return
}
