// Dynamic time warping: the least distance between two series, of which either may wait for the other.

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

func.func @kernel(%x: memref<200xf32>, %y: memref<200xf32>, %l: memref<201x201xf32>) {
  %z = arith.constant 0.0 : f32
  affine.store %z, %l[0, 0] : memref<201x201xf32>
  affine.for %i = 1 to 201 {
    affine.for %j = 1 to 201 {
      %a = affine.load %x[%i - 1] : memref<200xf32>
      %b = affine.load %y[%j - 1] : memref<200xf32>
      %d0 = arith.subf %a, %b : f32
      %d = math.absf %d0 : f32
      %p = affine.load %l[%i - 1, %j] : memref<201x201xf32>
      %q = affine.load %l[%i, %j - 1] : memref<201x201xf32>
      %r = affine.load %l[%i - 1, %j - 1] : memref<201x201xf32>
      %m = arith.minimumf %p, %q : f32
      %m2 = arith.minimumf %m, %r : f32
      %v = arith.addf %d, %m2 : f32
      affine.store %v, %l[%i, %j] : memref<201x201xf32>
    }
  }
  return
}

func.func @main() {
  %x = memref.alloc() : memref<200xf32>
  %y = memref.alloc() : memref<200xf32>
  %l = memref.alloc() : memref<201x201xf32>
  affine.for %i = 0 to 200 {
    %v = func.call @unit32(%i) : (index) -> f32
    affine.store %v, %x[%i] : memref<200xf32>
  }
  affine.for %i = 0 to 200 {
    %later = affine.apply affine_map<(i) -> (i + 7)>(%i)
    %v = func.call @unit32(%later) : (index) -> f32
    affine.store %v, %y[%i] : memref<200xf32>
  }
  affine.for %i = 0 to 201 {
    affine.for %j = 0 to 201 {
      %v = arith.constant 1.0e+30 : f32
      affine.store %v, %l[%i, %j] : memref<201x201xf32>
    }
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%x, %y, %l) : (memref<200xf32>, memref<200xf32>, memref<201x201xf32>) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 201 {
    affine.for %j = 0 to 201 {
      %v = affine.load %l[%i, %j] : memref<201x201xf32>
      func.call @print_f32(%v) : (f32) -> ()
    }
  }
  return
}
