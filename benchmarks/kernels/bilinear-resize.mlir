// An image of 96x96 made 160x160: each pixel between the four nearest.

!small = memref<96x96xf32>
!large = memref<160x160xf32>

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
func.func private @unit(%i: index) -> f32 {
  %scale = arith.constant 9.5367431640625e-07 : f32
  %bits = func.call @noise(%i) : (index) -> i32
  %real = arith.uitofp %bits : i32 to f32
  %unit = arith.mulf %real, %scale : f32
  return %unit : f32
}

func.func @kernel(%in: !small, %out: !large) {
  %one = arith.constant 1 : index
  %scale = arith.constant 0.59375 : f32
  affine.for %y = 0 to 160 {
    affine.for %x = 0 to 160 {
      %yi = arith.index_cast %y : index to i32
      %yf = arith.sitofp %yi : i32 to f32
      %fy = arith.mulf %yf, %scale : f32
      %xi = arith.index_cast %x : index to i32
      %xf = arith.sitofp %xi : i32 to f32
      %fx = arith.mulf %xf, %scale : f32
      %floor_y = arith.fptosi %fy : f32 to i32
      %floor_x = arith.fptosi %fx : f32 to i32
      %whole_y = arith.sitofp %floor_y : i32 to f32
      %whole_x = arith.sitofp %floor_x : i32 to f32
      %ty = arith.subf %fy, %whole_y : f32
      %tx = arith.subf %fx, %whole_x : f32
      %y0 = arith.index_cast %floor_y : i32 to index
      %x0 = arith.index_cast %floor_x : i32 to index
      %y1 = arith.addi %y0, %one : index
      %x1 = arith.addi %x0, %one : index
      %a = memref.load %in[%y0, %x0] : !small
      %b = memref.load %in[%y0, %x1] : !small
      %c = memref.load %in[%y1, %x0] : !small
      %d = memref.load %in[%y1, %x1] : !small
      %ab = arith.subf %b, %a : f32
      %ab_part = arith.mulf %ab, %tx : f32
      %upper = arith.addf %a, %ab_part : f32
      %cd = arith.subf %d, %c : f32
      %cd_part = arith.mulf %cd, %tx : f32
      %lower = arith.addf %c, %cd_part : f32
      %down = arith.subf %lower, %upper : f32
      %down_part = arith.mulf %down, %ty : f32
      %v = arith.addf %upper, %down_part : f32
      affine.store %v, %out[%y, %x] : !large
    }
  }
  return
}

func.func @main() {
  %in = memref.alloc() : !small
  %out = memref.alloc() : !large
  affine.for %y = 0 to 96 {
    affine.for %x = 0 to 96 {
      %i = affine.apply affine_map<(y, x) -> (y * 96 + x)>(%y, %x)
      %v = func.call @unit(%i) : (index) -> f32
      affine.store %v, %in[%y, %x] : !small
    }
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%in, %out) : (!small, !large) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %y = 0 to 160 {
    affine.for %x = 0 to 160 {
      %v = affine.load %out[%y, %x] : !large
      func.call @print_f32(%v) : (f32) -> ()
    }
  }
  return
}
