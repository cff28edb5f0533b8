// Pointers of llvm by each convention: one i32 in Wasm, as an argument, as a result, and in a struct; as integers of any width.
// beyond mlir-opt: ssawasm.cc is an attribute of ours
// beyond mlir-runner: a pointer has 32 bits here
// run: @there_and_back(65544) == 65544
// run: @there_and_back(-8) == 4294967288
// run: @narrow(65544) == 8
// run: @wide(-8) == 4294967288
// run: @null() == 0
// run: @by_c(1000) == 1016, 992
// run: @by_multivalue(1000) == 1016, 992
// run: @by_exact(1000) == 1016, 992
// run: @three(1000) == 3006

func.func private @same(%p: !llvm.ptr) -> !llvm.ptr attributes {ssawasm.cc = "multivalue", no_inline} {
  return %p : !llvm.ptr
}

func.func @there_and_back(%a: i32) -> i64 {
  %p = llvm.inttoptr %a : i32 to !llvm.ptr
  %q = call @same(%p) : (!llvm.ptr) -> !llvm.ptr
  %n = llvm.ptrtoint %q : !llvm.ptr to i64
  return %n : i64
}

// Fewer bits are the low ones.
func.func @narrow(%a: i32) -> i16 {
  %p = llvm.inttoptr %a : i32 to !llvm.ptr
  %n = llvm.ptrtoint %p : !llvm.ptr to i16
  return %n : i16
}

// Of more, the high ones are lost.
func.func @wide(%a: i64) -> i64 {
  %p = llvm.inttoptr %a : i64 to !llvm.ptr
  %n = llvm.ptrtoint %p : !llvm.ptr to i64
  return %n : i64
}

func.func @null() -> i32 {
  %p = llvm.mlir.zero : !llvm.ptr
  %n = llvm.ptrtoint %p : !llvm.ptr to i32
  return %n : i32
}

!two = !llvm.struct<(ptr, ptr)>
func.func private @around(%p: i32) -> !two attributes {ssawasm.cc = "exact", no_inline} {
  %c16 = arith.constant 16 : i32
  %c8 = arith.constant 8 : i32
  %a = arith.addi %p, %c16 : i32
  %b = arith.subi %p, %c8 : i32
  %x = llvm.inttoptr %a : i32 to !llvm.ptr
  %y = llvm.inttoptr %b : i32 to !llvm.ptr
  %0 = llvm.mlir.undef : !two
  %1 = llvm.insertvalue %x, %0[0] : !two
  %2 = llvm.insertvalue %y, %1[1] : !two
  return %2 : !two
}
func.func private @around_c(%p: i32) -> !two attributes {ssawasm.cc = "c", no_inline} {
  %r = call @around(%p) : (i32) -> !two
  return %r : !two
}
func.func private @around_multivalue(%p: i32) -> !two attributes {ssawasm.cc = "multivalue", no_inline} {
  %r = call @around(%p) : (i32) -> !two
  return %r : !two
}
func.func private @numbers(%t: !two) -> (i32, i32) {
  %x = llvm.extractvalue %t[0] : !two
  %y = llvm.extractvalue %t[1] : !two
  %a = llvm.ptrtoint %x : !llvm.ptr to i32
  %b = llvm.ptrtoint %y : !llvm.ptr to i32
  return %a, %b : i32, i32
}
func.func @by_c(%p: i32) -> (i32, i32) {
  %r = call @around_c(%p) : (i32) -> !two
  %n:2 = call @numbers(%r) : (!two) -> (i32, i32)
  return %n#0, %n#1 : i32, i32
}
func.func @by_multivalue(%p: i32) -> (i32, i32) {
  %r = call @around_multivalue(%p) : (i32) -> !two
  %n:2 = call @numbers(%r) : (!two) -> (i32, i32)
  return %n#0, %n#1 : i32, i32
}
func.func @by_exact(%p: i32) -> (i32, i32) {
  %r = call @around(%p) : (i32) -> !two
  %n:2 = call @numbers(%r) : (!two) -> (i32, i32)
  return %n#0, %n#1 : i32, i32
}

// Three of them go by pointer.
!three = !llvm.struct<(ptr, struct<(ptr, ptr)>)>
func.func private @sum(%t: !three) -> i32 attributes {ssawasm.cc = "multivalue", no_inline} {
  %p = llvm.extractvalue %t[0] : !three
  %q = llvm.extractvalue %t[1, 0] : !three
  %r = llvm.extractvalue %t[1, 1] : !three
  %a = llvm.ptrtoint %p : !llvm.ptr to i32
  %b = llvm.ptrtoint %q : !llvm.ptr to i32
  %c = llvm.ptrtoint %r : !llvm.ptr to i32
  %s = arith.addi %a, %b : i32
  %n = arith.addi %s, %c : i32
  return %n : i32
}
func.func @three(%a: i32) -> i32 {
  %two = arith.constant 2 : i32
  %b = arith.addi %a, %two : i32
  %c = arith.addi %b, %two : i32
  %p = llvm.inttoptr %a : i32 to !llvm.ptr
  %q = llvm.inttoptr %b : i32 to !llvm.ptr
  %r = llvm.inttoptr %c : i32 to !llvm.ptr
  %0 = llvm.mlir.poison : !three
  %1 = llvm.insertvalue %p, %0[0] : !three
  %2 = llvm.insertvalue %q, %1[1, 0] : !three
  %3 = llvm.insertvalue %r, %2[1, 1] : !three
  %n = call @sum(%3) : (!three) -> i32
  return %n : i32
}
