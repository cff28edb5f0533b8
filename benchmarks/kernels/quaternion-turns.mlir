// An orientation turned by one quaternion after the other, normalised each time.


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

func.func @kernel(%q: memref<4xf32>, %turn: memref<4096xf32>) {
  affine.for %n = 0 to 1024 {
    %pw = affine.load %q[0] : memref<4xf32>
    %px = affine.load %q[1] : memref<4xf32>
    %py = affine.load %q[2] : memref<4xf32>
    %pz = affine.load %q[3] : memref<4xf32>
    %qw = affine.load %turn[%n * 4] : memref<4096xf32>
    %qx = affine.load %turn[%n * 4 + 1] : memref<4096xf32>
    %qy = affine.load %turn[%n * 4 + 2] : memref<4096xf32>
    %qz = affine.load %turn[%n * 4 + 3] : memref<4096xf32>
    %t8 = arith.mulf %pw, %qw : f32
    %t9 = arith.mulf %px, %qx : f32
    %t10 = arith.subf %t8, %t9 : f32
    %t11 = arith.mulf %py, %qy : f32
    %t12 = arith.subf %t10, %t11 : f32
    %t13 = arith.mulf %pz, %qz : f32
    %t14 = arith.subf %t12, %t13 : f32
    %rw = arith.addf %t14, %t14 : f32
    %t15 = arith.mulf %pw, %qx : f32
    %t16 = arith.mulf %px, %qw : f32
    %t17 = arith.addf %t15, %t16 : f32
    %t18 = arith.mulf %py, %qz : f32
    %t19 = arith.addf %t17, %t18 : f32
    %t20 = arith.mulf %pz, %qy : f32
    %t21 = arith.subf %t19, %t20 : f32
    %rx = arith.addf %t21, %t21 : f32
    %t22 = arith.mulf %pw, %qy : f32
    %t23 = arith.mulf %px, %qz : f32
    %t24 = arith.subf %t22, %t23 : f32
    %t25 = arith.mulf %py, %qw : f32
    %t26 = arith.addf %t24, %t25 : f32
    %t27 = arith.mulf %pz, %qx : f32
    %t28 = arith.addf %t26, %t27 : f32
    %ry = arith.addf %t28, %t28 : f32
    %t29 = arith.mulf %pw, %qz : f32
    %t30 = arith.mulf %px, %qy : f32
    %t31 = arith.addf %t29, %t30 : f32
    %t32 = arith.mulf %py, %qx : f32
    %t33 = arith.subf %t31, %t32 : f32
    %t34 = arith.mulf %pz, %qw : f32
    %t35 = arith.addf %t33, %t34 : f32
    %rz = arith.addf %t35, %t35 : f32
    %t36 = arith.mulf %rw, %rw : f32
    %t37 = arith.mulf %rx, %rx : f32
    %t38 = arith.addf %t36, %t37 : f32
    %t39 = arith.mulf %ry, %ry : f32
    %t40 = arith.addf %t38, %t39 : f32
    %t41 = arith.mulf %rz, %rz : f32
    %t42 = arith.addf %t40, %t41 : f32
    %length = math.sqrt %t42 : f32
    %uw = arith.divf %rw, %length : f32
    affine.store %uw, %q[0] : memref<4xf32>
    %ux = arith.divf %rx, %length : f32
    affine.store %ux, %q[1] : memref<4xf32>
    %uy = arith.divf %ry, %length : f32
    affine.store %uy, %q[2] : memref<4xf32>
    %uz = arith.divf %rz, %length : f32
    affine.store %uz, %q[3] : memref<4xf32>
  }
  return
}

func.func @main() {
  %half = arith.constant 0.5 : f64
  %q = memref.alloc() : memref<4xf32>
  %turn = memref.alloc() : memref<4096xf32>
  affine.for %i = 0 to 4 {
    %at = affine.apply affine_map<(i) -> (i + 5)>(%i)
    %u = func.call @unit(%at) : (index) -> f64
    %s = arith.subf %u, %half : f64
    %v = arith.truncf %s : f64 to f32
    affine.store %v, %q[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4096 {
    %at = affine.apply affine_map<(i) -> (i + 9000)>(%i)
    %u = func.call @unit(%at) : (index) -> f64
    %s = arith.subf %u, %half : f64
    %v = arith.truncf %s : f64 to f32
    affine.store %v, %turn[%i] : memref<4096xf32>
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %again = 0 to 30 {
    func.call @kernel(%q, %turn) : (memref<4xf32>, memref<4096xf32>) -> ()
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 4 {
    %v = affine.load %q[%i] : memref<4xf32>
    func.call @print_f32(%v) : (f32) -> ()
  }
  return
}
