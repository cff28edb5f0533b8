// 64-bit integers in pairs of words. A function is called as the operation it stands for.

func.func private @addi_i64(%a: i64, %b: i64) -> i64 {
  %al, %ah = mir.split %a : i64
  %bl, %bh = mir.split %b : i64
  %l, %carry = arith.addui_extended %al, %bl : i32, i1
  %c = arith.extui %carry : i1 to i32
  %h0 = arith.addi %ah, %bh : i32
  %h = arith.addi %h0, %c : i32
  %r = mir.join %l, %h : i64
  func.return %r : i64
}

func.func private @subi_i64(%a: i64, %b: i64) -> i64 {
  %al, %ah = mir.split %a : i64
  %bl, %bh = mir.split %b : i64
  %l = arith.subi %al, %bl : i32
  %borrow = arith.cmpi ult, %al, %bl : i32
  %c = arith.extui %borrow : i1 to i32
  %h0 = arith.subi %ah, %bh : i32
  %h = arith.subi %h0, %c : i32
  %r = mir.join %l, %h : i64
  func.return %r : i64
}

func.func private @muli_i64(%a: i64, %b: i64) -> i64 {
  %al, %ah = mir.split %a : i64
  %bl, %bh = mir.split %b : i64
  %l, %h0 = arith.mului_extended %al, %bl : i32
  %p = arith.muli %al, %bh : i32
  %q = arith.muli %ah, %bl : i32
  %h1 = arith.addi %h0, %p : i32
  %h = arith.addi %h1, %q : i32
  %r = mir.join %l, %h : i64
  func.return %r : i64
}

func.func private @andi_i64(%a: i64, %b: i64) -> i64 {
  %al, %ah = mir.split %a : i64
  %bl, %bh = mir.split %b : i64
  %l = arith.andi %al, %bl : i32
  %h = arith.andi %ah, %bh : i32
  %r = mir.join %l, %h : i64
  func.return %r : i64
}

func.func private @ori_i64(%a: i64, %b: i64) -> i64 {
  %al, %ah = mir.split %a : i64
  %bl, %bh = mir.split %b : i64
  %l = arith.ori %al, %bl : i32
  %h = arith.ori %ah, %bh : i32
  %r = mir.join %l, %h : i64
  func.return %r : i64
}

func.func private @xori_i64(%a: i64, %b: i64) -> i64 {
  %al, %ah = mir.split %a : i64
  %bl, %bh = mir.split %b : i64
  %l = arith.xori %al, %bl : i32
  %h = arith.xori %ah, %bh : i32
  %r = mir.join %l, %h : i64
  func.return %r : i64
}

func.func private @shli_i64(%a: i64, %n: i64) -> i64 {
  %al, %ah = mir.split %a : i64
  %c, %c_high = mir.split %n : i64
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %31 = arith.constant 31 : i32
  %32 = arith.constant 32 : i32
  %s = arith.andi %c, %31 : i32
  %t = arith.xori %s, %31 : i32
  %c32 = arith.andi %c, %32 : i32
  %far = arith.cmpi ne, %c32, %zero : i32
  %l0 = arith.shli %al, %s : i32
  %h0 = arith.shli %ah, %s : i32
  %m0 = arith.shrui %al, %one : i32
  %m = arith.shrui %m0, %t : i32
  %h1 = arith.ori %h0, %m : i32
  %l = arith.select %far, %zero, %l0 : i32
  %h = arith.select %far, %l0, %h1 : i32
  %r = mir.join %l, %h : i64
  func.return %r : i64
}

func.func private @shrui_i64(%a: i64, %n: i64) -> i64 {
  %al, %ah = mir.split %a : i64
  %c, %c_high = mir.split %n : i64
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %31 = arith.constant 31 : i32
  %32 = arith.constant 32 : i32
  %s = arith.andi %c, %31 : i32
  %t = arith.xori %s, %31 : i32
  %c32 = arith.andi %c, %32 : i32
  %far = arith.cmpi ne, %c32, %zero : i32
  %fill = arith.constant 0 : i32
  %h0 = arith.shrui %ah, %s : i32
  %l0 = arith.shrui %al, %s : i32
  %m0 = arith.shli %ah, %one : i32
  %m = arith.shli %m0, %t : i32
  %l1 = arith.ori %l0, %m : i32
  %l = arith.select %far, %h0, %l1 : i32
  %h = arith.select %far, %fill, %h0 : i32
  %r = mir.join %l, %h : i64
  func.return %r : i64
}

