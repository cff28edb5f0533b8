// f64 beyond + - * / sqrt and fma, which are instructions.

func.func private @is_nan_f64(%a: f64) -> i1 {
  %l, %h = mir.split %a : f64
  %mask = arith.constant 0x7FFFFFFF : i32
  %infinity = arith.constant 0x7FF00000 : i32
  %zero = arith.constant 0 : i32
  %m = arith.andi %h, %mask : i32
  %above = arith.cmpi ugt, %m, %infinity : i32
  %at = arith.cmpi eq, %m, %infinity : i32
  %rest = arith.cmpi ne, %l, %zero : i32
  %at_rest = arith.andi %at, %rest : i1
  %r = arith.ori %above, %at_rest : i1
  func.return %r : i1
}

// The order of numbers as that of signed integers; -0 is made 0 first.

func.func private @order_f64(%a: f64) -> i64 {
  %plus = arith.constant 0.0 : f64
  %x = arith.addf %a, %plus {mir.native} : f64
  %l, %h = mir.split %x : f64
  %31 = arith.constant 31 : i32
  %mask = arith.constant 0x7FFFFFFF : i32
  %s = arith.shrsi %h, %31 : i32
  %m = arith.andi %s, %mask : i32
  %kh = arith.xori %h, %m : i32
  %kl = arith.xori %l, %s : i32
  %r = mir.join %kl, %kh : i64
  func.return %r : i64
}

func.func private @cmpf_uno_f64(%a: f64, %b: f64) -> i1 {
  %x = func.call @is_nan_f64(%a) : (f64) -> i1
  %y = func.call @is_nan_f64(%b) : (f64) -> i1
  %r = arith.ori %x, %y : i1
  func.return %r : i1
}

func.func private @cmpf_ord_f64(%a: f64, %b: f64) -> i1 {
  %true = arith.constant true
  %n = arith.cmpf uno, %a, %b : f64
  %r = arith.xori %n, %true : i1
  func.return %r : i1
}

func.func private @cmpf_oeq_f64(%a: f64, %b: f64) -> i1 {
  %x = func.call @order_f64(%a) : (f64) -> i64
  %y = func.call @order_f64(%b) : (f64) -> i64
  %c = arith.cmpi eq, %x, %y : i64
  %o = arith.cmpf ord, %a, %b : f64
  %r = arith.andi %c, %o : i1
  func.return %r : i1
}

func.func private @cmpf_olt_f64(%a: f64, %b: f64) -> i1 {
  %x = func.call @order_f64(%a) : (f64) -> i64
  %y = func.call @order_f64(%b) : (f64) -> i64
  %c = arith.cmpi slt, %x, %y : i64
  %o = arith.cmpf ord, %a, %b : f64
  %r = arith.andi %c, %o : i1
  func.return %r : i1
}

func.func private @cmpf_ole_f64(%a: f64, %b: f64) -> i1 {
  %x = func.call @order_f64(%a) : (f64) -> i64
  %y = func.call @order_f64(%b) : (f64) -> i64
  %c = arith.cmpi sle, %x, %y : i64
  %o = arith.cmpf ord, %a, %b : f64
  %r = arith.andi %c, %o : i1
  func.return %r : i1
}

func.func private @cmpf_ogt_f64(%a: f64, %b: f64) -> i1 {
  %x = func.call @order_f64(%a) : (f64) -> i64
  %y = func.call @order_f64(%b) : (f64) -> i64
  %c = arith.cmpi sgt, %x, %y : i64
  %o = arith.cmpf ord, %a, %b : f64
  %r = arith.andi %c, %o : i1
  func.return %r : i1
}

func.func private @cmpf_oge_f64(%a: f64, %b: f64) -> i1 {
  %x = func.call @order_f64(%a) : (f64) -> i64
  %y = func.call @order_f64(%b) : (f64) -> i64
  %c = arith.cmpi sge, %x, %y : i64
  %o = arith.cmpf ord, %a, %b : f64
  %r = arith.andi %c, %o : i1
  func.return %r : i1
}

func.func private @cmpf_one_f64(%a: f64, %b: f64) -> i1 {
  %x = func.call @order_f64(%a) : (f64) -> i64
  %y = func.call @order_f64(%b) : (f64) -> i64
  %c = arith.cmpi ne, %x, %y : i64
  %o = arith.cmpf ord, %a, %b : f64
  %r = arith.andi %c, %o : i1
  func.return %r : i1
}

