// Batch norm of each column: (x - mean) / sqrt(variance + 2^-17).

!rows = memref<128x256xf32>

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

func.func @kernel(%in: !rows, %out: !rows) {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 128.0 : f32
  %epsilon = arith.constant 7.62939453125e-06 : f32
  affine.for %c = 0 to 256 {
    %sum = affine.for %r = 0 to 128 iter_args(%partial = %zero) -> (f32) {
      %v = affine.load %in[%r, %c] : !rows
      %next = arith.addf %partial, %v : f32
      affine.yield %next : f32
    }
    %mean = arith.divf %sum, %n : f32
    %squares = affine.for %r = 0 to 128 iter_args(%partial = %zero) -> (f32) {
      %v = affine.load %in[%r, %c] : !rows
      %off = arith.subf %v, %mean : f32
      %square = arith.mulf %off, %off : f32
      %next = arith.addf %partial, %square : f32
      affine.yield %next : f32
    }
    %variance = arith.divf %squares, %n : f32
    %above = arith.addf %variance, %epsilon : f32
    %deviation = math.sqrt %above : f32
    affine.for %r = 0 to 128 {
      %v = affine.load %in[%r, %c] : !rows
      %off = arith.subf %v, %mean : f32
      %normal = arith.divf %off, %deviation : f32
      affine.store %normal, %out[%r, %c] : !rows
    }
  }
  return
}

func.func @main() {
  %in = memref.alloc() : !rows
  %out = memref.alloc() : !rows
  affine.for %r = 0 to 128 {
    affine.for %c = 0 to 256 {
      %i = affine.apply affine_map<(r, c) -> (r * 256 + c)>(%r, %c)
      %v = func.call @unit(%i) : (index) -> f32
      affine.store %v, %in[%r, %c] : !rows
    }
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%in, %out) : (!rows, !rows) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %r = 0 to 128 {
    affine.for %c = 0 to 256 {
      %v = affine.load %out[%r, %c] : !rows
      func.call @print_f32(%v) : (f32) -> ()
    }
  }
  return
}
