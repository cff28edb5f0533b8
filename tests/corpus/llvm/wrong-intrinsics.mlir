// An intrinsic in each chunk, with something that its definition does not allow.

llvm.func @abs(%a: f32) {
  %r = "llvm.intr.abs"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @acos(%a: !llvm.ptr) {
  %r = "llvm.intr.acos"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @annotation(%a: f32, %b: !llvm.ptr, %c: !llvm.ptr, %d: i32) {
  %r = "llvm.intr.annotation"(%a, %b, %c, %d) : (f32, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.return
}

// -----

llvm.func @asin(%a: !llvm.ptr) {
  %r = "llvm.intr.asin"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @assume(%a: f32) {
  "llvm.intr.assume"(%a) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @atan(%a: !llvm.ptr) {
  %r = "llvm.intr.atan"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @atan2(%a: !llvm.ptr, %b: f32) {
  %r = "llvm.intr.atan2"(%a, %b) : (!llvm.ptr, f32) -> i32
  llvm.return
}

// -----

llvm.func @bitreverse(%a: f32) {
  %r = "llvm.intr.bitreverse"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @bswap(%a: f32) {
  %r = "llvm.intr.bswap"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @ceil(%a: !llvm.ptr) {
  %r = "llvm.intr.ceil"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @copysign(%a: !llvm.ptr, %b: f32) {
  %r = "llvm.intr.copysign"(%a, %b) : (!llvm.ptr, f32) -> i32
  llvm.return
}

// -----

llvm.func @coro_align() {
  "llvm.intr.coro.align"() : () -> ()
  llvm.return
}

// -----

llvm.func @coro_begin(%a: !llvm.ptr, %b: !llvm.ptr) {
  %r = "llvm.intr.coro.begin"(%a, %b) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @coro_end(%a: f32, %b: i1, %c: i32) {
  %r = "llvm.intr.coro.end"(%a, %b, %c) : (f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @coro_free(%a: !llvm.ptr, %b: !llvm.ptr) {
  %r = "llvm.intr.coro.free"(%a, %b) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @coro_id(%a: f32, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) {
  %r = "llvm.intr.coro.id"(%a, %b, %c, %d) : (f32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @coro_promise(%a: f32, %b: i32, %c: i1) {
  %r = "llvm.intr.coro.promise"(%a, %b, %c) : (f32, i32, i1) -> i32
  llvm.return
}

// -----

llvm.func @coro_resume(%a: f32) {
  "llvm.intr.coro.resume"(%a) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @coro_save(%a: f32) {
  %r = "llvm.intr.coro.save"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @coro_size() {
  "llvm.intr.coro.size"() : () -> ()
  llvm.return
}

// -----

llvm.func @coro_suspend(%a: !llvm.ptr, %b: i1) {
  %r = "llvm.intr.coro.suspend"(%a, %b) : (!llvm.ptr, i1) -> i32
  llvm.return
}

// -----

llvm.func @cos(%a: !llvm.ptr) {
  %r = "llvm.intr.cos"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @cosh(%a: !llvm.ptr) {
  %r = "llvm.intr.cosh"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @ctlz(%a: f32) {
  %r = "llvm.intr.ctlz"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @ctpop(%a: f32) {
  %r = "llvm.intr.ctpop"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @cttz(%a: f32) {
  %r = "llvm.intr.cttz"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @dbg_declare(%a: f32) {
  "llvm.intr.dbg.declare"(%a) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @dbg_label() {
  %r = "llvm.intr.dbg.label"() : () -> i32
  llvm.return
}

// -----

llvm.func @dbg_value(%a: !llvm.ptr) {
  "llvm.intr.dbg.value"(%a) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @debugtrap() {
  %r = "llvm.intr.debugtrap"() : () -> i32
  llvm.return
}

// -----

llvm.func @eh_typeid_for(%a: f32) {
  %r = "llvm.intr.eh.typeid.for"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @exp(%a: !llvm.ptr) {
  %r = "llvm.intr.exp"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @exp10(%a: !llvm.ptr) {
  %r = "llvm.intr.exp10"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @exp2(%a: !llvm.ptr) {
  %r = "llvm.intr.exp2"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @expect(%a: f32, %b: i32) {
  %r = "llvm.intr.expect"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @expect_with_probability(%a: f32, %b: i32) {
  %r = "llvm.intr.expect.with.probability"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @experimental_constrained_fpext(%a: !llvm.ptr) {
  %r = "llvm.intr.experimental.constrained.fpext"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @experimental_constrained_fptrunc(%a: !llvm.ptr) {
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @experimental_constrained_sitofp(%a: !llvm.ptr) {
  %r = "llvm.intr.experimental.constrained.sitofp"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @experimental_constrained_uitofp(%a: !llvm.ptr) {
  %r = "llvm.intr.experimental.constrained.uitofp"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @experimental_noalias_scope_decl() {
  %r = "llvm.intr.experimental.noalias.scope.decl"() : () -> i32
  llvm.return
}

// -----

llvm.func @fabs(%a: !llvm.ptr) {
  %r = "llvm.intr.fabs"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @floor(%a: !llvm.ptr) {
  %r = "llvm.intr.floor"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @fma(%a: !llvm.ptr, %b: f32, %c: f32) {
  %r = "llvm.intr.fma"(%a, %b, %c) : (!llvm.ptr, f32, f32) -> i32
  llvm.return
}

// -----

llvm.func @fmuladd(%a: !llvm.ptr, %b: f32, %c: f32) {
  %r = "llvm.intr.fmuladd"(%a, %b, %c) : (!llvm.ptr, f32, f32) -> i32
  llvm.return
}

// -----

llvm.func @frexp(%a: !llvm.ptr) {
  %r = "llvm.intr.frexp"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @fshl(%a: f32, %b: i32, %c: i32) {
  %r = "llvm.intr.fshl"(%a, %b, %c) : (f32, i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @fshr(%a: f32, %b: i32, %c: i32) {
  %r = "llvm.intr.fshr"(%a, %b, %c) : (f32, i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @get_active_lane_mask(%a: f32, %b: i32) {
  %r = "llvm.intr.get.active.lane.mask"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @invariant_end(%a: f32, %b: !llvm.ptr) {
  "llvm.intr.invariant.end"(%a, %b) : (f32, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @invariant_start(%a: f32) {
  %r = "llvm.intr.invariant.start"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @is_constant(%a: !llvm.ptr) {
  %r = "llvm.intr.is.constant"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @is_fpclass(%a: !llvm.ptr) {
  %r = "llvm.intr.is.fpclass"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @launder_invariant_group(%a: f32) {
  %r = "llvm.intr.launder.invariant.group"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @ldexp(%a: !llvm.ptr, %b: i32) {
  %r = "llvm.intr.ldexp"(%a, %b) : (!llvm.ptr, i32) -> i32
  llvm.return
}

// -----

llvm.func @lifetime_end(%a: f32) {
  "llvm.intr.lifetime.end"(%a) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @lifetime_start(%a: f32) {
  "llvm.intr.lifetime.start"(%a) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @llrint(%a: !llvm.ptr) {
  %r = "llvm.intr.llrint"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @llround(%a: !llvm.ptr) {
  %r = "llvm.intr.llround"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @log(%a: !llvm.ptr) {
  %r = "llvm.intr.log"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @log10(%a: !llvm.ptr) {
  %r = "llvm.intr.log10"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @log2(%a: !llvm.ptr) {
  %r = "llvm.intr.log2"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @lrint(%a: !llvm.ptr) {
  %r = "llvm.intr.lrint"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @lround(%a: !llvm.ptr) {
  %r = "llvm.intr.lround"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @masked_compressstore(%a: !llvm.ptr, %b: !llvm.ptr, %c: i1) {
  "llvm.intr.masked.compressstore"(%a, %b, %c) : (!llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}

// -----

llvm.func @masked_expandload(%a: f32, %b: i1, %c: i32) {
  %r = "llvm.intr.masked.expandload"(%a, %b, %c) : (f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @masked_gather(%a: f32, %b: i1) {
  %r = "llvm.intr.masked.gather"(%a, %b) : (f32, i1) -> i32
  llvm.return
}

// -----

llvm.func @masked_load(%a: f32, %b: i1) {
  %r = "llvm.intr.masked.load"(%a, %b) : (f32, i1) -> i32
  llvm.return
}

// -----

llvm.func @masked_scatter(%a: !llvm.ptr, %b: !llvm.ptr, %c: i1) {
  "llvm.intr.masked.scatter"(%a, %b, %c) : (!llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}

// -----

llvm.func @masked_store(%a: !llvm.ptr, %b: !llvm.ptr, %c: i1) {
  "llvm.intr.masked.store"(%a, %b, %c) : (!llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}

// -----

llvm.func @matrix_column_major_load(%a: f32, %b: i32) {
  %r = "llvm.intr.matrix.column.major.load"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @matrix_column_major_store(%a: !llvm.ptr, %b: !llvm.ptr, %c: i32) {
  "llvm.intr.matrix.column.major.store"(%a, %b, %c) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @matrix_multiply(%a: !llvm.ptr, %b: i32) {
  %r = "llvm.intr.matrix.multiply"(%a, %b) : (!llvm.ptr, i32) -> i32
  llvm.return
}

// -----

llvm.func @matrix_transpose(%a: !llvm.ptr) {
  %r = "llvm.intr.matrix.transpose"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @maximum(%a: !llvm.ptr, %b: f32) {
  %r = "llvm.intr.maximum"(%a, %b) : (!llvm.ptr, f32) -> i32
  llvm.return
}

// -----

llvm.func @maxnum(%a: !llvm.ptr, %b: f32) {
  %r = "llvm.intr.maxnum"(%a, %b) : (!llvm.ptr, f32) -> i32
  llvm.return
}

// -----

llvm.func @memcpy(%a: f32, %b: !llvm.ptr, %c: i32) {
  "llvm.intr.memcpy"(%a, %b, %c) : (f32, !llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @memcpy_inline(%a: f32, %b: !llvm.ptr) {
  "llvm.intr.memcpy.inline"(%a, %b) : (f32, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @memmove(%a: f32, %b: !llvm.ptr, %c: i32) {
  "llvm.intr.memmove"(%a, %b, %c) : (f32, !llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @memset(%a: f32, %b: i32, %c: i32) {
  "llvm.intr.memset"(%a, %b, %c) : (f32, i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @memset_inline(%a: f32, %b: i32) {
  "llvm.intr.memset.inline"(%a, %b) : (f32, i32) -> ()
  llvm.return
}

// -----

llvm.func @minimum(%a: !llvm.ptr, %b: f32) {
  %r = "llvm.intr.minimum"(%a, %b) : (!llvm.ptr, f32) -> i32
  llvm.return
}

// -----

llvm.func @minnum(%a: !llvm.ptr, %b: f32) {
  %r = "llvm.intr.minnum"(%a, %b) : (!llvm.ptr, f32) -> i32
  llvm.return
}

// -----

llvm.func @nearbyint(%a: !llvm.ptr) {
  %r = "llvm.intr.nearbyint"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @pow(%a: !llvm.ptr, %b: f32) {
  %r = "llvm.intr.pow"(%a, %b) : (!llvm.ptr, f32) -> i32
  llvm.return
}

// -----

llvm.func @powi(%a: !llvm.ptr, %b: i32) {
  %r = "llvm.intr.powi"(%a, %b) : (!llvm.ptr, i32) -> i32
  llvm.return
}

// -----

llvm.func @prefetch(%a: f32) {
  "llvm.intr.prefetch"(%a) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @ptr_annotation(%a: f32, %b: !llvm.ptr, %c: !llvm.ptr, %d: i32, %e: !llvm.ptr) {
  %r = "llvm.intr.ptr.annotation"(%a, %b, %c, %d, %e) : (f32, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @ptrmask(%a: f32, %b: i32) {
  %r = "llvm.intr.ptrmask"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @rint(%a: !llvm.ptr) {
  %r = "llvm.intr.rint"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @round(%a: !llvm.ptr) {
  %r = "llvm.intr.round"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @roundeven(%a: !llvm.ptr) {
  %r = "llvm.intr.roundeven"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @sadd_sat(%a: f32, %b: i32) {
  %r = "llvm.intr.sadd.sat"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @sadd_with_overflow(%a: f32, %b: i32) {
  %r = "llvm.intr.sadd.with.overflow"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @scmp(%a: f32, %b: i32) {
  %r = "llvm.intr.scmp"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @sin(%a: !llvm.ptr) {
  %r = "llvm.intr.sin"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @sincos(%a: !llvm.ptr) {
  %r = "llvm.intr.sincos"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @sinh(%a: !llvm.ptr) {
  %r = "llvm.intr.sinh"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @smax(%a: f32, %b: i32) {
  %r = "llvm.intr.smax"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @smin(%a: f32, %b: i32) {
  %r = "llvm.intr.smin"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @smul_with_overflow(%a: f32, %b: i32) {
  %r = "llvm.intr.smul.with.overflow"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @sqrt(%a: !llvm.ptr) {
  %r = "llvm.intr.sqrt"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @ssa_copy(%a: !llvm.ptr) {
  %r = "llvm.intr.ssa.copy"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @sshl_sat(%a: f32, %b: i32) {
  %r = "llvm.intr.sshl.sat"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @ssub_sat(%a: f32, %b: i32) {
  %r = "llvm.intr.ssub.sat"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @ssub_with_overflow(%a: f32, %b: i32) {
  %r = "llvm.intr.ssub.with.overflow"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @stackrestore(%a: f32) {
  "llvm.intr.stackrestore"(%a) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @stacksave() {
  "llvm.intr.stacksave"() : () -> ()
  llvm.return
}

// -----

llvm.func @stepvector() {
  "llvm.intr.stepvector"() : () -> ()
  llvm.return
}

// -----

llvm.func @strip_invariant_group(%a: f32) {
  %r = "llvm.intr.strip.invariant.group"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @tan(%a: !llvm.ptr) {
  %r = "llvm.intr.tan"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @tanh(%a: !llvm.ptr) {
  %r = "llvm.intr.tanh"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @threadlocal_address(%a: f32) {
  %r = "llvm.intr.threadlocal.address"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @trap() {
  %r = "llvm.intr.trap"() : () -> i32
  llvm.return
}

// -----

llvm.func @trunc(%a: !llvm.ptr) {
  %r = "llvm.intr.trunc"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @uadd_sat(%a: f32, %b: i32) {
  %r = "llvm.intr.uadd.sat"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @uadd_with_overflow(%a: f32, %b: i32) {
  %r = "llvm.intr.uadd.with.overflow"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @ubsantrap() {
  %r = "llvm.intr.ubsantrap"() : () -> i32
  llvm.return
}

// -----

llvm.func @ubsantrap() {
  llvm.intr.ubsantrap
  llvm.return
}

// -----

llvm.func @ubsantrap() {
  llvm.intr.ubsantrap <{}>
  llvm.return
}

// -----

llvm.func @ubsantrap() {
  llvm.intr.ubsantrap {failureKind = 3 : i8}
  llvm.return
}

// -----

llvm.func @ubsantrap() {
  llvm.intr.ubsantrap <{failureKind = "x"}>
  llvm.return
}

// -----

llvm.func @ubsantrap() {
  llvm.intr.ubsantrap <{failureKind = 3 : i8, x = 1, a = 2}>
  llvm.return
}

// -----

llvm.func @ubsantrap() {
  llvm.intr.ubsantrap <{failureKind = 3 : i8}> {failureKind = 4 : i8}
  llvm.return
}

// -----

llvm.func @ubsantrap() {
  llvm.intr.ubsantrap <{failureKind = 3 : i8}
  llvm.return
}

// -----

llvm.func @ucmp(%a: f32, %b: i32) {
  %r = "llvm.intr.ucmp"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @umax(%a: f32, %b: i32) {
  %r = "llvm.intr.umax"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @umin(%a: f32, %b: i32) {
  %r = "llvm.intr.umin"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @umul_with_overflow(%a: f32, %b: i32) {
  %r = "llvm.intr.umul.with.overflow"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @ushl_sat(%a: f32, %b: i32) {
  %r = "llvm.intr.ushl.sat"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @usub_sat(%a: f32, %b: i32) {
  %r = "llvm.intr.usub.sat"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @usub_with_overflow(%a: f32, %b: i32) {
  %r = "llvm.intr.usub.with.overflow"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @vacopy(%a: f32, %b: !llvm.ptr) {
  "llvm.intr.vacopy"(%a, %b) : (f32, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @vaend(%a: f32) {
  "llvm.intr.vaend"(%a) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @var_annotation(%a: f32, %b: !llvm.ptr, %c: !llvm.ptr, %d: i32, %e: !llvm.ptr) {
  "llvm.intr.var.annotation"(%a, %b, %c, %d, %e) : (f32, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @vastart(%a: f32) {
  "llvm.intr.vastart"(%a) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @vector_deinterleave2(%a: !llvm.ptr) {
  %r = "llvm.intr.vector.deinterleave2"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @vector_extract(%a: !llvm.ptr) {
  %r = "llvm.intr.vector.extract"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @vector_insert(%a: !llvm.ptr, %b: i32) {
  %r = "llvm.intr.vector.insert"(%a, %b) : (!llvm.ptr, i32) -> i32
  llvm.return
}

// -----

llvm.func @vector_interleave2(%a: !llvm.ptr, %b: i32) {
  %r = "llvm.intr.vector.interleave2"(%a, %b) : (!llvm.ptr, i32) -> i32
  llvm.return
}

// -----

llvm.func @vector_reduce_add(%a: !llvm.ptr) {
  %r = "llvm.intr.vector.reduce.add"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @vector_reduce_and(%a: !llvm.ptr) {
  %r = "llvm.intr.vector.reduce.and"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @vector_reduce_fadd(%a: !llvm.ptr, %b: i32) {
  %r = "llvm.intr.vector.reduce.fadd"(%a, %b) : (!llvm.ptr, i32) -> i32
  llvm.return
}

// -----

llvm.func @vector_reduce_fmax(%a: !llvm.ptr) {
  %r = "llvm.intr.vector.reduce.fmax"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @vector_reduce_fmaximum(%a: !llvm.ptr) {
  %r = "llvm.intr.vector.reduce.fmaximum"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @vector_reduce_fmin(%a: !llvm.ptr) {
  %r = "llvm.intr.vector.reduce.fmin"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @vector_reduce_fminimum(%a: !llvm.ptr) {
  %r = "llvm.intr.vector.reduce.fminimum"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @vector_reduce_fmul(%a: !llvm.ptr, %b: i32) {
  %r = "llvm.intr.vector.reduce.fmul"(%a, %b) : (!llvm.ptr, i32) -> i32
  llvm.return
}

// -----

llvm.func @vector_reduce_mul(%a: !llvm.ptr) {
  %r = "llvm.intr.vector.reduce.mul"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @vector_reduce_or(%a: !llvm.ptr) {
  %r = "llvm.intr.vector.reduce.or"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @vector_reduce_smax(%a: !llvm.ptr) {
  %r = "llvm.intr.vector.reduce.smax"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @vector_reduce_smin(%a: !llvm.ptr) {
  %r = "llvm.intr.vector.reduce.smin"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @vector_reduce_umax(%a: !llvm.ptr) {
  %r = "llvm.intr.vector.reduce.umax"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @vector_reduce_umin(%a: !llvm.ptr) {
  %r = "llvm.intr.vector.reduce.umin"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @vector_reduce_xor(%a: !llvm.ptr) {
  %r = "llvm.intr.vector.reduce.xor"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @vscale() {
  "llvm.intr.vscale"() : () -> ()
  llvm.return
}
