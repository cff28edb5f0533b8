// A matrix for each RGBA pixel of floats, what comes out clamped to [0, 1].


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

func.func @kernel(%a: memref<8192xf32>, %m: memref<16xf32>, %o: memref<8192xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  affine.for %n = 0 to 2048 {
    %cr = affine.load %a[%n * 4] : memref<8192xf32>
    %cg = affine.load %a[%n * 4 + 1] : memref<8192xf32>
    %cb = affine.load %a[%n * 4 + 2] : memref<8192xf32>
    %ca = affine.load %a[%n * 4 + 3] : memref<8192xf32>
    %t4 = affine.load %m[0] : memref<16xf32>
    %t5 = arith.mulf %cr, %t4 : f32
    %t6 = affine.load %m[4] : memref<16xf32>
    %t7 = arith.mulf %cg, %t6 : f32
    %t8 = arith.addf %t5, %t7 : f32
    %t9 = affine.load %m[8] : memref<16xf32>
    %t10 = arith.mulf %cb, %t9 : f32
    %t11 = arith.addf %t8, %t10 : f32
    %t12 = affine.load %m[12] : memref<16xf32>
    %t13 = arith.mulf %ca, %t12 : f32
    %t14 = arith.addf %t11, %t13 : f32
    %t15 = arith.maximumf %t14, %zero : f32
    %t16 = arith.minimumf %t15, %one : f32
    affine.store %t16, %o[%n * 4] : memref<8192xf32>
    %t17 = affine.load %m[1] : memref<16xf32>
    %t18 = arith.mulf %cr, %t17 : f32
    %t19 = affine.load %m[5] : memref<16xf32>
    %t20 = arith.mulf %cg, %t19 : f32
    %t21 = arith.addf %t18, %t20 : f32
    %t22 = affine.load %m[9] : memref<16xf32>
    %t23 = arith.mulf %cb, %t22 : f32
    %t24 = arith.addf %t21, %t23 : f32
    %t25 = affine.load %m[13] : memref<16xf32>
    %t26 = arith.mulf %ca, %t25 : f32
    %t27 = arith.addf %t24, %t26 : f32
    %t28 = arith.maximumf %t27, %zero : f32
    %t29 = arith.minimumf %t28, %one : f32
    affine.store %t29, %o[%n * 4 + 1] : memref<8192xf32>
    %t30 = affine.load %m[2] : memref<16xf32>
    %t31 = arith.mulf %cr, %t30 : f32
    %t32 = affine.load %m[6] : memref<16xf32>
    %t33 = arith.mulf %cg, %t32 : f32
    %t34 = arith.addf %t31, %t33 : f32
    %t35 = affine.load %m[10] : memref<16xf32>
    %t36 = arith.mulf %cb, %t35 : f32
    %t37 = arith.addf %t34, %t36 : f32
    %t38 = affine.load %m[14] : memref<16xf32>
    %t39 = arith.mulf %ca, %t38 : f32
    %t40 = arith.addf %t37, %t39 : f32
    %t41 = arith.maximumf %t40, %zero : f32
    %t42 = arith.minimumf %t41, %one : f32
    affine.store %t42, %o[%n * 4 + 2] : memref<8192xf32>
    %t43 = affine.load %m[3] : memref<16xf32>
    %t44 = arith.mulf %cr, %t43 : f32
    %t45 = affine.load %m[7] : memref<16xf32>
    %t46 = arith.mulf %cg, %t45 : f32
    %t47 = arith.addf %t44, %t46 : f32
    %t48 = affine.load %m[11] : memref<16xf32>
    %t49 = arith.mulf %cb, %t48 : f32
    %t50 = arith.addf %t47, %t49 : f32
    %t51 = affine.load %m[15] : memref<16xf32>
    %t52 = arith.mulf %ca, %t51 : f32
    %t53 = arith.addf %t50, %t52 : f32
    %t54 = arith.maximumf %t53, %zero : f32
    %t55 = arith.minimumf %t54, %one : f32
    affine.store %t55, %o[%n * 4 + 3] : memref<8192xf32>
  }
  return
}

func.func @main() {
  %half = arith.constant 0.5 : f64
  %a = memref.alloc() : memref<8192xf32>
  %m = memref.alloc() : memref<16xf32>
  %o = memref.alloc() : memref<8192xf32>
  affine.for %i = 0 to 8192 {
    %at = affine.apply affine_map<(i) -> (i + 0)>(%i)
    %u = func.call @unit(%at) : (index) -> f64
    %s = arith.subf %u, %half : f64
    %v = arith.truncf %s : f64 to f32
    affine.store %v, %a[%i] : memref<8192xf32>
  }
  affine.for %i = 0 to 16 {
    %at = affine.apply affine_map<(i) -> (i + 30000)>(%i)
    %u = func.call @unit(%at) : (index) -> f64
    %s = arith.subf %u, %half : f64
    %v = arith.truncf %s : f64 to f32
    affine.store %v, %m[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 8192 {
    %at = affine.apply affine_map<(i) -> (i + 9000)>(%i)
    %u = func.call @unit(%at) : (index) -> f64
    %s = arith.subf %u, %half : f64
    %v = arith.truncf %s : f64 to f32
    affine.store %v, %o[%i] : memref<8192xf32>
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %again = 0 to 50 {
    func.call @kernel(%a, %m, %o) : (memref<8192xf32>, memref<16xf32>, memref<8192xf32>) -> ()
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 8192 {
    %v = affine.load %o[%i] : memref<8192xf32>
    func.call @print_f32(%v) : (f32) -> ()
  }
  return
}
