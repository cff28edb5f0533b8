// Intrinsics of the llvm dialect.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: llvm.func @intr(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f32, %arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: i64, %arg7: i1, %arg8: vector<4xf32>, %arg9: i8) {
// CHECK-NEXT:    "llvm.intr.memcpy"(%arg4, %arg5, %arg6) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:    "llvm.intr.memmove"(%arg4, %arg5, %arg6) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:    "llvm.intr.memset"(%arg4, %arg9, %arg6) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:    "llvm.intr.memcpy.inline"(%arg4, %arg5) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:    %0 = llvm.intr.fma(%arg2, %arg3, %arg2) : (f32, f32, f32) -> f32
// CHECK-NEXT:    %1 = llvm.intr.fabs(%arg2) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
// CHECK-NEXT:    %2 = llvm.intr.sqrt(%arg8) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:    %3 = llvm.intr.copysign(%arg2, %arg3) : (f32, f32) -> f32
// CHECK-NEXT:    %4 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:    %5 = "llvm.intr.cttz"(%arg0) <{is_zero_poison = true}> : (i32) -> i32
// CHECK-NEXT:    %6 = llvm.intr.ctpop(%arg0) : (i32) -> i32
// CHECK-NEXT:    %7 = llvm.intr.bswap(%arg0) : (i32) -> i32
// CHECK-NEXT:    %8 = llvm.intr.fshl(%arg0, %arg1, %arg0) : (i32, i32, i32) -> i32
// CHECK-NEXT:    %9 = "llvm.intr.sadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:    llvm.intr.assume %arg7 : i1
// CHECK-NEXT:    %10 = llvm.intr.ctpop(%arg0) : (i32) -> i32
// CHECK-NEXT:    %11 = llvm.intr.umin(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT:    %12 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK-NEXT:    %13 = llvm.intr.powi(%arg2, %arg0) : (f32, i32) -> f32
// CHECK-NEXT:    llvm.intr.trap
// CHECK-NEXT:    llvm.intr.debugtrap
// CHECK-NEXT:    %14 = llvm.intr.expect %arg0, %arg1 : i32
// CHECK-NEXT:    %15 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:    llvm.intr.stackrestore %15 : !llvm.ptr
// CHECK-NEXT:    %16 = llvm.intr.minnum(%arg2, %arg3) : (f32, f32) -> f32
// CHECK-NEXT:    %17 = "llvm.intr.is.fpclass"(%arg2) <{bit = 3 : i32}> : (f32) -> i1
// CHECK-NEXT:    %18 = llvm.intr.sadd.sat(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT:    "llvm.intr.prefetch"(%arg4) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT:    %19 = llvm.call_intrinsic "llvm.fptosi.sat.i32.f32"(%arg2) : (f32) -> i32
// CHECK-NEXT:    llvm.call_intrinsic "llvm.assume"(%arg7) {a = 1 : i64} : (i1) -> ()
// CHECK-NEXT:    %20 = llvm.call_intrinsic "llvm.foo"(%arg2) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
// CHECK-NEXT:    llvm.intr.lifetime.start %arg4 : !llvm.ptr
// CHECK-NEXT:    %21 = llvm.intr.ctpop(%arg0) : (i32) -> i32
// CHECK-NEXT:    %22 = llvm.intr.sin(%arg2) : (f32) -> f32
// CHECK-NEXT:    %23 = llvm.intr.lround(%arg2) : (f32) -> i64
// CHECK-NEXT:    %24 = llvm.intr.scmp(%arg0, %arg1) : (i32, i32) -> i8
// CHECK-NEXT:    %25 = "llvm.intr.vector.reduce.fadd"(%arg2, %arg8) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:    %26 = llvm.intr.ldexp(%arg2, %arg0) : (f32, i32) -> f32
// CHECK-NEXT:    %27 = llvm.intr.sincos(%arg2) : (f32) -> !llvm.struct<(f32, f32)>
// CHECK-NEXT:    llvm.intr.assume %arg7 ["align"(%arg4, %arg0 : !llvm.ptr, i32)] : i1
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
llvm.func @intr(%a: i32, %b: i32, %f: f32, %g: f32, %p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %c: i1, %v: vector<4xf32>, %by: i8) {
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %by, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  %0 = llvm.intr.fma(%f, %g, %f) : (f32, f32, f32) -> f32
  %1 = llvm.intr.fabs(%f) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %2 = llvm.intr.sqrt(%v) : (vector<4xf32>) -> vector<4xf32>
  %3 = llvm.intr.copysign(%f, %g) : (f32, f32) -> f32
  %4 = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  %5 = "llvm.intr.cttz"(%a) <{is_zero_poison = true}> : (i32) -> i32
  %6 = llvm.intr.ctpop(%a) : (i32) -> i32
  %7 = llvm.intr.bswap(%a) : (i32) -> i32
  %8 = llvm.intr.fshl(%a, %b, %a) : (i32, i32, i32) -> i32
  %9 = "llvm.intr.sadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.intr.assume %c : i1
  %10 = llvm.intr.ctpop(%a) : (i32) -> i32
  %11 = llvm.intr.umin(%a, %b) : (i32, i32) -> i32
  %12 = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i32) -> i32
  %13 = llvm.intr.powi(%f, %a) : (f32, i32) -> f32
  "llvm.intr.trap"() : () -> ()
  "llvm.intr.debugtrap"() : () -> ()
  %14 = llvm.intr.expect %a, %b : i32
  %15 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %15 : !llvm.ptr
  %16 = llvm.intr.minnum(%f, %g) : (f32, f32) -> f32
  %17 = "llvm.intr.is.fpclass"(%f) <{bit = 3 : i32}> : (f32) -> i1
  %18 = llvm.intr.sadd.sat(%a, %b) : (i32, i32) -> i32
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %30 = llvm.call_intrinsic "llvm.fptosi.sat.i32.f32"(%f) : (f32) -> i32
  llvm.call_intrinsic "llvm.assume"(%c) {a = 1} : (i1) -> ()
  %31 = llvm.call_intrinsic "llvm.foo"(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> (f32)
  llvm.intr.lifetime.start %p : !llvm.ptr
  %19 = llvm.intr.ctpop(%a) : (i32) -> i32
  %20 = llvm.intr.sin(%f) : (f32) -> f32
  %21 = llvm.intr.lround(%f) : (f32) -> i64
  %22 = llvm.intr.scmp(%a, %b) : (i32, i32) -> i8
  %23 = "llvm.intr.vector.reduce.fadd"(%f, %v) : (f32, vector<4xf32>) -> f32
  %24 = llvm.intr.ldexp(%f, %a) : (f32, i32) -> f32
  %25 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f32)>
  llvm.intr.assume %c ["align"(%p, %a : !llvm.ptr, i32)] : i1
  llvm.return
}
