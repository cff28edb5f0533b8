// Operations of llvm in functions of func: pointers, globals, and calls that give structs.
// engines: chicory - the interpreter has no memory of bytes

// run: @mixed(10) == 24
// run: @direct(3) == 5
// run: @indirect(3) == 5
llvm.mlir.global internal @g(dense<[1, 2, 3, 4]> : tensor<4xi32>) : !llvm.array<4 x i32>
func.func @mixed(%x: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  llvm.store %x, %q : i64, !llvm.ptr
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %h = llvm.getelementptr %g[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %v = llvm.load %h : !llvm.ptr -> i32
  %w = llvm.sext %v : i32 to i64
  %y = llvm.load %q : !llvm.ptr -> i64
  %s = arith.addi %w, %y : i64
  %n = llvm.mlir.zero : !llvm.ptr
  %c = llvm.icmp "eq" %p, %n : !llvm.ptr
  %d = arith.extui %c : i1 to i64
  %t = arith.addi %s, %d : i64
  %len = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%p, %g, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %z = llvm.load %p : !llvm.ptr -> i32
  %zz = arith.extsi %z : i32 to i64
  %sel = arith.select %c, %p, %q : !llvm.ptr
  %r0 = llvm.load %sel : !llvm.ptr -> i64
  %r1 = arith.addi %t, %zz : i64
  %r = arith.addi %r1, %r0 : i64
  return %r : i64
}

llvm.func @pair(%x: i32) -> !llvm.struct<(i32, i64)> {
  %u = llvm.mlir.undef : !llvm.struct<(i32, i64)>
  %c = llvm.mlir.constant(5 : i64) : i64
  %a = llvm.insertvalue %x, %u[0] : !llvm.struct<(i32, i64)>
  %b = llvm.insertvalue %c, %a[1] : !llvm.struct<(i32, i64)>
  llvm.return %b : !llvm.struct<(i32, i64)>
}
func.func @direct(%x: i32) -> i64 {
  %s = llvm.call @pair(%x) : (i32) -> !llvm.struct<(i32, i64)>
  %r = llvm.extractvalue %s[1] : !llvm.struct<(i32, i64)>
  return %r : i64
}
func.func @indirect(%x: i32) -> i64 {
  %f = llvm.mlir.addressof @pair : !llvm.ptr
  %s = llvm.call %f(%x) : !llvm.ptr, (i32) -> !llvm.struct<(i32, i64)>
  %n = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, i64)>
  %t = llvm.call @swap(%n) : (!llvm.struct<(i32, i64)>) -> !llvm.struct<(i64, i32)>
  %r = llvm.extractvalue %t[0] : !llvm.struct<(i64, i32)>
  return %r : i64
}
llvm.func @swap(%s: !llvm.struct<(i32, i64)>) -> !llvm.struct<(i64, i32)> {
  %u = llvm.mlir.undef : !llvm.struct<(i64, i32)>
  %x = llvm.extractvalue %s[0] : !llvm.struct<(i32, i64)>
  %y = llvm.extractvalue %s[1] : !llvm.struct<(i32, i64)>
  %a = llvm.insertvalue %x, %u[1] : !llvm.struct<(i64, i32)>
  %b = llvm.insertvalue %y, %a[0] : !llvm.struct<(i64, i32)>
  llvm.return %b : !llvm.struct<(i64, i32)>
}