func.func private @shrsi_i64(%a: i64, %n: i64) -> i64 {
  %al, %ah = mir.split %a : i64
  %c, %c_high = mir.split %n : i64
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %31 = arith.constant 31 : i32
  %32 = arith.constant 32 : i32
  %s = arith.andi %c, %31 : i32
  %t = arith.xori %s, %31 : i32
  %c32 = arith.andi %c, %32 : i32
  %far = arith.cmpi ne, %c32, %zero : i32
  %fill = arith.shrsi %ah, %31 : i32
  %h0 = arith.shrsi %ah, %s : i32
  %l0 = arith.shrui %al, %s : i32
  %m0 = arith.shli %ah, %one : i32
  %m = arith.shli %m0, %t : i32
  %l1 = arith.ori %l0, %m : i32
  %l = arith.select %far, %h0, %l1 : i32
  %h = arith.select %far, %fill, %h0 : i32
  %r = mir.join %l, %h : i64
  func.return %r : i64
}

func.func private @cmpi_eq_i64(%a: i64, %b: i64) -> i1 {
  %al, %ah = mir.split %a : i64
  %bl, %bh = mir.split %b : i64
  %l = arith.xori %al, %bl : i32
  %h = arith.xori %ah, %bh : i32
  %d = arith.ori %l, %h : i32
  %zero = arith.constant 0 : i32
  %r = arith.cmpi eq, %d, %zero : i32
  func.return %r : i1
}

func.func private @cmpi_ne_i64(%a: i64, %b: i64) -> i1 {
  %al, %ah = mir.split %a : i64
  %bl, %bh = mir.split %b : i64
  %l = arith.xori %al, %bl : i32
  %h = arith.xori %ah, %bh : i32
  %d = arith.ori %l, %h : i32
  %zero = arith.constant 0 : i32
  %r = arith.cmpi ne, %d, %zero : i32
  func.return %r : i1
}

func.func private @cmpi_slt_i64(%a: i64, %b: i64) -> i1 {
  %al, %ah = mir.split %a : i64
  %bl, %bh = mir.split %b : i64
  %same = arith.cmpi eq, %ah, %bh : i32
  %low = arith.cmpi ult, %al, %bl : i32
  %high = arith.cmpi slt, %ah, %bh : i32
  %r = arith.select %same, %low, %high : i1
  func.return %r : i1
}

func.func private @cmpi_sle_i64(%a: i64, %b: i64) -> i1 {
  %al, %ah = mir.split %a : i64
  %bl, %bh = mir.split %b : i64
  %same = arith.cmpi eq, %ah, %bh : i32
  %low = arith.cmpi ule, %al, %bl : i32
  %high = arith.cmpi slt, %ah, %bh : i32
  %r = arith.select %same, %low, %high : i1
  func.return %r : i1
}

func.func private @cmpi_sgt_i64(%a: i64, %b: i64) -> i1 {
  %al, %ah = mir.split %a : i64
  %bl, %bh = mir.split %b : i64
  %same = arith.cmpi eq, %ah, %bh : i32
  %low = arith.cmpi ugt, %al, %bl : i32
  %high = arith.cmpi sgt, %ah, %bh : i32
  %r = arith.select %same, %low, %high : i1
  func.return %r : i1
}

func.func private @cmpi_sge_i64(%a: i64, %b: i64) -> i1 {
  %al, %ah = mir.split %a : i64
  %bl, %bh = mir.split %b : i64
  %same = arith.cmpi eq, %ah, %bh : i32
  %low = arith.cmpi uge, %al, %bl : i32
  %high = arith.cmpi sgt, %ah, %bh : i32
  %r = arith.select %same, %low, %high : i1
  func.return %r : i1
}

