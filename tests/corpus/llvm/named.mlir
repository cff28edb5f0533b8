llvm.comdat @groups {
  llvm.comdat_selector @any any
}

llvm.mlir.global external @shared(7 : i32) comdat(@groups::@any) : i32

llvm.mlir.alias external @other : i32 {
  %p = llvm.mlir.addressof @shared : !llvm.ptr
  llvm.return %p : !llvm.ptr
}

llvm.func @both() -> i32 {
  %p = llvm.mlir.addressof @shared : !llvm.ptr
  %q = llvm.mlir.addressof @other : !llvm.ptr
  %a = llvm.load %p : !llvm.ptr -> i32
  %b = llvm.load %q : !llvm.ptr -> i32
  %c = llvm.add %a, %b : i32
  llvm.return %c : i32
}
