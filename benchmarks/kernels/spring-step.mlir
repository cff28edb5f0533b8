// Steps of bodies on springs, four coordinates each, written out.


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

func.func @kernel(%p: memref<8192xf32>, %q: memref<8192xf32>) {
  %pull = arith.constant 0.0625 : f32
  %drag = arith.constant 0.96875 : f32
  %dt = arith.constant 0.03125 : f32
  affine.for %n = 0 to 2048 {
    %px = affine.load %p[%n * 4] : memref<8192xf32>
    %vx = affine.load %q[%n * 4] : memref<8192xf32>
    %py = affine.load %p[%n * 4 + 1] : memref<8192xf32>
    %vy = affine.load %q[%n * 4 + 1] : memref<8192xf32>
    %pz = affine.load %p[%n * 4 + 2] : memref<8192xf32>
    %vz = affine.load %q[%n * 4 + 2] : memref<8192xf32>
    %pw = affine.load %p[%n * 4 + 3] : memref<8192xf32>
    %vw = affine.load %q[%n * 4 + 3] : memref<8192xf32>
    %t8 = arith.mulf %px, %pull : f32
    %t9 = arith.mulf %vx, %drag : f32
    %t10 = arith.subf %t9, %t8 : f32
    %t11 = arith.mulf %t10, %dt : f32
    %t12 = arith.addf %px, %t11 : f32
    affine.store %t10, %q[%n * 4] : memref<8192xf32>
    affine.store %t12, %p[%n * 4] : memref<8192xf32>
    %t13 = arith.mulf %py, %pull : f32
    %t14 = arith.mulf %vy, %drag : f32
    %t15 = arith.subf %t14, %t13 : f32
    %t16 = arith.mulf %t15, %dt : f32
    %t17 = arith.addf %py, %t16 : f32
    affine.store %t15, %q[%n * 4 + 1] : memref<8192xf32>
    affine.store %t17, %p[%n * 4 + 1] : memref<8192xf32>
    %t18 = arith.mulf %pz, %pull : f32
    %t19 = arith.mulf %vz, %drag : f32
    %t20 = arith.subf %t19, %t18 : f32
    %t21 = arith.mulf %t20, %dt : f32
    %t22 = arith.addf %pz, %t21 : f32
    affine.store %t20, %q[%n * 4 + 2] : memref<8192xf32>
    affine.store %t22, %p[%n * 4 + 2] : memref<8192xf32>
    %t23 = arith.mulf %pw, %pull : f32
    %t24 = arith.mulf %vw, %drag : f32
    %t25 = arith.subf %t24, %t23 : f32
    %t26 = arith.mulf %t25, %dt : f32
    %t27 = arith.addf %pw, %t26 : f32
    affine.store %t25, %q[%n * 4 + 3] : memref<8192xf32>
    affine.store %t27, %p[%n * 4 + 3] : memref<8192xf32>
  }
  return
}

func.func @main() {
  %half = arith.constant 0.5 : f64
  %p = memref.alloc() : memref<8192xf32>
  %q = memref.alloc() : memref<8192xf32>
  affine.for %i = 0 to 8192 {
    %at = affine.apply affine_map<(i) -> (i + 0)>(%i)
    %u = func.call @unit(%at) : (index) -> f64
    %s = arith.subf %u, %half : f64
    %v = arith.truncf %s : f64 to f32
    affine.store %v, %p[%i] : memref<8192xf32>
  }
  affine.for %i = 0 to 8192 {
    %at = affine.apply affine_map<(i) -> (i + 9000)>(%i)
    %u = func.call @unit(%at) : (index) -> f64
    %s = arith.subf %u, %half : f64
    %v = arith.truncf %s : f64 to f32
    affine.store %v, %q[%i] : memref<8192xf32>
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %again = 0 to 100 {
    func.call @kernel(%p, %q) : (memref<8192xf32>, memref<8192xf32>) -> ()
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 8192 {
    %v = affine.load %p[%i] : memref<8192xf32>
    func.call @print_f32(%v) : (f32) -> ()
  }
  affine.for %i = 0 to 8192 {
    %v = affine.load %q[%i] : memref<8192xf32>
    func.call @print_f32(%v) : (f32) -> ()
  }
  return
}
