// engines: chicory - the interpreter has no predicated operations of llvm
// beyond mlir-runner: LLVM cannot select strided accesses for x86-64
// beyond llvm: likewise

llvm.func @mask(%bits: i32) -> vector<4xi1> {
  %0 = llvm.trunc %bits : i32 to i4
  %1 = llvm.bitcast %0 : i4 to vector<4xi1>
  llvm.return %1 : vector<4xi1>
}

llvm.func @strided(%bits: i32, %count: i32) -> i32 {
  %n = llvm.mlir.constant(8 : i32) : i32
  %room = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %zero = llvm.mlir.zero : !llvm.array<8 x i32>
  llvm.store %zero, %room : !llvm.array<8 x i32>, !llvm.ptr
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %mask = llvm.call @mask(%bits) : (i32) -> vector<4xi1>
  %stride = llvm.mlir.constant(8 : i32) : i32
  "llvm.intr.experimental.vp.strided.store"(%v, %room, %stride, %mask, %count) : (vector<4xi32>, !llvm.ptr, i32, vector<4xi1>, i32) -> ()
  %back = llvm.load %room : !llvm.ptr -> vector<8xi32>
  %weights = llvm.mlir.constant(dense<[1, 10, 100, 1000, 10000, 100000, 1000000, 10000000]> : vector<8xi32>) : vector<8xi32>
  %products = llvm.mul %back, %weights : vector<8xi32>
  %r = "llvm.intr.vector.reduce.add"(%products) : (vector<8xi32>) -> i32
  llvm.return %r : i32
}
// run: @strided(15, 4) == 4030201
// run: @strided(14, 3) == 30200

llvm.mlir.global internal constant @numbers(dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xi32>) : !llvm.array<7 x i32>

llvm.func @every_second(%count: i32) -> i32 {
  %numbers = llvm.mlir.addressof @numbers : !llvm.ptr
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %stride = llvm.mlir.constant(8 : i32) : i32
  %v = "llvm.intr.experimental.vp.strided.load"(%numbers, %stride, %all, %count) : (!llvm.ptr, i32, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @every_second(4) == 16
// run: @every_second(2) == 4
