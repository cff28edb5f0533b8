// run: @through(3.5, -1.25) == 3.5, -1.25
// run: @stored(1.0, 2.0, 0) == 1.0, 2.0
// run: @stored(1.0, 2.0, 1) == 5.0, 6.0
// run: @stored(1.0, 2.0, 2) == 7.5, -8.25
// run: @copied(0, 1) == 20
// run: @copied(1, 0) == -13
// run: @sparse(0) == 0
// run: @sparse(1) == -13
// run: @bytes(0) == 7
// run: @bytes(1) == 24
// run: @wide(0) == 1, 2
// run: @wide(1) == 3, 0
// run: @short(1) == -2.5, 0.125
// run: @viewed(258, 772) == 1, 2, 3, 4
// run: @selected(1) == 1.0, -1.0
// run: @selected(0) == 2.0, -2.0
// run: @carried(5) == 8.0, 5.0
// run: @table(0, 2.0, 3.0) == 3.0, 2.0
// run: @table(1, 2.0, 3.0) == 2.0, -3.0
// run: @as_index(-7) == -7
// Complex numbers as elements of memory, arguments, results, and what loops carry. Their parts are seen as mlir-opt's structs have them.

memref.global "private" @single : memref<3xcomplex<f32>> = dense<[(1.0, 2.0), (5.0, 6.0), (7.5, -8.25)]>
memref.global "private" constant @grid : memref<2x2xcomplex<i16>> = dense<[[(1, -2), (3, 20)], [(-300, -13), (5, 6)]]>
memref.global "private" constant @few : memref<4xcomplex<i32>> = sparse<[1], [(3, -13)]>
memref.global "private" constant @small : memref<2xcomplex<i8>> = dense<[(7, -1), (24, 1)]>
memref.global "private" constant @limbs : memref<2xcomplex<i128>> = dense<[(0, 36893488147419103233), (-1, 3)]>
memref.global "private" constant @halves : memref<2xcomplex<f16>> = dense<[(1.0, 2.0), (-2.5, 0.125)]>

func.func private @make(%re: f32, %im: f32) -> complex<f32> {
  %u = llvm.mlir.undef : !llvm.struct<(f32, f32)>
  %v = llvm.insertvalue %re, %u[0] : !llvm.struct<(f32, f32)>
  %w = llvm.insertvalue %im, %v[1] : !llvm.struct<(f32, f32)>
  %c = builtin.unrealized_conversion_cast %w : !llvm.struct<(f32, f32)> to complex<f32>
  return %c : complex<f32>
}

func.func private @parts(%c: complex<f32>) -> (f32, f32) {
  %s = builtin.unrealized_conversion_cast %c : complex<f32> to !llvm.struct<(f32, f32)>
  %re = llvm.extractvalue %s[0] : !llvm.struct<(f32, f32)>
  %im = llvm.extractvalue %s[1] : !llvm.struct<(f32, f32)>
  return %re, %im : f32, f32
}

func.func @through(%re: f32, %im: f32) -> (f32, f32) {
  %c = call @make(%re, %im) : (f32, f32) -> complex<f32>
  %r:2 = call @parts(%c) : (complex<f32>) -> (f32, f32)
  return %r#0, %r#1 : f32, f32
}

func.func @stored(%re: f32, %im: f32, %i: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c = call @make(%re, %im) : (f32, f32) -> complex<f32>
  %g = memref.get_global @single : memref<3xcomplex<f32>>
  memref.store %c, %g[%c0] : memref<3xcomplex<f32>>
  %d = affine.load %g[symbol(%i)] : memref<3xcomplex<f32>>
  %r:2 = call @parts(%d) : (complex<f32>) -> (f32, f32)
  return %r#0, %r#1 : f32, f32
}

func.func private @imaginary(%c: complex<i16>) -> i16 {
  %s = builtin.unrealized_conversion_cast %c : complex<i16> to !llvm.struct<(i16, i16)>
  %im = llvm.extractvalue %s[1] : !llvm.struct<(i16, i16)>
  return %im : i16
}

// the columns of a grid, transposed
func.func @copied(%i: index, %j: index) -> i16 {
  %g = memref.get_global @grid : memref<2x2xcomplex<i16>>
  %m = memref.alloc() : memref<2x2xcomplex<i16>>
  %t = memref.transpose %m (a, b) -> (b, a) : memref<2x2xcomplex<i16>> to memref<2x2xcomplex<i16>, strided<[1, 2]>>
  memref.copy %g, %t : memref<2x2xcomplex<i16>> to memref<2x2xcomplex<i16>, strided<[1, 2]>>
  %c = memref.load %m[%j, %i] : memref<2x2xcomplex<i16>>
  %im = call @imaginary(%c) : (complex<i16>) -> i16
  memref.dealloc %m : memref<2x2xcomplex<i16>>
  return %im : i16
}

func.func @sparse(%i: index) -> i32 {
  %g = memref.get_global @few : memref<4xcomplex<i32>>
  %c = memref.load %g[%i] : memref<4xcomplex<i32>>
  %s = builtin.unrealized_conversion_cast %c : complex<i32> to !llvm.struct<(i32, i32)>
  %im = llvm.extractvalue %s[1] : !llvm.struct<(i32, i32)>
  return %im : i32
}

func.func @bytes(%i: index) -> i8 {
  %g = memref.get_global @small : memref<2xcomplex<i8>>
  %c = memref.load %g[%i] : memref<2xcomplex<i8>>
  %s = builtin.unrealized_conversion_cast %c : complex<i8> to !llvm.struct<(i8, i8)>
  %re = llvm.extractvalue %s[0] : !llvm.struct<(i8, i8)>
  return %re : i8
}

