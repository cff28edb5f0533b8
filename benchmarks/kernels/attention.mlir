// softmax(Q * K^T / 8) * V: one head of attention.

!matrix = memref<64x64xf32>

func.func private @print_f32(f32)
func.func private @toggle_gpio()

// 20 bits that look random.
func.func private @noise(%i: index) -> i32 {
  %factor = arith.constant -1640531527 : i32
  %shift = arith.constant 12 : i32
  %x = arith.index_cast %i : index to i32
  %product = arith.muli %x, %factor : i32
  %bits = arith.shrui %product, %shift : i32
  return %bits : i32
}

// In [0, 1).
func.func private @unit(%i: index) -> f32 {
  %scale = arith.constant 9.5367431640625e-07 : f32
  %bits = func.call @noise(%i) : (index) -> i32
  %real = arith.uitofp %bits : i32 to f32
  %unit = arith.mulf %real, %scale : f32
  return %unit : f32
}

func.func @kernel(%q: !matrix, %k: !matrix, %v: !matrix, %score: !matrix, %out: !matrix) {
  %lowest = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %eighth = arith.constant 0.125 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %dot = affine.for %d = 0 to 64 iter_args(%sum = %zero) -> (f32) {
        %a = affine.load %q[%i, %d] : !matrix
        %b = affine.load %k[%j, %d] : !matrix
        %product = arith.mulf %a, %b : f32
        %next = arith.addf %sum, %product : f32
        affine.yield %next : f32
      }
      %scaled = arith.mulf %dot, %eighth : f32
      affine.store %scaled, %score[%i, %j] : !matrix
    }
  }
  affine.for %i = 0 to 64 {
    %most = affine.for %j = 0 to 64 iter_args(%greatest = %lowest) -> (f32) {
      %s = affine.load %score[%i, %j] : !matrix
      %next = arith.maximumf %greatest, %s : f32
      affine.yield %next : f32
    }
    %sum = affine.for %j = 0 to 64 iter_args(%partial = %zero) -> (f32) {
      %s = affine.load %score[%i, %j] : !matrix
      %below = arith.subf %s, %most : f32
      %power = math.exp %below : f32
      affine.store %power, %score[%i, %j] : !matrix
      %next = arith.addf %partial, %power : f32
      affine.yield %next : f32
    }
    affine.for %j = 0 to 64 {
      %power = affine.load %score[%i, %j] : !matrix
      %part = arith.divf %power, %sum : f32
      affine.store %part, %score[%i, %j] : !matrix
    }
  }
  affine.for %i = 0 to 64 {
    affine.for %d = 0 to 64 {
      %mix = affine.for %j = 0 to 64 iter_args(%sum = %zero) -> (f32) {
        %s = affine.load %score[%i, %j] : !matrix
        %b = affine.load %v[%j, %d] : !matrix
        %product = arith.mulf %s, %b : f32
        %next = arith.addf %sum, %product : f32
        affine.yield %next : f32
      }
      affine.store %mix, %out[%i, %d] : !matrix
    }
  }
  return
}

// m[r][c] = unit(r * 64 + c + from) - 0.5
func.func private @fill(%m: !matrix, %from: index) {
  %half = arith.constant 0.5 : f32
  affine.for %r = 0 to 64 {
    affine.for %c = 0 to 64 {
      %i = affine.apply affine_map<(r, c)[from] -> (r * 64 + c + from)>(%r, %c)[%from]
      %u = func.call @unit(%i) : (index) -> f32
      %v = arith.subf %u, %half : f32
      affine.store %v, %m[%r, %c] : !matrix
    }
  }
  return
}

func.func @main() {
  %from_q = arith.constant 0 : index
  %from_k = arith.constant 5000 : index
  %from_v = arith.constant 10000 : index
  %q = memref.alloc() : !matrix
  %k = memref.alloc() : !matrix
  %v = memref.alloc() : !matrix
  %score = memref.alloc() : !matrix
  %out = memref.alloc() : !matrix
  func.call @fill(%q, %from_q) : (!matrix, index) -> ()
  func.call @fill(%k, %from_k) : (!matrix, index) -> ()
  func.call @fill(%v, %from_v) : (!matrix, index) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%q, %k, %v, %score, %out) : (!matrix, !matrix, !matrix, !matrix, !matrix) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %r = 0 to 64 {
    affine.for %c = 0 to 64 {
      %o = affine.load %out[%r, %c] : !matrix
      func.call @print_f32(%o) : (f32) -> ()
    }
  }
  return
}
