// PolyBench/C 4.2.1 fdtd-2d: finite differences in the time domain, electric field (ex, ey) and magnetic field hz.
// sizes (SMALL | MEDIUM | LARGE): TMAX = 40 | 100 | 500, NX = 60 | 200 | 1000, NY = 80 | 240 | 1200, NX - 1 = 59 | 199 | 999, NY - 1 = 79 | 239 | 1199

!grid = memref<60x80xf64>
!fict = memref<40xf64>

func.func private @print_f64(f64)
func.func private @toggle_gpio()

func.func private @to_f64(%x: index) -> f64 {
  %int = arith.index_cast %x : index to i32
  %real = arith.sitofp %int : i32 to f64
  return %real : f64
}

func.func private @init(%ex: !grid, %ey: !grid, %hz: !grid, %fict: !fict) {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %nx = arith.constant 60 : index
  %ny = arith.constant 80 : index
  %fnx = func.call @to_f64(%nx) : (index) -> f64
  %fny = func.call @to_f64(%ny) : (index) -> f64
  affine.for %i = 0 to 40 {
    %fi = func.call @to_f64(%i) : (index) -> f64
    affine.store %fi, %fict[%i] : !fict
  }
  // ex[i][j] = (double)i * (j + 1) / NX, ey[i][j] = (double)i * (j + 2) / NY, hz[i][j] = (double)i * (j + 3) / NX
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 80 {
      %fi = func.call @to_f64(%i) : (index) -> f64
      %j1 = arith.addi %j, %one : index
      %fj1 = func.call @to_f64(%j1) : (index) -> f64
      %ij1 = arith.mulf %fi, %fj1 : f64
      %x = arith.divf %ij1, %fnx : f64
      affine.store %x, %ex[%i, %j] : !grid
      %j2 = arith.addi %j, %two : index
      %fj2 = func.call @to_f64(%j2) : (index) -> f64
      %ij2 = arith.mulf %fi, %fj2 : f64
      %y = arith.divf %ij2, %fny : f64
      affine.store %y, %ey[%i, %j] : !grid
      %j3 = arith.addi %j, %three : index
      %fj3 = func.call @to_f64(%j3) : (index) -> f64
      %ij3 = arith.mulf %fi, %fj3 : f64
      %z = arith.divf %ij3, %fnx : f64
      affine.store %z, %hz[%i, %j] : !grid
    }
  }
  return
}

func.func @kernel(%ex: !grid, %ey: !grid, %hz: !grid, %fict: !fict) {
  %half = arith.constant 0.5 : f64
  %weight = arith.constant 0.7 : f64
  affine.for %t = 0 to 40 {
    // ey[0][j] = fict[t]
    affine.for %j = 0 to 80 {
      %f = affine.load %fict[%t] : !fict
      affine.store %f, %ey[0, %j] : !grid
    }
    // ey[i][j] = ey[i][j] - 0.5 * (hz[i][j] - hz[i-1][j])
    affine.for %i = 1 to 60 {
      affine.for %j = 0 to 80 {
        %old = affine.load %ey[%i, %j] : !grid
        %h = affine.load %hz[%i, %j] : !grid
        %above = affine.load %hz[%i - 1, %j] : !grid
        %diff = arith.subf %h, %above : f64
        %part = arith.mulf %half, %diff : f64
        %new = arith.subf %old, %part : f64
        affine.store %new, %ey[%i, %j] : !grid
      }
    }
    // ex[i][j] = ex[i][j] - 0.5 * (hz[i][j] - hz[i][j-1])
    affine.for %i = 0 to 60 {
      affine.for %j = 1 to 80 {
        %old = affine.load %ex[%i, %j] : !grid
        %h = affine.load %hz[%i, %j] : !grid
        %left = affine.load %hz[%i, %j - 1] : !grid
        %diff = arith.subf %h, %left : f64
        %part = arith.mulf %half, %diff : f64
        %new = arith.subf %old, %part : f64
        affine.store %new, %ex[%i, %j] : !grid
      }
    }
    // hz[i][j] = hz[i][j] - 0.7 * (ex[i][j+1] - ex[i][j] + ey[i+1][j] - ey[i][j])
    affine.for %i = 0 to 59 {
      affine.for %j = 0 to 79 {
        %old = affine.load %hz[%i, %j] : !grid
        %right = affine.load %ex[%i, %j + 1] : !grid
        %x = affine.load %ex[%i, %j] : !grid
        %dx = arith.subf %right, %x : f64
        %below = affine.load %ey[%i + 1, %j] : !grid
        %sum = arith.addf %dx, %below : f64
        %y = affine.load %ey[%i, %j] : !grid
        %curl = arith.subf %sum, %y : f64
        %part = arith.mulf %weight, %curl : f64
        %new = arith.subf %old, %part : f64
        affine.store %new, %hz[%i, %j] : !grid
      }
    }
  }
  return
}

func.func private @print_grid(%grid: !grid) {
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 80 {
      %v = affine.load %grid[%i, %j] : !grid
      func.call @print_f64(%v) : (f64) -> ()
    }
  }
  return
}

func.func @main() {
  %ex = memref.alloc() : !grid
  %ey = memref.alloc() : !grid
  %hz = memref.alloc() : !grid
  %fict = memref.alloc() : !fict
  func.call @init(%ex, %ey, %hz, %fict) : (!grid, !grid, !grid, !fict) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%ex, %ey, %hz, %fict) : (!grid, !grid, !grid, !fict) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @print_grid(%ex) : (!grid) -> ()
  func.call @print_grid(%ey) : (!grid) -> ()
  func.call @print_grid(%hz) : (!grid) -> ()
  memref.dealloc %fict : !fict
  memref.dealloc %hz : !grid
  memref.dealloc %ey : !grid
  memref.dealloc %ex : !grid
  return
}
