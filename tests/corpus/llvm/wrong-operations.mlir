// An operation of LLVM in each chunk, with something that its definition does not allow.

llvm.func @add(%a: f32, %b: i32) {
  %r = "llvm.add"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @addrspacecast(%a: f32) {
  %r = "llvm.addrspacecast"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @alloca(%a: f32) {
  %r = "llvm.alloca"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @and(%a: f32, %b: i32) {
  %r = "llvm.and"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @ashr(%a: f32, %b: i32) {
  %r = "llvm.ashr"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @br() {
  %r = "llvm.br"() : () -> i32
  llvm.return
}

// -----

llvm.func @call_intrinsic() {
  %r = "llvm.call_intrinsic"() : () -> i32
  llvm.return
}

// -----

llvm.func @comdat() {
  %r = "llvm.comdat"() : () -> i32
  llvm.return
}

// -----

llvm.func @comdat_selector() {
  %r = "llvm.comdat_selector"() : () -> i32
  llvm.return
}

// -----

llvm.func @cond_br(%a: f32) {
  "llvm.cond_br"(%a) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @dso_local_equivalent() {
  "llvm.dso_local_equivalent"() : () -> ()
  llvm.return
}

// -----

llvm.func @extractelement(%a: !llvm.ptr, %b: i32) {
  %r = "llvm.extractelement"(%a, %b) : (!llvm.ptr, i32) -> i32
  llvm.return
}

// -----

llvm.func @fadd(%a: !llvm.ptr, %b: f32) {
  %r = "llvm.fadd"(%a, %b) : (!llvm.ptr, f32) -> f32
  llvm.return
}

// -----

llvm.func @fcmp(%a: !llvm.ptr, %b: f32) {
  %r = "llvm.fcmp"(%a, %b) : (!llvm.ptr, f32) -> i32
  llvm.return
}

// -----

llvm.func @fdiv(%a: !llvm.ptr, %b: f32) {
  %r = "llvm.fdiv"(%a, %b) : (!llvm.ptr, f32) -> f32
  llvm.return
}

// -----

llvm.func @fmul(%a: !llvm.ptr, %b: f32) {
  %r = "llvm.fmul"(%a, %b) : (!llvm.ptr, f32) -> f32
  llvm.return
}

// -----

llvm.func @fneg(%a: !llvm.ptr) {
  %r = "llvm.fneg"(%a) : (!llvm.ptr) -> f32
  llvm.return
}

// -----

llvm.func @fpext(%a: !llvm.ptr) {
  %r = "llvm.fpext"(%a) : (!llvm.ptr) -> f32
  llvm.return
}

// -----

llvm.func @fptosi(%a: !llvm.ptr) {
  %r = "llvm.fptosi"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @fptoui(%a: !llvm.ptr) {
  %r = "llvm.fptoui"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @fptrunc(%a: !llvm.ptr) {
  %r = "llvm.fptrunc"(%a) : (!llvm.ptr) -> f32
  llvm.return
}

// -----

llvm.func @freeze(%a: !llvm.ptr) {
  %r = "llvm.freeze"(%a) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @frem(%a: !llvm.ptr, %b: f32) {
  %r = "llvm.frem"(%a, %b) : (!llvm.ptr, f32) -> f32
  llvm.return
}

// -----

llvm.func @fsub(%a: !llvm.ptr, %b: f32) {
  %r = "llvm.fsub"(%a, %b) : (!llvm.ptr, f32) -> f32
  llvm.return
}

// -----

llvm.func @indirectbr(%a: f32) {
  "llvm.indirectbr"(%a) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @insertelement(%a: !llvm.ptr, %b: i32, %c: i32) {
  %r = "llvm.insertelement"(%a, %b, %c) : (!llvm.ptr, i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @inttoptr(%a: f32) {
  %r = "llvm.inttoptr"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @invoke() {
  %r = "llvm.invoke"() : () -> i32
  llvm.return
}

// -----

llvm.func @linker_options() {
  %r = "llvm.linker_options"() : () -> i32
  llvm.return
}

// -----

llvm.func @lshr(%a: f32, %b: i32) {
  %r = "llvm.lshr"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @mlir_global_dtors() {
  %r = "llvm.mlir.global_dtors"() : () -> i32
  llvm.return
}

// -----

llvm.func @mlir_ifunc() {
  %r = "llvm.mlir.ifunc"() : () -> i32
  llvm.return
}

// -----

llvm.func @mlir_none() {
  "llvm.mlir.none"() : () -> ()
  llvm.return
}

// -----

llvm.func @mlir_poison() {
  "llvm.mlir.poison"() : () -> ()
  llvm.return
}

// -----

llvm.func @mlir_undef() {
  "llvm.mlir.undef"() : () -> ()
  llvm.return
}

// -----

llvm.func @mlir_zero() {
  "llvm.mlir.zero"() : () -> ()
  llvm.return
}

// -----

llvm.func @mul(%a: f32, %b: i32) {
  %r = "llvm.mul"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @or(%a: f32, %b: i32) {
  %r = "llvm.or"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @ptrtoint(%a: f32) {
  %r = "llvm.ptrtoint"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @resume(%a: !llvm.ptr) {
  "llvm.resume"(%a) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @return() {
  %r = "llvm.return"() : () -> i32
  llvm.return
}

// -----

llvm.func @sdiv(%a: f32, %b: i32) {
  %r = "llvm.sdiv"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @select(%a: f32, %b: i32, %c: i32) {
  %r = "llvm.select"(%a, %b, %c) : (f32, i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @shl(%a: f32, %b: i32) {
  %r = "llvm.shl"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @shufflevector(%a: !llvm.ptr, %b: i32) {
  %r = "llvm.shufflevector"(%a, %b) : (!llvm.ptr, i32) -> i32
  llvm.return
}

// -----

llvm.func @sitofp(%a: f32) {
  %r = "llvm.sitofp"(%a) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @srem(%a: f32, %b: i32) {
  %r = "llvm.srem"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @sub(%a: f32, %b: i32) {
  %r = "llvm.sub"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @switch(%a: f32) {
  "llvm.switch"(%a) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @trunc(%a: f32) {
  %r = "llvm.trunc"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @udiv(%a: f32, %b: i32) {
  %r = "llvm.udiv"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @uitofp(%a: f32) {
  %r = "llvm.uitofp"(%a) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @unreachable() {
  %r = "llvm.unreachable"() : () -> i32
  llvm.return
}

// -----

llvm.func @urem(%a: f32, %b: i32) {
  %r = "llvm.urem"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @va_arg(%a: f32) {
  %r = "llvm.va_arg"(%a) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @xor(%a: f32, %b: i32) {
  %r = "llvm.xor"(%a, %b) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @no_ordering(%p: !llvm.ptr, %x: f32) {
  %0 = llvm.atomicrmw fadd %p, %x
      "foo" : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @no_operation(%p: !llvm.ptr, %x: f32) {
  %0 = llvm.atomicrmw
      "foo" %p, %x acq_rel : !llvm.ptr, f32
  llvm.return
}
