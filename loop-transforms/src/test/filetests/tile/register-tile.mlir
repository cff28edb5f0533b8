// beyond mlir-opt: it has no such pass
// RUN: wami opt %s --affine-register-tile='arguments-apart=true' | filecheck %s

// Eight rows of c share what is loaded of b; k becomes the innermost loop, and the eight sums of it values.
// CHECK-LABEL: func.func @gemm
// CHECK-NEXT:    affine.for %arg3 = 0 to 64 step 8 {
// CHECK-NEXT:      affine.for %arg4 = 0 to 64 {
// CHECK-NEXT:        affine.for %arg5 = 0 to 64 {
// CHECK-NEXT:          %0 = affine.load %arg0[%arg3, %arg5] : memref<64x64xf64>
// CHECK-NEXT:          %1 = affine.load %arg1[%arg5, %arg4] : memref<64x64xf64>
func.func @gemm(%a: memref<64x64xf64>, %b: memref<64x64xf64>, %c: memref<64x64xf64>) {
  affine.for %i = 0 to 64 {
    affine.for %k = 0 to 64 {
      affine.for %j = 0 to 64 {
        %x = affine.load %a[%i, %k] : memref<64x64xf64>
        %y = affine.load %b[%k, %j] : memref<64x64xf64>
        %p = arith.mulf %x, %y : f64
        %z = affine.load %c[%i, %j] : memref<64x64xf64>
        %s = arith.addf %z, %p : f64
        affine.store %s, %c[%i, %j] : memref<64x64xf64>
      }
    }
  }
  return
}

// Two rows have the columns up to the first one's diagonal in common; the last element of the second follows by itself.
// CHECK-LABEL: func.func @triangle
// CHECK-NEXT:    affine.for %arg2 = 0 to 64 step 2 {
// CHECK-NEXT:      affine.for %arg3 = 0 to 64 step 4 {
// CHECK-NEXT:        affine.for %arg4 = 0 to #map(%arg2) {
func.func @triangle(%a: memref<64x64xf64>, %c: memref<64x64xf64>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      affine.for %k = 0 to 64 {
        %x = affine.load %a[%i, %k] : memref<64x64xf64>
        %y = affine.load %a[%k, %j] : memref<64x64xf64>
        %p = arith.mulf %x, %y : f64
        %z = affine.load %c[%i, %j] : memref<64x64xf64>
        %s = arith.addf %z, %p : f64
        affine.store %s, %c[%i, %j] : memref<64x64xf64>
      }
    }
  }
  return
}

// Rows before the diagonal are eliminated four at a time; what needs a row of the four comes behind, row by row, in one
// loop that is cold: little is done there.
// CHECK-LABEL: func.func @solve
// CHECK-NEXT:    affine.for %arg1 = 0 to 64 step 4 {
// CHECK-NEXT:      affine.for %arg2 = 0 to #map7(%arg1) {
// CHECK-NEXT:        affine.for %arg3 = 0 to #map7(%arg2) {
// CHECK-COUNT-4:       arith.mulf
// CHECK:             }
// CHECK-COUNT-4:     arith.divf
// CHECK:           affine.for %arg2 = #map7(%arg1) to {{#map[0-9]+}}(%arg1) {
// CHECK-NEXT:        affine.for %arg3 = #map7(%arg1) to #map7(%arg2) {
// CHECK-COUNT-1:       arith.mulf
// CHECK-COUNT-1:     arith.divf
// CHECK:             } {wami.cold}
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
func.func @solve(%a: memref<64x64xf64>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) {
        %x = affine.load %a[%i, %k] : memref<64x64xf64>
        %y = affine.load %a[%j, %k] : memref<64x64xf64>
        %p = arith.mulf %x, %y : f64
        %z = affine.load %a[%i, %j] : memref<64x64xf64>
        %s = arith.subf %z, %p : f64
        affine.store %s, %a[%i, %j] : memref<64x64xf64>
      }
      %z = affine.load %a[%i, %j] : memref<64x64xf64>
      %d = affine.load %a[%j, %j] : memref<64x64xf64>
      %q = arith.divf %z, %d : f64
      affine.store %q, %a[%i, %j] : memref<64x64xf64>
    }
  }
  return
}

// A cold nest stays as it is.
// CHECK-LABEL: func.func @cold
// CHECK-NEXT:    affine.for %arg3 = 0 to 64 {
// CHECK-NEXT:      affine.for %arg4 = 0 to 64 {
// CHECK-NEXT:        affine.for %arg5 = 0 to 64 {
func.func @cold(%a: memref<64x64xf64>, %b: memref<64x64xf64>, %c: memref<64x64xf64>) {
  affine.for %i = 0 to 64 {
    affine.for %k = 0 to 64 {
      affine.for %j = 0 to 64 {
        %x = affine.load %a[%i, %k] : memref<64x64xf64>
        %y = affine.load %b[%k, %j] : memref<64x64xf64>
        %p = arith.mulf %x, %y : f64
        %z = affine.load %c[%i, %j] : memref<64x64xf64>
        %s = arith.addf %z, %p : f64
        affine.store %s, %c[%i, %j] : memref<64x64xf64>
      } {wami.cold}
    } {wami.cold}
  } {wami.cold}
  return
}