func.func private @cmpi_ult_i64(%a: i64, %b: i64) -> i1 {
  %al, %ah = mir.split %a : i64
  %bl, %bh = mir.split %b : i64
  %same = arith.cmpi eq, %ah, %bh : i32
  %low = arith.cmpi ult, %al, %bl : i32
  %high = arith.cmpi ult, %ah, %bh : i32
  %r = arith.select %same, %low, %high : i1
  func.return %r : i1
}

func.func private @cmpi_ule_i64(%a: i64, %b: i64) -> i1 {
  %al, %ah = mir.split %a : i64
  %bl, %bh = mir.split %b : i64
  %same = arith.cmpi eq, %ah, %bh : i32
  %low = arith.cmpi ule, %al, %bl : i32
  %high = arith.cmpi ult, %ah, %bh : i32
  %r = arith.select %same, %low, %high : i1
  func.return %r : i1
}

func.func private @cmpi_ugt_i64(%a: i64, %b: i64) -> i1 {
  %al, %ah = mir.split %a : i64
  %bl, %bh = mir.split %b : i64
  %same = arith.cmpi eq, %ah, %bh : i32
  %low = arith.cmpi ugt, %al, %bl : i32
  %high = arith.cmpi ugt, %ah, %bh : i32
  %r = arith.select %same, %low, %high : i1
  func.return %r : i1
}

func.func private @cmpi_uge_i64(%a: i64, %b: i64) -> i1 {
  %al, %ah = mir.split %a : i64
  %bl, %bh = mir.split %b : i64
  %same = arith.cmpi eq, %ah, %bh : i32
  %low = arith.cmpi uge, %al, %bl : i32
  %high = arith.cmpi ugt, %ah, %bh : i32
  %r = arith.select %same, %low, %high : i1
  func.return %r : i1
}

func.func private @minsi_i64(%a: i64, %b: i64) -> i64 {
  %c = arith.cmpi slt, %a, %b : i64
  %r = arith.select %c, %a, %b : i64
  func.return %r : i64
}

func.func private @minui_i64(%a: i64, %b: i64) -> i64 {
  %c = arith.cmpi ult, %a, %b : i64
  %r = arith.select %c, %a, %b : i64
  func.return %r : i64
}

func.func private @maxsi_i64(%a: i64, %b: i64) -> i64 {
  %c = arith.cmpi sgt, %a, %b : i64
  %r = arith.select %c, %a, %b : i64
  func.return %r : i64
}

func.func private @maxui_i64(%a: i64, %b: i64) -> i64 {
  %c = arith.cmpi ugt, %a, %b : i64
  %r = arith.select %c, %a, %b : i64
  func.return %r : i64
}

func.func private @absi_i64(%a: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %negative = arith.cmpi slt, %a, %zero : i64
  %n = arith.subi %zero, %a : i64
  %r = arith.select %negative, %n, %a : i64
  func.return %r : i64
}

func.func private @extui_i32_i64(%a: i32) -> i64 {
  %zero = arith.constant 0 : i32
  %r = mir.join %a, %zero : i64
  func.return %r : i64
}

func.func private @extsi_i32_i64(%a: i32) -> i64 {
  %31 = arith.constant 31 : i32
  %h = arith.shrsi %a, %31 : i32
  %r = mir.join %a, %h : i64
  func.return %r : i64
}

func.func private @extui_i1_i64(%a: i1) -> i64 {
  %zero = arith.constant 0 : i32
  %l = arith.extui %a : i1 to i32
  %r = mir.join %l, %zero : i64
  func.return %r : i64
}

func.func private @extsi_i1_i64(%a: i1) -> i64 {
  %l = arith.extsi %a : i1 to i32
  %r = mir.join %l, %l : i64
  func.return %r : i64
}