func.func private @cmpf_ueq_f64(%a: f64, %b: f64) -> i1 {
  %x = func.call @order_f64(%a) : (f64) -> i64
  %y = func.call @order_f64(%b) : (f64) -> i64
  %c = arith.cmpi eq, %x, %y : i64
  %n = arith.cmpf uno, %a, %b : f64
  %r = arith.ori %c, %n : i1
  func.return %r : i1
}

func.func private @cmpf_ult_f64(%a: f64, %b: f64) -> i1 {
  %x = func.call @order_f64(%a) : (f64) -> i64
  %y = func.call @order_f64(%b) : (f64) -> i64
  %c = arith.cmpi slt, %x, %y : i64
  %n = arith.cmpf uno, %a, %b : f64
  %r = arith.ori %c, %n : i1
  func.return %r : i1
}

func.func private @cmpf_ule_f64(%a: f64, %b: f64) -> i1 {
  %x = func.call @order_f64(%a) : (f64) -> i64
  %y = func.call @order_f64(%b) : (f64) -> i64
  %c = arith.cmpi sle, %x, %y : i64
  %n = arith.cmpf uno, %a, %b : f64
  %r = arith.ori %c, %n : i1
  func.return %r : i1
}

func.func private @cmpf_ugt_f64(%a: f64, %b: f64) -> i1 {
  %x = func.call @order_f64(%a) : (f64) -> i64
  %y = func.call @order_f64(%b) : (f64) -> i64
  %c = arith.cmpi sgt, %x, %y : i64
  %n = arith.cmpf uno, %a, %b : f64
  %r = arith.ori %c, %n : i1
  func.return %r : i1
}

func.func private @cmpf_uge_f64(%a: f64, %b: f64) -> i1 {
  %x = func.call @order_f64(%a) : (f64) -> i64
  %y = func.call @order_f64(%b) : (f64) -> i64
  %c = arith.cmpi sge, %x, %y : i64
  %n = arith.cmpf uno, %a, %b : f64
  %r = arith.ori %c, %n : i1
  func.return %r : i1
}

func.func private @cmpf_une_f64(%a: f64, %b: f64) -> i1 {
  %x = func.call @order_f64(%a) : (f64) -> i64
  %y = func.call @order_f64(%b) : (f64) -> i64
  %c = arith.cmpi ne, %x, %y : i64
  %n = arith.cmpf uno, %a, %b : f64
  %r = arith.ori %c, %n : i1
  func.return %r : i1
}

func.func private @min_f64(%a: f64, %b: f64) -> f64 {
  %better = arith.cmpf olt, %b, %a : f64
  %n = func.call @is_nan_f64(%a) : (f64) -> i1
  %second = arith.ori %better, %n : i1
  %r = arith.select %second, %b, %a : f64
  func.return %r : f64
}

func.func private @max_f64(%a: f64, %b: f64) -> f64 {
  %better = arith.cmpf ogt, %b, %a : f64
  %n = func.call @is_nan_f64(%a) : (f64) -> i1
  %second = arith.ori %better, %n : i1
  %r = arith.select %second, %b, %a : f64
  func.return %r : f64
}

// The bits of the fraction, 52 - e of them for an exponent e, are cleared.

func.func private @trunc_f64(%a: f64) -> f64 {
  %l, %h = mir.split %a : f64
  %20 = arith.constant 20 : i32
  %52 = arith.constant 52 : i32
  %63 = arith.constant 63 : i32
  %zero = arith.constant 0 : i32
  %exponent_mask = arith.constant 0x7FF : i32
  %sign_mask = arith.constant 0x80000000 : i32
  %bias = arith.constant 1023 : i32
  %e0 = arith.shrui %h, %20 : i32
  %e1 = arith.andi %e0, %exponent_mask : i32
  %e = arith.subi %e1, %bias : i32
  %n0 = arith.subi %52, %e : i32
  %n = arith.andi %n0, %63 : i32
  %count = mir.join %n, %zero : i64
  %ones = arith.constant -1 : i64
  %mask = arith.shli %ones, %count : i64
  %ml, %mh = mir.split %mask : i64
  %kl = arith.andi %l, %ml : i32
  %kh = arith.andi %h, %mh : i32
  %kept = mir.join %kl, %kh : f64
  %sign = arith.andi %h, %sign_mask : i32
  %nothing = mir.join %zero, %sign : f64
  %small = arith.cmpi slt, %e, %zero : i32
  %large = arith.cmpi sge, %e, %52 : i32
  %r0 = arith.select %large, %a, %kept : f64
  %r = arith.select %small, %nothing, %r0 : f64
  func.return %r : f64
}

