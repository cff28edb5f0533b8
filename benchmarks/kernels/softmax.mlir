// Softmax of each row: e^(x - greatest) over the sum of these.

!rows = memref<64x256xf32>

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
  %lowest = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  affine.for %r = 0 to 64 {
    %most = affine.for %i = 0 to 256 iter_args(%greatest = %lowest) -> (f32) {
      %v = affine.load %in[%r, %i] : !rows
      %next = arith.maximumf %greatest, %v : f32
      affine.yield %next : f32
    }
    %sum = affine.for %i = 0 to 256 iter_args(%partial = %zero) -> (f32) {
      %v = affine.load %in[%r, %i] : !rows
      %below = arith.subf %v, %most : f32
      %power = math.exp %below : f32
      affine.store %power, %out[%r, %i] : !rows
      %next = arith.addf %partial, %power : f32
      affine.yield %next : f32
    }
    affine.for %i = 0 to 256 {
      %power = affine.load %out[%r, %i] : !rows
      %part = arith.divf %power, %sum : f32
      affine.store %part, %out[%r, %i] : !rows
    }
  }
  return
}

func.func @main() {
  %eight = arith.constant 8.0 : f32
  %in = memref.alloc() : !rows
  %out = memref.alloc() : !rows
  affine.for %r = 0 to 64 {
    affine.for %c = 0 to 256 {
      %i = affine.apply affine_map<(r, c) -> (r * 256 + c)>(%r, %c)
      %u = func.call @unit(%i) : (index) -> f32
      %v = arith.mulf %eight, %u : f32
      affine.store %v, %in[%r, %c] : !rows
    }
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%in, %out) : (!rows, !rows) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %r = 0 to 64 {
    affine.for %c = 0 to 256 {
      %v = affine.load %out[%r, %c] : !rows
      func.call @print_f32(%v) : (f32) -> ()
    }
  }
  return
}
