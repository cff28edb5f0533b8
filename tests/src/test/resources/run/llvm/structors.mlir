// Constructors run before the program, by their priorities, and globals hold the addresses of functions and of other globals.
// engines: chicory - the interpreter has no memory of bytes

llvm.mlir.global internal @trace(0 : i64) : i64

llvm.func internal @note(%digit: i64) {
  %ten = llvm.mlir.constant(10 : i64) : i64
  %p = llvm.mlir.addressof @trace : !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i64
  %1 = llvm.mul %0, %ten : i64
  %2 = llvm.add %1, %digit : i64
  llvm.store %2, %p : i64, !llvm.ptr
  llvm.return
}
llvm.func internal @late() {
  %2 = llvm.mlir.constant(2 : i64) : i64
  llvm.call @note(%2) : (i64) -> ()
  llvm.return
}
llvm.func internal @early() {
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.call @note(%1) : (i64) -> ()
  llvm.return
}
llvm.func internal @other() {
  %3 = llvm.mlir.constant(3 : i64) : i64
  llvm.call @note(%3) : (i64) -> ()
  llvm.return
}
llvm.mlir.global_ctors ctors = [@late, @early], priorities = [200 : i32, 100 : i32], data = [#llvm.zero, #llvm.zero]
llvm.mlir.global_ctors ctors = [@other], priorities = [65535 : i32], data = [#llvm.zero]
// What it does is seen where a program ends: RunnerUtilsTest.
llvm.mlir.global_dtors dtors = [@other], priorities = [7 : i32], data = [#llvm.zero]

// run: @constructed() == 123
llvm.func @constructed() -> i64 {
  %p = llvm.mlir.addressof @trace : !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}

llvm.func internal @increment(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.add %x, %one : i32
  llvm.return %0 : i32
}
llvm.func internal @double(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32
  llvm.return %0 : i32
}
llvm.mlir.global internal constant @operations() : !llvm.array<2 x struct<(i32, ptr)>> {
  %0 = llvm.mlir.undef : !llvm.array<2 x struct<(i32, ptr)>>
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %f = llvm.mlir.addressof @increment : !llvm.ptr
  %g = llvm.mlir.addressof @double : !llvm.ptr
  %1 = llvm.insertvalue %one, %0[0, 0] : !llvm.array<2 x struct<(i32, ptr)>>
  %2 = llvm.insertvalue %f, %1[0, 1] : !llvm.array<2 x struct<(i32, ptr)>>
  %3 = llvm.insertvalue %two, %2[1, 0] : !llvm.array<2 x struct<(i32, ptr)>>
  %4 = llvm.insertvalue %g, %3[1, 1] : !llvm.array<2 x struct<(i32, ptr)>>
  llvm.return %4 : !llvm.array<2 x struct<(i32, ptr)>>
}
llvm.mlir.global internal @last() : !llvm.ptr {
  %0 = llvm.mlir.addressof @operations : !llvm.ptr
  %1 = llvm.getelementptr %0[0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(i32, ptr)>>
  llvm.return %1 : !llvm.ptr
}

// run: @through_table(0, 20) == 22
// run: @through_table(1, 20) == 42
llvm.func @through_table(%i: i64, %x: i32) -> i32 {
  %t = llvm.mlir.addressof @operations : !llvm.ptr
  %p = llvm.getelementptr %t[0, %i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x struct<(i32, ptr)>>
  %q = llvm.getelementptr %t[0, %i, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x struct<(i32, ptr)>>
  %f = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %n = llvm.load %q : !llvm.ptr -> i32
  %0 = llvm.call %f(%x) : !llvm.ptr, (i32) -> i32
  %1 = llvm.add %0, %n : i32
  llvm.return %1 : i32
}

// run: @through_pointer() == 2
llvm.func @through_pointer() -> i32 {
  %t = llvm.mlir.addressof @last : !llvm.ptr
  %p = llvm.load %t : !llvm.ptr -> !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
