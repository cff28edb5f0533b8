// RUN: wami opt %s --affine-loop-versioning --remarks --verify-diagnostics

func.func private @unknown()

func.func @only_read(%x: memref<64xf64>, %y: memref<64xf64>) -> f64 {
  %zero = arith.constant 0.0 : f64
  // expected-remark @below {{not copied: no memrefs in it can be told apart}}
  %s = affine.for %i = 0 to 64 iter_args(%t = %zero) -> f64 {
    %a = affine.load %x[%i] : memref<64xf64>
    %b = affine.load %y[%i] : memref<64xf64>
    %p = arith.mulf %a, %b : f64
    %u = arith.addf %t, %p : f64
    affine.yield %u : f64
  }
  return %s : f64
}

func.func @known(%x: memref<64xf64>) -> memref<64xf64> {
  %y = memref.alloc() : memref<64xf64>
  // expected-remark @below {{not copied: no memrefs in it can be told apart}}
  affine.for %i = 0 to 64 {
    %a = affine.load %x[%i] : memref<64xf64>
    affine.store %a, %y[%i] : memref<64xf64>
  }
  return %y : memref<64xf64>
}

// a view shares what it is a view of
func.func @view(%x: memref<64xf64>) {
  %y = memref.subview %x[8] [32] [1] : memref<64xf64> to memref<32xf64, strided<[1], offset: 8>>
  // expected-remark @below {{not copied: no memrefs in it can be told apart}}
  affine.for %i = 0 to 32 {
    %a = affine.load %x[%i] : memref<64xf64>
    affine.store %a, %y[%i] : memref<32xf64, strided<[1], offset: 8>>
  }
  return
}

// bytes cannot be counted in a layout that is not strided, nor beyond what there is
func.func @layout(%x: memref<64xf64, affine_map<(d0) -> (d0 floordiv 8, d0 mod 8)>>, %y: memref<64xf64>) {
  // expected-remark @below {{not copied: no memrefs in it can be told apart}}
  affine.for %i = 0 to 64 {
    %a = affine.load %x[%i] : memref<64xf64, affine_map<(d0) -> (d0 floordiv 8, d0 mod 8)>>
    affine.store %a, %y[%i] : memref<64xf64>
  }
  return
}

func.func @huge(%x: memref<1000000000xf64>, %y: memref<64xf64>) {
  // expected-remark @below {{not copied: no memrefs in it can be told apart}}
  affine.for %i = 0 to 64 {
    %a = affine.load %x[%i] : memref<1000000000xf64>
    affine.store %a, %y[%i] : memref<64xf64>
  }
  return
}

func.func @few(%x: memref<64xf64>, %y: memref<64xf64>) {
  // expected-remark @below {{not copied: no loop would be faster}}
  affine.for %i = 0 to 8 {
    %a = affine.load %x[%i] : memref<64xf64>
    affine.store %a, %y[%i] : memref<64xf64>
  }
  return
}

// the call may do anything
func.func @calls(%x: memref<64xf64>, %y: memref<64xf64>) {
  // expected-remark @below {{not copied: no loop would be faster}}
  affine.for %i = 0 to 64 {
    %a = affine.load %x[%i] : memref<64xf64>
    affine.store %a, %y[%i] : memref<64xf64>
    func.call @unknown() : () -> ()
  }
  return
}

// what one iteration writes the next one reads, whatever the other memref is
func.func @chain(%x: memref<64xf64>, %y: memref<64xf64>) {
  // expected-remark @below {{not copied: no loop would be faster}}
  affine.for %i = 0 to 63 {
    %a = affine.load %x[%i] : memref<64xf64>
    %b = affine.load %y[%i] : memref<64xf64>
    %c = arith.addf %a, %b : f64
    affine.store %c, %y[%i + 1] : memref<64xf64>
  }
  return
}

// each iteration has its own
func.func @own(%all: memref<64xmemref<16xf64>>) {
  // expected-remark @below {{not copied: no memrefs in it can be told apart}}
  affine.for %i = 0 to 64 {
    %x = affine.load %all[%i] : memref<64xmemref<16xf64>>
    %y = affine.load %all[-%i + 63] : memref<64xmemref<16xf64>>
    %a = affine.load %x[0] : memref<16xf64>
    affine.store %a, %y[1] : memref<16xf64>
  }
  return
}
