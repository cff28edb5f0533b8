// Colours of points between the pixels of an RGBA picture of floats.


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

func.func @kernel(%a: memref<16900xf32>, %t: memref<8192xf32>, %o: memref<16384xf32>) {
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %scale = arith.constant 64.0 : f32
  %width = arith.constant 65 : i32
  %four = arith.constant 4 : i32
  affine.for %n = 0 to 4096 {
    %tx = affine.load %t[%n * 2] : memref<8192xf32>
    %ty = affine.load %t[%n * 2 + 1] : memref<8192xf32>
    %ux = arith.addf %tx, %half : f32
    %uy = arith.addf %ty, %half : f32
    %x = arith.mulf %ux, %scale : f32
    %y = arith.mulf %uy, %scale : f32
    %ix = arith.fptosi %x : f32 to i32
    %iy = arith.fptosi %y : f32 to i32
    %wx = arith.sitofp %ix : i32 to f32
    %wy = arith.sitofp %iy : i32 to f32
    %fx = arith.subf %x, %wx : f32
    %fy = arith.subf %y, %wy : f32
    %gx = arith.subf %one, %fx : f32
    %gy = arith.subf %one, %fy : f32
    %w00 = arith.mulf %gx, %gy : f32
    %w10 = arith.mulf %fx, %gy : f32
    %w01 = arith.mulf %gx, %fy : f32
    %w11 = arith.mulf %fx, %fy : f32
    %row = arith.muli %iy, %width : i32
    %pixel = arith.addi %row, %ix : i32
    %word = arith.muli %pixel, %four : i32
    %at = arith.index_cast %word : i32 to index
    %l0 = memref.load %a[%at] : memref<16900xf32>
    %t1 = arith.mulf %l0, %w00 : f32
    %o4 = arith.constant 4 : index
    %at4 = arith.addi %at, %o4 : index
    %l2 = memref.load %a[%at4] : memref<16900xf32>
    %t3 = arith.mulf %l2, %w10 : f32
    %t4 = arith.addf %t1, %t3 : f32
    %o260 = arith.constant 260 : index
    %at260 = arith.addi %at, %o260 : index
    %l5 = memref.load %a[%at260] : memref<16900xf32>
    %t6 = arith.mulf %l5, %w01 : f32
    %t7 = arith.addf %t4, %t6 : f32
    %o264 = arith.constant 264 : index
    %at264 = arith.addi %at, %o264 : index
    %l8 = memref.load %a[%at264] : memref<16900xf32>
    %t9 = arith.mulf %l8, %w11 : f32
    %t10 = arith.addf %t7, %t9 : f32
    affine.store %t10, %o[%n * 4] : memref<16384xf32>
    %o1 = arith.constant 1 : index
    %at1 = arith.addi %at, %o1 : index
    %l11 = memref.load %a[%at1] : memref<16900xf32>
    %t12 = arith.mulf %l11, %w00 : f32
    %o5 = arith.constant 5 : index
    %at5 = arith.addi %at, %o5 : index
    %l13 = memref.load %a[%at5] : memref<16900xf32>
    %t14 = arith.mulf %l13, %w10 : f32
    %t15 = arith.addf %t12, %t14 : f32
    %o261 = arith.constant 261 : index
    %at261 = arith.addi %at, %o261 : index
    %l16 = memref.load %a[%at261] : memref<16900xf32>
    %t17 = arith.mulf %l16, %w01 : f32
    %t18 = arith.addf %t15, %t17 : f32
    %o265 = arith.constant 265 : index
    %at265 = arith.addi %at, %o265 : index
    %l19 = memref.load %a[%at265] : memref<16900xf32>
    %t20 = arith.mulf %l19, %w11 : f32
    %t21 = arith.addf %t18, %t20 : f32
    affine.store %t21, %o[%n * 4 + 1] : memref<16384xf32>
    %o2 = arith.constant 2 : index
    %at2 = arith.addi %at, %o2 : index
    %l22 = memref.load %a[%at2] : memref<16900xf32>
    %t23 = arith.mulf %l22, %w00 : f32
    %o6 = arith.constant 6 : index
    %at6 = arith.addi %at, %o6 : index
    %l24 = memref.load %a[%at6] : memref<16900xf32>
    %t25 = arith.mulf %l24, %w10 : f32
    %t26 = arith.addf %t23, %t25 : f32
    %o262 = arith.constant 262 : index
    %at262 = arith.addi %at, %o262 : index
    %l27 = memref.load %a[%at262] : memref<16900xf32>
    %t28 = arith.mulf %l27, %w01 : f32
    %t29 = arith.addf %t26, %t28 : f32
    %o266 = arith.constant 266 : index
    %at266 = arith.addi %at, %o266 : index
    %l30 = memref.load %a[%at266] : memref<16900xf32>
    %t31 = arith.mulf %l30, %w11 : f32
    %t32 = arith.addf %t29, %t31 : f32
    affine.store %t32, %o[%n * 4 + 2] : memref<16384xf32>
    %o3 = arith.constant 3 : index
    %at3 = arith.addi %at, %o3 : index
    %l33 = memref.load %a[%at3] : memref<16900xf32>
    %t34 = arith.mulf %l33, %w00 : f32
    %o7 = arith.constant 7 : index
    %at7 = arith.addi %at, %o7 : index
    %l35 = memref.load %a[%at7] : memref<16900xf32>
    %t36 = arith.mulf %l35, %w10 : f32
    %t37 = arith.addf %t34, %t36 : f32
    %o263 = arith.constant 263 : index
    %at263 = arith.addi %at, %o263 : index
    %l38 = memref.load %a[%at263] : memref<16900xf32>
    %t39 = arith.mulf %l38, %w01 : f32
    %t40 = arith.addf %t37, %t39 : f32
    %o267 = arith.constant 267 : index
    %at267 = arith.addi %at, %o267 : index
    %l41 = memref.load %a[%at267] : memref<16900xf32>
    %t42 = arith.mulf %l41, %w11 : f32
    %t43 = arith.addf %t40, %t42 : f32
    affine.store %t43, %o[%n * 4 + 3] : memref<16384xf32>
  }
  return
}

