// Arithmetic on integers.
// engines: interpreter - the llvm dialect is translated to LLVM IR, not compiled to WebAssembly

// run: @arithmetic(7, 3) == 28
llvm.func @arithmetic(%a: i32, %b: i32) -> i32 {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.sub %a, %b : i32
  %2 = llvm.mul %0, %1 : i32
  %3 = llvm.sdiv %2, %b : i32
  %4 = llvm.srem %2, %b : i32
  %5 = llvm.mul %4, %b : i32
  %6 = llvm.add %3, %5 : i32
  %7 = llvm.mul %a, %b : i32
  %8 = llvm.sub %7, %6 : i32
  %9 = llvm.add %8, %7 : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %10 = llvm.sdiv %9, %c2 : i32
  %11 = llvm.add %10, %0 : i32
  %12 = llvm.sub %11, %b : i32
  %13 = llvm.add %12, %5 : i32
  %14 = llvm.add %13, %c2 : i32
  llvm.return %14 : i32
}

// run: @unsigned(-7, 3) == 1431655763, 0
// run: @unsigned(200, 7) == 28, 4
llvm.func @unsigned(%a: i32, %b: i32) -> !llvm.struct<(i32, i32)> {
  %q = llvm.udiv %a, %b : i32
  %r = llvm.urem %a, %b : i32
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %0 = llvm.insertvalue %q, %u[0] : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %r, %0[1] : !llvm.struct<(i32, i32)>
  llvm.return %1 : !llvm.struct<(i32, i32)>
}
