// Five turns of k-means: points of four coordinates to the nearest of eight centres, centres to the middle of their points.

!points = memref<1000x4xf64>
!centres = memref<8x4xf64>
!counts = memref<8xi32>
!nearest = memref<1000xi32>

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

func.func @kernel(%point: !points, %centre: !centres, %sum: !centres, %count: !counts, %nearest: !nearest) {
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0.0 : f64
  %infinite = arith.constant 0x7FF0000000000000 : f64
  affine.for %turn = 0 to 5 {
    affine.for %k = 0 to 8 {
      affine.store %none, %count[%k] : !counts
      affine.for %d = 0 to 4 {
        affine.store %zero, %sum[%k, %d] : !centres
      }
    }
    affine.for %i = 0 to 1000 {
      %found:2 = affine.for %k = 0 to 8 iter_args(%least = %infinite, %best = %none) -> (f64, i32) {
        %square = affine.for %d = 0 to 4 iter_args(%partial = %zero) -> (f64) {
          %p = affine.load %point[%i, %d] : !points
          %c = affine.load %centre[%k, %d] : !centres
          %off = arith.subf %p, %c : f64
          %product = arith.mulf %off, %off : f64
          %next = arith.addf %partial, %product : f64
          affine.yield %next : f64
        }
        %nearer = arith.cmpf olt, %square, %least : f64
        %number = arith.index_cast %k : index to i32
        %next_least = arith.select %nearer, %square, %least : f64
        %next_best = arith.select %nearer, %number, %best : i32
        affine.yield %next_least, %next_best : f64, i32
      }
      affine.store %found#1, %nearest[%i] : !nearest
      %at = arith.index_cast %found#1 : i32 to index
      %old = memref.load %count[%at] : !counts
      %new = arith.addi %old, %one : i32
      memref.store %new, %count[%at] : !counts
      affine.for %d = 0 to 4 {
        %p = affine.load %point[%i, %d] : !points
        %s = memref.load %sum[%at, %d] : !centres
        %t = arith.addf %s, %p : f64
        memref.store %t, %sum[%at, %d] : !centres
      }
    }
    affine.for %k = 0 to 8 {
      %n = affine.load %count[%k] : !counts
      %some = arith.cmpi sgt, %n, %none : i32
      scf.if %some {
        %real = arith.sitofp %n : i32 to f64
        affine.for %d = 0 to 4 {
          %s = affine.load %sum[%k, %d] : !centres
          %c = arith.divf %s, %real : f64
          affine.store %c, %centre[%k, %d] : !centres
        }
      }
    }
  }
  return
}

func.func @main() {
  %point = memref.alloc() : !points
  %centre = memref.alloc() : !centres
  %sum = memref.alloc() : !centres
  %count = memref.alloc() : !counts
  %nearest = memref.alloc() : !nearest
  affine.for %i = 0 to 1000 {
    affine.for %d = 0 to 4 {
      %at = affine.apply affine_map<(i, d) -> (i * 4 + d)>(%i, %d)
      %v = func.call @unit(%at) : (index) -> f64
      affine.store %v, %point[%i, %d] : !points
    }
  }
  affine.for %k = 0 to 8 {
    affine.for %d = 0 to 4 {
      %at = affine.apply affine_map<(k, d) -> (k * 4 + d + 9000)>(%k, %d)
      %v = func.call @unit(%at) : (index) -> f64
      affine.store %v, %centre[%k, %d] : !centres
    }
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%point, %centre, %sum, %count, %nearest) : (!points, !centres, !centres, !counts, !nearest) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %k = 0 to 8 {
    affine.for %d = 0 to 4 {
      %v = affine.load %centre[%k, %d] : !centres
      func.call @print_f64(%v) : (f64) -> ()
    }
  }
  affine.for %i = 0 to 1000 {
    %k = affine.load %nearest[%i] : !nearest
    %v = arith.sitofp %k : i32 to f64
    func.call @print_f64(%v) : (f64) -> ()
  }
  return
}
