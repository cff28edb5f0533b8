// Results that do not fit.

// run: @ssub(-2147483648, 1) == true
// run: @ssub(5, 7) == false
llvm.func @ssub(%a: i32, %b: i32) -> i1 {
  %0 = "llvm.intr.ssub.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i1)>
  llvm.return %1 : i1
}

// run: @smul(65536, 65536) == true
// run: @smul(-3, 4) == false
llvm.func @smul(%a: i32, %b: i32) -> i1 {
  %0 = "llvm.intr.smul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i1)>
  llvm.return %1 : i1
}

// run: @uadd(-1, 1) == true
// run: @uadd(1, 2) == false
llvm.func @uadd(%a: i32, %b: i32) -> i1 {
  %0 = "llvm.intr.uadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i1)>
  llvm.return %1 : i1
}

// run: @usub(1, 2) == true
// run: @usub(2, 1) == false
llvm.func @usub(%a: i32, %b: i32) -> i1 {
  %0 = "llvm.intr.usub.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i1)>
  llvm.return %1 : i1
}

// run: @umul(65536, 65536) == true
// run: @umul(3, 4) == false
llvm.func @umul(%a: i32, %b: i32) -> i1 {
  %0 = "llvm.intr.umul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i1)>
  llvm.return %1 : i1
}
