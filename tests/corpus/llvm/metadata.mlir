#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full, nameTableKind = None>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #int, #int>
#program = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #type>
#var = #llvm.di_local_variable<scope = #program, name = "x", file = #file, line = 4, type = #int, flags = Artificial>
#loop = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = true, count = 4 : i32>, mustProgress = true>
#domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[3]<>, domain = #domain>
#group = #llvm.access_group<id = distinct[4]<>>
llvm.func @f(%p: !llvm.ptr, %c: i1) -> (i32 {llvm.range = #llvm.constant_range<i32, -1, 12>}) {
  llvm.intr.dbg.declare #var #llvm.di_expression<[DW_OP_plus_uconst(8), DW_OP_deref]> = %p : !llvm.ptr
  llvm.intr.experimental.noalias.scope.decl #scope
  %0 = llvm.load %p {access_groups = [#group], alias_scopes = [#scope]} : !llvm.ptr -> i32
  llvm.intr.dbg.value #var = %0 : i32
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #loop}
^bb1:
  llvm.br ^bb2
^bb2:
  llvm.return %0 : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %m: vector<4xi1>, %v: vector<4xf32>, %n: i64, %x: f32) -> vector<4xf32> {
  %0 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %0, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %1 = llvm.intr.matrix.transpose %0 {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> into vector<4xf32>
  %2 = llvm.intr.matrix.column.major.load %p, <stride = %n> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
  %3 = llvm.intr.invariant.start 4, %p : !llvm.ptr
  llvm.intr.invariant.end %3, 4, %p : !llvm.ptr
  %4 = llvm.intr.experimental.constrained.fptrunc %x towardzero ignore : f32 to f16
  %5 = llvm.intr.frexp(%x) : (f32) -> !llvm.struct<(f32, i32)>
  %6 = llvm.intr.expect.with.probability %n, %n, 5.000000e-01 : i64
  llvm.return %2 : vector<4xf32>
}
// -----
#bad = #llvm.di_basic_type<tag = DW_TAG_nonsense, name = "int">
llvm.func @f() attributes {x.y = #bad}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = "llvm.load"(%p) <{access_groups = [1 : i32], ordering = 0 : i64}> : (!llvm.ptr) -> i32
  llvm.return
}

// -----

"any.op"() {a = #llvm.constant_range<i32, 0, 12>} : () -> ()

// -----

"any.op"() {a = #llvm.constant_range<index, 0, 12>} : () -> ()

// -----

"any.op"() {a = #llvm.constant_range<si8, 0, 12>} : () -> ()

// -----

"any.op"() {a = #llvm.constant_range<f32,
  0, 12>} : () -> ()

// -----

"any.op"() {a = #llvm.constant_range<i8,
  0, 1200>} : () -> ()

// -----

"any.op"() {a = #llvm.constant_range<
  vector<4xi8>,
  0, 1200>} : () -> ()

// -----

"any.op"() {a = #llvm.constant_range<i0,
  0, 1200>} : () -> ()

// -----

"any.op"() {a = #llvm.constant_range<i8,
  -129, 255>} : () -> ()

// -----

"any.op"() {a = #llvm.constant_range<i8,
  256,
 255>} : () -> ()

// -----

// members of type descriptions have no alias, but are one level
#root = #llvm.tbaa_root<id = "root">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#long = #llvm.tbaa_type_desc<id = "long", members = {<#char, 0>}>
#tag = #llvm.tbaa_tag<base_type = #long, access_type = #long, offset = 0>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_derived_type<tag = DW_TAG_member, name = "x", baseType = #int, sizeInBits = 32>
#pair = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "pair", line = 1, sizeInBits = 64, elements = #x>
#p = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #pair, sizeInBits = 64>
llvm.func @levels(%a: !llvm.ptr) -> i64 attributes {debug = #p} {
  %0 = llvm.load %a {alignment = 8 : i64, tbaa = [#tag], also = [[#pair]]} : !llvm.ptr -> i64
  llvm.return %0 : i64
}