func.func @wide(%i: index) -> (i64, i64) {
  %g = memref.get_global @limbs : memref<2xcomplex<i128>>
  %c = memref.load %g[%i] : memref<2xcomplex<i128>>
  %s = builtin.unrealized_conversion_cast %c : complex<i128> to !llvm.struct<(i128, i128)>
  %im = llvm.extractvalue %s[1] : !llvm.struct<(i128, i128)>
  %c64 = arith.constant 64 : i128
  %above = arith.shrui %im, %c64 : i128
  %low = arith.trunci %im : i128 to i64
  %high = arith.trunci %above : i128 to i64
  return %low, %high : i64, i64
}

func.func @short(%i: index) -> (f32, f32) {
  %g = memref.get_global @halves : memref<2xcomplex<f16>>
  %c = memref.load %g[%i] : memref<2xcomplex<f16>>
  %s = builtin.unrealized_conversion_cast %c : complex<f16> to !llvm.struct<(f16, f16)>
  %re = llvm.extractvalue %s[0] : !llvm.struct<(f16, f16)>
  %im = llvm.extractvalue %s[1] : !llvm.struct<(f16, f16)>
  %r = arith.extf %re : f16 to f32
  %q = arith.extf %im : f16 to f32
  return %r, %q : f32, f32
}

func.func @viewed(%a: i16, %b: i16) -> (i8, i8, i8, i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<4xi8>
  %n = memref.view %m[%c0][] : memref<4xi8> to memref<1xcomplex<i16>>
  %u = llvm.mlir.undef : !llvm.struct<(i16, i16)>
  %v = llvm.insertvalue %a, %u[0] : !llvm.struct<(i16, i16)>
  %w = llvm.insertvalue %b, %v[1] : !llvm.struct<(i16, i16)>
  %c = builtin.unrealized_conversion_cast %w : !llvm.struct<(i16, i16)> to complex<i16>
  memref.store %c, %n[%c0] : memref<1xcomplex<i16>>
  %d = memref.load %n[%c0] : memref<1xcomplex<i16>>
  memref.store %d, %n[%c0] : memref<1xcomplex<i16>>
  %w0 = memref.load %m[%c1] : memref<4xi8>
  %w1 = memref.load %m[%c0] : memref<4xi8>
  %w2 = memref.load %m[%c3] : memref<4xi8>
  %w3 = memref.load %m[%c2] : memref<4xi8>
  memref.dealloc %m : memref<4xi8>
  return %w0, %w1, %w2, %w3 : i8, i8, i8, i8
}

func.func @selected(%which: i1) -> (f32, f32) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %n1 = arith.constant -1.0 : f32
  %n2 = arith.constant -2.0 : f32
  %a = call @make(%one, %n1) : (f32, f32) -> complex<f32>
  %b = call @make(%two, %n2) : (f32, f32) -> complex<f32>
  %c = arith.select %which, %a, %b : complex<f32>
  %r:2 = call @parts(%c) : (complex<f32>) -> (f32, f32)
  return %r#0, %r#1 : f32, f32
}

// a loop, and a branch to a block: (a, b) becomes (a + b, a), as Fibonacci's
func.func @carried(%n: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %start = call @make(%one, %zero) : (f32, f32) -> complex<f32>
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%c = %start) -> (complex<f32>) {
    %p:2 = func.call @parts(%c) : (complex<f32>) -> (f32, f32)
    %sum = arith.addf %p#0, %p#1 : f32
    %next = func.call @make(%sum, %p#0) : (f32, f32) -> complex<f32>
    scf.yield %next : complex<f32>
  }
  cf.br ^out(%end : complex<f32>)
^out(%c: complex<f32>):
  %r:2 = call @parts(%c) : (complex<f32>) -> (f32, f32)
  return %r#0, %r#1 : f32, f32
}

func.func private @swapped(%c: complex<f32>) -> complex<f32> {
  %p:2 = call @parts(%c) : (complex<f32>) -> (f32, f32)
  %r = call @make(%p#1, %p#0) : (f32, f32) -> complex<f32>
  return %r : complex<f32>
}

func.func private @conjugate(%c: complex<f32>) -> complex<f32> {
  %p:2 = call @parts(%c) : (complex<f32>) -> (f32, f32)
  %n = arith.negf %p#1 : f32
  %r = call @make(%p#0, %n) : (f32, f32) -> complex<f32>
  return %r : complex<f32>
}

func.func @table(%which: i1, %re: f32, %im: f32) -> (f32, f32) {
  %s = constant @swapped : (complex<f32>) -> complex<f32>
  %t = constant @conjugate : (complex<f32>) -> complex<f32>
  %f = arith.select %which, %t, %s : (complex<f32>) -> complex<f32>
  %c = call @make(%re, %im) : (f32, f32) -> complex<f32>
  %d = call_indirect %f(%c) : (complex<f32>) -> complex<f32>
  %r:2 = call @parts(%d) : (complex<f32>) -> (f32, f32)
  return %r#0, %r#1 : f32, f32
}

func.func @as_index(%x: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %i = builtin.unrealized_conversion_cast %x : i64 to index
  %j = arith.addi %i, %c1 : index
  %k = arith.subi %j, %c1 : index
  %y = builtin.unrealized_conversion_cast %k : index to i64
  return %y : i64
}
