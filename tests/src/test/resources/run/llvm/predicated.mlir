// engines: chicory - the interpreter has no predicated operations of llvm

// Lanes that a mask has, of the first so many. Those that it has not are poison: the results here do not depend on them.

llvm.func @mask(%bits: i32) -> vector<4xi1> {
  %0 = llvm.trunc %bits : i32 to i4
  %1 = llvm.bitcast %0 : i4 to vector<4xi1>
  llvm.return %1 : vector<4xi1>
}

// The lanes that count, their sum.
llvm.func @sum(%v: vector<4xi32>, %bits: i32, %count: i32) -> i32 {
  %mask = llvm.call @mask(%bits) : (i32) -> vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %mask, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}

llvm.func @divide(%bits: i32, %count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[100, 200, 300, 400]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[1, 0, 3, 0]> : vector<4xi32>) : vector<4xi32>
  %mask = llvm.call @mask(%bits) : (i32) -> vector<4xi1>
  %q = "llvm.intr.vp.sdiv"(%a, %b, %mask, %count) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = llvm.call @sum(%q, %bits, %count) : (vector<4xi32>, i32, i32) -> i32
  llvm.return %r : i32
}
// run: @divide(5, 4) == 200
// run: @divide(15, 1) == 100
// run: @divide(15, 0) == 0

llvm.func @reductions(%bits: i32, %count: i32) -> (i32) {
  %v = llvm.mlir.constant(dense<[7, 3, 12, 5]> : vector<4xi32>) : vector<4xi32>
  %mask = llvm.call @mask(%bits) : (i32) -> vector<4xi1>
  %one = llvm.mlir.constant(1 : i32) : i32
  %minus1 = llvm.mlir.constant(-1 : i32) : i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %product = "llvm.intr.vp.reduce.mul"(%one, %v, %mask, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %all = "llvm.intr.vp.reduce.and"(%minus1, %v, %mask, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %most = "llvm.intr.vp.reduce.smax"(%minus1, %v, %mask, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %least = "llvm.intr.vp.reduce.umin"(%ten, %v, %mask, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %0 = llvm.mul %product, %ten : i32
  %1 = llvm.add %0, %all : i32
  %2 = llvm.mul %1, %ten : i32
  %3 = llvm.add %2, %most : i32
  %4 = llvm.mul %3, %ten : i32
  %5 = llvm.add %4, %least : i32
  llvm.return %5 : i32
}
// run: @reductions(3, 4) == 21373
// run: @reductions(15, 1) == 7777
// run: @reductions(0, 4) == 900

llvm.func @float_reductions(%bits: i32, %count: i32) -> f32 {
  %v = llvm.mlir.constant(dense<[7.0, 3.0, 12.0, 5.0]> : vector<4xf32>) : vector<4xf32>
  %mask = llvm.call @mask(%bits) : (i32) -> vector<4xi1>
  %one = llvm.mlir.constant(1.0 : f32) : f32
  %sum = "llvm.intr.vp.reduce.fadd"(%one, %v, %mask, %count) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %product = "llvm.intr.vp.reduce.fmul"(%one, %v, %mask, %count) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %most = "llvm.intr.vp.reduce.fmax"(%one, %v, %mask, %count) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %0 = llvm.fadd %sum, %product : f32
  %1 = llvm.fadd %0, %most : f32
  llvm.return %1 : f32
}
// run: @float_reductions(6, 4) == 64.0
// run: @float_reductions(15, 0) == 3.0

llvm.func @merge(%bits: i32, %count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[10, 20, 30, 40]> : vector<4xi32>) : vector<4xi32>
  %mask = llvm.call @mask(%bits) : (i32) -> vector<4xi1>
  %v = "llvm.intr.vp.merge"(%mask, %a, %b, %count) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  %r = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
// run: @merge(15, 2) == 73
// run: @merge(1, 4) == 91

llvm.func @contiguous(%bits: i32, %count: i32) -> i32 {
  %n = llvm.mlir.constant(8 : i32) : i32
  %room = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %zero = llvm.mlir.zero : !llvm.array<8 x i32>
  llvm.store %zero, %room : !llvm.array<8 x i32>, !llvm.ptr
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %mask = llvm.call @mask(%bits) : (i32) -> vector<4xi1>
  "llvm.intr.vp.store"(%v, %room, %mask, %count) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  %four = llvm.mlir.constant(4 : i32) : i32
  %minus1 = llvm.mlir.constant(-1 : i32) : i32
  %all = llvm.call @mask(%minus1) : (i32) -> vector<4xi1>
  %second = llvm.getelementptr %room[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %back = "llvm.intr.vp.load"(%second, %all, %four) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
  %weights = llvm.mlir.constant(dense<[1, 10, 100, 1000]> : vector<4xi32>) : vector<4xi32>
  %products = llvm.mul %back, %weights : vector<4xi32>
  %r = "llvm.intr.vector.reduce.add"(%products) : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
// run: @contiguous(15, 4) == 432
// run: @contiguous(14, 3) == 32
// run: @contiguous(1, 4) == 0

llvm.func @casts(%count: i32) -> i32 {
  %v = llvm.mlir.constant(dense<[-1, 2, -3, 4]> : vector<4xi8>) : vector<4xi8>
  %minus1 = llvm.mlir.constant(-1 : i32) : i32
  %mask = llvm.call @mask(%minus1) : (i32) -> vector<4xi1>
  %wide = "llvm.intr.vp.sext"(%v, %mask, %count) : (vector<4xi8>, vector<4xi1>, i32) -> vector<4xi32>
  %large = "llvm.intr.vp.zext"(%v, %mask, %count) : (vector<4xi8>, vector<4xi1>, i32) -> vector<4xi32>
  %both = "llvm.intr.vp.add"(%wide, %large, %mask, %count) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = llvm.call @sum(%both, %minus1, %count) : (vector<4xi32>, i32, i32) -> i32
  llvm.return %r : i32
}
// run: @casts(4) == 516
// run: @casts(1) == 254