// Shift and subtract, a bit at a time: the dividend leaves n at its top while the quotient comes in at its bottom.
func.func private @divide_i64(%n: i64, %d: i64) -> (i64, i64) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %31 = arith.constant 31 : i32
  %64 = arith.constant 64 : i32
  %nl0, %nh0 = mir.split %n : i64
  %dl, %dh = mir.split %d : i64
  cf.br ^loop(%zero, %nl0, %nh0, %zero, %zero : i32, i32, i32, i32, i32)
^loop(%i: i32, %nl: i32, %nh: i32, %rl: i32, %rh: i32):
  // r = r << 1 | n >> 63; what leaves r at its top makes it greater than any d
  %out = arith.shrui %rh, %31 : i32
  %rh1 = arith.shli %rh, %one : i32
  %rl_top = arith.shrui %rl, %31 : i32
  %rh2 = arith.ori %rh1, %rl_top : i32
  %rl1 = arith.shli %rl, %one : i32
  %n_top = arith.shrui %nh, %31 : i32
  %rl2 = arith.ori %rl1, %n_top : i32
  %nh1 = arith.shli %nh, %one : i32
  %nl_top = arith.shrui %nl, %31 : i32
  %nh2 = arith.ori %nh1, %nl_top : i32
  %nl1 = arith.shli %nl, %one : i32
  // r >= d: subtract, and the bit of the quotient is 1
  %same = arith.cmpi eq, %rh2, %dh : i32
  %low = arith.cmpi uge, %rl2, %dl : i32
  %high = arith.cmpi ugt, %rh2, %dh : i32
  %fits0 = arith.select %same, %low, %high : i1
  %over = arith.cmpi ne, %out, %zero : i32
  %fits = arith.ori %fits0, %over : i1
  %sl = arith.subi %rl2, %dl : i32
  %borrow = arith.cmpi ult, %rl2, %dl : i32
  %b = arith.extui %borrow : i1 to i32
  %sh0 = arith.subi %rh2, %dh : i32
  %sh = arith.subi %sh0, %b : i32
  %bit = arith.extui %fits : i1 to i32
  %nl2 = arith.ori %nl1, %bit : i32
  %rl3 = arith.select %fits, %sl, %rl2 : i32
  %rh3 = arith.select %fits, %sh, %rh2 : i32
  %i1 = arith.addi %i, %one : i32
  %more = arith.cmpi ult, %i1, %64 : i32
  cf.cond_br %more, ^loop(%i1, %nl2, %nh2, %rl3, %rh3 : i32, i32, i32, i32, i32), ^done(%nl2, %nh2, %rl3, %rh3 : i32, i32, i32, i32)
^done(%ql: i32, %qh: i32, %ml: i32, %mh: i32):
  %q = mir.join %ql, %qh : i64
  %r = mir.join %ml, %mh : i64
  func.return %q, %r : i64, i64
}

func.func private @divui_i64(%n: i64, %d: i64) -> i64 {
  %q, %r = func.call @divide_i64(%n, %d) : (i64, i64) -> (i64, i64)
  func.return %q : i64
}

func.func private @remui_i64(%n: i64, %d: i64) -> i64 {
  %q, %r = func.call @divide_i64(%n, %d) : (i64, i64) -> (i64, i64)
  func.return %r : i64
}

func.func private @divsi_i64(%a: i64, %b: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %an = arith.cmpi slt, %a, %zero : i64
  %bn = arith.cmpi slt, %b, %zero : i64
  %am = math.absi %a : i64
  %bm = math.absi %b : i64
  %q = arith.divui %am, %bm : i64
  %minus = arith.subi %zero, %q : i64
  %differ = arith.xori %an, %bn : i1
  %r = arith.select %differ, %minus, %q : i64
  func.return %r : i64
}

func.func private @remsi_i64(%a: i64, %b: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %an = arith.cmpi slt, %a, %zero : i64
  %bn = arith.cmpi slt, %b, %zero : i64
  %am = math.absi %a : i64
  %bm = math.absi %b : i64
  %m = arith.remui %am, %bm : i64
  %minus = arith.subi %zero, %m : i64
  %r = arith.select %an, %minus, %m : i64
  func.return %r : i64
}
