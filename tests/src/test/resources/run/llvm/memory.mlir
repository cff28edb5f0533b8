// Globals, the stack, addresses of elements, and functions through pointers.
// engines: chicory - the interpreter has no memory of bytes

llvm.mlir.global internal constant @table(dense<[10, 20, 30, 40]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global internal @counter(5 : i64) : i64
llvm.mlir.global internal constant @text("abc\00")
llvm.mlir.global internal @pair() : !llvm.struct<(i8, i32, array<2 x f64>)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i8, i32, array<2 x f64>)>
  %a = llvm.mlir.constant(7 : i8) : i8
  %b = llvm.mlir.constant(-2 : i32) : i32
  %c = llvm.mlir.constant(1.5 : f64) : f64
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i8, i32, array<2 x f64>)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(i8, i32, array<2 x f64>)>
  %3 = llvm.insertvalue %c, %2[2, 1] : !llvm.struct<(i8, i32, array<2 x f64>)>
  llvm.return %3 : !llvm.struct<(i8, i32, array<2 x f64>)>
}

// run: @in_table(0) == 10
// run: @in_table(3) == 40
llvm.func @in_table(%i: i64) -> i32 {
  %t = llvm.mlir.addressof @table : !llvm.ptr
  %p = llvm.getelementptr %t[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}

// run: @count() == 6
llvm.func @count() -> i64 {
  %t = llvm.mlir.addressof @counter : !llvm.ptr
  %v = llvm.load %t : !llvm.ptr -> i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %w = llvm.add %v, %one : i64
  llvm.store %w, %t : i64, !llvm.ptr
  %r = llvm.load %t : !llvm.ptr -> i64
  %back = llvm.sub %r, %one : i64
  llvm.store %back, %t : i64, !llvm.ptr
  llvm.return %r : i64
}

// run: @letter(1) == 98
llvm.func @letter(%i: i32) -> i8 {
  %t = llvm.mlir.addressof @text : !llvm.ptr
  %p = llvm.getelementptr %t[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  llvm.return %v : i8
}

// run: @field() == -0.5
llvm.func @field() -> f64 {
  %t = llvm.mlir.addressof @pair : !llvm.ptr
  %s = llvm.load %t : !llvm.ptr -> !llvm.struct<(i8, i32, array<2 x f64>)>
  %b = llvm.extractvalue %s[1] : !llvm.struct<(i8, i32, array<2 x f64>)>
  %c = llvm.extractvalue %s[2, 1] : !llvm.struct<(i8, i32, array<2 x f64>)>
  %x = llvm.sitofp %b : i32 to f64
  %0 = llvm.fadd %x, %c : f64
  llvm.return %0 : f64
}

// run: @on_the_stack(77) == 77
llvm.func @on_the_stack(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i8, i32, vector<2xi16>)> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, vector<2xi16>)>
  llvm.store %x, %q : i32, !llvm.ptr
  %s = llvm.load %p : !llvm.ptr -> !llvm.struct<(i8, i32, vector<2xi16>)>
  %f = llvm.extractvalue %s[1] : !llvm.struct<(i8, i32, vector<2xi16>)>
  llvm.return %f : i32
}

llvm.func internal @difference(%a: i32, %b: i32) -> i32 {
  %0 = llvm.sub %a, %b : i32
  llvm.return %0 : i32
}

// run: @through_a_pointer(9, 4) == 5
llvm.func @through_a_pointer(%x: i32, %y: i32) -> i32 {
  %f = llvm.mlir.addressof @difference : !llvm.ptr
  %r = llvm.call %f(%x, %y) : !llvm.ptr, (i32, i32) -> i32
  llvm.return %r : i32
}

