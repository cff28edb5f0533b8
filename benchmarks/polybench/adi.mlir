// PolyBench/C 4.2.1 adi: alternating direction implicit integration of the heat equation in two dimensions.
// sizes (SMALL | MEDIUM | LARGE): TSTEPS = 40 | 100 | 500, N = 60 | 200 | 1000, N - 1 = 59 | 199 | 999, N - 2 = 58 | 198 | 998

!grid = memref<60x60xf64>

func.func private @print_f64(f64)
func.func private @toggle_gpio()

func.func private @to_f64(%x: index) -> f64 {
  %int = arith.index_cast %x : index to i32
  %real = arith.sitofp %int : i32 to f64
  return %real : f64
}

func.func private @init(%u: !grid) {
  %n = arith.constant 60 : index
  %fn = func.call @to_f64(%n) : (index) -> f64
  // u[i][j] = (double)(i + N - j) / N
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 60 {
      %x = affine.apply affine_map<(i, j) -> (i + 60 - j)>(%i, %j)
      %fx = func.call @to_f64(%x) : (index) -> f64
      %v = arith.divf %fx, %fn : f64
      affine.store %v, %u[%i, %j] : !grid
    }
  }
  return
}

func.func @kernel(%u: !grid, %v: !grid, %p: !grid, %q: !grid) {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
  %n = arith.constant 60 : index
  %tsteps = arith.constant 40 : index
  // DX = DY = 1 / N, DT = 1 / TSTEPS
  %fn = func.call @to_f64(%n) : (index) -> f64
  %ft = func.call @to_f64(%tsteps) : (index) -> f64
  %dx = arith.divf %one, %fn : f64
  %dt = arith.divf %one, %ft : f64
  // mul1 = 2 * DT / (DX * DX), mul2 = 1 * DT / (DY * DY)
  %dx2 = arith.mulf %dx, %dx : f64
  %dt1 = arith.mulf %two, %dt : f64
  %mul1 = arith.divf %dt1, %dx2 : f64
  %dt2 = arith.mulf %one, %dt : f64
  %mul2 = arith.divf %dt2, %dx2 : f64
  // a = c = -mul1 / 2, b = 1 + mul1, d = f = -mul2 / 2, e = 1 + mul2
  %minus_mul1 = arith.negf %mul1 : f64
  %a = arith.divf %minus_mul1, %two : f64
  %b = arith.addf %one, %mul1 : f64
  %minus_mul2 = arith.negf %mul2 : f64
  %d = arith.divf %minus_mul2, %two : f64
  %e = arith.addf %one, %mul2 : f64
  %minus_a = arith.negf %a : f64
  %minus_d = arith.negf %d : f64
  // the weights of the middle points: 1 + 2 * d, 1 + 2 * a
  %twice_d = arith.mulf %two, %d : f64
  %mid_d = arith.addf %one, %twice_d : f64
  %twice_a = arith.mulf %two, %a : f64
  %mid_a = arith.addf %one, %twice_a : f64

  affine.for %t = 0 to 40 {
    // column sweep
    affine.for %i = 1 to 59 {
      affine.store %one, %v[0, %i] : !grid
      affine.store %zero, %p[%i, 0] : !grid
      %v0 = affine.load %v[0, %i] : !grid
      affine.store %v0, %q[%i, 0] : !grid
      affine.for %j = 1 to 59 {
        // p[i][j] = -c / (a * p[i][j-1] + b)
        %pj = affine.load %p[%i, %j - 1] : !grid
        %apj = arith.mulf %a, %pj : f64
        %den = arith.addf %apj, %b : f64
        %pv = arith.divf %minus_a, %den : f64
        affine.store %pv, %p[%i, %j] : !grid
        // q[i][j] = (-d * u[j][i-1] + (1 + 2 * d) * u[j][i] - f * u[j][i+1] - a * q[i][j-1]) / (a * p[i][j-1] + b)
        %u0 = affine.load %u[%j, %i - 1] : !grid
        %du0 = arith.mulf %minus_d, %u0 : f64
        %u1 = affine.load %u[%j, %i] : !grid
        %du1 = arith.mulf %mid_d, %u1 : f64
        %sum1 = arith.addf %du0, %du1 : f64
        %u2 = affine.load %u[%j, %i + 1] : !grid
        %fu2 = arith.mulf %d, %u2 : f64
        %sum2 = arith.subf %sum1, %fu2 : f64
        %qj = affine.load %q[%i, %j - 1] : !grid
        %aqj = arith.mulf %a, %qj : f64
        %sum3 = arith.subf %sum2, %aqj : f64
        %qv = arith.divf %sum3, %den : f64
        affine.store %qv, %q[%i, %j] : !grid
      }
      affine.store %one, %v[59, %i] : !grid
      // v[j][i] = p[i][j] * v[j+1][i] + q[i][j], for j from N - 2 down to 1
      affine.for %s = 0 to 58 {
        %j = affine.apply affine_map<(s) -> (58 - s)>(%s)
        %pv = affine.load %p[%i, %j] : !grid
        %vj = affine.load %v[%j + 1, %i] : !grid
        %pvj = arith.mulf %pv, %vj : f64
        %qv = affine.load %q[%i, %j] : !grid
        %sum = arith.addf %pvj, %qv : f64
        affine.store %sum, %v[%j, %i] : !grid
      }
    }
    // row sweep
    affine.for %i = 1 to 59 {
      affine.store %one, %u[%i, 0] : !grid
      affine.store %zero, %p[%i, 0] : !grid
      %u0 = affine.load %u[%i, 0] : !grid
      affine.store %u0, %q[%i, 0] : !grid
      affine.for %j = 1 to 59 {
        // p[i][j] = -f / (d * p[i][j-1] + e)
        %pj = affine.load %p[%i, %j - 1] : !grid
        %dpj = arith.mulf %d, %pj : f64
        %den = arith.addf %dpj, %e : f64
        %pv = arith.divf %minus_d, %den : f64
        affine.store %pv, %p[%i, %j] : !grid
        // q[i][j] = (-a * v[i-1][j] + (1 + 2 * a) * v[i][j] - c * v[i+1][j] - d * q[i][j-1]) / (d * p[i][j-1] + e)
        %v0 = affine.load %v[%i - 1, %j] : !grid
        %av0 = arith.mulf %minus_a, %v0 : f64
        %v1 = affine.load %v[%i, %j] : !grid
        %av1 = arith.mulf %mid_a, %v1 : f64
        %sum1 = arith.addf %av0, %av1 : f64
        %v2 = affine.load %v[%i + 1, %j] : !grid
        %cv2 = arith.mulf %a, %v2 : f64
        %sum2 = arith.subf %sum1, %cv2 : f64
        %qj = affine.load %q[%i, %j - 1] : !grid
        %dqj = arith.mulf %d, %qj : f64
        %sum3 = arith.subf %sum2, %dqj : f64
        %qv = arith.divf %sum3, %den : f64
        affine.store %qv, %q[%i, %j] : !grid
      }
      affine.store %one, %u[%i, 59] : !grid
      // u[i][j] = p[i][j] * u[i][j+1] + q[i][j], for j from N - 2 down to 1
      affine.for %s = 0 to 58 {
        %j = affine.apply affine_map<(s) -> (58 - s)>(%s)
        %pv = affine.load %p[%i, %j] : !grid
        %uj = affine.load %u[%i, %j + 1] : !grid
        %puj = arith.mulf %pv, %uj : f64
        %qv = affine.load %q[%i, %j] : !grid
        %sum = arith.addf %puj, %qv : f64
        affine.store %sum, %u[%i, %j] : !grid
      }
    }
  }
  return
}

func.func @main() {
  %u = memref.alloc() : !grid
  %v = memref.alloc() : !grid
  %p = memref.alloc() : !grid
  %q = memref.alloc() : !grid
  func.call @init(%u) : (!grid) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%u, %v, %p, %q) : (!grid, !grid, !grid, !grid) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 60 {
      %x = affine.load %u[%i, %j] : !grid
      func.call @print_f64(%x) : (f64) -> ()
    }
  }
  memref.dealloc %q : !grid
  memref.dealloc %p : !grid
  memref.dealloc %v : !grid
  memref.dealloc %u : !grid
  return
}
