llvm.comdat @groups {
  llvm.comdat_selector @one any
  llvm.comdat_selector @two largest
}
llvm.mlir.global linkonce @g(3 : i32) comdat(@groups::@one) : i32
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias weak hidden @other {dso_local} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @chosen : !llvm.func<i32 ()>, !llvm.ptr @f
llvm.func @begin() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@begin], priorities = [1 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@begin], priorities = [2 : i32], data = [@g]
llvm.linker_options ["-l", "m"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @begin, count = 3>]>]
// -----
llvm.comdat @groups {
  llvm.mlir.global internal @g(1 : i32) : i32
}
// -----
llvm.mlir.global_ctors ctors = [@f], priorities = [], data = []
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "mine", unit>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", 1 : i32>]
// -----
llvm.mlir.alias common @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.func @f(%a: i32 {llvm.noalias})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.align = "x"})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.byval = i32})
// -----
llvm.func @f() attributes {no_inline, always_inline} {
  llvm.return
}
// -----
llvm.func @f() attributes {optimize_none} {
  llvm.return
}
