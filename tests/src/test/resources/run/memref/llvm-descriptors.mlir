// Memrefs that are made of the struct that mlir-opt lowers them to, and taken apart into it.
// engines: chicory - the interpreter has no addresses

!descriptor = !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>

// Rows and columns change places.
func.func @turned(%i: index, %j: index) -> i32 {
  %m = memref.alloca() : memref<2x3xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  scf.for %a = %c0 to %c2 step %c1 {
    scf.for %b = %c0 to %c3 step %c1 {
      %t = arith.muli %a, %c10 : index
      %n = arith.addi %t, %b : index
      %v = arith.index_cast %n : index to i32
      memref.store %v, %m[%a, %b] : memref<2x3xi32>
    }
  }
  %s = builtin.unrealized_conversion_cast %m : memref<2x3xi32> to !descriptor
  %rows = llvm.extractvalue %s[3, 0] : !descriptor
  %columns = llvm.extractvalue %s[3, 1] : !descriptor
  %row = llvm.extractvalue %s[4, 0] : !descriptor
  %column = llvm.extractvalue %s[4, 1] : !descriptor
  %0 = llvm.insertvalue %columns, %s[3, 0] : !descriptor
  %1 = llvm.insertvalue %rows, %0[3, 1] : !descriptor
  %2 = llvm.insertvalue %column, %1[4, 0] : !descriptor
  %3 = llvm.insertvalue %row, %2[4, 1] : !descriptor
  %t = builtin.unrealized_conversion_cast %3 : !descriptor to memref<?x2xi32, strided<[?, ?]>>
  %x = memref.load %t[%i, %j] : memref<?x2xi32, strided<[?, ?]>>
  %d = memref.dim %t, %c0 : memref<?x2xi32, strided<[?, ?]>>
  %e = arith.index_cast %d : index to i32
  %c100 = arith.constant 100 : i32
  %h = arith.muli %e, %c100 : i32
  %r = arith.addi %x, %h : i32
  return %r : i32
}
// run: @turned(0, 1) == 310
// run: @turned(2, 0) == 302
// run: @turned(2, 1) == 312
