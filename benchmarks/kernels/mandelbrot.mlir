// After how many steps z -> z^2 + c leaves the circle of radius 2, at most 100.

!image = memref<128x128xi32>

func.func private @print_i32(i32)
func.func private @toggle_gpio()

func.func @kernel(%steps: !image) {
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %four = arith.constant 4.0 : f64
  %left = arith.constant 2.0 : f64
  %top = arith.constant 1.25 : f64
  %dx = arith.constant 0.0234375 : f64
  %dy = arith.constant 0.01953125 : f64
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %most = arith.constant 100 : i32
  affine.for %y = 0 to 128 {
    affine.for %x = 0 to 128 {
      %xi = arith.index_cast %x : index to i32
      %xf = arith.sitofp %xi : i32 to f64
      %xs = arith.mulf %xf, %dx : f64
      %cr = arith.subf %xs, %left : f64
      %yi = arith.index_cast %y : index to i32
      %yf = arith.sitofp %yi : i32 to f64
      %ys = arith.mulf %yf, %dy : f64
      %ci = arith.subf %ys, %top : f64
      %end:3 = scf.while (%n = %none, %zr = %zero, %zi = %zero) : (i32, f64, f64) -> (i32, f64, f64) {
        %more = arith.cmpi slt, %n, %most : i32
        %rr = arith.mulf %zr, %zr : f64
        %ii = arith.mulf %zi, %zi : f64
        %size = arith.addf %rr, %ii : f64
        %inside = arith.cmpf ole, %size, %four : f64
        %go = arith.andi %more, %inside : i1
        scf.condition(%go) %n, %zr, %zi : i32, f64, f64
      } do {
      ^bb0(%n: i32, %zr: f64, %zi: f64):
        %rr = arith.mulf %zr, %zr : f64
        %ii = arith.mulf %zi, %zi : f64
        %difference = arith.subf %rr, %ii : f64
        %next_r = arith.addf %difference, %cr : f64
        %twice = arith.mulf %two, %zr : f64
        %product = arith.mulf %twice, %zi : f64
        %next_i = arith.addf %product, %ci : f64
        %next = arith.addi %n, %one : i32
        scf.yield %next, %next_r, %next_i : i32, f64, f64
      }
      affine.store %end#0, %steps[%y, %x] : !image
    }
  }
  return
}

func.func @main() {
  %steps = memref.alloc() : !image
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%steps) : (!image) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %y = 0 to 128 {
    affine.for %x = 0 to 128 {
      %v = affine.load %steps[%y, %x] : !image
      func.call @print_i32(%v) : (i32) -> ()
    }
  }
  return
}
