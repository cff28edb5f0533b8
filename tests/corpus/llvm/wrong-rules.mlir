// A rule of llvm in each chunk, and an operation, attribute or type that breaks it; more of them in the other files named so.

%n = "any.value"() : () -> i64
%r = llvm.alloca %n x i32 {alignment = "8"} : (i64) -> !llvm.ptr

// -----

%n = "any.value"() : () -> i64
%r = llvm.alloca %n x i32 : () -> !llvm.ptr

// -----

%n = "any.value"() : () -> i64
%r = llvm.alloca %n x i32 : i64

// -----

%n = "any.value"() : () -> f32
%r = llvm.alloca %n x i32 : (f32) -> !llvm.ptr

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, i32)
%r = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, i32

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, vector<2xi32>)
%r = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, vector<2xi32>

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, f32)
%r = llvm.atomicrmw add %p, %x monotonic : !llvm.ptr, f32

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, i23)
%r = llvm.atomicrmw xchg %p, %x monotonic : !llvm.ptr, i23

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, !llvm.struct<(i32)>)
%r = llvm.atomicrmw xchg %p, %x monotonic : !llvm.ptr, !llvm.struct<(i32)>

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, i32)
%r = llvm.atomicrmw add %p, %x unordered : !llvm.ptr, i32

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, i32)
%r = "llvm.atomicrmw"(%p, %x) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i64

// -----

%p, %x = "any.values"() : () -> (i32, i32)
%r = llvm.atomicrmw add %p, %x monotonic : i32, i32

// -----

%x = "any.value"() : () -> !llvm.ptr
%r = llvm.bitcast %x : !llvm.ptr to i64

// -----

%x = "any.value"() : () -> i64
%r = llvm.bitcast %x : i64 to !llvm.ptr

// -----

%x = "any.value"() : () -> !llvm.ptr
%r = llvm.bitcast %x : !llvm.ptr to !llvm.ptr<1>

// -----

%x = "any.value"() : () -> !llvm.ptr
%r = llvm.bitcast %x : !llvm.ptr to vector<2x!llvm.ptr>

// -----

%x = "any.value"() : () -> vector<2x!llvm.ptr>
%r = llvm.bitcast %x : vector<2x!llvm.ptr> to !llvm.ptr

// -----

%x = "any.value"() : () -> i64
%r = llvm.bitcast %x : i64 to !llvm.array<2 x i32>

// -----

llvm.func @f()
%r = llvm.call @f() : () -> i32

// -----

llvm.func @f() -> i32
llvm.call @f() : () -> ()

// -----

llvm.func @f() -> i32
%r = llvm.call @f() : () -> i64

// -----

llvm.func @f(i32)
%x = "any.value"() : () -> i64
llvm.call @f(%x) : (i64) -> ()

// -----

llvm.func @f(i32)
llvm.call @f() : () -> ()

// -----

llvm.func @f(i32, ...)
%x = "any.value"() : () -> i32
llvm.call @f(%x) : (i32) -> ()

// -----

llvm.func @f(i32, ...)
%x = "any.value"() : () -> i32
llvm.call @f(%x) vararg(!llvm.func<void (i32)>) : (i32) -> ()

// -----

llvm.func @f(i32, ...)
%x = "any.value"() : () -> i32
llvm.call @f(%x) vararg(!llvm.func<void (i32, i32, ...)>) : (i32) -> ()

// -----

llvm.func @f(i32, ...)
%x = "any.value"() : () -> i32
llvm.call @f(%x) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> ()

// -----

llvm.func @f(i32, ...)
%x = "any.value"() : () -> i32
llvm.call @f(%x) vararg(i32) : (i32) -> ()

// -----

llvm.call @nothing() : () -> ()

// -----

func.func private @f()
llvm.call @f() : () -> ()

// -----

"llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()

// -----

%p = "any.value"() : () -> !llvm.ptr
llvm.call %p() : () -> ()

// -----

%p = "any.value"() : () -> !llvm.ptr
llvm.call %p() : !llvm.ptr, !llvm.ptr, () -> ()

// -----

%p = "any.value"() : () -> i32
llvm.call %p() : i32, () -> ()

// -----

llvm.func @f()
llvm.call @f() : () -> (i32, i32)

// -----

llvm.func @f()
llvm.call @f() : () -> !llvm.void

// -----

llvm.func @f()
llvm.call @f() : i32

// -----

llvm.func @f()
%x = "any.value"() : () -> i32
llvm.call @f() ["tag"(%x, %x : i32)] : () -> ()

// -----

