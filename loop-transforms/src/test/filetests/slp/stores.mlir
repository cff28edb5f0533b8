// RUN: wami opt %s --slp-vectorize | filecheck %s

// a row of two, operands of the second lane the other way round
// CHECK-LABEL: func.func @pairs(%arg0: memref<64xf64>, %arg1: f64) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 32 {
// CHECK-NEXT:      %0 = affine.vector_load %arg0[%arg2 * 2] : memref<64xf64>, vector<2xf64>
// CHECK-NEXT:      %1 = vector.broadcast %arg1 : f64 to vector<2xf64>
// CHECK-NEXT:      %2 = arith.mulf %0, %1 : vector<2xf64>
// CHECK-NEXT:      affine.vector_store %2, %arg0[%arg2 * 2] : memref<64xf64>, vector<2xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @pairs(%a: memref<64xf64>, %x: f64) {
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i * 2] : memref<64xf64>
    %1 = affine.load %a[%i * 2 + 1] : memref<64xf64>
    %2 = arith.mulf %0, %x : f64
    %3 = arith.mulf %x, %1 : f64
    affine.store %2, %a[%i * 2] : memref<64xf64>
    affine.store %3, %a[%i * 2 + 1] : memref<64xf64>
  }
  return
}

// one value of another operation in one lane is put together
// CHECK-LABEL: func.func @gathered(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32) {
// CHECK-NEXT:    %0 = affine.vector_load %arg0[0] : memref<4xi32>, vector<4xi32>
// CHECK-NEXT:    %1 = vector.from_elements %arg2, %arg3, %arg4, %arg5 : vector<4xi32>
// CHECK-NEXT:    %2 = arith.addi %0, %1 : vector<4xi32>
// CHECK-NEXT:    affine.vector_store %2, %arg0[0] : memref<4xi32>, vector<4xi32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @gathered(%a: memref<4xi32>, %b: memref<4xi32>, %x: i32, %y: i32, %z: i32, %w: i32) {
  %0 = affine.load %a[0] : memref<4xi32>
  %1 = affine.load %a[1] : memref<4xi32>
  %2 = affine.load %a[2] : memref<4xi32>
  %3 = affine.load %a[3] : memref<4xi32>
  %4 = arith.addi %0, %x : i32
  %5 = arith.addi %1, %y : i32
  %6 = arith.addi %2, %z : i32
  %7 = arith.addi %3, %w : i32
  affine.store %4, %a[0] : memref<4xi32>
  affine.store %5, %a[1] : memref<4xi32>
  affine.store %6, %a[2] : memref<4xi32>
  affine.store %7, %a[3] : memref<4xi32>
  return
}

// the second load may be of what the first store writes
// CHECK-LABEL: func.func @aliases(%arg0: memref<64xf64>, %arg1: memref<64xf64>, %arg2: f64) {
// CHECK-NEXT:    affine.for %arg3 = 0 to 32 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg3 * 2] : memref<64xf64>
// CHECK-NEXT:      %1 = arith.mulf %0, %arg2 : f64
// CHECK-NEXT:      affine.store %1, %arg1[%arg3 * 2] : memref<64xf64>
// CHECK-NEXT:      %2 = affine.load %arg0[%arg3 * 2 + 1] : memref<64xf64>
// CHECK-NEXT:      %3 = arith.mulf %arg2, %2 : f64
// CHECK-NEXT:      affine.store %3, %arg1[%arg3 * 2 + 1] : memref<64xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @aliases(%a: memref<64xf64>, %b: memref<64xf64>, %x: f64) {
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i * 2] : memref<64xf64>
    %2 = arith.mulf %0, %x : f64
    affine.store %2, %b[%i * 2] : memref<64xf64>
    %1 = affine.load %a[%i * 2 + 1] : memref<64xf64>
    %3 = arith.mulf %x, %1 : f64
    affine.store %3, %b[%i * 2 + 1] : memref<64xf64>
  }
  return
}

// each lane needs the one before
// CHECK-LABEL: func.func @chain(%arg0: memref<64xf64>, %arg1: f64) {
// CHECK-NEXT:    %0 = affine.load %arg0[0] : memref<64xf64>
// CHECK-NEXT:    %1 = arith.mulf %0, %arg1 : f64
// CHECK-NEXT:    affine.store %1, %arg0[1] : memref<64xf64>
// CHECK-NEXT:    %2 = affine.load %arg0[1] : memref<64xf64>
// CHECK-NEXT:    %3 = arith.mulf %2, %arg1 : f64
// CHECK-NEXT:    affine.store %3, %arg0[2] : memref<64xf64>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @chain(%a: memref<64xf64>, %x: f64) {
  %0 = affine.load %a[0] : memref<64xf64>
  %1 = arith.mulf %0, %x : f64
  affine.store %1, %a[1] : memref<64xf64>
  %2 = affine.load %a[1] : memref<64xf64>
  %3 = arith.mulf %2, %x : f64
  affine.store %3, %a[2] : memref<64xf64>
  return
}

