// engines: chicory - the interpreter has no memory of bytes
// prints: 0|0|0e+00|0.e+00|0.000000e+00|0|0.|0.00|+0
// prints: 1e+06|1e+06|1e+06|1.e+06|9.999995e+05|1000000|1000000.|999999.50|+1E+06
// prints: 99999.9|1e+05|1e+05|1.e+05|9.999995e+04|100000|100000.|99999.95|+99999.9
// prints: 0.0001|0.0001|1e-04|1.e-04|1.000000e-04|0|0.|0.00|+0.0001
// prints: 0.0001|0.0001|1e-04|1.e-04|9.999995e-05|0|0.|0.00|+0.0001
// prints: -4.94066e-324|-4.94e-324|-5e-324|-5.e-324|-4.940656e-324|-0|-0.|-0.00|-4.94066E-324
// prints: 2.5|2.5|2e+00|2.e+00|2.500000e+00|2|2.|2.50|+2.5
// prints: 0.5|0.5|5e-01|5.e-01|5.000000e-01|0|0.|0.50|+0.5
// prints: -100|-100|-1e+02|-1.e+02|-1.000000e+02|-100|-100.|-100.00|-100
// prints: 1.23457e+08|1.23e+08|1e+08|1.e+08|1.234568e+08|123456789|123456789.|123456789.00|+1.23457E+08
// prints: 0.333333|0.333|3e-01|3.e-01|3.333333e-01|0|0.|0.33|+0.333333
// prints: 0.125|0.125|1e-01|1.e-01|1.250000e-01|0|0.|0.12|+0.125

// The conversions %g, %e and %f at the edges of rounding, with the flags and precisions that change their form.
llvm.mlir.global internal constant @forms("%g|%.3g|%.0e|%#.0e|%e|%.0f|%#.0f|%.2f|%+G\0A\00")
llvm.func @printf(!llvm.ptr, ...) -> i32

llvm.func internal @show(%x: f64) {
  %forms = llvm.mlir.addressof @forms : !llvm.ptr
  %0 = llvm.call @printf(%forms, %x, %x, %x, %x, %x, %x, %x, %x, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64, f64, f64, f64, f64, f64, f64) -> i32
  llvm.return
}

llvm.func @main() {
  %0 = llvm.mlir.constant(0.0 : f64) : f64
  llvm.call @show(%0) : (f64) -> ()
  %1 = llvm.mlir.constant(999999.5 : f64) : f64
  llvm.call @show(%1) : (f64) -> ()
  %2 = llvm.mlir.constant(99999.95 : f64) : f64
  llvm.call @show(%2) : (f64) -> ()
  %3 = llvm.mlir.constant(1.0e-4 : f64) : f64
  llvm.call @show(%3) : (f64) -> ()
  %4 = llvm.mlir.constant(9.999995e-5 : f64) : f64
  llvm.call @show(%4) : (f64) -> ()
  %5 = llvm.mlir.constant(-4.9406564584124654e-324 : f64) : f64
  llvm.call @show(%5) : (f64) -> ()
  %6 = llvm.mlir.constant(2.5 : f64) : f64
  llvm.call @show(%6) : (f64) -> ()
  %7 = llvm.mlir.constant(5.0e-1 : f64) : f64
  llvm.call @show(%7) : (f64) -> ()
  %8 = llvm.mlir.constant(-1.0e+2 : f64) : f64
  llvm.call @show(%8) : (f64) -> ()
  %9 = llvm.mlir.constant(123456789.0 : f64) : f64
  llvm.call @show(%9) : (f64) -> ()
  %10 = llvm.mlir.constant(3.3333333333333331e-1 : f64) : f64
  llvm.call @show(%10) : (f64) -> ()
  %11 = llvm.mlir.constant(1.25e-1 : f64) : f64
  llvm.call @show(%11) : (f64) -> ()
  llvm.return
}
