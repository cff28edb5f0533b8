// The programs of LLVM's bug reports on several results, with their types: issue 98323 (the second result only where the first is not
// zero), issue 55136 (two calls whose results are added out of order; both halves of a pair stored), issue 71124 (i64 by halves).
// beyond mlir-opt: ssawasm.cc is an attribute of ours
// run: @select_second(0, 9) == 42
// run: @select_second(1, 9) == 9
// run: @two_calls(3, 5) == 29
// run: @store_pair(7) == 8, 49
// run: @pair_by_pointer(7) == 49
// run: @halves(-1, 1) == 4294967295, 0

!pair = !llvm.struct<(i64, i64)>
!mixed = !llvm.struct<(i32, i64)>

func.func private @foo(%a: i64, %b: i64) -> !pair attributes {ssawasm.cc = "multivalue", no_inline} {
  %none = llvm.mlir.poison : !pair
  %0 = llvm.insertvalue %a, %none[0] : !pair
  %1 = llvm.insertvalue %b, %0[1] : !pair
  return %1 : !pair
}

func.func @select_second(%a: i64, %b: i64) -> i64 attributes {ssawasm.cc = "multivalue"} {
  %pair = call @foo(%a, %b) : (i64, i64) -> !pair
  %v0 = llvm.extractvalue %pair[0] : !pair
  %zero = arith.constant 0 : i64
  %is = arith.cmpi eq, %v0, %zero : i64
  %v1 = llvm.extractvalue %pair[1] : !pair
  %c42 = arith.constant 42 : i64
  %r = arith.select %is, %c42, %v1 : i64
  return %r : i64
}

func.func private @product(%a: i32) -> !mixed attributes {ssawasm.cc = "multivalue", no_inline} {
  %one = arith.constant 1 : i32
  %next = arith.addi %a, %one : i32
  %wide = arith.extsi %a : i32 to i64
  %square = arith.muli %wide, %wide : i64
  %none = llvm.mlir.undef : !mixed
  %0 = llvm.insertvalue %next, %none[0] : !mixed
  %1 = llvm.insertvalue %square, %0[1] : !mixed
  return %1 : !mixed
}

// halves of two calls, the later call's first
func.func @two_calls(%a: i32, %b: i32) -> i64 {
  %first = call @product(%a) : (i32) -> !mixed
  %second = call @product(%b) : (i32) -> !mixed
  %s1 = llvm.extractvalue %second[1] : !mixed
  %f0 = llvm.extractvalue %first[0] : !mixed
  %f = arith.extsi %f0 : i32 to i64
  %r = arith.addi %f, %s1 : i64
  return %r : i64
}

memref.global "private" @narrow : memref<1xi32> = uninitialized
memref.global "private" @wide : memref<1xi64> = uninitialized

func.func @store_pair(%a: i32) -> (i32, i64) {
  %c0 = arith.constant 0 : index
  %pair = call @product(%a) : (i32) -> !mixed
  %first = llvm.extractvalue %pair[0] : !mixed
  %second = llvm.extractvalue %pair[1] : !mixed
  %n = memref.get_global @narrow : memref<1xi32>
  %w = memref.get_global @wide : memref<1xi64>
  memref.store %first, %n[%c0] : memref<1xi32>
  memref.store %second, %w[%c0] : memref<1xi64>
  %x = memref.load %n[%c0] : memref<1xi32>
  %y = memref.load %w[%c0] : memref<1xi64>
  return %x, %y : i32, i64
}

func.func @pair_by_pointer(%a: i32) -> i64 {
  %c0 = arith.constant 0 : index
  %pair = call @product(%a) : (i32) -> !mixed
  %m = memref.alloca() : memref<1xi64>
  %second = llvm.extractvalue %pair[1] : !mixed
  memref.store %second, %m[%c0] : memref<1xi64>
  %r = memref.load %m[%c0] : memref<1xi64>
  return %r : i64
}

// the low words of two numbers, and what is above them
func.func @halves(%a: i64, %b: i64) -> (i64, i64) {
  %c32 = arith.constant 32 : i64
  %mask = arith.constant 4294967295 : i64
  %pair = call @foo(%a, %b) : (i64, i64) -> !pair
  %hi = llvm.extractvalue %pair[1] : !pair
  %lo = llvm.extractvalue %pair[0] : !pair
  %l = arith.andi %lo, %mask : i64
  %h = arith.shrui %hi, %c32 : i64
  return %l, %h : i64, i64
}
