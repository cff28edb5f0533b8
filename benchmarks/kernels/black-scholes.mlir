// The price of call options by Black and Scholes; the normal distribution by the polynomial 26.2.17 of Abramowitz and Stegun. Printed as floats.

!options = memref<2000xf64>

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

func.func private @normal(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %minus_half = arith.constant -0.5 : f64
  %p = arith.constant 0.2316419 : f64
  %b1 = arith.constant 0.31938153 : f64
  %b2 = arith.constant -0.356563782 : f64
  %b3 = arith.constant 1.781477937 : f64
  %b4 = arith.constant -1.821255978 : f64
  %b5 = arith.constant 1.330274429 : f64
  %factor = arith.constant 0.3989422804014327 : f64
  %size = math.absf %x : f64
  %scaled = arith.mulf %p, %size : f64
  %below = arith.addf %one, %scaled : f64
  %t = arith.divf %one, %below : f64
  %t5 = arith.mulf %t, %b5 : f64
  %s4 = arith.addf %b4, %t5 : f64
  %t4 = arith.mulf %t, %s4 : f64
  %s3 = arith.addf %b3, %t4 : f64
  %t3 = arith.mulf %t, %s3 : f64
  %s2 = arith.addf %b2, %t3 : f64
  %t2 = arith.mulf %t, %s2 : f64
  %s1 = arith.addf %b1, %t2 : f64
  %sum = arith.mulf %t, %s1 : f64
  %half_size = arith.mulf %minus_half, %size : f64
  %exponent = arith.mulf %half_size, %size : f64
  %power = math.exp %exponent : f64
  %density = arith.mulf %factor, %power : f64
  %tail = arith.mulf %density, %sum : f64
  %rest = arith.subf %one, %tail : f64
  %negative = arith.cmpf olt, %x, %zero : f64
  %result = arith.select %negative, %tail, %rest : f64
  return %result : f64
}

func.func @kernel(%spot: !options, %strike: !options, %years: !options, %price: !options) {
  %volatility = arith.constant 0.3 : f64
  %drift = arith.constant 0.065 : f64
  %discount = arith.constant -0.02 : f64
  affine.for %i = 0 to 2000 {
    %s = affine.load %spot[%i] : !options
    %k = affine.load %strike[%i] : !options
    %t = affine.load %years[%i] : !options
    %root = math.sqrt %t : f64
    %width = arith.mulf %volatility, %root : f64
    %ratio = arith.divf %s, %k : f64
    %log = math.log %ratio : f64
    %drifted = arith.mulf %drift, %t : f64
    %sum = arith.addf %log, %drifted : f64
    %d1 = arith.divf %sum, %width : f64
    %d2 = arith.subf %d1, %width : f64
    %n1 = func.call @normal(%d1) : (f64) -> f64
    %n2 = func.call @normal(%d2) : (f64) -> f64
    %got = arith.mulf %s, %n1 : f64
    %rate = arith.mulf %discount, %t : f64
    %now = math.exp %rate : f64
    %strike_now = arith.mulf %k, %now : f64
    %paid = arith.mulf %strike_now, %n2 : f64
    %value = arith.subf %got, %paid : f64
    affine.store %value, %price[%i] : !options
  }
  return
}

func.func @main() {
  %half = arith.constant 0.5 : f64
  %quarter = arith.constant 0.25 : f64
  %spot = memref.alloc() : !options
  %strike = memref.alloc() : !options
  %years = memref.alloc() : !options
  %price = memref.alloc() : !options
  affine.for %i = 0 to 2000 {
    %a = func.call @unit(%i) : (index) -> f64
    %s = arith.addf %a, %half : f64
    affine.store %s, %spot[%i] : !options
    %j = affine.apply affine_map<(i) -> (i + 3000)>(%i)
    %b = func.call @unit(%j) : (index) -> f64
    %k = arith.addf %b, %half : f64
    affine.store %k, %strike[%i] : !options
    %l = affine.apply affine_map<(i) -> (i + 6000)>(%i)
    %c = func.call @unit(%l) : (index) -> f64
    %t = arith.addf %c, %quarter : f64
    affine.store %t, %years[%i] : !options
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%spot, %strike, %years, %price) : (!options, !options, !options, !options) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 2000 {
    %v = affine.load %price[%i] : !options
    %f = arith.truncf %v : f64 to f32
    func.call @print_f32(%f) : (f32) -> ()
  }
  return
}
