// Products of complex numbers added to others, re and im one behind the other.


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

func.func @kernel(%x: memref<4096xf32>, %y: memref<4096xf32>, %z: memref<4096xf32>) {
  affine.for %n = 0 to 2048 {
    %xr = affine.load %x[%n * 2] : memref<4096xf32>
    %xi = affine.load %x[%n * 2 + 1] : memref<4096xf32>
    %yr = affine.load %y[%n * 2] : memref<4096xf32>
    %yi = affine.load %y[%n * 2 + 1] : memref<4096xf32>
    %zr = affine.load %z[%n * 2] : memref<4096xf32>
    %zi = affine.load %z[%n * 2 + 1] : memref<4096xf32>
    %t6 = arith.mulf %xr, %yr : f32
    %t7 = arith.mulf %xi, %yi : f32
    %t8 = arith.subf %t6, %t7 : f32
    %t9 = arith.mulf %xr, %yi : f32
    %t10 = arith.mulf %xi, %yr : f32
    %t11 = arith.addf %t9, %t10 : f32
    %t12 = arith.addf %zr, %t8 : f32
    %t13 = arith.addf %zi, %t11 : f32
    affine.store %t12, %z[%n * 2] : memref<4096xf32>
    affine.store %t13, %z[%n * 2 + 1] : memref<4096xf32>
  }
  return
}

func.func @main() {
  %half = arith.constant 0.5 : f64
  %x = memref.alloc() : memref<4096xf32>
  %y = memref.alloc() : memref<4096xf32>
  %z = memref.alloc() : memref<4096xf32>
  affine.for %i = 0 to 4096 {
    %at = affine.apply affine_map<(i) -> (i + 0)>(%i)
    %u = func.call @unit(%at) : (index) -> f64
    %s = arith.subf %u, %half : f64
    %v = arith.truncf %s : f64 to f32
    affine.store %v, %x[%i] : memref<4096xf32>
  }
  affine.for %i = 0 to 4096 {
    %at = affine.apply affine_map<(i) -> (i + 9000)>(%i)
    %u = func.call @unit(%at) : (index) -> f64
    %s = arith.subf %u, %half : f64
    %v = arith.truncf %s : f64 to f32
    affine.store %v, %y[%i] : memref<4096xf32>
  }
  affine.for %i = 0 to 4096 {
    %at = affine.apply affine_map<(i) -> (i + 18000)>(%i)
    %u = func.call @unit(%at) : (index) -> f64
    %s = arith.subf %u, %half : f64
    %v = arith.truncf %s : f64 to f32
    affine.store %v, %z[%i] : memref<4096xf32>
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %again = 0 to 100 {
    func.call @kernel(%x, %y, %z) : (memref<4096xf32>, memref<4096xf32>, memref<4096xf32>) -> ()
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 4096 {
    %v = affine.load %z[%i] : memref<4096xf32>
    func.call @print_f32(%v) : (f32) -> ()
  }
  return
}
