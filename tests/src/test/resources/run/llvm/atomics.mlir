// Atomic operations, which mean with one thread what they say: a load, a computation, a store.
// engines: chicory - the interpreter has no memory of bytes

llvm.mlir.global internal @cell(0 : i64) : i64

// Both what was there and what is there then, for each operation, one digit behind the other.
// run: @integers(9, 4) == 95399503534
llvm.func @integers(%from: i64, %by: i64) -> i64 {
  %p = llvm.mlir.addressof @cell : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i64) : i64
  %ten = llvm.mlir.constant(10 : i64) : i64
  llvm.store %from, %p : i64, !llvm.ptr
  %0 = llvm.atomicrmw xchg %p, %by seq_cst : !llvm.ptr, i64
  %1 = llvm.atomicrmw add %p, %from seq_cst : !llvm.ptr, i64
  %2 = llvm.atomicrmw sub %p, %by monotonic : !llvm.ptr, i64
  %3 = llvm.atomicrmw max %p, %by acquire : !llvm.ptr, i64
  %4 = llvm.atomicrmw min %p, %by release : !llvm.ptr, i64
  %5 = llvm.atomicrmw umax %p, %from acq_rel : !llvm.ptr, i64
  %6 = llvm.atomicrmw _or %p, %by syncscope("singlethread") seq_cst : !llvm.ptr, i64
  %7 = llvm.atomicrmw _and %p, %by seq_cst : !llvm.ptr, i64
  %8 = llvm.atomicrmw _xor %p, %from seq_cst : !llvm.ptr, i64
  %9 = llvm.atomicrmw umin %p, %by seq_cst : !llvm.ptr, i64
  llvm.fence seq_cst
  %10 = llvm.load %p atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i64
  %a0 = llvm.mul %0, %ten : i64
  %b0 = llvm.add %a0, %1 : i64
  %a1 = llvm.mul %b0, %ten : i64
  %b1 = llvm.add %a1, %2 : i64
  %a2 = llvm.mul %b1, %ten : i64
  %b2 = llvm.add %a2, %3 : i64
  %a3 = llvm.mul %b2, %ten : i64
  %b3 = llvm.add %a3, %4 : i64
  %a4 = llvm.mul %b3, %ten : i64
  %b4 = llvm.add %a4, %5 : i64
  %a5 = llvm.mul %b4, %ten : i64
  %b5 = llvm.add %a5, %6 : i64
  %a6 = llvm.mul %b5, %ten : i64
  %b6 = llvm.add %a6, %7 : i64
  %a7 = llvm.mul %b6, %ten : i64
  %b7 = llvm.add %a7, %8 : i64
  %a8 = llvm.mul %b7, %ten : i64
  %b8 = llvm.add %a8, %9 : i64
  %a9 = llvm.mul %b8, %ten : i64
  %b9 = llvm.add %a9, %10 : i64
  llvm.return %b9 : i64
}

// run: @wraps(3, 5) == 4
// run: @wraps(5, 5) == 0
// run: @wraps(9, 5) == 5
// run: @wraps(0, 0) == 0
llvm.func @wraps(%from: i32, %bound: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %from, %p : i32, !llvm.ptr
  %0 = llvm.atomicrmw uinc_wrap %p, %bound seq_cst : !llvm.ptr, i32
  %1 = llvm.atomicrmw udec_wrap %p, %bound seq_cst : !llvm.ptr, i32
  %2 = llvm.atomicrmw uinc_wrap %p, %bound seq_cst : !llvm.ptr, i32
  %3 = llvm.load %p : !llvm.ptr -> i32
  %4 = llvm.icmp "eq" %0, %2 : i32
  %5 = llvm.select %4, %3, %2 : i1, i32
  llvm.return %5 : i32
}

// run: @floats(1.5, 2.25) == 6.0
llvm.func @floats(%from: f64, %by: f64) -> f64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
  llvm.store %from, %p atomic seq_cst {alignment = 8 : i64} : f64, !llvm.ptr
  %0 = llvm.atomicrmw fadd %p, %by seq_cst : !llvm.ptr, f64
  %1 = llvm.atomicrmw fmax %p, %by seq_cst : !llvm.ptr, f64
  %2 = llvm.atomicrmw fsub %p, %from seq_cst : !llvm.ptr, f64
  %3 = llvm.atomicrmw fmin %p, %from seq_cst : !llvm.ptr, f64
  %4 = llvm.fadd %1, %3 : f64
  llvm.return %4 : f64
}

// run: @exchanged(7, 7, 9) == 907
// run: @exchanged(7, 8, 9) == 707
llvm.func @exchanged(%from: i32, %expected: i32, %new: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %hundred = llvm.mlir.constant(100 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %from, %p : i32, !llvm.ptr
  %0 = llvm.cmpxchg %p, %expected, %new acq_rel monotonic : !llvm.ptr, i32
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, i1)>
  %2 = llvm.load %p : !llvm.ptr -> i32
  %3 = llvm.mul %2, %hundred : i32
  %4 = llvm.add %3, %1 : i32
  llvm.return %4 : i32
}
