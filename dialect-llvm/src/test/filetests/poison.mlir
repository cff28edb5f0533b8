// A promise that does not hold is poison, which may be chosen and left, but not returned.

// run: @poison(7) traps "poison leaves the program"
func.func @poison(%a: i32) -> i32 {
  %p = llvm.mlir.poison : i32
  return %p : i32
}

// run: @poison_not_chosen(7) == 7
func.func @poison_not_chosen(%a: i32) -> i32 {
  %no = arith.constant false
  %p = llvm.mlir.poison : i32
  %q = arith.select %no, %p, %a : i32
  return %q : i32
}

// run: @or_disjoint(7) traps "poison leaves the program"
func.func @or_disjoint(%a: i32) -> i32 {
  %one = arith.constant 1 : i32
  %p = llvm.or disjoint %a, %one : i32
  return %p : i32
}

// run: @or_disjoint_not_chosen(7) == 7
func.func @or_disjoint_not_chosen(%a: i32) -> i32 {
  %no = arith.constant false
  %one = arith.constant 1 : i32
  %p = llvm.or disjoint %a, %one : i32
  %q = arith.select %no, %p, %a : i32
  return %q : i32
}

// run: @add_nuw(7) traps "poison leaves the program"
func.func @add_nuw(%a: i32) -> i32 {
  %min = arith.constant -2147483648 : i32
  %p = llvm.add %min, %min overflow<nuw> : i32
  return %p : i32
}

// run: @add_nuw_not_chosen(7) == 7
func.func @add_nuw_not_chosen(%a: i32) -> i32 {
  %no = arith.constant false
  %min = arith.constant -2147483648 : i32
  %p = llvm.add %min, %min overflow<nuw> : i32
  %q = arith.select %no, %p, %a : i32
  return %q : i32
}

// run: @sdiv_exact(7) traps "poison leaves the program"
func.func @sdiv_exact(%a: i32) -> i32 {
  %32 = arith.constant 32 : i32
  %p = llvm.sdiv exact %a, %32 : i32
  return %p : i32
}

// run: @sdiv_exact_not_chosen(7) == 7
func.func @sdiv_exact_not_chosen(%a: i32) -> i32 {
  %no = arith.constant false
  %32 = arith.constant 32 : i32
  %p = llvm.sdiv exact %a, %32 : i32
  %q = arith.select %no, %p, %a : i32
  return %q : i32
}

// run: @trunc_nsw(7) traps "poison leaves the program"
func.func @trunc_nsw(%a: i32) -> i32 {
  %min = arith.constant -2147483648 : i32
  %x = llvm.trunc %min overflow<nsw> : i32 to i8
  %p = llvm.sext %x : i8 to i32
  return %p : i32
}

// run: @trunc_nsw_not_chosen(7) == 7
func.func @trunc_nsw_not_chosen(%a: i32) -> i32 {
  %no = arith.constant false
  %min = arith.constant -2147483648 : i32
  %x = llvm.trunc %min overflow<nsw> : i32 to i8
  %p = llvm.sext %x : i8 to i32
  %q = arith.select %no, %p, %a : i32
  return %q : i32
}

// run: @zext_nneg(7) traps "poison leaves the program"
func.func @zext_nneg(%a: i32) -> i32 {
  %min = arith.constant -2147483648 : i32
  %x = llvm.zext nneg %min : i32 to i64
  %p = llvm.trunc %x : i64 to i32
  return %p : i32
}

// run: @zext_nneg_not_chosen(7) == 7
func.func @zext_nneg_not_chosen(%a: i32) -> i32 {
  %no = arith.constant false
  %min = arith.constant -2147483648 : i32
  %x = llvm.zext nneg %min : i32 to i64
  %p = llvm.trunc %x : i64 to i32
  %q = arith.select %no, %p, %a : i32
  return %q : i32
}

// run: @freeze(7) == 0
func.func @freeze(%a: i32) -> i32 {
  %p = llvm.mlir.poison : i32
  %q = llvm.freeze %p : i32
  return %q : i32
}
