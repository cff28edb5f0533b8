// Rotary position embedding: turns pairs of neighbouring numbers by angles that depend on the position.

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

func.func private @unit32(%i: index) -> f32 {
  %scale = arith.constant 9.5367431640625e-07 : f32
  %bits = func.call @noise(%i) : (index) -> i32
  %real = arith.uitofp %bits : i32 to f32
  %unit = arith.mulf %real, %scale : f32
  return %unit : f32
}

func.func @kernel(%x: memref<32x8x64xf32>, %c: memref<32x32xf32>, %s: memref<32x32xf32>) {
  affine.for %t = 0 to 32 {
    affine.for %h = 0 to 8 {
      affine.for %i = 0 to 32 {
        %a = affine.load %x[%t, %h, %i * 2] : memref<32x8x64xf32>
        %b = affine.load %x[%t, %h, %i * 2 + 1] : memref<32x8x64xf32>
        %co = affine.load %c[%t, %i] : memref<32x32xf32>
        %si = affine.load %s[%t, %i] : memref<32x32xf32>
        %ac = arith.mulf %a, %co : f32
        %bs = arith.mulf %b, %si : f32
        %as = arith.mulf %a, %si : f32
        %bc = arith.mulf %b, %co : f32
        %u = arith.subf %ac, %bs : f32
        %v = arith.addf %as, %bc : f32
        affine.store %u, %x[%t, %h, %i * 2] : memref<32x8x64xf32>
        affine.store %v, %x[%t, %h, %i * 2 + 1] : memref<32x8x64xf32>
      }
    }
  }
  return
}

func.func @main() {
  %x = memref.alloc() : memref<32x8x64xf32>
  %c = memref.alloc() : memref<32x32xf32>
  %s = memref.alloc() : memref<32x32xf32>
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 8 {
      affine.for %h = 0 to 64 {
        %k = affine.apply affine_map<(i, j, h) -> ((i * 8 + j) * 64 + h)>(%i, %j, %h)
        %v = func.call @unit32(%k) : (index) -> f32
        affine.store %v, %x[%i, %j, %h] : memref<32x8x64xf32>
      }
    }
  }
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 32 {
      %k = affine.apply affine_map<(i, j) -> (i * 32 + j)>(%i, %j)
      %v = func.call @unit32(%k) : (index) -> f32
      affine.store %v, %c[%i, %j] : memref<32x32xf32>
    }
  }
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 32 {
      %k = affine.apply affine_map<(i, j) -> (i * 32 + j)>(%i, %j)
      %v = func.call @unit32(%k) : (index) -> f32
      affine.store %v, %s[%i, %j] : memref<32x32xf32>
    }
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%x, %c, %s) : (memref<32x8x64xf32>, memref<32x32xf32>, memref<32x32xf32>) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 8 {
      affine.for %h = 0 to 64 {
        %v = affine.load %x[%i, %j, %h] : memref<32x8x64xf32>
        func.call @print_f32(%v) : (f32) -> ()
      }
    }
  }
  return
}