func.func private @floor_f64(%a: f64) -> f64 {
  %t = math.trunc %a : f64
  %one = arith.constant -1.0 : f64
  %passed = arith.cmpf ogt, %t, %a : f64
  %u = arith.addf %t, %one : f64
  %r = arith.select %passed, %u, %t : f64
  func.return %r : f64
}

func.func private @ceil_f64(%a: f64) -> f64 {
  %t = math.trunc %a : f64
  %one = arith.constant 1.0 : f64
  %passed = arith.cmpf olt, %t, %a : f64
  %u = arith.addf %t, %one : f64
  %r = arith.select %passed, %u, %t : f64
  func.return %r : f64
}

func.func private @round_f64(%a: f64) -> f64 {
  %t = math.trunc %a : f64
  %d = arith.subf %a, %t : f64
  %m = math.absf %d : f64
  %half = arith.constant 0.5 : f64
  %up = arith.cmpf oge, %m, %half : f64
  %l, %h = mir.split %a : f64
  %sign_mask = arith.constant 0x80000000 : i32
  %one_high = arith.constant 0x3FF00000 : i32
  %zero = arith.constant 0 : i32
  %sign = arith.andi %h, %sign_mask : i32
  %oh = arith.ori %sign, %one_high : i32
  %one = mir.join %zero, %oh : f64
  %u = arith.addf %t, %one : f64
  %r = arith.select %up, %u, %t : f64
  func.return %r : f64
}

// 2^52 + n has the word n at its bottom.

func.func private @uitofp_i32_f64(%a: i32) -> f64 {
  %high = arith.constant 0x43300000 : i32
  %x = mir.join %a, %high : f64
  %c = arith.constant 4503599627370496.0 : f64
  %r = arith.subf %x, %c : f64
  func.return %r : f64
}

func.func private @sitofp_i32_f64(%a: i32) -> f64 {
  %high = arith.constant 0x43300000 : i32
  %sign = arith.constant 0x80000000 : i32
  %b = arith.xori %a, %sign : i32
  %x = mir.join %b, %high : f64
  %c = arith.constant 4503601774854144.0 : f64
  %r = arith.subf %x, %c : f64
  func.return %r : f64
}

func.func private @uitofp_i64_f64(%a: i64) -> f64 {
  %l, %h = mir.split %a : i64
  %x = arith.uitofp %l : i32 to f64
  %y = arith.uitofp %h : i32 to f64
  %c = arith.constant 4294967296.0 : f64
  %r = math.fma %y, %c, %x : f64
  func.return %r : f64
}

func.func private @sitofp_i64_f64(%a: i64) -> f64 {
  %l, %h = mir.split %a : i64
  %x = arith.uitofp %l : i32 to f64
  %y = arith.sitofp %h : i32 to f64
  %c = arith.constant 4294967296.0 : f64
  %r = math.fma %y, %c, %x : f64
  func.return %r : f64
}

// A number that f64 would round keeps one bit for all that it loses, so that it is rounded once.

func.func private @uitofp_i64_f32(%a: i64) -> f32 {
  %l, %h = mir.split %a : i64
  %limit = arith.constant 0x200000 : i32
  %low = arith.constant 0x7FF : i32
  %keep = arith.constant -2048 : i32
  %bit = arith.constant 0x800 : i32
  %zero = arith.constant 0 : i32
  %lost = arith.andi %l, %low : i32
  %some = arith.cmpi ne, %lost, %zero : i32
  %cut = arith.andi %l, %keep : i32
  %odd = arith.ori %cut, %bit : i32
  %sticky = arith.select %some, %odd, %cut : i32
  %large = arith.cmpi uge, %h, %limit : i32
  %l1 = arith.select %large, %sticky, %l : i32
  %x = mir.join %l1, %h : i64
  %d = arith.uitofp %x : i64 to f64
  %r = arith.truncf %d : f64 to f32
  func.return %r : f32
}

func.func private @sitofp_i64_f32(%a: i64) -> f32 {
  %m = math.absi %a : i64
  %f = arith.uitofp %m : i64 to f32
  %zero = arith.constant 0 : i64
  %negative = arith.cmpi slt, %a, %zero : i64
  %minus = arith.negf %f : f32
  %r = arith.select %negative, %minus, %f : f32
  func.return %r : f32
}

