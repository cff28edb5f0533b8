llvm.func @of_constants() -> i32 {
  %five = llvm.mlir.constant(5 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %a = llvm.or %five, %two : i32
  %b = llvm.shl %five, %two : i32
  %c = llvm.shl %a, %b : i32
  llvm.return %c : i32
}

// -----

llvm.func @beyond_the_width() -> i32 {
  %five = llvm.mlir.constant(5 : i32) : i32
  %c = llvm.mlir.constant(32 : i32) : i32
  %b = llvm.shl %five, %c : i32
  llvm.return %b : i32
}

// -----

llvm.func @of_zero(%x: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %a = llvm.or %x, %zero : i32
  %b = llvm.shl %a, %zero : i32
  llvm.return %b : i32
}

// -----

llvm.func @through_insertions(%x: i32, %y: i32) -> i32 {
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %v = llvm.mlir.undef : !llvm.struct<(struct<(i32, i32)>, f32)>
  %a = llvm.insertvalue %x, %u[0] : !llvm.struct<(i32, i32)>
  %b = llvm.insertvalue %y, %a[1] : !llvm.struct<(i32, i32)>
  %c = llvm.insertvalue %b, %v[0] : !llvm.struct<(struct<(i32, i32)>, f32)>
  %r = llvm.extractvalue %c[0, 0] : !llvm.struct<(struct<(i32, i32)>, f32)>
  llvm.return %r : i32
}

// -----

llvm.func @part_of_zero() -> i32 {
  %z = llvm.mlir.zero : !llvm.struct<(struct<(i32, i32)>, f32)>
  %r = llvm.extractvalue %z[0, 1] : !llvm.struct<(struct<(i32, i32)>, f32)>
  llvm.return %r : i32
}

// -----

llvm.func @part_of_poison() -> !llvm.struct<(i32, i32)> {
  %z = llvm.mlir.poison : !llvm.struct<(struct<(i32, i32)>, f32)>
  %r = llvm.extractvalue %z[0] : !llvm.struct<(struct<(i32, i32)>, f32)>
  llvm.return %r : !llvm.struct<(i32, i32)>
}

// -----

llvm.func @equal_to_itself(%v: vector<2xi64>) -> vector<2xi1> {
  %r = llvm.icmp "eq" %v, %v : vector<2xi64>
  llvm.return %r : vector<2xi1>
}

// -----

llvm.func @alloca_is_not_null(%n: i64) -> i1 {
  %null = llvm.mlir.zero : !llvm.ptr
  %a = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %r = llvm.icmp "eq" %a, %null : !llvm.ptr
  llvm.return %r : i1
}

// -----

llvm.func @unused(%p: !llvm.ptr) {
  %a = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  %b = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}
