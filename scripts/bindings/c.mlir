// What c.c calls through the header, in each convention that C can call, and what it is called by.

func.func @bool(%x: i1) -> i1 { return %x : i1 }
func.func @wide_char(%x: i8) -> i32 {
  %r = arith.extsi %x : i8 to i32
  return %r : i32
}
// in exact, what stands above a narrow result is not specified
func.func @add8(%x: i8, %y: i8) -> i8 {
  %r = arith.addi %x, %y : i8
  return %r : i8
}
func.func @add8_c(%x: i8, %y: i8) -> i8 attributes {ssawasm.cc = "c"} {
  %r = arith.addi %x, %y : i8
  return %r : i8
}
func.func @add8_unsigned(%x: i8 {llvm.zeroext}, %y: i8 {llvm.zeroext}) -> (i8 {llvm.zeroext}) attributes {ssawasm.cc = "c"} {
  %r = arith.addi %x, %y : i8
  return %r : i8
}
func.func @add24(%x: i24, %y: i24) -> i24 attributes {ssawasm.cc = "c"} {
  %r = arith.addi %x, %y : i24
  return %r : i24
}
func.func @long(%x: i64, %y: i48) -> i64 {
  %z = arith.extsi %y : i48 to i64
  %r = arith.addi %x, %z : i64
  return %r : i64
}
func.func @float(%x: f32, %y: f64) -> f64 {
  %z = arith.extf %x : f32 to f64
  %r = arith.subf %z, %y : f64
  return %r : f64
}
func.func @size(%x: index) -> index { return %x : index }
func.func @add128(%x: i128, %y: i128) -> i128 attributes {ssawasm.cc = "c"} {
  %r = arith.addi %x, %y : i128
  return %r : i128
}
func.func @low64(%x: i128) -> i64 {
  %r = arith.trunci %x : i128 to i64
  return %r : i64
}
func.func @divmod(%x: i32, %y: i32) -> (i32, i32) attributes {ssawasm.cc = "c"} {
  %q = arith.divsi %x, %y : i32
  %r = arith.remsi %x, %y : i32
  return %q, %r : i32, i32
}
func.func @mixed(%x: i8, %y: f64, %z: i16) -> (i8, f64, i1, i16, i128) attributes {ssawasm.cc = "c"} {
  %t = arith.constant true
  %w = arith.extsi %z : i16 to i128
  return %x, %y, %t, %z, %w : i8, f64, i1, i16, i128
}
func.func @two(%x: i32) -> (i32, i32) { return %x, %x : i32, i32 }
func.func @bfloat(%x: bf16) -> f32 {
  %r = arith.extf %x : bf16 to f32
  return %r : f32
}
func.func @complex(%z: complex<f32>) -> complex<f32> attributes {ssawasm.cc = "c"} { return %z : complex<f32> }
func.func @complex_parts(%z: complex<f64>, %w: f64) -> f64 { return %w : f64 }
func.func @apply(%f: (i32) -> i32, %x: i32) -> i32 {
  %r = call_indirect %f(%x) : (i32) -> i32
  return %r : i32
}
func.func @sum(%m: memref<?x?xf64, strided<[?, ?], offset: ?>>) -> f64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %h = memref.dim %m, %c0 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %w = memref.dim %m, %c1 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %sum = scf.for %i = %c0 to %h step %c1 iter_args(%s = %zero) -> f64 {
    %row = scf.for %j = %c0 to %w step %c1 iter_args(%t = %s) -> f64 {
      %x = memref.load %m[%i, %j] : memref<?x?xf64, strided<[?, ?], offset: ?>>
      %u = arith.addf %t, %x : f64
      scf.yield %u : f64
    }
    scf.yield %row : f64
  }
  return %sum : f64
}
func.func @bare(%m: memref<4xi16>) -> memref<4xi16> attributes {llvm.bareptr} { return %m : memref<4xi16> }
func.func @iota(%n: index) -> (memref<?xi32>, i64) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %m[%i] : memref<?xi32>
  }
  %k = arith.index_cast %n : index to i64
  return %m, %k : memref<?xi32>, i64
}
func.func @same(%m: memref<?xf32>) -> memref<?xf32> attributes {ssawasm.cc = "c"} { return %m : memref<?xf32> }
func.func @rank(%m: memref<*xf32>) -> index attributes {llvm.emit_c_interface} {
  %r = memref.rank %m : memref<*xf32>
  return %r : index
}
func.func @"a-b"(%int: i32) -> i32 { return %int : i32 }
func.func @main() -> i32 attributes {exported = "kernel_main"} {
  %r = arith.constant 17 : i32
  return %r : i32
}

// What c.c defines.
func.func private @twice(i8, i64) -> i64
func.func private @narrow() -> i8
func.func private @average(memref<?xf64>) -> f64 attributes {llvm.emit_c_interface}
func.func @call_back(%x: i8, %y: i64, %m: memref<?xf64>) -> f64 {
  %k = arith.constant 100 : i8
  %z = arith.addi %x, %k : i8
  %a = call @twice(%z, %y) : (i8, i64) -> i64
  %b = call @narrow() : () -> i8
  %c = call @average(%m) : (memref<?xf64>) -> f64
  %d = arith.sitofp %a : i64 to f64
  %e = arith.sitofp %b : i8 to f64
  %f = arith.addf %c, %d : f64
  %g = arith.addf %e, %f : f64
  return %g : f64
}
