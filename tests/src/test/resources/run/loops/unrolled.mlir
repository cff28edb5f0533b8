// Kernels that are written out instead of in loops.


func.func private @ramp(%m: memref<16xf64>, %first: f64) {
  %c3 = arith.constant 3.0 : f64
  affine.for %i = 0 to 16 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f64
    %g = arith.divf %f, %c3 : f64
    %h = arith.addf %g, %first : f64
    affine.store %h, %m[%i] : memref<16xf64>
  }
  return
}

func.func private @sum(%m: memref<16xf64>) -> f64 {
  %z = arith.constant 0.0 : f64
  %r = affine.for %i = 0 to 16 iter_args(%s = %z) -> f64 {
    %x = affine.load %m[%i] : memref<16xf64>
    %y = arith.mulf %s, %x : f64
    %t = arith.addf %y, %x : f64
    affine.yield %t : f64
  }
  return %r : f64
}

// butterflies of an FFT without twiddles: (a + b, a - b) of complex numbers, in place
// run: @butterfly(1.5) == 744601394.8274274
func.func @butterfly(%x: f64) -> f64 {
  %m = memref.alloc() : memref<16xf64>
  call @ramp(%m, %x) : (memref<16xf64>, f64) -> ()
  %ar = affine.load %m[0] : memref<16xf64>
  %ai = affine.load %m[1] : memref<16xf64>
  %br = affine.load %m[2] : memref<16xf64>
  %bi = affine.load %m[3] : memref<16xf64>
  %sr = arith.addf %ar, %br : f64
  %si = arith.addf %ai, %bi : f64
  %dr = arith.subf %ar, %br : f64
  %di = arith.subf %ai, %bi : f64
  affine.store %sr, %m[0] : memref<16xf64>
  affine.store %si, %m[1] : memref<16xf64>
  affine.store %dr, %m[2] : memref<16xf64>
  affine.store %di, %m[3] : memref<16xf64>
  %s = call @sum(%m) : (memref<16xf64>) -> f64
  memref.dealloc %m : memref<16xf64>
  return %s : f64
}

// one row of a product of 4 x 4 matrices: m[0..3] = sum of m[4] to m[7] times rows that begin at 8
// run: @row(0.25) == 55861919646.54334
func.func @row(%x: f64) -> f64 {
  %m = memref.alloc() : memref<16xf64>
  call @ramp(%m, %x) : (memref<16xf64>, f64) -> ()
  %f = affine.load %m[4] : memref<16xf64>
  %g = affine.load %m[5] : memref<16xf64>
  %a0 = affine.load %m[8] : memref<16xf64>
  %a1 = affine.load %m[9] : memref<16xf64>
  %a2 = affine.load %m[10] : memref<16xf64>
  %a3 = affine.load %m[11] : memref<16xf64>
  %b0 = affine.load %m[12] : memref<16xf64>
  %b1 = affine.load %m[13] : memref<16xf64>
  %b2 = affine.load %m[14] : memref<16xf64>
  %b3 = affine.load %m[15] : memref<16xf64>
  %p0 = arith.mulf %f, %a0 : f64
  %p1 = arith.mulf %a1, %f : f64
  %p2 = arith.mulf %f, %a2 : f64
  %p3 = arith.mulf %a3, %f : f64
  %q0 = arith.mulf %g, %b0 : f64
  %q1 = arith.mulf %g, %b1 : f64
  %q2 = arith.mulf %g, %b2 : f64
  %q3 = arith.mulf %g, %b3 : f64
  %r0 = arith.addf %p0, %q0 : f64
  %r1 = arith.addf %q1, %p1 : f64
  %r2 = arith.addf %p2, %q2 : f64
  %r3 = arith.addf %q3, %p3 : f64
  affine.store %r0, %m[0] : memref<16xf64>
  affine.store %r1, %m[1] : memref<16xf64>
  affine.store %r2, %m[2] : memref<16xf64>
  affine.store %r3, %m[3] : memref<16xf64>
  %s = call @sum(%m) : (memref<16xf64>) -> f64
  memref.dealloc %m : memref<16xf64>
  return %s : f64
}

// a row of ChaCha's state: additions and exclusive ors of four words
// run: @words(7) == 457413634
func.func @words(%x: i32) -> i32 {
  %m = memref.alloc() : memref<8xi32>
  %c = arith.constant -1640531527 : i32
  affine.for %i = 0 to 8 {
    %k = arith.index_cast %i : index to i32
    %l = arith.addi %k, %x : i32
    %h = arith.muli %l, %c : i32
    affine.store %h, %m[%i] : memref<8xi32>
  }
  affine.for %t = 0 to 5 {
    %a0 = affine.load %m[0] : memref<8xi32>
    %b0 = affine.load %m[4] : memref<8xi32>
    %s0 = arith.addi %a0, %b0 : i32
    affine.store %s0, %m[0] : memref<8xi32>
    %a1 = affine.load %m[1] : memref<8xi32>
    %b1 = affine.load %m[5] : memref<8xi32>
    %s1 = arith.addi %a1, %b1 : i32
    affine.store %s1, %m[1] : memref<8xi32>
    %a2 = affine.load %m[2] : memref<8xi32>
    %b2 = affine.load %m[6] : memref<8xi32>
    %s2 = arith.addi %a2, %b2 : i32
    affine.store %s2, %m[2] : memref<8xi32>
    %a3 = affine.load %m[3] : memref<8xi32>
    %b3 = affine.load %m[7] : memref<8xi32>
    %s3 = arith.addi %a3, %b3 : i32
    affine.store %s3, %m[3] : memref<8xi32>
    %x0 = arith.xori %b0, %s0 : i32
    %x1 = arith.xori %b1, %s1 : i32
    %x2 = arith.xori %b2, %s2 : i32
    %x3 = arith.xori %b3, %s3 : i32
    affine.store %x0, %m[4] : memref<8xi32>
    affine.store %x1, %m[5] : memref<8xi32>
    affine.store %x2, %m[6] : memref<8xi32>
    affine.store %x3, %m[7] : memref<8xi32>
  }
  %z = arith.constant 0 : i32
  %f = arith.constant 31 : i32
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> i32 {
    %v = affine.load %m[%i] : memref<8xi32>
    %p = arith.muli %s, %f : i32
    %q = arith.addi %p, %v : i32
    affine.yield %q : i32
  }
  memref.dealloc %m : memref<8xi32>
  return %r : i32
}
