// LLVM's intrinsics, a function for each family.

llvm.func @unary_floats(%x: f32, %v: vector<4xf64>) {
  %0 = llvm.intr.acos(%x) : (f32) -> f32
  %1 = llvm.intr.asin(%x) : (f32) -> f32
  %2 = llvm.intr.atan(%x) : (f32) -> f32
  %3 = llvm.intr.ceil(%x) : (f32) -> f32
  %4 = llvm.intr.cos(%x) : (f32) -> f32
  %5 = llvm.intr.cosh(%x) : (f32) -> f32
  %6 = llvm.intr.exp(%x) : (f32) -> f32
  %7 = llvm.intr.exp10(%x) : (f32) -> f32
  %8 = llvm.intr.exp2(%x) : (f32) -> f32
  %9 = llvm.intr.floor(%x) : (f32) -> f32
  %10 = llvm.intr.log(%x) : (f32) -> f32
  %11 = llvm.intr.log10(%x) : (f32) -> f32
  %12 = llvm.intr.log2(%x) : (f32) -> f32
  %13 = llvm.intr.nearbyint(%x) : (f32) -> f32
  %14 = llvm.intr.rint(%x) : (f32) -> f32
  %15 = llvm.intr.round(%x) : (f32) -> f32
  %16 = llvm.intr.roundeven(%x) : (f32) -> f32
  %17 = llvm.intr.sinh(%x) : (f32) -> f32
  %18 = llvm.intr.tan(%x) : (f32) -> f32
  %19 = llvm.intr.tanh(%x) : (f32) -> f32
  %20 = llvm.intr.trunc(%x) : (f32) -> f32
  %v0 = llvm.intr.acos(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v1 = llvm.intr.asin(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v2 = llvm.intr.atan(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v3 = llvm.intr.ceil(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v4 = llvm.intr.cos(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v5 = llvm.intr.cosh(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v6 = llvm.intr.exp(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v7 = llvm.intr.exp10(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v8 = llvm.intr.exp2(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v9 = llvm.intr.floor(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v10 = llvm.intr.log(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v11 = llvm.intr.log10(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v12 = llvm.intr.log2(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v13 = llvm.intr.nearbyint(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v14 = llvm.intr.rint(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v15 = llvm.intr.round(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v16 = llvm.intr.roundeven(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v17 = llvm.intr.sinh(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v18 = llvm.intr.tan(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v19 = llvm.intr.tanh(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %v20 = llvm.intr.trunc(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  llvm.return
}

// -----

llvm.func @binary_floats(%x: f64, %v: vector<2xf32>) {
  %0 = llvm.intr.atan2(%x, %x) : (f64, f64) -> f64
  %1 = llvm.intr.maximum(%x, %x) : (f64, f64) -> f64
  %2 = llvm.intr.maxnum(%x, %x) : (f64, f64) -> f64
  %3 = llvm.intr.minimum(%x, %x) : (f64, f64) -> f64
  %4 = llvm.intr.pow(%x, %x) : (f64, f64) -> f64
  %v0 = llvm.intr.atan2(%v, %v) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  %v1 = llvm.intr.maximum(%v, %v) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  %v2 = llvm.intr.maxnum(%v, %v) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  %v3 = llvm.intr.minimum(%v, %v) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  %v4 = llvm.intr.pow(%v, %v) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  llvm.return
}

// -----

llvm.func @rounded_to_integers(%x: f32, %y: f64) {
  %a = llvm.intr.llrint(%x) : (f32) -> i64
  %b = llvm.intr.llround(%y) : (f64) -> i64
  %c = llvm.intr.lrint(%x) : (f32) -> i32
  %d = llvm.intr.fmuladd(%x, %x, %x) : (f32, f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @binary_integers(%x: i32, %v: vector<4xi16>) {
  %0 = llvm.intr.smax(%x, %x) : (i32, i32) -> i32
  %1 = llvm.intr.smin(%x, %x) : (i32, i32) -> i32
  %2 = llvm.intr.sshl.sat(%x, %x) : (i32, i32) -> i32
  %3 = llvm.intr.ssub.sat(%x, %x) : (i32, i32) -> i32
  %4 = llvm.intr.uadd.sat(%x, %x) : (i32, i32) -> i32
  %5 = llvm.intr.umax(%x, %x) : (i32, i32) -> i32
  %6 = llvm.intr.ushl.sat(%x, %x) : (i32, i32) -> i32
  %7 = llvm.intr.usub.sat(%x, %x) : (i32, i32) -> i32
  %v0 = llvm.intr.smax(%v, %v) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
  %v1 = llvm.intr.smin(%v, %v) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
  %v2 = llvm.intr.sshl.sat(%v, %v) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
  %v3 = llvm.intr.ssub.sat(%v, %v) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
  %v4 = llvm.intr.uadd.sat(%v, %v) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
  %v5 = llvm.intr.umax(%v, %v) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
  %v6 = llvm.intr.ushl.sat(%v, %v) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
  %v7 = llvm.intr.usub.sat(%v, %v) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
  %b = llvm.intr.bitreverse(%x) : (i32) -> i32
  %f = llvm.intr.fshr(%x, %x, %x) : (i32, i32, i32) -> i32
  %u = llvm.intr.ucmp(%x, %x) : (i32, i32) -> i8
  llvm.return
}

// -----

llvm.func @overflows(%x: i32, %v: vector<2xi8>) {
  %0 = "llvm.intr.smul.with.overflow"(%x, %x) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %1 = "llvm.intr.ssub.with.overflow"(%x, %x) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %2 = "llvm.intr.uadd.with.overflow"(%x, %x) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %3 = "llvm.intr.umul.with.overflow"(%x, %x) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %4 = "llvm.intr.usub.with.overflow"(%x, %x) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %v0 = "llvm.intr.smul.with.overflow"(%v, %v) : (vector<2xi8>, vector<2xi8>) -> !llvm.struct<(vector<2xi8>, vector<2xi1>)>
  %v1 = "llvm.intr.ssub.with.overflow"(%v, %v) : (vector<2xi8>, vector<2xi8>) -> !llvm.struct<(vector<2xi8>, vector<2xi1>)>
  %v2 = "llvm.intr.uadd.with.overflow"(%v, %v) : (vector<2xi8>, vector<2xi8>) -> !llvm.struct<(vector<2xi8>, vector<2xi1>)>
  %v3 = "llvm.intr.umul.with.overflow"(%v, %v) : (vector<2xi8>, vector<2xi8>) -> !llvm.struct<(vector<2xi8>, vector<2xi1>)>
  %v4 = "llvm.intr.usub.with.overflow"(%v, %v) : (vector<2xi8>, vector<2xi8>) -> !llvm.struct<(vector<2xi8>, vector<2xi1>)>
  llvm.return
}

// -----

llvm.func @reductions(%v: vector<8xi32>, %f: vector<4xf32>, %s: f32) {
  %0 = "llvm.intr.vector.reduce.add"(%v) : (vector<8xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.and"(%v) : (vector<8xi32>) -> i32
  %2 = "llvm.intr.vector.reduce.mul"(%v) : (vector<8xi32>) -> i32
  %3 = "llvm.intr.vector.reduce.or"(%v) : (vector<8xi32>) -> i32
  %4 = "llvm.intr.vector.reduce.smax"(%v) : (vector<8xi32>) -> i32
  %5 = "llvm.intr.vector.reduce.smin"(%v) : (vector<8xi32>) -> i32
  %6 = "llvm.intr.vector.reduce.umax"(%v) : (vector<8xi32>) -> i32
  %7 = "llvm.intr.vector.reduce.umin"(%v) : (vector<8xi32>) -> i32
  %8 = "llvm.intr.vector.reduce.xor"(%v) : (vector<8xi32>) -> i32
  %f0 = llvm.intr.vector.reduce.fmax(%f) : (vector<4xf32>) -> f32
  %f1 = llvm.intr.vector.reduce.fmaximum(%f) : (vector<4xf32>) -> f32
  %f2 = llvm.intr.vector.reduce.fmin(%f) : (vector<4xf32>) -> f32
  %f3 = llvm.intr.vector.reduce.fminimum(%f) : (vector<4xf32>) -> f32
  %m = "llvm.intr.vector.reduce.fmul"(%s, %f) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  llvm.return
}

// -----

llvm.func @predicated(%v: vector<8xi32>, %f: vector<8xf32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.and"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %1 = "llvm.intr.vp.ashr"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %2 = "llvm.intr.vp.lshr"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %3 = "llvm.intr.vp.mul"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %4 = "llvm.intr.vp.or"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %5 = "llvm.intr.vp.sdiv"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %6 = "llvm.intr.vp.shl"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %7 = "llvm.intr.vp.smax"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %8 = "llvm.intr.vp.smin"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %9 = "llvm.intr.vp.srem"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %10 = "llvm.intr.vp.sub"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %11 = "llvm.intr.vp.udiv"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %12 = "llvm.intr.vp.umax"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %13 = "llvm.intr.vp.umin"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %14 = "llvm.intr.vp.urem"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %15 = "llvm.intr.vp.xor"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %f0 = "llvm.intr.vp.fadd"(%f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %f1 = "llvm.intr.vp.fdiv"(%f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %f2 = "llvm.intr.vp.fmul"(%f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %f3 = "llvm.intr.vp.frem"(%f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %f4 = "llvm.intr.vp.fsub"(%f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %a = "llvm.intr.vp.fmuladd"(%f, %f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %b = "llvm.intr.vp.merge"(%m, %v, %v, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @predicated_reductions(%v: vector<8xi32>, %f: vector<8xf32>, %m: vector<8xi1>, %n: i32, %s: f32) {
  %0 = "llvm.intr.vp.reduce.and"(%n, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %1 = "llvm.intr.vp.reduce.mul"(%n, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %2 = "llvm.intr.vp.reduce.or"(%n, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %3 = "llvm.intr.vp.reduce.smax"(%n, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %4 = "llvm.intr.vp.reduce.smin"(%n, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %5 = "llvm.intr.vp.reduce.umax"(%n, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %6 = "llvm.intr.vp.reduce.umin"(%n, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %7 = "llvm.intr.vp.reduce.xor"(%n, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %f0 = "llvm.intr.vp.reduce.fmax"(%s, %f, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %f1 = "llvm.intr.vp.reduce.fmin"(%s, %f, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %f2 = "llvm.intr.vp.reduce.fmul"(%s, %f, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  llvm.return
}

// -----

llvm.func @predicated_casts(%f: vector<8xf32>, %d: vector<8xf64>, %l: vector<8xi64>, %i: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.fpext"(%f, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf64>
  %1 = "llvm.intr.vp.fptrunc"(%d, %m, %n) : (vector<8xf64>, vector<8xi1>, i32) -> vector<8xf32>
  %2 = "llvm.intr.vp.fptosi"(%d, %m, %n) : (vector<8xf64>, vector<8xi1>, i32) -> vector<8xi64>
  %3 = "llvm.intr.vp.fptoui"(%d, %m, %n) : (vector<8xf64>, vector<8xi1>, i32) -> vector<8xi64>
  %4 = "llvm.intr.vp.sitofp"(%l, %m, %n) : (vector<8xi64>, vector<8xi1>, i32) -> vector<8xf64>
  %5 = "llvm.intr.vp.uitofp"(%l, %m, %n) : (vector<8xi64>, vector<8xi1>, i32) -> vector<8xf64>
  %6 = "llvm.intr.vp.sext"(%i, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
  %7 = "llvm.intr.vp.trunc"(%l, %m, %n) : (vector<8xi64>, vector<8xi1>, i32) -> vector<8xi32>
  %8 = "llvm.intr.vp.inttoptr"(%l, %m, %n) : (vector<8xi64>, vector<8xi1>, i32) -> vector<8x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @masked_memory(%p: !llvm.ptr, %ps: vector<4x!llvm.ptr>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %g = llvm.intr.masked.gather %ps, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  %h = llvm.intr.masked.gather %ps, %m, %v {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.scatter %v, %ps, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  %e = "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  llvm.return
}

// -----

llvm.func @matrices(%p: !llvm.ptr, %s: i64, %a: vector<6xf32>, %b: vector<12xf32>) {
  %0 = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 4 : i32} : (vector<6xf32>, vector<12xf32>) -> vector<8xf32>
  llvm.intr.matrix.column.major.store %a, %p, <stride = %s> {isVolatile = 0 : i1, rows = 2 : i32, columns = 3 : i32} : vector<6xf32> to !llvm.ptr stride i64
  llvm.return
}

// -----

llvm.func @memory(%p: !llvm.ptr, %q: i8, %m: i64, %x: i32) {
  "llvm.intr.memset.inline"(%p, %q) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, i8) -> ()
  %0 = llvm.intr.ptrmask %p, %m : (!llvm.ptr, i64) -> !llvm.ptr
  %a = llvm.alloca %x x f32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.intr.lifetime.end %a : !llvm.ptr
  %c = "llvm.intr.is.constant"(%x) : (i32) -> i1
  "llvm.intr.ubsantrap"() <{failureKind = 3 : i8}> : () -> ()
  llvm.return
}

// -----

llvm.func @constrained(%x: f32, %i: i32, %v: vector<4xi16>) {
  %0 = llvm.intr.experimental.constrained.fpext %x ignore : f32 to f64
  %1 = llvm.intr.experimental.constrained.sitofp %i towardzero maytrap : i32 to f32
  %2 = llvm.intr.experimental.constrained.uitofp %v upward strict : vector<4xi16> to vector<4xf32>
  llvm.return
}

// -----

llvm.func @coroutine_end(%h: !llvm.ptr, %u: i1) {
  %n = llvm.mlir.zero : !llvm.ptr
  %z = llvm.mlir.constant(0 : i32) : i32
  %id = llvm.intr.coro.id %z, %n, %n, %n : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %e = llvm.intr.coro.end %h, %u, %id : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}
