// engines: chicory - the interpreter has no predicated operations of llvm

// Each operation on the first so many of four lanes, and the sum of these.

llvm.func @sub(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[3, 2, -9, 5]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v = "llvm.intr.vp.sub"(%a, %b, %all, %count) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @sub(4) == -23
// run: @sub(2) == 1

llvm.func @mul(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[3, 2, -9, 5]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v = "llvm.intr.vp.mul"(%a, %b, %all, %count) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @mul(4) == -1515
// run: @mul(2) == 25

llvm.func @udiv(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[3, 2, -9, 5]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v = "llvm.intr.vp.udiv"(%a, %b, %all, %count) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @udiv(4) == -1288490215
// run: @udiv(2) == -2147483648

llvm.func @srem(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[3, 2, -9, 5]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v = "llvm.intr.vp.srem"(%a, %b, %all, %count) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @srem(4) == -2
// run: @srem(2) == 0

llvm.func @urem(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[3, 2, -9, 5]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v = "llvm.intr.vp.urem"(%a, %b, %all, %count) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @urem(4) == 105
// run: @urem(2) == 2

llvm.func @or(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[3, 2, -9, 5]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v = "llvm.intr.vp.or"(%a, %b, %all, %count) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @or(4) == -122
// run: @or(2) == 10

llvm.func @and(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[3, 2, -9, 5]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v = "llvm.intr.vp.and"(%a, %b, %all, %count) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @and(4) == 101
// run: @and(2) == 1

llvm.func @xor(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[3, 2, -9, 5]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v = "llvm.intr.vp.xor"(%a, %b, %all, %count) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @xor(4) == -223
// run: @xor(2) == 9

llvm.func @smax(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[3, 2, -9, 5]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v = "llvm.intr.vp.smax"(%a, %b, %all, %count) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @smax(4) == 120
// run: @smax(2) == 15

llvm.func @smin(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[3, 2, -9, 5]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v = "llvm.intr.vp.smin"(%a, %b, %all, %count) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @smin(4) == -141
// run: @smin(2) == -4

llvm.func @umax(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[3, 2, -9, 5]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v = "llvm.intr.vp.umax"(%a, %b, %all, %count) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @umax(4) == -131
// run: @umax(2) == 6

llvm.func @umin(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[3, 2, -9, 5]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v = "llvm.intr.vp.umin"(%a, %b, %all, %count) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @umin(4) == 110
// run: @umin(2) == 5

llvm.func @shl(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[3, 2, 7, 5]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v = "llvm.intr.vp.shl"(%a, %b, %all, %count) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @shl(4) == 8780
// run: @shl(2) == 76

llvm.func @lshr(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[3, 2, 7, 5]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v = "llvm.intr.vp.lshr"(%a, %b, %all, %count) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @lshr(4) == 1207959547
// run: @lshr(2) == 1073741823

llvm.func @ashr(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[3, 2, 7, 5]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v = "llvm.intr.vp.ashr"(%a, %b, %all, %count) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @ashr(4) == -5
// run: @ashr(2) == -1

llvm.func @reduce_or(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %start = llvm.mlir.constant(16 : i32) : i32
  %r = "llvm.intr.vp.reduce.or"(%start, %a, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @reduce_or(4) == -3
// run: @reduce_or(2) == -3
// run: @reduce_or(0) == 16

llvm.func @reduce_xor(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %start = llvm.mlir.constant(16 : i32) : i32
  %r = "llvm.intr.vp.reduce.xor"(%start, %a, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @reduce_xor(4) == 0
// run: @reduce_xor(2) == -28
// run: @reduce_xor(0) == 16

llvm.func @reduce_smin(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %start = llvm.mlir.constant(16 : i32) : i32
  %r = "llvm.intr.vp.reduce.smin"(%start, %a, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @reduce_smin(4) == -128
// run: @reduce_smin(2) == -7
// run: @reduce_smin(0) == 16

llvm.func @reduce_umax(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %start = llvm.mlir.constant(16 : i32) : i32
  %r = "llvm.intr.vp.reduce.umax"(%start, %a, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @reduce_umax(4) == -7
// run: @reduce_umax(2) == -7
// run: @reduce_umax(0) == 16

llvm.func @select(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[13, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[3, 2, -9, 5]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %odd = llvm.mlir.constant(dense<[true, false, true, false]> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v = "llvm.intr.vp.select"(%odd, %a, %b, %count) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @select(4) == 120
// run: @select(3) == 115

llvm.func @casts(%count: i32) -> i32 {
  %a = llvm.mlir.constant(dense<[300, -7, 100, -128]> : vector<4xi32>) : vector<4xi32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %short = "llvm.intr.vp.trunc"(%a, %all, %count) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi8>
  %v = "llvm.intr.vp.sext"(%short, %all, %count) : (vector<4xi8>, vector<4xi1>, i32) -> vector<4xi32>
  %address = "llvm.intr.vp.inttoptr"(%v, %all, %count) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  %back = "llvm.intr.vp.ptrtoint"(%address, %all, %count) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%zero, %back, %all, %count) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
// run: @casts(4) == 9
// run: @casts(1) == 44