llvm.func @f()
%x = "any.value"() : () -> i32
"llvm.call"(%x) <{callee = @f, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["a", "b"], operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()

// -----

%x = "any.value"() : () -> i32
llvm.call_intrinsic "llvm.assume"(%x) ["tag"(%x, %x : i32)] : (i32) -> ()

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, f32)
%r = llvm.cmpxchg %p, %x, %x acq_rel monotonic : !llvm.ptr, f32

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, i32)
%r = llvm.cmpxchg %p, %x, %x acq_rel release : !llvm.ptr, i32

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, i32)
%r = llvm.cmpxchg %p, %x, %x acq_rel acq_rel : !llvm.ptr, i32

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, i32)
%r = llvm.cmpxchg %p, %x, %x unordered monotonic : !llvm.ptr, i32

// -----

%p, %x, %y = "any.values"() : () -> (!llvm.ptr, i32, i64)
%r = "llvm.cmpxchg"(%p, %x, %y) <{success_ordering = 2 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i32, i64) -> !llvm.struct<(i32, i1)>

// -----

%p, %x, %y = "any.values"() : () -> (!llvm.ptr, i32, i64)
%r = "llvm.cmpxchg"(%p, %x, %x) <{success_ordering = 2 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i64, i1)>

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, i32)
%r = llvm.cmpxchg %p, %x, %x acq_rel monotonic {access_groups = [1]} : !llvm.ptr, i32

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, i32)
%r = llvm.cmpxchg %p, %x, %x acq_rel monotonic {alias_scopes = ["a"]} : !llvm.ptr, i32

// -----

%v, %i = "any.values"() : () -> (vector<4xf32>, i32)
%r = "llvm.extractelement"(%v, %i) : (vector<4xf32>, i32) -> f64

// -----

%v, %i = "any.values"() : () -> (f32, i32)
%r = llvm.extractelement %v[%i : i32] : f32

// -----

%v, %x, %i = "any.values"() : () -> (vector<4xf32>, f64, i32)
%r = "llvm.insertelement"(%v, %x, %i) : (vector<4xf32>, f64, i32) -> vector<4xf32>

// -----

%v, %x, %i = "any.values"() : () -> (f32, f32, i32)
%r = llvm.insertelement %x, %v[%i : i32] : f32

// -----

%a = "any.value"() : () -> !llvm.array<4 x i32>
%r = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (!llvm.array<4 x i32>) -> i64
"any.end"() : () -> ()

// -----

%a = "any.value"() : () -> !llvm.struct<(i32, f32)>
%r = llvm.extractvalue %a[2] : !llvm.struct<(i32, f32)>
"any.end"() : () -> ()

// -----

%a = "any.value"() : () -> !llvm.struct<(i32, f32)>
%r = llvm.extractvalue %a[0, 0] : !llvm.struct<(i32, f32)>
"any.end"() : () -> ()

// -----

%a = "any.value"() : () -> vector<4xi32>
%r = llvm.extractvalue %a[0] : vector<4xi32>
"any.end"() : () -> ()

// -----

%a = "any.value"() : () -> !llvm.array<4 x i32>
%r = llvm.extractvalue %a["0"] : !llvm.array<4 x i32>
"any.end"() : () -> ()

// -----

%a, %x = "any.values"() : () -> (!llvm.array<4 x i32>, i64)
%r = "llvm.insertvalue"(%a, %x) <{position = array<i64: 0>}> : (!llvm.array<4 x i32>, i64) -> !llvm.array<4 x i32>
"any.end"() : () -> ()

// -----

%a, %x = "any.values"() : () -> (!llvm.array<4 x i32>, i32)
%r = llvm.insertvalue %x, %a[0, 0] : !llvm.array<4 x i32>
"any.end"() : () -> ()

// -----

%a, %x = "any.values"() : () -> (!llvm.array<4 x i32>, i32)
%r = "llvm.insertvalue"(%a, %x) <{position = array<i64: 0>}> : (!llvm.array<4 x i32>, i32) -> !llvm.array<5 x i32>
"any.end"() : () -> ()

// -----

llvm.func @f() {
  llvm.fence monotonic
  llvm.return
}

// -----

llvm.func @f() {
  llvm.fence not_atomic
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
^bb0:
  llvm.return
}

// -----

"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
^bb0(%a: i64):
  llvm.return
}) : () -> ()

// -----

"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
^bb0:
  llvm.return
}) : () -> ()

// -----

"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = () -> (), linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
}) : () -> ()

// -----

"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
}) : () -> ()

// -----

