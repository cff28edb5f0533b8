// Multiplies two 64x64 matrices and prints the trace of the product and one corner of it: 0 and 212352.
//
//   ./wami compile examples/gemm.mlir -o gemm.wasm
//   ./wami run gemm.wasm

// Given by whoever runs the module; `wami run` prints its argument on a line.
func.func private @print_i32(i32)

// C = A * B
func.func @gemm(%A: memref<64x64xf64>, %B: memref<64x64xf64>, %C: memref<64x64xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %dot = affine.for %k = 0 to 64 iter_args(%sum = %zero) -> (f64) {
        %a = affine.load %A[%i, %k] : memref<64x64xf64>
        %b = affine.load %B[%k, %j] : memref<64x64xf64>
        %product = arith.mulf %a, %b : f64
        %next = arith.addf %sum, %product : f64
        affine.yield %next : f64
      }
      affine.store %dot, %C[%i, %j] : memref<64x64xf64>
    }
  }
  return
}

func.func @main() {
  %A = memref.alloc() : memref<64x64xf64>
  %B = memref.alloc() : memref<64x64xf64>
  %C = memref.alloc() : memref<64x64xf64>

  // A[i][j] = i + j, B[i][j] = i - j
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %i32 = arith.index_cast %i : index to i32
      %j32 = arith.index_cast %j : index to i32
      %plus = arith.addi %i32, %j32 : i32
      %minus = arith.subi %i32, %j32 : i32
      %a = arith.sitofp %plus : i32 to f64
      %b = arith.sitofp %minus : i32 to f64
      affine.store %a, %A[%i, %j] : memref<64x64xf64>
      affine.store %b, %B[%i, %j] : memref<64x64xf64>
    }
  }

  call @gemm(%A, %B, %C) : (memref<64x64xf64>, memref<64x64xf64>, memref<64x64xf64>) -> ()

  // The sum of (i + k) * (k - i) over all i and k: 0.
  %zero = arith.constant 0.0 : f64
  %trace = affine.for %i = 0 to 64 iter_args(%sum = %zero) -> (f64) {
    %c = affine.load %C[%i, %i] : memref<64x64xf64>
    %next = arith.addf %sum, %c : f64
    affine.yield %next : f64
  }
  %trace32 = arith.fptosi %trace : f64 to i32
  call @print_i32(%trace32) : (i32) -> ()

  // The sum of (63 + k) * k over all k: 212352.
  %corner = affine.load %C[63, 0] : memref<64x64xf64>
  %corner32 = arith.fptosi %corner : f64 to i32
  call @print_i32(%corner32) : (i32) -> ()

  memref.dealloc %A : memref<64x64xf64>
  memref.dealloc %B : memref<64x64xf64>
  memref.dealloc %C : memref<64x64xf64>
  return
}