// run: @vector_in_memory(3) == 10
llvm.func @vector_in_memory(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v = llvm.mlir.constant(dense<[1, 2, 4, 8]> : vector<4xi32>) : vector<4xi32>
  %w = llvm.insertelement %x, %v[%zero : i32] : vector<4xi32>
  %p = llvm.alloca %one x vector<4xi32> : (i32) -> !llvm.ptr
  llvm.store %w, %p : vector<4xi32>, !llvm.ptr
  %u = llvm.load %p : !llvm.ptr -> vector<4xi32>
  %a = llvm.extractelement %u[%zero : i32] : vector<4xi32>
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %b = llvm.load %q : !llvm.ptr -> i32
  %c = llvm.add %a, %b : i32
  %0 = llvm.add %c, %x : i32
  llvm.return %0 : i32
}

// run: @copied(258) == 258
llvm.func @copied(%x: i64) -> i64 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %n = llvm.mlir.constant(8 : i64) : i64
  %zero = llvm.mlir.constant(0 : i8) : i8
  %p = llvm.alloca %two x i64 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i64
  "llvm.intr.memset"(%q, %zero, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.store %x, %p : i64, !llvm.ptr
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %q : !llvm.ptr -> i64
  llvm.return %r : i64
}

llvm.mlir.global private constant @sparse(sparse<[[0, 2], [1, 0]], [1.5, 2.5]> : tensor<2x3xf64>) : !llvm.array<2 x array<3 x f64>>
llvm.mlir.global private constant @sizes(dense<[[3, -4], [5, 6]]> : tensor<2x2xindex>) : !llvm.array<2 x array<2 x i64>>

llvm.func @elements(%i: i64) -> f64 {
  %0 = llvm.mlir.addressof @sparse : !llvm.ptr
  %1 = llvm.getelementptr %0[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %2 = llvm.load %1 : !llvm.ptr -> f64
  %3 = llvm.mlir.addressof @sizes : !llvm.ptr
  %4 = llvm.getelementptr %3[0, 0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x i64>>
  %5 = llvm.load %4 : !llvm.ptr -> i64
  %6 = llvm.sitofp %5 : i64 to f64
  %7 = llvm.fadd %2, %6 : f64
  llvm.return %7 : f64
}
// run: @elements(2) == -2.5
// run: @elements(3) == -1.5
// run: @elements(5) == -4.0

llvm.mlir.global private constant @masks(dense<[[true, false, true, true, false, false, false, false, true], [false, true, true, false, false, false, false, false, true]]> : vector<2x9xi1>) : !llvm.array<2 x vector<9xi1>>
llvm.mlir.global private constant @triples(dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>) : !llvm.array<2 x vector<3xi32>>

// The bits of a vector are packed.
llvm.func @bits_in_memory(%i: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %one x vector<9xi1> : (i32) -> !llvm.ptr
  %0 = llvm.mlir.addressof @masks : !llvm.ptr
  %1 = llvm.getelementptr %0[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x vector<9xi1>>
  %mask = llvm.load %1 : !llvm.ptr -> vector<9xi1>
  %no = llvm.mlir.constant(false) : i1
  %changed = llvm.insertelement %no, %mask[%zero : i32] : vector<9xi1>
  llvm.store %changed, %p : vector<9xi1>, !llvm.ptr
  %n = llvm.load %p : !llvm.ptr -> i16
  %r = llvm.zext %n : i16 to i32
  llvm.return %r : i32
}
// run: @bits_in_memory(0) == 268
// run: @bits_in_memory(1) == 262

// Five numbers of 12 bits are 60.
llvm.func @odd_lanes(%x: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i64, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> vector<5xi12>
  %0 = llvm.extractelement %v[%two : i32] : vector<5xi12>
  %1 = llvm.zext %0 : i12 to i64
  llvm.return %1 : i64
}
// run: @odd_lanes(81985529216486895) == 1929

llvm.func @after_a_gap(%i: i32) -> i32 {
  %0 = llvm.mlir.addressof @triples : !llvm.ptr
  %1 = llvm.getelementptr %0[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x vector<3xi32>>
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}
// run: @after_a_gap(0) == 1
// run: @after_a_gap(1) == 4
