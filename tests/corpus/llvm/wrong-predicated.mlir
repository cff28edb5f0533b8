// A predicated intrinsic in each chunk, with something that its definition does not allow.

llvm.func @experimental_vp_strided_load(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.experimental.vp.strided.load"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @experimental_vp_strided_store(%a: !llvm.ptr, %b: !llvm.ptr, %c: i32, %d: i1, %e: i32) {
  "llvm.intr.experimental.vp.strided.store"(%a, %b, %c, %d, %e) : (!llvm.ptr, !llvm.ptr, i32, i1, i32) -> ()
  llvm.return
}

// -----

llvm.func @vp_add(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.add"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_and(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.and"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_ashr(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.ashr"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_fadd(%a: !llvm.ptr, %b: f32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.fadd"(%a, %b, %c, %d) : (!llvm.ptr, f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_fdiv(%a: !llvm.ptr, %b: f32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.fdiv"(%a, %b, %c, %d) : (!llvm.ptr, f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_fma(%a: !llvm.ptr, %b: f32, %c: f32, %d: i1, %e: i32) {
  %r = "llvm.intr.vp.fma"(%a, %b, %c, %d, %e) : (!llvm.ptr, f32, f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_fmul(%a: !llvm.ptr, %b: f32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.fmul"(%a, %b, %c, %d) : (!llvm.ptr, f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_fmuladd(%a: !llvm.ptr, %b: f32, %c: f32, %d: i1, %e: i32) {
  %r = "llvm.intr.vp.fmuladd"(%a, %b, %c, %d, %e) : (!llvm.ptr, f32, f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_fneg(%a: !llvm.ptr, %b: i1, %c: i32) {
  %r = "llvm.intr.vp.fneg"(%a, %b, %c) : (!llvm.ptr, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_fpext(%a: !llvm.ptr, %b: i1, %c: i32) {
  %r = "llvm.intr.vp.fpext"(%a, %b, %c) : (!llvm.ptr, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_fptosi(%a: !llvm.ptr, %b: i1, %c: i32) {
  %r = "llvm.intr.vp.fptosi"(%a, %b, %c) : (!llvm.ptr, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_fptoui(%a: !llvm.ptr, %b: i1, %c: i32) {
  %r = "llvm.intr.vp.fptoui"(%a, %b, %c) : (!llvm.ptr, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_fptrunc(%a: !llvm.ptr, %b: i1, %c: i32) {
  %r = "llvm.intr.vp.fptrunc"(%a, %b, %c) : (!llvm.ptr, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_frem(%a: !llvm.ptr, %b: f32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.frem"(%a, %b, %c, %d) : (!llvm.ptr, f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_fsub(%a: !llvm.ptr, %b: f32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.fsub"(%a, %b, %c, %d) : (!llvm.ptr, f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_inttoptr(%a: f32, %b: i1, %c: i32) {
  %r = "llvm.intr.vp.inttoptr"(%a, %b, %c) : (f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_load(%a: f32, %b: i1, %c: i32) {
  %r = "llvm.intr.vp.load"(%a, %b, %c) : (f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_lshr(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.lshr"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_merge(%a: f32, %b: i32, %c: i32, %d: i32) {
  %r = "llvm.intr.vp.merge"(%a, %b, %c, %d) : (f32, i32, i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_mul(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.mul"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_or(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.or"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_ptrtoint(%a: f32, %b: i1, %c: i32) {
  %r = "llvm.intr.vp.ptrtoint"(%a, %b, %c) : (f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_reduce_add(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.reduce.add"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_reduce_and(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.reduce.and"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_reduce_fadd(%a: !llvm.ptr, %b: f32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.reduce.fadd"(%a, %b, %c, %d) : (!llvm.ptr, f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_reduce_fmax(%a: !llvm.ptr, %b: f32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.reduce.fmax"(%a, %b, %c, %d) : (!llvm.ptr, f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_reduce_fmin(%a: !llvm.ptr, %b: f32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.reduce.fmin"(%a, %b, %c, %d) : (!llvm.ptr, f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_reduce_fmul(%a: !llvm.ptr, %b: f32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.reduce.fmul"(%a, %b, %c, %d) : (!llvm.ptr, f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_reduce_mul(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.reduce.mul"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_reduce_or(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.reduce.or"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_reduce_smax(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.reduce.smax"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_reduce_smin(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.reduce.smin"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_reduce_umax(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.reduce.umax"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_reduce_umin(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.reduce.umin"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_reduce_xor(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.reduce.xor"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_sdiv(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.sdiv"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_select(%a: f32, %b: i32, %c: i32, %d: i32) {
  %r = "llvm.intr.vp.select"(%a, %b, %c, %d) : (f32, i32, i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_sext(%a: f32, %b: i1, %c: i32) {
  %r = "llvm.intr.vp.sext"(%a, %b, %c) : (f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_shl(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.shl"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_sitofp(%a: f32, %b: i1, %c: i32) {
  %r = "llvm.intr.vp.sitofp"(%a, %b, %c) : (f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_smax(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.smax"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_smin(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.smin"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_srem(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.srem"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_store(%a: !llvm.ptr, %b: !llvm.ptr, %c: i1, %d: i32) {
  "llvm.intr.vp.store"(%a, %b, %c, %d) : (!llvm.ptr, !llvm.ptr, i1, i32) -> ()
  llvm.return
}

// -----

llvm.func @vp_sub(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.sub"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_trunc(%a: f32, %b: i1, %c: i32) {
  %r = "llvm.intr.vp.trunc"(%a, %b, %c) : (f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_udiv(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.udiv"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_uitofp(%a: f32, %b: i1, %c: i32) {
  %r = "llvm.intr.vp.uitofp"(%a, %b, %c) : (f32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_umax(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.umax"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_umin(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.umin"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_urem(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.urem"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_xor(%a: f32, %b: i32, %c: i1, %d: i32) {
  %r = "llvm.intr.vp.xor"(%a, %b, %c, %d) : (f32, i32, i1, i32) -> i32
  llvm.return
}

// -----

llvm.func @vp_zext(%a: f32, %b: i1, %c: i32) {
  %r = "llvm.intr.vp.zext"(%a, %b, %c) : (f32, i1, i32) -> i32
  llvm.return
}
