// RUN: wami opt %s --affine-loop-distribution=arguments-apart=true --affine-loop-interchange --affine-loop-skewing --remarks --verify-diagnostics
// beyond mlir-opt: passes of ours

func.func @split(%a: memref<8x8xf64>, %b: memref<8xf64>) {
  %zero = arith.constant 0.0 : f64
  // expected-remark @below {{[affine-loop-distribution] split into 2 loops}}
  // expected-remark @below {{[affine-loop-skewing] no wavefront: the inner loop can have lanes}}
  affine.for %i = 0 to 8 {
    affine.store %zero, %b[%i] : memref<8xf64>
    affine.for %j = 0 to 8 {
      affine.store %zero, %a[%i, %j] : memref<8x8xf64>
    }
  }
  return
}

func.func @round(%b: memref<9xf64>) {
  // expected-remark @below {{[affine-loop-distribution] not split: dependences go round between what is in it}}
  affine.for %i = 0 to 8 {
    %x = affine.load %b[%i] : memref<9xf64>
    affine.for %j = 0 to 8 {
      affine.store %x, %b[%i + 1] : memref<9xf64>
    }
  }
  return
}

func.func @down_columns(%a: memref<64x64xf64>) {
  %zero = arith.constant 0.0 : f64
  // expected-remark @below {{[affine-loop-interchange] loops in the order [1, 0]}}
  affine.for %i = 0 to 64 {
    // expected-remark @below {{[affine-loop-skewing] no wavefront: the inner loop can have lanes}}
    affine.for %j = 0 to 64 {
      affine.store %zero, %a[%j, %i] : memref<64x64xf64>
    }
  }
  return
}

// it goes back in j where it goes on in i
func.func @turned_around(%a: memref<64x64xf64>) {
  // expected-remark @below {{[affine-loop-interchange] not in the order [1, 0]: dependence from line 47 to line 46 carried by the loop of line 44}}
  // expected-remark @below {{[affine-loop-skewing] no wavefront: the inner loop can have lanes}}
  affine.for %i = 1 to 64 {
    affine.for %j = 0 to 63 {
      %x = affine.load %a[%j + 1, %i - 1] : memref<64x64xf64>
      affine.store %x, %a[%j, %i] : memref<64x64xf64>
    }
  }
  return
}

func.func @wavefront(%a: memref<100x100xf64>) {
  // expected-remark @below {{[affine-loop-skewing] wavefront of 4 rows, each 2 iterations behind}}
  affine.for %i = 1 to 99 {
    affine.for %j = 1 to 99 {
      %x = affine.load %a[%i - 1, %j + 1] : memref<100x100xf64>
      %y = affine.load %a[%i, %j - 1] : memref<100x100xf64>
      %s = arith.addf %x, %y : f64
      affine.store %s, %a[%i, %j] : memref<100x100xf64>
    }
  }
  return
}
