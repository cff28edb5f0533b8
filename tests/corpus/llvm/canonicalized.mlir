llvm.func @of_constants() -> i32 {
  %five = llvm.mlir.constant(5 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %a = llvm.or %five, %two : i32
  %b = llvm.shl %five, %two : i32
  %c = llvm.shl %a, %b : i32
  llvm.return %c : i32
}

// -----

llvm.func @beyond_the_width() -> i32 {
  %five = llvm.mlir.constant(5 : i32) : i32
  %c = llvm.mlir.constant(32 : i32) : i32
  %b = llvm.shl %five, %c : i32
  llvm.return %b : i32
}

// -----

llvm.func @of_zero(%x: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %a = llvm.or %x, %zero : i32
  %b = llvm.shl %a, %zero : i32
  llvm.return %b : i32
}
