// One memory serves all address spaces.
// engines: chicory - the interpreter has no memory of bytes

// run: @there_and_back(10) == 10
func.func @there_and_back(%x: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %far = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  %near = llvm.addrspacecast %far : !llvm.ptr<3> to !llvm.ptr
  llvm.store %x, %near : i64, !llvm.ptr
  %y = llvm.load %p : !llvm.ptr -> i64
  return %y : i64
}
