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
  %19 = llvm.intr.ctpop(%a) : (i32) -> i32
  %20 = llvm.intr.sin(%f) : (f32) -> f32
  %21 = llvm.intr.lround(%f) : (f32) -> i64
  %22 = llvm.intr.scmp(%a, %b) : (i32, i32) -> i8
  %23 = "llvm.intr.vector.reduce.fadd"(%f, %v) : (f32, vector<4xf32>) -> f32
  %24 = llvm.intr.ldexp(%f, %a) : (f32, i32) -> f32
  %25 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f32)>
  llvm.return
}