"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, res_attrs = [{}, {}], sym_name = "f", visibility_ = 0 : i64}> ({
}) : () -> ()

// -----

"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> : () -> ()

// -----

llvm.func common @f()

// -----

llvm.func internal @f()

// -----

llvm.func @f(tensor<4xf32>)

// -----

llvm.func @f() -> tensor<4xf32>

// -----

llvm.func @f() -> (i32, i32)

// -----

llvm.func @f(..., i32)

// -----

llvm.func f()

// -----

llvm.func @f() -> i32 {
  llvm.return
}

// -----

llvm.func @f() {
  %c = llvm.mlir.constant(0 : i32) : i32
  llvm.return %c : i32
}

// -----

llvm.func @f() -> i64 {
  %c = llvm.mlir.constant(0 : i32) : i32
  llvm.return %c : i32
}

// -----

llvm.func cc_fast @f()

// -----

llvm.func @f() comdat(@nothing)

// -----

llvm.func @f() comdat(i32)

// -----

llvm.comdat @any {
  llvm.mlir.zero : i32
}

// -----

%p, %i = "any.values"() : () -> (!llvm.ptr, i32)
%r = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>

// -----

%p, %i = "any.values"() : () -> (!llvm.ptr, i32)
%r = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>

// -----

%p, %i = "any.values"() : () -> (!llvm.ptr, i32)
%r = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr

// -----

%p, %i = "any.values"() : () -> (!llvm.ptr, i32)
"llvm.getelementptr"(%p, %i) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> ()

// -----

%p, %i = "any.values"() : () -> (!llvm.ptr, i32)
%r = "llvm.getelementptr"(%p, %i) <{elem_type = i32}> : (!llvm.ptr, i32) -> !llvm.ptr

// -----

%p, %i = "any.values"() : () -> (!llvm.ptr, i32)
%r = llvm.getelementptr %p[%i] : (!llvm.ptr) -> !llvm.ptr, i32

// -----

%p, %i = "any.values"() : () -> (f32, i32)
%r = llvm.getelementptr %p[%i] : (f32, i32) -> !llvm.ptr, i32

// -----

%p, %i = "any.values"() : () -> (!llvm.ptr, i32)
%r = llvm.getelementptr inbounds_flag %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32

// -----

%x = "any.value"() : () -> f32
%r = llvm.intr.sincos(%x) : (f32) -> f32

// -----

%x = "any.value"() : () -> f32
%r = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f64)>

// -----

%x = "any.value"() : () -> f32
%r = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f32, f32)>

// -----

%v = "any.value"() : () -> vector<16xi8>
%r = llvm.intr.vector.extract %v[0] : vector<[16]xi8> from vector<16xi8>

// -----

%v = "any.value"() : () -> vector<[16]xi8>
%r = llvm.intr.vector.extract %v[0] : vector<20000xi128> from vector<[16]xi8>

// -----

%v, %w = "any.values"() : () -> (vector<[16]xi8>, vector<16xi8>)
%r = llvm.intr.vector.insert %v, %w[0] : vector<[16]xi8> into vector<16xi8>

// -----

%v, %w = "any.values"() : () -> (vector<4xi32>, vector<8xi32>)
%r = "llvm.intr.vector.interleave2"(%v, %w) : (vector<4xi32>, vector<8xi32>) -> vector<8xi32>

// -----

%v = "any.value"() : () -> i32
%r = "llvm.intr.vector.interleave2"(%v, %v) : (i32, i32) -> vector<8xi32>

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @f() to ^bb2 unwind ^bb1 : () -> ()
^bb1:
  %0 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @f() to ^bb2 unwind ^bb1 : () -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %c = llvm.mlir.constant(0 : i32) : i32
  llvm.invoke @f() to ^bb2 unwind ^bb1 : () -> ()
