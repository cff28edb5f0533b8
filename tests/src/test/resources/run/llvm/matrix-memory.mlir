// Matrices in memory, column by column.
// engines: chicory - the interpreter has no memory of bytes
// beyond mlir-runner: matrices need an option of mlir-runner for LLVM
// beyond llvm: matrices need a pass of LLVM's

llvm.mlir.global internal @data(dense<[1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<9xi32>) : !llvm.array<9 x i32>

// run: @column_sums() == 34
llvm.func @column_sums() -> i32 {
  %p = llvm.mlir.addressof @data : !llvm.ptr
  %stride = llvm.mlir.constant(3 : i64) : i64
  %m = llvm.intr.matrix.column.major.load %p, <stride = %stride> {isVolatile = 0 : i1, rows = 2 : i32, columns = 3 : i32} : vector<6xi32> from !llvm.ptr stride i64
  %s = "llvm.intr.vector.reduce.add"(%m) : (vector<6xi32>) -> i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %a = llvm.extractelement %m[%zero : i32] : vector<6xi32>
  %b = llvm.add %s, %a : i32
  %c6 = llvm.mlir.constant(6 : i32) : i32
  %0 = llvm.add %b, %c6 : i32
  llvm.return %0 : i32
}

// run: @stored() == 4
llvm.func @stored() -> i32 {
  %one = llvm.mlir.constant(8 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %stride = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  llvm.intr.matrix.column.major.store %m, %p, <stride = %stride> {isVolatile = 0 : i1, rows = 2 : i32, columns = 2 : i32} : vector<4xi32> to !llvm.ptr stride i64
  %q = llvm.getelementptr %p[5] : (!llvm.ptr) -> !llvm.ptr, i32
  %0 = llvm.load %q : !llvm.ptr -> i32
  llvm.return %0 : i32
}
