// Forty bodies that attract each other, by steps of the symplectic Euler method.

!points = memref<40x3xf64>
!masses = memref<40xf64>

func.func private @print_f64(f64)
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

func.func @kernel(%at: !points, %speed: !points, %mass: !masses) {
  %soft = arith.constant 0.01 : f64
  %dt = arith.constant 0.001 : f64
  affine.for %step = 0 to 100 {
    affine.for %i = 0 to 40 {
      affine.for %j = affine_map<(i) -> (i + 1)>(%i) to 40 {
        %xi = affine.load %at[%i, 0] : !points
        %yi = affine.load %at[%i, 1] : !points
        %zi = affine.load %at[%i, 2] : !points
        %xj = affine.load %at[%j, 0] : !points
        %yj = affine.load %at[%j, 1] : !points
        %zj = affine.load %at[%j, 2] : !points
        %x = arith.subf %xi, %xj : f64
        %y = arith.subf %yi, %yj : f64
        %z = arith.subf %zi, %zj : f64
        %xx = arith.mulf %x, %x : f64
        %yy = arith.mulf %y, %y : f64
        %zz = arith.mulf %z, %z : f64
        %xy = arith.addf %xx, %yy : f64
        %xyz = arith.addf %xy, %zz : f64
        %square = arith.addf %xyz, %soft : f64
        %distance = math.sqrt %square : f64
        %cube = arith.mulf %square, %distance : f64
        %pull = arith.divf %dt, %cube : f64
        %mass_j = affine.load %mass[%j] : !masses
        %mass_i = affine.load %mass[%i] : !masses
        %of_j = arith.mulf %mass_j, %pull : f64
        %of_i = arith.mulf %mass_i, %pull : f64
        // speed[i] -= (x, y, z) * of_j
        %vxi = affine.load %speed[%i, 0] : !points
        %dxi = arith.mulf %x, %of_j : f64
        %nxi = arith.subf %vxi, %dxi : f64
        affine.store %nxi, %speed[%i, 0] : !points
        %vyi = affine.load %speed[%i, 1] : !points
        %dyi = arith.mulf %y, %of_j : f64
        %nyi = arith.subf %vyi, %dyi : f64
        affine.store %nyi, %speed[%i, 1] : !points
        %vzi = affine.load %speed[%i, 2] : !points
        %dzi = arith.mulf %z, %of_j : f64
        %nzi = arith.subf %vzi, %dzi : f64
        affine.store %nzi, %speed[%i, 2] : !points
        // speed[j] += (x, y, z) * of_i
        %vxj = affine.load %speed[%j, 0] : !points
        %dxj = arith.mulf %x, %of_i : f64
        %nxj = arith.addf %vxj, %dxj : f64
        affine.store %nxj, %speed[%j, 0] : !points
        %vyj = affine.load %speed[%j, 1] : !points
        %dyj = arith.mulf %y, %of_i : f64
        %nyj = arith.addf %vyj, %dyj : f64
        affine.store %nyj, %speed[%j, 1] : !points
        %vzj = affine.load %speed[%j, 2] : !points
        %dzj = arith.mulf %z, %of_i : f64
        %nzj = arith.addf %vzj, %dzj : f64
        affine.store %nzj, %speed[%j, 2] : !points
      }
    }
    affine.for %i = 0 to 40 {
      affine.for %k = 0 to 3 {
        %p = affine.load %at[%i, %k] : !points
        %v = affine.load %speed[%i, %k] : !points
        %d = arith.mulf %dt, %v : f64
        %q = arith.addf %p, %d : f64
        affine.store %q, %at[%i, %k] : !points
      }
    }
  }
  return
}

func.func @main() {
  %half = arith.constant 0.5 : f64
  %at = memref.alloc() : !points
  %speed = memref.alloc() : !points
  %mass = memref.alloc() : !masses
  affine.for %i = 0 to 40 {
    %of_mass = affine.apply affine_map<(i) -> (i + 400)>(%i)
    %u = func.call @unit(%of_mass) : (index) -> f64
    %m = arith.addf %u, %half : f64
    affine.store %m, %mass[%i] : !masses
    affine.for %k = 0 to 3 {
      %a = affine.apply affine_map<(i, k) -> (i * 3 + k)>(%i, %k)
      %p = func.call @unit(%a) : (index) -> f64
      affine.store %p, %at[%i, %k] : !points
      %b = affine.apply affine_map<(i, k) -> (i * 3 + k + 200)>(%i, %k)
      %v = func.call @unit(%b) : (index) -> f64
      %s = arith.subf %v, %half : f64
      affine.store %s, %speed[%i, %k] : !points
    }
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%at, %speed, %mass) : (!points, !points, !masses) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 40 {
    affine.for %k = 0 to 3 {
      %v = affine.load %at[%i, %k] : !points
      func.call @print_f64(%v) : (f64) -> ()
    }
  }
  return
}