// what stops the program, or may, stays behind what was stored
// CHECK-LABEL: func.func private @f()
func.func private @f()
// CHECK-LABEL: func.func @stops(%arg0: memref<64xf64>, %arg1: f64, %arg2: i1) {
// CHECK-NEXT:    %0 = affine.load %arg0[0] : memref<64xf64>
// CHECK-NEXT:    %1 = affine.load %arg0[1] : memref<64xf64>
// CHECK-NEXT:    %2 = arith.mulf %0, %arg1 : f64
// CHECK-NEXT:    %3 = arith.mulf %1, %arg1 : f64
// CHECK-NEXT:    affine.store %2, %arg0[0] : memref<64xf64>
// CHECK-NEXT:    cf.assert %arg2, "c"
// CHECK-NEXT:    affine.store %3, %arg0[1] : memref<64xf64>
// CHECK-NEXT:    %4 = affine.load %arg0[2] : memref<64xf64>
// CHECK-NEXT:    %5 = affine.load %arg0[3] : memref<64xf64>
// CHECK-NEXT:    %6 = arith.mulf %4, %arg1 : f64
// CHECK-NEXT:    %7 = arith.mulf %5, %arg1 : f64
// CHECK-NEXT:    affine.store %6, %arg0[2] : memref<64xf64>
// CHECK-NEXT:    call @f() : () -> ()
// CHECK-NEXT:    affine.store %7, %arg0[3] : memref<64xf64>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @stops(%a: memref<64xf64>, %x: f64, %c: i1) {
  %0 = affine.load %a[0] : memref<64xf64>
  %1 = affine.load %a[1] : memref<64xf64>
  %2 = arith.mulf %0, %x : f64
  %3 = arith.mulf %1, %x : f64
  affine.store %2, %a[0] : memref<64xf64>
  cf.assert %c, "c"
  affine.store %3, %a[1] : memref<64xf64>
  %4 = affine.load %a[2] : memref<64xf64>
  %5 = affine.load %a[3] : memref<64xf64>
  %6 = arith.mulf %4, %x : f64
  %7 = arith.mulf %5, %x : f64
  affine.store %6, %a[2] : memref<64xf64>
  func.call @f() : () -> ()
  affine.store %7, %a[3] : memref<64xf64>
  return
}

// scattered values: as many instructions as before
// CHECK-LABEL: func.func @scattered(%arg0: memref<64xf64>, %arg1: memref<64xf64>, %arg2: index, %arg3: index) {
// CHECK-NEXT:    affine.for %arg4 = 0 to 8 {
// CHECK-NEXT:      %0 = affine.load %arg1[%arg4 + symbol(%arg2)] : memref<64xf64>
// CHECK-NEXT:      %1 = affine.load %arg1[%arg4 + symbol(%arg3)] : memref<64xf64>
// CHECK-NEXT:      affine.store %0, %arg0[%arg4 * 2] : memref<64xf64>
// CHECK-NEXT:      affine.store %1, %arg0[%arg4 * 2 + 1] : memref<64xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @scattered(%a: memref<64xf64>, %b: memref<64xf64>, %i: index, %j: index) {
  affine.for %k = 0 to 8 {
    %0 = affine.load %b[%k + symbol(%i)] : memref<64xf64>
    %1 = affine.load %b[%k + symbol(%j)] : memref<64xf64>
    affine.store %0, %a[%k * 2] : memref<64xf64>
    affine.store %1, %a[%k * 2 + 1] : memref<64xf64>
  }
  return
}

// rows of a matrix do not go on in the next
// CHECK-LABEL: func.func @rows(%arg0: memref<8x3xf64>, %arg1: f64) {
// CHECK-NEXT:    %0 = arith.negf %arg1 : f64
// CHECK-NEXT:    affine.store %arg1, %arg0[0, 2] : memref<8x3xf64>
// CHECK-NEXT:    affine.store %0, %arg0[1, 0] : memref<8x3xf64>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @rows(%a: memref<8x3xf64>, %x: f64) {
  %0 = arith.negf %x : f64
  affine.store %x, %a[0, 2] : memref<8x3xf64>
  affine.store %0, %a[1, 0] : memref<8x3xf64>
  return
}

// i + 1 is not i: what is stored to one does not reach the loads of the other
// CHECK-LABEL: func.func @apart(%arg0: memref<64x2xf64>, %arg1: f64) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 32 {
// CHECK-NEXT:      affine.for %arg3 = #map(%arg2) to 64 {
// CHECK-NEXT:        %0 = affine.vector_load %arg0[%arg2, 0] : memref<64x2xf64>, vector<2xf64>
// CHECK-NEXT:        %1 = vector.broadcast %arg1 : f64 to vector<2xf64>
// CHECK-NEXT:        %2 = arith.mulf %0, %1 : vector<2xf64>
// CHECK-NEXT:        affine.vector_store %2, %arg0[%arg2, 0] : memref<64x2xf64>, vector<2xf64>
// CHECK-NEXT:        %3 = affine.vector_load %arg0[%arg3, 0] : memref<64x2xf64>, vector<2xf64>
// CHECK-NEXT:        %4 = arith.addf %3, %1 : vector<2xf64>
// CHECK-NEXT:        affine.vector_store %4, %arg0[%arg3, 0] : memref<64x2xf64>, vector<2xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @apart(%a: memref<64x2xf64>, %x: f64) {
  affine.for %i = 0 to 32 {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to 64 {
      %0 = affine.load %a[%i, 0] : memref<64x2xf64>
      %1 = arith.mulf %0, %x : f64
      affine.store %1, %a[%i, 0] : memref<64x2xf64>
      %2 = affine.load %a[%j, 0] : memref<64x2xf64>
      %3 = affine.load %a[%i, 1] : memref<64x2xf64>
      %4 = arith.mulf %3, %x : f64
      affine.store %4, %a[%i, 1] : memref<64x2xf64>
      %5 = affine.load %a[%j, 1] : memref<64x2xf64>
      %6 = arith.addf %2, %x : f64
      %7 = arith.addf %5, %x : f64
      affine.store %6, %a[%j, 0] : memref<64x2xf64>
      affine.store %7, %a[%j, 1] : memref<64x2xf64>
    }
  }
  return
}
