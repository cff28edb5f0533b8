// PolyBench/C 4.2.1 deriche: the Deriche recursive filter (smoothing) over an image, rows then columns, in f32.
// sizes (SMALL | MEDIUM | LARGE): W = 192 | 720 | 4096, H = 128 | 480 | 2160, W - 1 = 191 | 719 | 4095, H - 1 = 127 | 479 | 2159

!image = memref<192x128xf32>

func.func private @print_f32(f32)
func.func private @toggle_gpio()

func.func private @init(%imgIn: !image) {
  %white = arith.constant 65535.0 : f32
  // imgIn[i][j] = (float)((313 * i + 991 * j) % 65536) / 65535
  affine.for %i = 0 to 192 {
    affine.for %j = 0 to 128 {
      %grey = affine.apply affine_map<(i, j) -> ((i * 313 + j * 991) mod 65536)>(%i, %j)
      %int = arith.index_cast %grey : index to i32
      %real = arith.sitofp %int : i32 to f32
      %v = arith.divf %real, %white : f32
      affine.store %v, %imgIn[%i, %j] : !image
    }
  }
  return
}

func.func @kernel(%alpha: f32, %imgIn: !image, %imgOut: !image, %y1: !image, %y2: !image) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %minus_two = arith.constant -2.0 : f32

  // k = (1 - exp(-alpha)) * (1 - exp(-alpha)) / (1 + 2 * alpha * exp(-alpha) - exp(2 * alpha))
  %minus_alpha = arith.negf %alpha : f32
  %exp_minus = math.exp %minus_alpha : f32
  %rest = arith.subf %one, %exp_minus : f32
  %square = arith.mulf %rest, %rest : f32
  %twice_alpha = arith.mulf %two, %alpha : f32
  %weighted = arith.mulf %twice_alpha, %exp_minus : f32
  %one_plus = arith.addf %one, %weighted : f32
  %exp_twice = math.exp %twice_alpha : f32
  %divisor = arith.subf %one_plus, %exp_twice : f32
  %k = arith.divf %square, %divisor : f32
  // a1 = a5 = k
  // a2 = a6 = k * exp(-alpha) * (alpha - 1)
  %k_exp = arith.mulf %k, %exp_minus : f32
  %alpha_less = arith.subf %alpha, %one : f32
  %a2 = arith.mulf %k_exp, %alpha_less : f32
  // a3 = a7 = k * exp(-alpha) * (alpha + 1)
  %alpha_more = arith.addf %alpha, %one : f32
  %a3 = arith.mulf %k_exp, %alpha_more : f32
  // a4 = a8 = -k * exp(-2 * alpha)
  %minus_k = arith.negf %k : f32
  %minus_twice_alpha = arith.mulf %minus_two, %alpha : f32
  %exp_minus_twice = math.exp %minus_twice_alpha : f32
  %a4 = arith.mulf %minus_k, %exp_minus_twice : f32
  // b1 = 2 ^ -alpha, b2 = -exp(-2 * alpha), c1 = c2 = 1
  %b1 = math.powf %two, %minus_alpha : f32
  %b2 = arith.negf %exp_minus_twice : f32

  // rows, left to right: y1[i][j] = a1 * imgIn[i][j] + a2 * xm1 + b1 * ym1 + b2 * ym2
  affine.for %i = 0 to 192 {
    affine.for %j = 0 to 128 iter_args(%xm1 = %zero, %ym1 = %zero, %ym2 = %zero) -> (f32, f32, f32) {
      %x = affine.load %imgIn[%i, %j] : !image
      %ax = arith.mulf %k, %x : f32
      %axm1 = arith.mulf %a2, %xm1 : f32
      %sum1 = arith.addf %ax, %axm1 : f32
      %bym1 = arith.mulf %b1, %ym1 : f32
      %sum2 = arith.addf %sum1, %bym1 : f32
      %bym2 = arith.mulf %b2, %ym2 : f32
      %y = arith.addf %sum2, %bym2 : f32
      affine.store %y, %y1[%i, %j] : !image
      affine.yield %x, %y, %ym1 : f32, f32, f32
    }
  }
  // rows, right to left: y2[i][j] = a3 * xp1 + a4 * xp2 + b1 * yp1 + b2 * yp2
  affine.for %i = 0 to 192 {
    affine.for %t = 0 to 128
        iter_args(%xp1 = %zero, %xp2 = %zero, %yp1 = %zero, %yp2 = %zero) -> (f32, f32, f32, f32) {
      %j = affine.apply affine_map<(t) -> (127 - t)>(%t)
      %axp1 = arith.mulf %a3, %xp1 : f32
      %axp2 = arith.mulf %a4, %xp2 : f32
      %sum1 = arith.addf %axp1, %axp2 : f32
      %byp1 = arith.mulf %b1, %yp1 : f32
      %sum2 = arith.addf %sum1, %byp1 : f32
      %byp2 = arith.mulf %b2, %yp2 : f32
      %y = arith.addf %sum2, %byp2 : f32
      affine.store %y, %y2[%i, %j] : !image
      %x = affine.load %imgIn[%i, %j] : !image
      affine.yield %x, %xp1, %y, %yp1 : f32, f32, f32, f32
    }
  }
  // imgOut[i][j] = c1 * (y1[i][j] + y2[i][j])
  affine.for %i = 0 to 192 {
    affine.for %j = 0 to 128 {
      %left = affine.load %y1[%i, %j] : !image
      %right = affine.load %y2[%i, %j] : !image
      %sum = arith.addf %left, %right : f32
      %v = arith.mulf %one, %sum : f32
      affine.store %v, %imgOut[%i, %j] : !image
    }
  }
  // columns, top to bottom: y1[i][j] = a5 * imgOut[i][j] + a6 * tm1 + b1 * ym1 + b2 * ym2
  affine.for %j = 0 to 128 {
    affine.for %i = 0 to 192 iter_args(%tm1 = %zero, %ym1 = %zero, %ym2 = %zero) -> (f32, f32, f32) {
      %x = affine.load %imgOut[%i, %j] : !image
      %ax = arith.mulf %k, %x : f32
      %atm1 = arith.mulf %a2, %tm1 : f32
      %sum1 = arith.addf %ax, %atm1 : f32
      %bym1 = arith.mulf %b1, %ym1 : f32
      %sum2 = arith.addf %sum1, %bym1 : f32
      %bym2 = arith.mulf %b2, %ym2 : f32
      %y = arith.addf %sum2, %bym2 : f32
      affine.store %y, %y1[%i, %j] : !image
      affine.yield %x, %y, %ym1 : f32, f32, f32
    }
  }
  // columns, bottom to top: y2[i][j] = a7 * tp1 + a8 * tp2 + b1 * yp1 + b2 * yp2
  affine.for %j = 0 to 128 {
    affine.for %t = 0 to 192
        iter_args(%tp1 = %zero, %tp2 = %zero, %yp1 = %zero, %yp2 = %zero) -> (f32, f32, f32, f32) {
      %i = affine.apply affine_map<(t) -> (191 - t)>(%t)
      %atp1 = arith.mulf %a3, %tp1 : f32
      %atp2 = arith.mulf %a4, %tp2 : f32
      %sum1 = arith.addf %atp1, %atp2 : f32
      %byp1 = arith.mulf %b1, %yp1 : f32
      %sum2 = arith.addf %sum1, %byp1 : f32
      %byp2 = arith.mulf %b2, %yp2 : f32
      %y = arith.addf %sum2, %byp2 : f32
      affine.store %y, %y2[%i, %j] : !image
      %x = affine.load %imgOut[%i, %j] : !image
      affine.yield %x, %tp1, %y, %yp1 : f32, f32, f32, f32
    }
  }
  // imgOut[i][j] = c2 * (y1[i][j] + y2[i][j])
  affine.for %i = 0 to 192 {
    affine.for %j = 0 to 128 {
      %down = affine.load %y1[%i, %j] : !image
      %up = affine.load %y2[%i, %j] : !image
      %sum = arith.addf %down, %up : f32
      %v = arith.mulf %one, %sum : f32
      affine.store %v, %imgOut[%i, %j] : !image
    }
  }
  return
}

func.func @main() {
  %alpha = arith.constant 0.25 : f32
  %imgIn = memref.alloc() : !image
  %imgOut = memref.alloc() : !image
  %y1 = memref.alloc() : !image
  %y2 = memref.alloc() : !image
  func.call @init(%imgIn) : (!image) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%alpha, %imgIn, %imgOut, %y1, %y2) : (f32, !image, !image, !image, !image) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 192 {
    affine.for %j = 0 to 128 {
      %v = affine.load %imgOut[%i, %j] : !image
      func.call @print_f32(%v) : (f32) -> ()
    }
  }
  memref.dealloc %y2 : !image
  memref.dealloc %y1 : !image
  memref.dealloc %imgOut : !image
  memref.dealloc %imgIn : !image
  return
}
