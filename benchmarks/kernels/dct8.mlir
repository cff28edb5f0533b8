// Cosine transforms of rows of eight samples, even and odd parts apart.


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
func.func private @unit(%i: index) -> f64 {
  %scale = arith.constant 9.5367431640625e-07 : f64
  %bits = func.call @noise(%i) : (index) -> i32
  %real = arith.uitofp %bits : i32 to f64
  %unit = arith.mulf %real, %scale : f64
  return %unit : f64
}

func.func @kernel(%a: memref<4096xf32>, %b: memref<4096xf32>) {
  %k0 = arith.constant 0.92387953251 : f32
  %k1 = arith.constant 0.38268343236 : f32
  %m0 = arith.constant 0.9807852804 : f32
  %m1 = arith.constant 0.8314696123 : f32
  %m2 = arith.constant 0.55557023302 : f32
  %m3 = arith.constant 0.19509032202 : f32
  affine.for %n = 0 to 512 {
    %x0 = affine.load %a[%n * 8] : memref<4096xf32>
    %x1 = affine.load %a[%n * 8 + 1] : memref<4096xf32>
    %x2 = affine.load %a[%n * 8 + 2] : memref<4096xf32>
    %x3 = affine.load %a[%n * 8 + 3] : memref<4096xf32>
    %x4 = affine.load %a[%n * 8 + 4] : memref<4096xf32>
    %x5 = affine.load %a[%n * 8 + 5] : memref<4096xf32>
    %x6 = affine.load %a[%n * 8 + 6] : memref<4096xf32>
    %x7 = affine.load %a[%n * 8 + 7] : memref<4096xf32>
    %s0 = arith.addf %x0, %x7 : f32
    %s1 = arith.addf %x1, %x6 : f32
    %s2 = arith.addf %x2, %x5 : f32
    %s3 = arith.addf %x3, %x4 : f32
    %d0 = arith.subf %x0, %x7 : f32
    %d1 = arith.subf %x1, %x6 : f32
    %d2 = arith.subf %x2, %x5 : f32
    %d3 = arith.subf %x3, %x4 : f32
    %a0 = arith.addf %s0, %s3 : f32
    %a1 = arith.addf %s1, %s2 : f32
    %b0 = arith.subf %s0, %s3 : f32
    %b1 = arith.subf %s1, %s2 : f32
    %y0 = arith.addf %a0, %a1 : f32
    %y4 = arith.subf %a0, %a1 : f32
    %c0 = arith.mulf %b0, %k0 : f32
    %c1 = arith.mulf %b1, %k1 : f32
    %y2 = arith.addf %c0, %c1 : f32
    %c2 = arith.mulf %b0, %k1 : f32
    %c3 = arith.mulf %b1, %k0 : f32
    %y6 = arith.subf %c2, %c3 : f32
    %y1p0 = arith.mulf %d0, %m0 : f32
    %y1p1 = arith.mulf %d1, %m1 : f32
    %y1q1 = arith.addf %y1p0, %y1p1 : f32
    %y1p2 = arith.mulf %d2, %m2 : f32
    %y1q2 = arith.addf %y1q1, %y1p2 : f32
    %y1p3 = arith.mulf %d3, %m3 : f32
    %y1 = arith.addf %y1q2, %y1p3 : f32
    %y3p0 = arith.mulf %d0, %m1 : f32
    %y3p1 = arith.mulf %d1, %m3 : f32
    %y3q1 = arith.subf %y3p0, %y3p1 : f32
    %y3p2 = arith.mulf %d2, %m0 : f32
    %y3q2 = arith.subf %y3q1, %y3p2 : f32
    %y3p3 = arith.mulf %d3, %m2 : f32
    %y3 = arith.subf %y3q2, %y3p3 : f32
    %y5p0 = arith.mulf %d0, %m2 : f32
    %y5p1 = arith.mulf %d1, %m0 : f32
    %y5q1 = arith.subf %y5p0, %y5p1 : f32
    %y5p2 = arith.mulf %d2, %m3 : f32
    %y5q2 = arith.addf %y5q1, %y5p2 : f32
    %y5p3 = arith.mulf %d3, %m1 : f32
    %y5 = arith.addf %y5q2, %y5p3 : f32
    %y7p0 = arith.mulf %d0, %m3 : f32
    %y7p1 = arith.mulf %d1, %m2 : f32
    %y7q1 = arith.subf %y7p0, %y7p1 : f32
    %y7p2 = arith.mulf %d2, %m1 : f32
    %y7q2 = arith.addf %y7q1, %y7p2 : f32
    %y7p3 = arith.mulf %d3, %m0 : f32
    %y7 = arith.subf %y7q2, %y7p3 : f32
    affine.store %y0, %b[%n * 8] : memref<4096xf32>
    affine.store %y1, %b[%n * 8 + 1] : memref<4096xf32>
    affine.store %y2, %b[%n * 8 + 2] : memref<4096xf32>
    affine.store %y3, %b[%n * 8 + 3] : memref<4096xf32>
    affine.store %y4, %b[%n * 8 + 4] : memref<4096xf32>
    affine.store %y5, %b[%n * 8 + 5] : memref<4096xf32>
    affine.store %y6, %b[%n * 8 + 6] : memref<4096xf32>
    affine.store %y7, %b[%n * 8 + 7] : memref<4096xf32>
  }
  return
}

func.func @main() {
  %half = arith.constant 0.5 : f64
  %a = memref.alloc() : memref<4096xf32>
  %b = memref.alloc() : memref<4096xf32>
  affine.for %i = 0 to 4096 {
    %at = affine.apply affine_map<(i) -> (i + 0)>(%i)
    %u = func.call @unit(%at) : (index) -> f64
    %s = arith.subf %u, %half : f64
    %v = arith.truncf %s : f64 to f32
    affine.store %v, %a[%i] : memref<4096xf32>
  }
  affine.for %i = 0 to 4096 {
    %at = affine.apply affine_map<(i) -> (i + 9000)>(%i)
    %u = func.call @unit(%at) : (index) -> f64
    %s = arith.subf %u, %half : f64
    %v = arith.truncf %s : f64 to f32
    affine.store %v, %b[%i] : memref<4096xf32>
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %again = 0 to 100 {
    func.call @kernel(%a, %b) : (memref<4096xf32>, memref<4096xf32>) -> ()
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 4096 {
    %v = affine.load %b[%i] : memref<4096xf32>
    func.call @print_f32(%v) : (f32) -> ()
  }
  return
}
