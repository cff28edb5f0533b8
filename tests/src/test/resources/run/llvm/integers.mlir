// Arithmetic on integers.

// run: @add(7, 3) == 10
// run: @add(-2147483648, -1) == 2147483647
llvm.func @add(%a: i32, %b: i32) -> i32 {
  %0 = llvm.add %a, %b : i32
  llvm.return %0 : i32
}

// run: @sub(7, 3) == 4
// run: @sub(-2147483648, -1) == -2147483647
llvm.func @sub(%a: i32, %b: i32) -> i32 {
  %1 = llvm.sub %a, %b : i32
  llvm.return %1 : i32
}

// run: @mul(7, 3) == 21
// run: @mul(-2147483648, -1) == -2147483648
llvm.func @mul(%a: i32, %b: i32) -> i32 {
  %2 = llvm.mul %a, %b : i32
  llvm.return %2 : i32
}

// run: @sdiv(-7, 3) == -2
// run: @sdiv(200, 7) == 28
llvm.func @sdiv(%a: i32, %b: i32) -> i32 {
  %0 = llvm.sdiv %a, %b : i32
  llvm.return %0 : i32
}

// run: @srem(-7, 3) == -1
// run: @srem(200, 7) == 4
llvm.func @srem(%a: i32, %b: i32) -> i32 {
  %1 = llvm.srem %a, %b : i32
  llvm.return %1 : i32
}

// run: @udiv(-7, 3) == 1431655763
// run: @udiv(200, 7) == 28
llvm.func @udiv(%a: i32, %b: i32) -> i32 {
  %2 = llvm.udiv %a, %b : i32
  llvm.return %2 : i32
}

// run: @urem(-7, 3) == 0
// run: @urem(200, 7) == 4
llvm.func @urem(%a: i32, %b: i32) -> i32 {
  %3 = llvm.urem %a, %b : i32
  llvm.return %3 : i32
}

// run: @and(12, 10) == 8
llvm.func @and(%a: i64, %b: i64) -> i64 {
  %0 = llvm.and %a, %b : i64
  llvm.return %0 : i64
}

// run: @or(12, 10) == 14
llvm.func @or(%a: i64, %b: i64) -> i64 {
  %1 = llvm.or %a, %b : i64
  llvm.return %1 : i64
}

// run: @xor(12, 10) == 6
llvm.func @xor(%a: i64, %b: i64) -> i64 {
  %2 = llvm.xor %a, %b : i64
  llvm.return %2 : i64
}

// run: @shl(-16, 2) == -64
llvm.func @shl(%a: i8, %b: i8) -> i8 {
  %0 = llvm.shl %a, %b : i8
  llvm.return %0 : i8
}

// run: @lshr(-16, 2) == 60
llvm.func @lshr(%a: i8, %b: i8) -> i8 {
  %1 = llvm.lshr %a, %b : i8
  llvm.return %1 : i8
}

// run: @ashr(-16, 2) == -4
llvm.func @ashr(%a: i8, %b: i8) -> i8 {
  %2 = llvm.ashr %a, %b : i8
  llvm.return %2 : i8
}

// run: @compared(-1, 1) == true
// run: @compared(1, 2) == false
llvm.func @compared(%a: i32, %b: i32) -> i1 {
  %0 = llvm.icmp "slt" %a, %b : i32
  %1 = llvm.icmp "ugt" %a, %b : i32
  %2 = llvm.and %0, %1 : i1
  llvm.return %2 : i1
}

// run: @zext(-1) == 255
llvm.func @zext(%a: i8) -> i32 {
  %0 = llvm.zext %a : i8 to i32
  llvm.return %0 : i32
}

// run: @sext(-1) == -1
llvm.func @sext(%a: i8) -> i32 {
  %1 = llvm.sext %a : i8 to i32
  llvm.return %1 : i32
}

// run: @zext_i32(-1) == 65535
llvm.func @zext_i32(%a: i8) -> i32 {
  %2 = llvm.sext %a : i8 to i64
  %3 = llvm.trunc %2 : i64 to i16
  %4 = llvm.zext %3 : i16 to i32
  llvm.return %4 : i32
}
