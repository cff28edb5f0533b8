// beyond mlir-opt: it asks for no dependences
// RUN: wami opt %s --affine-loop-unroll-jam='unroll-jam-factor=2 depth=1' --remarks-missed --verify-diagnostics

// j goes back where i goes on: jammed, i + 1 would read what i has not written yet.
func.func @turned_around(%a: memref<16x16xf32>) {
  // expected-remark @below {{a dependence would be turned around}}
  affine.for %i = 1 to 15 {
    affine.for %j = 0 to 15 {
      %x = affine.load %a[%i - 1, %j + 1] : memref<16x16xf32>
      affine.store %x, %a[%i, %j] : memref<16x16xf32>
    }
  }
  return
}

// The other argument may be the same memory.
func.func @may_alias(%a: memref<16x16xf32>, %b: memref<16xf32>) {
  // expected-remark @below {{a dependence would be turned around}}
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %x = affine.load %b[%j] : memref<16xf32>
      affine.store %x, %a[%i, %j] : memref<16x16xf32>
    }
  }
  return
}

func.func @triangle(%a: memref<16x16xf32>, %x: f32) {
  // expected-remark @below {{bounds of an inner loop depend on it}}
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %x, %a[%i, %j] : memref<16x16xf32>
    }
  }
  return
}

func.func @order(%a: memref<16x16xf32>, %x: f32) -> f32 {
  // expected-remark @below {{it carries values in an order that must be kept}}
  %s = affine.for %i = 0 to 16 iter_args(%t = %x) -> (f32) {
    affine.for %j = 0 to 16 {
      affine.store %x, %a[%i, %j] : memref<16x16xf32>
    }
    %y = affine.load %a[%i, 0] : memref<16x16xf32>
    %z = arith.addf %t, %y : f32
    affine.yield %z : f32
  }
  return %s : f32
}

func.func @short(%a: memref<16x16xf32>, %x: f32) {
  // expected-remark @below {{it has fewer iterations than that}}
  affine.for %i = 3 to 4 {
    affine.for %j = 0 to 16 {
      affine.store %x, %a[%i, %j] : memref<16x16xf32>
    }
  }
  return
}
