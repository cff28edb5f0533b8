// One step of an FFT of radix four, without twiddle factors: re and im one behind the other.


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

func.func @kernel(%a: memref<8192xf32>) {
  %half = arith.constant 0.5 : f32
  affine.for %n = 0 to 1024 {
    %re0 = affine.load %a[%n * 2] : memref<8192xf32>
    %im0 = affine.load %a[%n * 2 + 1] : memref<8192xf32>
    %re1 = affine.load %a[%n * 2 + 2048] : memref<8192xf32>
    %im1 = affine.load %a[%n * 2 + 2049] : memref<8192xf32>
    %re2 = affine.load %a[%n * 2 + 4096] : memref<8192xf32>
    %im2 = affine.load %a[%n * 2 + 4097] : memref<8192xf32>
    %re3 = affine.load %a[%n * 2 + 6144] : memref<8192xf32>
    %im3 = affine.load %a[%n * 2 + 6145] : memref<8192xf32>
    %sre = arith.addf %re0, %re2 : f32
    %sim = arith.addf %im0, %im2 : f32
    %dre = arith.subf %re0, %re2 : f32
    %dim = arith.subf %im0, %im2 : f32
    %tre = arith.addf %re1, %re3 : f32
    %tim = arith.addf %im1, %im3 : f32
    %ere = arith.subf %re1, %re3 : f32
    %eim = arith.subf %im1, %im3 : f32
    %t16 = arith.addf %sre, %tre : f32
    %t17 = arith.mulf %t16, %half : f32
    affine.store %t17, %a[%n * 2] : memref<8192xf32>
    %t18 = arith.addf %sim, %tim : f32
    %t19 = arith.mulf %t18, %half : f32
    affine.store %t19, %a[%n * 2 + 1] : memref<8192xf32>
    %t20 = arith.addf %dre, %eim : f32
    %t21 = arith.mulf %t20, %half : f32
    affine.store %t21, %a[%n * 2 + 2048] : memref<8192xf32>
    %t22 = arith.subf %dim, %ere : f32
    %t23 = arith.mulf %t22, %half : f32
    affine.store %t23, %a[%n * 2 + 2049] : memref<8192xf32>
    %t24 = arith.subf %sre, %tre : f32
    %t25 = arith.mulf %t24, %half : f32
    affine.store %t25, %a[%n * 2 + 4096] : memref<8192xf32>
    %t26 = arith.subf %sim, %tim : f32
    %t27 = arith.mulf %t26, %half : f32
    affine.store %t27, %a[%n * 2 + 4097] : memref<8192xf32>
    %t28 = arith.subf %dre, %eim : f32
    %t29 = arith.mulf %t28, %half : f32
    affine.store %t29, %a[%n * 2 + 6144] : memref<8192xf32>
    %t30 = arith.addf %dim, %ere : f32
    %t31 = arith.mulf %t30, %half : f32
    affine.store %t31, %a[%n * 2 + 6145] : memref<8192xf32>
  }
  return
}

func.func @main() {
  %half = arith.constant 0.5 : f64
  %a = memref.alloc() : memref<8192xf32>
  affine.for %i = 0 to 8192 {
    %at = affine.apply affine_map<(i) -> (i + 0)>(%i)
    %u = func.call @unit(%at) : (index) -> f64
    %s = arith.subf %u, %half : f64
    %v = arith.truncf %s : f64 to f32
    affine.store %v, %a[%i] : memref<8192xf32>
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %again = 0 to 100 {
    func.call @kernel(%a) : (memref<8192xf32>) -> ()
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 8192 {
    %v = affine.load %a[%i] : memref<8192xf32>
    func.call @print_f32(%v) : (f32) -> ()
  }
  return
}
