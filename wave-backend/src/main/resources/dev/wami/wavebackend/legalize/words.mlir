// What WAVE lacks on 32 bits, in mir. A function is called as the operation it stands for; operations marked mir.native
// are instructions as they are.

// n / d, unsigned: dividing half of n by a d below 2^31 is exact but for the last bit, and a greater d goes once or not
// at all.
func.func private @divui_i32(%n: i32, %d: i32) -> i32 {
  %one = arith.constant 1 : i32
  %31 = arith.constant 31 : i32
  %ones = arith.constant -1 : i32
  %large = arith.shrsi %d, %31 : i32
  %small = arith.xori %large, %ones : i32
  %half = arith.shrui %n, %one : i32
  %kept = arith.andi %half, %small : i32
  %q0 = arith.divsi %kept, %d : i32
  %q1 = arith.addi %q0, %q0 : i32
  %p = arith.muli %q1, %d : i32
  %r = arith.subi %n, %p : i32
  %more = arith.cmpi uge, %r, %d : i32
  %q2 = arith.addi %q1, %one : i32
  %q = arith.select %more, %q2, %q1 : i32
  func.return %q : i32
}

func.func private @remui_i32(%n: i32, %d: i32) -> i32 {
  %q = arith.divui %n, %d : i32
  %p = arith.muli %q, %d : i32
  %r = arith.subi %n, %p : i32
  func.return %r : i32
}

// n / d for n below 2^31: as a signed number a greater d gives what is not positive.
func.func private @divui_i32_of_nonnegative(%n: i32, %d: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %q0 = arith.divsi %n, %d : i32
  %q = arith.maxsi %q0, %zero : i32
  func.return %q : i32
}

func.func private @remui_i32_of_nonnegative(%n: i32, %d: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %q0 = arith.divsi %n, %d : i32
  %q = arith.maxsi %q0, %zero : i32
  %p = arith.muli %q, %d : i32
  %r = arith.subi %n, %p : i32
  func.return %r : i32
}

// a / b: the machine may say +infinity of any a / 0, but not of 1 / b.
func.func private @divf_f32(%a: f32, %b: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %q = arith.divf %a, %b {mir.native} : f32
  %r = arith.divf %one, %b {mir.native} : f32
  %m = arith.mulf %a, %r : f32
  %by_zero = arith.cmpf oeq, %b, %zero : f32
  %s = arith.select %by_zero, %m, %q : f32
  func.return %s : f32
}

// e^x = 2^(p + r), p = x log2(e) rounded, r what that leaves out
func.func private @exp_f32(%x: f32) -> f32 {
  %log2e = arith.constant 0x3FB8AA3B : f32
  %log2e_low = arith.constant 0x32A57060 : f32
  %ln2 = arith.constant 0x3F317218 : f32
  %bound = arith.constant 126.0 : f32
  %p = arith.mulf %x, %log2e : f32
  %minus_p = arith.negf %p : f32
  %r0 = math.fma %x, %log2e, %minus_p : f32
  %r = math.fma %x, %log2e_low, %r0 : f32
  %e = math.exp2 %p : f32
  %f = arith.mulf %r, %ln2 : f32
  %better = math.fma %e, %f, %e : f32
  %magnitude = math.absf %p : f32
  %finite = arith.cmpf olt, %magnitude, %bound : f32
  %s = arith.select %finite, %better, %e : f32
  func.return %s : f32
}

func.func private @log_f32(%x: f32) -> f32 {
  %ln2 = arith.constant 0x3F317218 : f32
  %l = math.log2 %x : f32
  %r = arith.mulf %l, %ln2 : f32
  func.return %r : f32
}

// tanh x = sign(x) (1 - 2 / (e^2|x| + 1)); near 0 its series
func.func private @tanh_f32(%x: f32) -> f32 {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %near = arith.constant 0.25 : f32
  %c3 = arith.constant -0.333333343 : f32
  %c5 = arith.constant 0.13333334 : f32
  %c7 = arith.constant -0.0539682545 : f32
  %c9 = arith.constant 0.021869488 : f32
  %sign_mask = arith.constant -2147483648 : i32
  %a = math.absf %x : f32
  %a2 = arith.addf %a, %a : f32
  %e = math.exp %a2 : f32
  %e1 = arith.addf %e, %one : f32
  %q = arith.divf %two, %e1 {mir.native} : f32
  %far = arith.subf %one, %q : f32
  %bits = arith.bitcast %x : f32 to i32
  %sign = arith.andi %bits, %sign_mask : i32
  %far_bits = arith.bitcast %far : f32 to i32
  %signed_bits = arith.ori %far_bits, %sign : i32
  %signed = arith.bitcast %signed_bits : i32 to f32
  %s = arith.mulf %x, %x : f32
  %p0 = math.fma %s, %c9, %c7 : f32
  %p1 = math.fma %s, %p0, %c5 : f32
  %p2 = math.fma %s, %p1, %c3 : f32
  %p3 = arith.mulf %s, %p2 : f32
  %series = math.fma %x, %p3, %x : f32
  %is_near = arith.cmpf olt, %a, %near : f32
  %t = arith.select %is_near, %series, %signed : f32
  %is_number = arith.cmpf ord, %x, %x : f32
  %r = arith.select %is_number, %t, %x : f32
  func.return %r : f32
}

// x^y = 2^(y log2 |x|), negative if x is and y is odd; a negative x has no power that is no integer
func.func private @powf_f32(%x: f32, %y: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %half = arith.constant 0.5 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %a = math.absf %x : f32
  %l = math.log2 %a : f32
  %t = arith.mulf %y, %l : f32
  %m = math.exp2 %t : f32
  %whole = math.trunc %y : f32
  %is_whole = arith.cmpf oeq, %whole, %y : f32
  %h = arith.mulf %y, %half : f32
  %whole_h = math.trunc %h : f32
  %is_odd0 = arith.cmpf une, %whole_h, %h : f32
  %is_odd = arith.andi %is_odd0, %is_whole : i1
  %bits = arith.bitcast %x : f32 to i32
  %zero_i = arith.constant 0 : i32
  %is_negative = arith.cmpi slt, %bits, %zero_i : i32
  %minus = arith.negf %m : f32
  %flips = arith.andi %is_negative, %is_odd : i1
  %s = arith.select %flips, %minus, %m : f32
  %below = arith.cmpf olt, %x, %zero : f32
  %true = arith.constant true
  %is_part = arith.xori %is_whole, %true : i1
  %infinity = arith.constant 0x7F800000 : f32
  %is_finite = arith.cmpf olt, %a, %infinity : f32
  %bad0 = arith.andi %below, %is_part : i1
  %bad = arith.andi %bad0, %is_finite : i1
  %u = arith.select %bad, %nan, %s : f32
  %by_zero = arith.cmpf oeq, %y, %zero : f32
  %of_one = arith.cmpf oeq, %x, %one : f32
  %is_one = arith.ori %by_zero, %of_one : i1
  %v = arith.select %is_one, %one, %u : f32
  func.return %v : f32
}