^bb1:
  %0 = llvm.landingpad (catch %c : i32) : !llvm.struct<(ptr, i32)>
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f() {
  llvm.invoke @f() to ^bb2 unwind ^bb1 : () -> ()
^bb1:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @f() to ^bb2 unwind ^bb1 : () -> ()
^bb1:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : !llvm.struct<(ptr, i32)>
^bb2:
  llvm.invoke @f() to ^bb4 unwind ^bb3 : () -> ()
^bb3:
  %1 = llvm.landingpad cleanup : i32
  llvm.resume %1 : i32
^bb4:
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @g(i32, ...)
llvm.func @f(%a: i32) attributes {personality = @p} {
  llvm.invoke @g(%a) to ^bb2 unwind ^bb1 vararg(!llvm.func<void (i32)>) : (i32) -> ()
^bb1:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @g(i32, ...)
llvm.func @f(%a: i32) attributes {personality = @p} {
  llvm.invoke @g(%a) to ^bb2 unwind ^bb1 vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> ()
^bb1:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
^bb2:
  llvm.return
}

// -----

%p = "any.value"() : () -> !llvm.ptr
%r = llvm.load %p atomic monotonic : !llvm.ptr -> i32

// -----

%p = "any.value"() : () -> !llvm.ptr
%r = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32

// -----

%p = "any.value"() : () -> !llvm.ptr
%r = llvm.load %p atomic acq_rel {alignment = 4 : i64} : !llvm.ptr -> i32

// -----

%p = "any.value"() : () -> !llvm.ptr
%r = "llvm.load"(%p) <{ordering = 0 : i64, syncscope = "agent"}> : (!llvm.ptr) -> i32

// -----

%p = "any.value"() : () -> !llvm.ptr
%r = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i23

// -----

%p = "any.value"() : () -> !llvm.ptr
%r = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> f80

// -----

%p = "any.value"() : () -> !llvm.ptr
%r = llvm.load %p : !llvm.ptr -> !llvm.void

// -----

%p = "any.value"() : () -> !llvm.ptr
%r = llvm.load %p : !llvm.ptr -> tensor<4xf32>

// -----

%p = "any.value"() : () -> !llvm.ptr
%r = llvm.load %p {access_groups = [1]} : !llvm.ptr -> i32

// -----

%p = "any.value"() : () -> !llvm.ptr
%r = llvm.load %p {noalias_scopes = ["x"]} : !llvm.ptr -> i32

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, i32)
llvm.store %x, %p atomic monotonic : i32, !llvm.ptr

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, i32)
llvm.store %x, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, i32)
"llvm.store"(%x, %p) <{ordering = 0 : i64, syncscope = "agent"}> : (i32, !llvm.ptr) -> ()

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, i1)
llvm.store %x, %p atomic monotonic {alignment = 4 : i64} : i1, !llvm.ptr

// -----

%p, %x = "any.values"() : () -> (!llvm.ptr, f128)
llvm.store %x, %p atomic monotonic {alignment = 4 : i64} : f80, !llvm.ptr

// -----

llvm.mlir.global @g() {addr_space = 1 : i32} : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.addressof @nothing : !llvm.ptr
  llvm.return
}

// -----

func.func private @g()
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.addressof "g" : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.addressof @f : i32
  llvm.return
}

// -----

llvm.mlir.alias external @a : !llvm.void {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.alias appending @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.alias external @a : i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.alias external @a : i32 {
}

// -----

llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @nothing

// -----

llvm.func @r() -> !llvm.ptr
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc common @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.mlir.global @r() : i32
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i64, ^bb1(%x : i64) [
    1: ^bb1(%x : i64)
    2: ^bb1(%x : i32)
  ]
^bb1(%a: i32):
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i64, ^bb1() [
    1: ^bb1(%x : i64),
    2: ^bb1(%x : i32)
  ]
^bb1(%a: i32):
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1(%x : i64) [
    1: ^bb1(%x : i64),
    2: ^bb1
  ]
^bb1(%a: i32):
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1(%x : i64) [
    1: ^bb1(%x : i64),
    2: ^bb1()
  ]
^bb1(%a: i32):
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.fcmp
   = %a, %a : f32
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.fcmp
   1
     %a, %a : f32
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.fcmp
   "bad"
     %a, %a : f32
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.fcmp
   "bad"
     %a, %b : i32
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.fcmp
   "bad"
     %a, %b : f64
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.fcmp
   1 : i32
     %a %b : f64
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.fcmp
   foo
     %a, %a : f64
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.fcmp
   %a, %a : f64
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.icmp
   @foo %a, %a 
   : f64
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.icmp
   "eq" %a, %a 
   : (f64)
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.icmp
   "eq" %a, %a 
   : tuple<i32>
}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.icmp
   "eq" : i32 %a, %a 
   : i32
}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.icmp
   #a %a, %a 
   : i32
}

// -----

"llvm.func"() <{function_type = !llvm.func<void (ptr, memref<4xi32>)>, sym_name = "argument_of_no_llvm_type"}> ({
^bb0(%arg0: !llvm.ptr, %arg1: memref<4xi32>):
  "llvm.return"() : () -> ()
}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<index (index)>, sym_name = "f"}> ({
^bb0(%arg0: index):
  llvm.unreachable
}) : () -> ()