func.func private @to_int_f64_i32(%a: f64) -> i32 {
  %least = arith.constant -2147483648.0 : f64
  %most = arith.constant 2147483647.0 : f64
  %below = arith.cmpf olt, %a, %least : f64
  %x = arith.select %below, %least, %a : f64
  %above = arith.cmpf ogt, %x, %most : f64
  %y = arith.select %above, %most, %x : f64
  %t = math.trunc %y : f64
  %c = arith.constant 6755399441055744.0 : f64
  %s = arith.addf %t, %c : f64
  %l, %h = mir.split %s : f64
  %n = func.call @is_nan_f64(%a) : (f64) -> i1
  %zero = arith.constant 0 : i32
  %r = arith.select %n, %zero, %l : i32
  func.return %r : i32
}

func.func private @to_uint_f64_i32(%a: f64) -> i32 {
  %zero = arith.constant 0.0 : f64
  %most = arith.constant 4294967295.0 : f64
  %positive = arith.cmpf ogt, %a, %zero : f64
  %x = arith.select %positive, %a, %zero : f64
  %above = arith.cmpf ogt, %x, %most : f64
  %y = arith.select %above, %most, %x : f64
  %t = math.trunc %y : f64
  %c = arith.constant 4503599627370496.0 : f64
  %s = arith.addf %t, %c : f64
  %l, %h = mir.split %s : f64
  func.return %l : i32
}

func.func private @to_uint_f64_i64(%a: f64) -> i64 {
  %zero = arith.constant 0.0 : f64
  %scale = arith.constant 2.3283064365386963e-10 : f64
  %back = arith.constant -4294967296.0 : f64
  %limit = arith.constant 18446744073709551616.0 : f64
  %positive = arith.cmpf ogt, %a, %zero : f64
  %x = arith.select %positive, %a, %zero : f64
  %y = arith.mulf %x, %scale : f64
  %t = math.trunc %y : f64
  %rest = math.fma %t, %back, %x : f64
  %h = mir.to_int unsigned %t : f64 to i32
  %l = mir.to_int unsigned %rest : f64 to i32
  %w = mir.join %l, %h : i64
  %ones = arith.constant -1 : i64
  %above = arith.cmpf oge, %a, %limit : f64
  %r = arith.select %above, %ones, %w : i64
  func.return %r : i64
}

func.func private @to_int_f64_i64(%a: f64) -> i64 {
  %m = math.absf %a : f64
  %u = mir.to_int unsigned %m : f64 to i64
  %zero = arith.constant 0 : i64
  %minus = arith.subi %zero, %u : i64
  %zero_f = arith.constant 0.0 : f64
  %negative = arith.cmpf olt, %a, %zero_f : f64
  %v = arith.select %negative, %minus, %u : i64
  %limit = arith.constant 9223372036854775808.0 : f64
  %least_f = arith.constant -9223372036854775808.0 : f64
  %most = arith.constant 9223372036854775807 : i64
  %least = arith.constant -9223372036854775808 : i64
  %above = arith.cmpf oge, %a, %limit : f64
  %below = arith.cmpf ole, %a, %least_f : f64
  %w = arith.select %above, %most, %v : i64
  %r = arith.select %below, %least, %w : i64
  func.return %r : i64
}

func.func private @to_int_f32_i64(%a: f32) -> i64 {
  %x = arith.extf %a : f32 to f64
  %r = mir.to_int %x : f64 to i64
  func.return %r : i64
}

func.func private @to_uint_f32_i64(%a: f32) -> i64 {
  %x = arith.extf %a : f32 to f64
  %r = mir.to_int unsigned %x : f64 to i64
  func.return %r : i64
}

// Rounded to odd in f32 first, so that f16 rounds what there was.

func.func private @truncf_f64_f16(%a: f64) -> f16 {
  %y = arith.truncf %a : f64 to f32
  %back = arith.extf %y : f32 to f64
  %exact = arith.cmpf ueq, %back, %a : f64
  %m = math.absf %a : f64
  %n = math.absf %back : f64
  %above = arith.cmpf ogt, %n, %m : f64
  %bits = arith.bitcast %y : f32 to i32
  %one = arith.constant 1 : i32
  %less = arith.subi %bits, %one : i32
  %towards = arith.select %above, %less, %bits : i32
  %odd = arith.ori %towards, %one : i32
  %b = arith.select %exact, %bits, %odd : i32
  %z = arith.bitcast %b : i32 to f32
  %r = arith.truncf %z : f32 to f16
  func.return %r : f16
}
