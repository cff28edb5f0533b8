// RUN: wami opt %s --affine-shifted-strips='cache-size=64' --remarks-passed=affine-shifted-strips 2>&1 | filecheck %s
// beyond mlir-opt: a pass of ours

// CHECK-NOT: remark

// The cache holds both.
// CHECK-LABEL: @small
func.func @small(%a: memref<64x64xf32>) {
  affine.for %t = 0 to 100 {
    affine.for %i = 1 to 64 {
      affine.for %j = 0 to 64 {
        %x = affine.load %a[%i - 1, %j] : memref<64x64xf32>
        affine.store %x, %a[%i, %j] : memref<64x64xf32>
      }
    }
  }
  return
}

// The arguments may be the same memory, at any distance.
// CHECK-LABEL: @overlap
func.func @overlap(%a: memref<512x512xf32>, %b: memref<512x512xf32>) {
  affine.for %t = 0 to 100 {
    affine.for %i = 0 to 512 {
      affine.for %j = 0 to 512 {
        %x = affine.load %a[%i, %j] : memref<512x512xf32>
        affine.store %x, %b[%i, %j] : memref<512x512xf32>
      }
    }
  }
  return
}

// The last row that the first nest writes is the first that the second needs.
// CHECK-LABEL: @backwards
func.func @backwards(%a: memref<512x512xf32>, %c: f32) {
  affine.for %i = 0 to 512 {
    affine.for %j = 0 to 512 {
      affine.store %c, %a[%i, %j] : memref<512x512xf32>
    }
  }
  affine.for %i = 0 to 512 {
    affine.for %j = 0 to 512 {
      %x = affine.load %a[-%i + 511, %j] : memref<512x512xf32>
      %y = arith.addf %x, %c : f32
      affine.store %y, %a[-%i + 511, %j] : memref<512x512xf32>
    }
  }
  return
}

// The second nest goes by columns.
// CHECK-LABEL: @columns
func.func @columns(%a: memref<512x512xf32>, %x: memref<512xf32>) {
  affine.for %i = 0 to 512 {
    affine.for %j = 0 to 512 {
      %v = affine.load %a[%i, %j] : memref<512x512xf32>
      affine.store %v, %x[%i] : memref<512xf32>
    }
  }
  affine.for %i = 0 to 512 {
    affine.for %j = 0 to 512 {
      %v = affine.load %a[%j, %i] : memref<512x512xf32>
      affine.store %v, %x[%i] : memref<512xf32>
    }
  }
  return
}

// What is loaded between the nests the second one overwrites.
// CHECK-LABEL: @loaded
func.func @loaded(%a: memref<512x512xf32>) {
  affine.for %i = 0 to 512 {
    affine.for %j = 0 to 512 {
      %v = affine.load %a[%i, %j] : memref<512x512xf32>
      %w = arith.addf %v, %v : f32
      affine.store %w, %a[%i, %j] : memref<512x512xf32>
    }
  }
  %k = affine.load %a[0, 0] : memref<512x512xf32>
  affine.for %i = 0 to 512 {
    affine.for %j = 0 to 512 {
      affine.store %k, %a[%i, %j] : memref<512x512xf32>
    }
  }
  return
}

// Something else happens between iterations: the nests of one are shifted against one another only if there are two.
// CHECK-LABEL: @called
func.func private @observe()
func.func @called(%a: memref<512x512xf32>, %c: f32) {
  affine.for %t = 0 to 100 {
    affine.for %i = 0 to 512 {
      affine.for %j = 0 to 512 {
        affine.store %c, %a[%i, %j] : memref<512x512xf32>
      }
    }
    func.call @observe() : () -> ()
  }
  return
}
