// What no other module can define starts undefined where it has no value.
// engines: chicory - the interpreter has no memory of bytes
// run: @through(7) == 7
llvm.mlir.global private @number() : i32
llvm.mlir.global internal @numbers() : !llvm.array<4 x i32>

llvm.func @through(%v: i32) -> i32 {
  %number = llvm.mlir.addressof @number : !llvm.ptr
  llvm.store %v, %number : i32, !llvm.ptr
  %0 = llvm.load %number : !llvm.ptr -> i32
  %numbers = llvm.mlir.addressof @numbers : !llvm.ptr
  %last = llvm.getelementptr %numbers[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %0, %last : i32, !llvm.ptr
  %r = llvm.load %last : !llvm.ptr -> i32
  llvm.return %r : i32
}