func.func @main() {
  %half = arith.constant 0.5 : f64
  %a = memref.alloc() : memref<16900xf32>
  %t = memref.alloc() : memref<8192xf32>
  %o = memref.alloc() : memref<16384xf32>
  affine.for %i = 0 to 16900 {
    %at = affine.apply affine_map<(i) -> (i + 0)>(%i)
    %u = func.call @unit(%at) : (index) -> f64
    %s = arith.subf %u, %half : f64
    %v = arith.truncf %s : f64 to f32
    affine.store %v, %a[%i] : memref<16900xf32>
  }
  affine.for %i = 0 to 8192 {
    %at = affine.apply affine_map<(i) -> (i + 40000)>(%i)
    %u = func.call @unit(%at) : (index) -> f64
    %s = arith.subf %u, %half : f64
    %v = arith.truncf %s : f64 to f32
    affine.store %v, %t[%i] : memref<8192xf32>
  }
  affine.for %i = 0 to 16384 {
    %at = affine.apply affine_map<(i) -> (i + 70000)>(%i)
    %u = func.call @unit(%at) : (index) -> f64
    %s = arith.subf %u, %half : f64
    %v = arith.truncf %s : f64 to f32
    affine.store %v, %o[%i] : memref<16384xf32>
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %again = 0 to 50 {
    func.call @kernel(%a, %t, %o) : (memref<16900xf32>, memref<8192xf32>, memref<16384xf32>) -> ()
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 16384 {
    %v = affine.load %o[%i] : memref<16384xf32>
    func.call @print_f32(%v) : (f32) -> ()
  }
  return
}
