// What marks memory and values, and means nothing to WebAssembly.
// engines: chicory - the interpreter has no memory of bytes

#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"kernel.c" in "/src">
#unit = #llvm.di_compile_unit<
  id = distinct[2]<>, sourceLanguage = DW_LANG_C99, file = #file, producer = "by hand", isOptimized = false, emissionKind = Full
>
#type = #llvm.di_subroutine_type<types = #int>
#function = #llvm.di_subprogram<
  id = distinct[3]<>, compileUnit = #unit, scope = #file, name = "described", file = #file, line = 1, scopeLine = 1,
  subprogramFlags = "Definition", type = #type
>
#variable = #llvm.di_local_variable<scope = #function, name = "x", file = #file, line = 1, arg = 1, type = #int>
#label = #llvm.di_label<scope = #function, name = "here", file = #file, line = 2>

// What is said to debuggers.
// run: @described(4) == 4
llvm.func @described(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #variable = %p : !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.intr.dbg.label #label
  %y = llvm.load %p : !llvm.ptr -> i32
  llvm.intr.dbg.value #variable = %y : i32
  llvm.return %y : i32
}

// What is known of memory and values; nothing that is compiled here is known to be constant.
// run: @known(7) == 7
llvm.func @known(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.store %x, %p : i32, !llvm.ptr
  %fixed = llvm.intr.invariant.start 4, %p : !llvm.ptr
  %y = llvm.load %p : !llvm.ptr -> i32
  llvm.intr.invariant.end %fixed, 4, %p : !llvm.ptr
  %z = llvm.intr.ssa.copy %y : i32
  %c = "llvm.intr.is.constant"(%z) : (i32) -> i1
  %d = llvm.zext %c : i1 to i32
  %e = llvm.add %z, %d : i32
  llvm.return %e : i32
}

// run: @marked(5) == 5
llvm.func @marked(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.fence seq_cst
  %q = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %r = llvm.intr.strip.invariant.group %q : !llvm.ptr
  "llvm.intr.prefetch"(%r) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %v = llvm.load %r : !llvm.ptr -> i32
  %w = llvm.intr.expect.with.probability %v, %x, 5.0e-1 : i32
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.return %w : i32
}

// run: @moved(3) == 258
llvm.func @moved(%x: i32) -> i16 {
  %n = llvm.mlir.constant(3 : i64) : i64
  %four = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %four x i8 : (i32) -> !llvm.ptr
  %a = llvm.mlir.constant(0x030201 : i32) : i32
  llvm.store %a, %p : i32, !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  "llvm.intr.memmove"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %z = llvm.mlir.constant(2 : i8) : i8
  "llvm.intr.memset.inline"(%p, %z) <{isVolatile = false, len = 1 : i64}> : (!llvm.ptr, i8) -> ()
  %r = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i16
  llvm.return %r : i16
}

// run: @inlined(77) == 77
llvm.func @inlined(%x: i64) -> i64 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %two x i64 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %x, %p : i64, !llvm.ptr
  "llvm.intr.memcpy.inline"(%q, %p) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  %r = llvm.load %q : !llvm.ptr -> i64
  llvm.return %r : i64
}
