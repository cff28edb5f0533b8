// prints: 5
// prints: -1.33333

// Written in the llvm dialect: results in a struct, floats and intrinsics.
llvm.func @printF64(f64)
llvm.func @printNewline()

llvm.func @polar(%x: f64, %y: f64) -> !llvm.struct<(f64, f64)> {
  %xx = llvm.fmul %x, %x : f64
  %s = llvm.intr.fma(%y, %y, %xx) : (f64, f64, f64) -> f64
  %r = llvm.intr.sqrt(%s) : (f64) -> f64
  %t = llvm.fdiv %y, %x : f64
  %0 = llvm.mlir.undef : !llvm.struct<(f64, f64)>
  %1 = llvm.insertvalue %r, %0[0] : !llvm.struct<(f64, f64)>
  %2 = llvm.insertvalue %t, %1[1] : !llvm.struct<(f64, f64)>
  llvm.return %2 : !llvm.struct<(f64, f64)>
}

llvm.func @main() {
  %x = llvm.mlir.constant(3.0 : f64) : f64
  %y = llvm.mlir.constant(-4.0 : f64) : f64
  %p = llvm.call @polar(%x, %y) : (f64, f64) -> !llvm.struct<(f64, f64)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(f64, f64)>
  %t = llvm.extractvalue %p[1] : !llvm.struct<(f64, f64)>
  %a = llvm.intr.fabs(%t) : (f64) -> f64
  %m = llvm.intr.maxnum(%r, %a) : (f64, f64) -> f64
  llvm.call @printF64(%m) : (f64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.call @printF64(%t) : (f64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
