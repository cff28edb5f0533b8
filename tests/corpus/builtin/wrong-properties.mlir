// A property of the wrong kind ends the reading: the rule that is broken above it is not said.

func.func @f(%m: memref<4xf32>, %i: index, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  %0 = "memref.load"(%m, %i) <{alignment = "a"}> : (memref<4xf32>, index) -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  %0 = "memref.load"(%m, %i) <{nontemporal = 1 : i8}> : (memref<4xf32>, index) -> f32
  return
}

// -----

func.func @f(%a: i32, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  %0 = "arith.cmpi"(%a, %a) <{predicate = 99 : i64}> : (i32, i32) -> i1
  return
}

// -----

func.func @f(%a: i32, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.fastmath<none>}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  "func.call"(%a) <{callee = @f::@g}> : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  "func.call"(%a) <{callee = @g, no_inline = 1}> : (i32) -> ()
  return
}

// -----

func.func @f(%v: vector<4xf32>, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  %0 = "vector.reduction"(%v) <{kind = 1 : i32}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%v: vector<4xf32>, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  %0 = "vector.shuffle"(%v, %v) <{mask = [0]}> : (vector<4xf32>, vector<4xf32>) -> vector<1xf32>
  return
}

// -----

func.func @f(%i: index, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  %0 = "affine.apply"(%i) <{map = 0}> : (index) -> index
  return
}

// -----

func.func @f(%m: memref<4xf32>, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  %0 = "memref.collapse_shape"(%m) <{reassociation = @f}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  "memref.prefetch"(%m, %i) <{isDataCache = true, isWrite = true, localityHint = array<i32: 1>}> : (memref<4xf32>, index) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  %0 = "llvm.load"(%p) <{ordering = 99 : i64}> : (!llvm.ptr) -> i32
  return
}

// -----

func.func @f(%p: !llvm.ptr, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  %0 = "llvm.load"(%p) <{ordering = 0 : i64, volatile_ = 1}> : (!llvm.ptr) -> i32
  return
}

// -----

func.func @f(%p: !llvm.ptr, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  %0 = "llvm.load"(%p) <{ordering = 0 : i64, tbaa = 1}> : (!llvm.ptr) -> i32
  return
}

// -----

func.func @f(%p: !llvm.ptr, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  %0 = "llvm.getelementptr"(%p) <{elem_type = 1, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  %0 = "llvm.getelementptr"(%p) <{elem_type = i8, noWrapFlags = "a", rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: i32, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  %0 = "ub.poison"() <{value = 1 : i32}> : () -> i32
  return
}

// -----

func.func @f(%a: i32, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  "async.runtime.add_ref"(%a) <{count = 1.0}> : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  "func.func"() <{function_type = 1, sym_name = "g"}> ({}) : () -> ()
  return
}

// -----

func.func @f(%a: i32, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  "llvm.func"() <{CConv = 1, function_type = !llvm.func<void ()>, sym_name = "g"}> ({}) : () -> ()
  return
}

// -----

// Its value is left to the verifier, which comes to the other first.

func.func @f(%a: i32, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  "func.func"() <{function_type = i32, sym_name = "g"}> ({}) : () -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  %0 = "memref.load"(%m, %i) <{alignment = 3 : i32}> : (memref<4xf32>, index) -> f32
  return
}

// -----

func.func @f(%a: i32, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  "func.call"(%a) <{arg_attrs = [1], callee = @f}> : (i32) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  %0 = "memref.collapse_shape"(%m) <{reassociation = [1]}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%p: !llvm.ptr, %bad: f32) {
  %wrong = "arith.addi"(%bad, %bad) : (f32, f32) -> f32
  %0 = "llvm.load"(%p) <{access_groups = [1], ordering = 0 : i64}> : (!llvm.ptr) -> i32
  return
}
