// beyond mlir-opt: it has no such pass
// RUN: wami opt %s --affine-register-tile --remarks --verify-diagnostics

// Nothing is shared between rows.
func.func @copy(%a: memref<64x64xf64>, %b: memref<64x64xf64>) {
  affine.for %i = 0 to 64 {
    // expected-remark @below {{no register tile: no tile is faster}}
    affine.for %j = 0 to 64 {
      %x = affine.load %a[%i, %j] : memref<64x64xf64>
      affine.store %x, %b[%i, %j] : memref<64x64xf64>
    }
  }
  return
}

// The row before is read: rows cannot be jammed, and columns share nothing.
func.func @recurrence(%a: memref<64x64xf64>) {
  affine.for %i = 1 to 64 {
    // expected-remark @below {{no register tile: no tile is faster}}
    affine.for %j = 0 to 63 {
      %x = affine.load %a[%i - 1, %j + 1] : memref<64x64xf64>
      %y = arith.addf %x, %x : f64
      affine.store %y, %a[%i, %j] : memref<64x64xf64>
    }
  }
  return
}

func.func @alone(%a: memref<64xf64>, %x: f64) {
  // expected-remark @below {{no register tile: no loop around it that it is alone in}}
  affine.for %i = 0 to 64 {
    affine.store %x, %a[%i] : memref<64xf64>
  }
  return
}

func.func private @f()

func.func @call() {
  affine.for %i = 0 to 64 {
    // expected-remark @below {{no register tile: it does more than to load, compute and store numbers}}
    affine.for %j = 0 to 64 {
      func.call @f() : () -> ()
    }
  }
  return
}
