// Flags of operations of llvm: the words, and the numbers in generic form.

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr inbounds_flag %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr none %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr inbounds_flag | nusw %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr inbounds | nuw %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr inbounds | foo %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr foo %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr nuw | %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr nuw, nusw %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr nuw | none | nuw
    "nusw" %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = "llvm.getelementptr"(%p) <{elem_type = i8, noWrapFlags = 99 : i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
  %1 = "llvm.getelementptr"(%p) <{elem_type = 1, noWrapFlags = 99 : i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = "llvm.getelementptr"(%p) <{elem_type = i8, noWrapFlags = 2 : i64, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%p: i32) {
  %0 = "llvm.add"(%p, %p) <{overflowFlags = 2 : i64}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%p: i32) {
  %0 = "llvm.add"(%p, %p) <{overflowFlags = 99 : i32}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%p: i32) {
  %0 = llvm.add %p, %p overflow<nsw | nuw> : i32
  return
}

// -----

func.func @f(%p: i32) {
  %0 = llvm.add %p, %p overflow<none> : i32
  return
}

// -----

func.func @f(%p: i32) {
  %0 = llvm.add %p, %p overflow<nsw, none> : i32
  return
}

// -----

func.func @f(%p: i32) {
  %0 = llvm.add %p, %p overflow<"nsw"> : i32
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = "llvm.getelementptr"(%p) <{elem_type = i8, noWrapFlags = 5 : i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr inbounds_flag|nuw %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}
