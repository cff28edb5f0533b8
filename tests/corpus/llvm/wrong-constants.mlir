// A rule of llvm.mlir.constant, llvm.mlir.global, and of llvm's types and attributes in each chunk, and what breaks it.

%c = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<3 x i32>

// -----

%c = llvm.mlir.constant(1.0 : f16) : bf16

// -----

%c = llvm.mlir.constant(1.0 : f64) : i32

// -----

%c = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32, i32)>

// -----

%c = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>

// -----

%c = llvm.mlir.constant([1 : i32, 1.0 : f32]) : !llvm.struct<(i32, i32)>

// -----

%c = llvm.mlir.constant([1 : i32, "x"]) : !llvm.struct<(i32, i32)>

// -----

%c = llvm.mlir.constant([1 : i32, 1 : i32]) : !llvm.struct<(i32, !llvm.ptr)>

// -----

%c = llvm.mlir.constant([1 : i32, 1 : i32]) : i64

// -----

%c = llvm.mlir.constant("text") : !llvm.array<3 x i8>

// -----

%c = llvm.mlir.constant("text") : !llvm.array<4 x i16>

// -----

%c = llvm.mlir.constant("text") : i32

// -----

%c = llvm.mlir.constant(dense<1> : tensor<4xi32>) : vector<4xf32>

// -----

%c = llvm.mlir.constant(dense<1> : tensor<4xi32>) : vector<3xi32>

// -----

%c = llvm.mlir.constant(dense<1> : tensor<4xi32>) : i32

// -----

%c = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<[4]xi32>

// -----

%c = llvm.mlir.constant(1 : i32) : f32

// -----

%c = llvm.mlir.constant(1 : i32) : !llvm.ptr

// -----

%c = llvm.mlir.constant(unit) : i32

// -----

%c = llvm.mlir.constant(@f) : i32

// -----

%c = llvm.mlir.constant([[1 : i32]]) : !llvm.array<1 x i32>

// -----

%c = llvm.mlir.constant([[1 : i32], [1 : i32, 2 : i32]]) : !llvm.array<2 x array<1 x i32>>

// -----

%c = llvm.mlir.constant([[1 : i32], 1 : i32]) : !llvm.array<2 x struct<(i32)>>

// -----

%c = llvm.mlir.constant([[1 : i32, 2 : i32]]) : !llvm.array<1 x struct<(i32)>>

// -----

%c = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x array<2 x struct<(i32)>>>

// -----

%c = llvm.mlir.constant(1 : i32)

// -----

%c = llvm.mlir.zero : tensor<4xf32>

// -----

llvm.mlir.global @g(1 : i32) : i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c : i32
}

// -----

llvm.mlir.global @g() : !llvm.void

// -----

llvm.mlir.global @g() : tensor<4xf32>

// -----

llvm.mlir.global @g("text") : !llvm.array<3 x i8>

// -----

llvm.mlir.global @g("text") : !llvm.array<4 x i16>

// -----

llvm.mlir.global @g("text") {addr_space = -1 : i32}

// -----

llvm.mlir.global @g() {addr_space = -1 : i32} : i32

// -----

llvm.mlir.global appending @g() : i32

// -----

llvm.mlir.global common @g(1 : i32) : i32

// -----

llvm.mlir.global @g(1 : i32)

// -----

llvm.mlir.global @g(1 : i32) : i32, i32

// -----

llvm.mlir.global @g() : i32 {
  %c = llvm.mlir.constant(1 : i64) : i64
  llvm.return %c : i64
}

// -----

llvm.mlir.global @g() : !llvm.ptr {
  %c = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %c x i32 : (i64) -> !llvm.ptr
  llvm.return %p : !llvm.ptr
}

// -----

llvm.mlir.global @g() : i32 {
  %c = "any.value"() : () -> i32
  llvm.return %c : i32
}

// -----

llvm.mlir.global @g() : i32 {
  llvm.return
}

// -----

llvm.mlir.global @g() : i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
}

// -----

func.func @f() {
  llvm.mlir.global @g() : i32
  return
}

// -----

"llvm.mlir.global"() <{addr_space = 0 : i32, linkage = #llvm.linkage<external>, sym_name = "g", visibility_ = 0 : i64}> ({
}) : () -> ()

// -----

"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, visibility_ = 0 : i64}> ({
}) : () -> ()

// -----

"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, sym_name = "g", visibility_ = 0 : i64}> ({
}) : () -> ()

// -----

llvm.mlir.global @g() {alignment = 3 : i64} : i32

// -----

llvm.mlir.global_ctors ctors = [@nothing], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.func @f()
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.func @f() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32, 1 : i32], data = [#llvm.zero]

// -----

llvm.func @f() {
  llvm.return
}
llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = [1 : i32]

// -----

llvm.mlir.global @f() : i32
llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = [#llvm.zero]

// -----

%v = "any.value"() : () -> vector<[4]xf32>
%r = llvm.shufflevector %v, %v [0, 1, 2, 3] : vector<[4]xf32>

// -----

%v = "any.value"() : () -> f32
%r = llvm.shufflevector %v, %v [0, 1] : f32

// -----

%v = "any.value"() : () -> i32
%r = llvm.icmp "equal" %v, %v : i32

// -----

%v = "any.value"() : () -> i32
%r = llvm.icmp 1 %v, %v : i32

// -----

%v = "any.value"() : () -> vector<4xi32>
%r = "llvm.icmp"(%v, %v) <{predicate = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1

// -----

%v = "any.value"() : () -> i64
%r = llvm.zext %v : i64 to i32

// -----

%v = "any.value"() : () -> vector<4xi32>
%r = llvm.zext %v : vector<4xi32> to vector<5xi64>

// -----

%v = "any.value"() : () -> vector<4xi32>
%r = llvm.sext %v : vector<4xi32> to i64

// -----

%v = "any.value"() : () -> i32
%r = llvm.sext %v : i32 to vector<4xi64>

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1 [
    one: ^bb1
  ]
^bb1:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  "llvm.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  "llvm.switch"(%x)[^bb1, ^bb1] <{branch_weights = array<i32: 1>, case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @f(%x: i1) {
  llvm.cond_br %x weights([1, 2, 3]), ^bb1, ^bb1
^bb1:
  llvm.return
}

// -----

"any.type"() {a = !llvm.func<void (void)>} : () -> ()

// -----

"any.type"() {a = !llvm.struct<opaque>} : () -> ()

// -----

"any.type"() {a = !llvm.struct<"corpus_a", (i32)>, b = !llvm.struct<"corpus_a", (i64)>} : () -> ()

// -----

"any.type"() {a = !llvm.struct<"corpus_b", (i32)>, b = !llvm.struct<"corpus_b", opaque>} : () -> ()

// -----

"any.type"() {a = !llvm.struct<"corpus_c", (struct<"corpus_c", (i32)>)>} : () -> ()

// -----

"any.type"() {a = !llvm.struct<"corpus_d">} : () -> ()

// -----

"any.type"() {a = !llvm.integer} : () -> ()

// -----

"any.type"() {a = !llvm<"i32">} : () -> ()

// -----

"any.type"() {a = !llvm.target<spirv>} : () -> ()

// -----

"any.type"() {a = !llvm.array<x i32>} : () -> ()

// -----

"any.type"() {a = #llvm.linkage<outside>} : () -> ()

// -----

"any.type"() {a = #llvm.cconv<slow>} : () -> ()

// -----

"any.type"() {a = #llvm.nothing} : () -> ()

// -----

module attributes {llvm.data_layout = 1} {
}

// -----

module attributes {llvm.data_layout = "#not a layout"} {
}
