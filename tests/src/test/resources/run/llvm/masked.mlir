// engines: chicory - the interpreter has no memory of bytes

// Vectors in memory under a mask.

llvm.mlir.global internal @data(dense<[10, 20, 30, 40, 50, 60]> : tensor<6xi32>) : !llvm.array<6 x i32>
llvm.mlir.global internal @buffer(dense<-1> : tensor<6xi32>) : !llvm.array<6 x i32>

llvm.func @mask(%bits: i32) -> vector<4xi1> {
  %0 = llvm.trunc %bits : i32 to i4
  %1 = llvm.bitcast %0 : i4 to vector<4xi1>
  llvm.return %1 : vector<4xi1>
}

llvm.func @digits(%v: vector<4xi32>) -> i32 {
  %weights = llvm.mlir.constant(dense<[1000000, 10000, 100, 1]> : vector<4xi32>) : vector<4xi32>
  %products = llvm.mul %v, %weights : vector<4xi32>
  %sum = "llvm.intr.vector.reduce.add"(%products) : (vector<4xi32>) -> i32
  llvm.return %sum : i32
}

llvm.func @load(%bits: i32) -> i32 {
  %data = llvm.mlir.addressof @data : !llvm.ptr
  %mask = llvm.call @mask(%bits) : (i32) -> vector<4xi1>
  %other = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %v = llvm.intr.masked.load %data, %mask, %other {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  %r = llvm.call @digits(%v) : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
// run: @load(15) == 10203040
// run: @load(5) == 10023004
// run: @load(0) == 1020304

llvm.func @expand(%bits: i32) -> i32 {
  %data = llvm.mlir.addressof @data : !llvm.ptr
  %mask = llvm.call @mask(%bits) : (i32) -> vector<4xi1>
  %other = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %v = "llvm.intr.masked.expandload"(%data, %mask, %other) : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  %r = llvm.call @digits(%v) : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
// run: @expand(15) == 10203040
// run: @expand(10) == 1100320

llvm.func @clear() {
  %buffer = llvm.mlir.addressof @buffer : !llvm.ptr
  %zero = llvm.mlir.zero : !llvm.array<6 x i32>
  llvm.store %zero, %buffer : !llvm.array<6 x i32>, !llvm.ptr
  llvm.return
}

llvm.func @stored() -> i32 {
  %buffer = llvm.mlir.addressof @buffer : !llvm.ptr
  %v = llvm.load %buffer : !llvm.ptr -> vector<4xi32>
  %r = llvm.call @digits(%v) : (vector<4xi32>) -> i32
  llvm.return %r : i32
}

llvm.func @store(%bits: i32) -> i32 {
  llvm.call @clear() : () -> ()
  %buffer = llvm.mlir.addressof @buffer : !llvm.ptr
  %mask = llvm.call @mask(%bits) : (i32) -> vector<4xi1>
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  llvm.intr.masked.store %v, %buffer, %mask {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
  %r = llvm.call @stored() : () -> i32
  llvm.return %r : i32
}
// run: @store(15) == 1020304
// run: @store(6) == 20300

llvm.func @compress(%bits: i32) -> i32 {
  llvm.call @clear() : () -> ()
  %buffer = llvm.mlir.addressof @buffer : !llvm.ptr
  %mask = llvm.call @mask(%bits) : (i32) -> vector<4xi1>
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  "llvm.intr.masked.compressstore"(%v, %buffer, %mask) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
  %r = llvm.call @stored() : () -> i32
  llvm.return %r : i32
}
// run: @compress(15) == 1020304
// run: @compress(10) == 2040000

// Addresses are vectors too.
llvm.func @gather(%bits: i32) -> i32 {
  %data = llvm.mlir.addressof @data : !llvm.ptr
  %indices = llvm.mlir.constant(dense<[5, 0, 3, 3]> : vector<4xi64>) : vector<4xi64>
  %addresses = llvm.getelementptr %data[%indices] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i32
  %mask = llvm.call @mask(%bits) : (i32) -> vector<4xi1>
  %other = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %v = llvm.intr.masked.gather %addresses, %mask, %other {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  %r = llvm.call @digits(%v) : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
// run: @gather(15) == 60104040
// run: @gather(9) == 60020340

llvm.func @scatter(%bits: i32) -> i32 {
  llvm.call @clear() : () -> ()
  %buffer = llvm.mlir.addressof @buffer : !llvm.ptr
  %indices = llvm.mlir.constant(dense<[3, 0, 1, 1]> : vector<4xi32>) : vector<4xi32>
  %addresses = llvm.getelementptr %buffer[0, %indices] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, !llvm.array<6 x i32>
  %mask = llvm.call @mask(%bits) : (i32) -> vector<4xi1>
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  llvm.intr.masked.scatter %v, %addresses, %mask {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  %r = llvm.call @stored() : () -> i32
  llvm.return %r : i32
}
// run: @scatter(15) == 2040001
// run: @scatter(7) == 2030001
// run: @scatter(8) == 40000

// The stack is as it was before.
llvm.func @stack(%n: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^next(%0, %0 : i32, i32)
^next(%i: i32, %sum: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^done
^body:
  %saved = llvm.intr.stacksave : !llvm.ptr
  %size = llvm.mlir.constant(1024 : i32) : i32
  %room = llvm.alloca %size x i32 : (i32) -> !llvm.ptr
  llvm.store %i, %room : i32, !llvm.ptr
  %back = llvm.load %room : !llvm.ptr -> i32
  %sum1 = llvm.add %sum, %back : i32
  llvm.intr.stackrestore %saved : !llvm.ptr
  %i1 = llvm.add %i, %1 : i32
  llvm.br ^next(%i1, %sum1 : i32, i32)
^done:
  llvm.return %sum : i32
}
// run: @stack(10000) == 49995000

// What is narrower than a byte takes one for each element under a mask, but not without.

llvm.mlir.global internal @nibbles(dense<[1, 18, 35, 52, 69, 86]> : tensor<6xi8>) : !llvm.array<6 x i8>
llvm.mlir.global internal @bytes(dense<0> : tensor<8xi8>) : !llvm.array<8 x i8>

llvm.func @load_i4(%bits: i32) -> i32 {
  %data = llvm.mlir.addressof @nibbles : !llvm.ptr
  %mask = llvm.call @mask(%bits) : (i32) -> vector<4xi1>
  %other = llvm.mlir.constant(dense<[7, -8, 6, 5]> : vector<4xi4>) : vector<4xi4>
  %v = llvm.intr.masked.load %data, %mask, %other {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi4>) -> vector<4xi4>
  %w = llvm.zext %v : vector<4xi4> to vector<4xi32>
  %r = llvm.call @digits(%w) : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
// run: @load_i4(15) == 1020304
// run: @load_i4(6) == 7020305
// run: @load_i4(0) == 7080605

llvm.func @load_i12(%bits: i32) -> i32 {
  %data = llvm.mlir.addressof @nibbles : !llvm.ptr
  %mask = llvm.call @mask(%bits) : (i32) -> vector<4xi1>
  %two = llvm.shufflevector %mask, %mask [0, 1] : vector<4xi1>
  %other = llvm.mlir.constant(dense<[7, 8]> : vector<2xi12>) : vector<2xi12>
  %v = llvm.intr.masked.load %data, %two, %other {alignment = 1 : i32} : (!llvm.ptr, vector<2xi1>, vector<2xi12>) -> vector<2xi12>
  %w = llvm.zext %v : vector<2xi12> to vector<2xi32>
  %a = llvm.mlir.constant(0 : i32) : i32
  %b = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.extractelement %w[%a : i32] : vector<2xi32>
  %y = llvm.extractelement %w[%b : i32] : vector<2xi32>
  %k = llvm.mlir.constant(10000 : i32) : i32
  %z = llvm.mul %x, %k : i32
  %r = llvm.add %z, %y : i32
  llvm.return %r : i32
}
// run: @load_i12(2) == 71059
// run: @load_i12(1) == 5130008

llvm.func @store_i4(%bits: i32) -> i64 {
  %bytes = llvm.mlir.addressof @bytes : !llvm.ptr
  %ones = llvm.mlir.constant(-1 : i64) : i64
  llvm.store %ones, %bytes : i64, !llvm.ptr
  %mask = llvm.call @mask(%bits) : (i32) -> vector<4xi1>
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi4>) : vector<4xi4>
  llvm.intr.masked.store %v, %bytes, %mask {alignment = 1 : i32} : vector<4xi4>, vector<4xi1> into !llvm.ptr
  %r = llvm.load %bytes : !llvm.ptr -> i64
  llvm.return %r : i64
}
// run: @store_i4(10) == -4211145985
// run: @store_i4(0) == -1

llvm.func @together() -> i32 {
  %data = llvm.mlir.addressof @nibbles : !llvm.ptr
  %v = llvm.load %data : !llvm.ptr -> vector<4xi4>
  %w = llvm.zext %v : vector<4xi4> to vector<4xi32>
  %r = llvm.call @digits(%w) : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
// run: @together() == 1000201
