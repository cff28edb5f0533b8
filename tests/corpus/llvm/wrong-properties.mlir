// Flags that are none, and properties that generic text must give.

llvm.func @f(%a: i64) {
    "llvm.call"(%a) <{callee = @f, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
    llvm.return
}

// -----

llvm.func @f(%a: i64) {
    "llvm.call_intrinsic"(%a) <{intrin = "llvm.x", operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
    llvm.return
}

// -----

llvm.func @f(%a: i1) {
    "llvm.intr.assume"(%a) : (i1) -> ()
    llvm.return
}

// -----

llvm.func @f(%a: i1) {
    "llvm.intr.assume"(%a) {op_bundle_sizes = array<i32>} : (i1) -> ()
    "llvm.add"(%a, %a) <{overflowFlags = #llvm.overflow<>}> : (i1, i1) -> i1
    llvm.return
}

// -----

llvm.func @f(%a: i1) {
    "llvm.add"(%a, %a) <{overflowFlags = #arith.overflow<nsw>}> : (i1, i1) -> i1
}

// -----

llvm.func @f(%a: i1) {
    "llvm.add"(%a, %a) <{overflowFlags = "x"}> : (i1, i1) -> i1
}

// -----

llvm.func @f(%a: i1) {
    "llvm.add"(%a, %a) {x = #llvm.overflow<foo>} : (i1, i1) -> i1
    llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
    %x = llvm.mlir.constant(0.000000e+00 : f128) : !llvm.ppc_fp128
    llvm.return
}
