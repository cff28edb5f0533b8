// What upstream says of wrong operations.
// RUN: wami opt %s --verify-diagnostics --split-input-file

llvm.func @a(%a: i32, %v: vector<2xi32>, %p: !llvm.ptr) -> i32 {
  // expected-error@+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.sext %a : i32 to i16
  llvm.return %a : i32
}
// -----
llvm.func @a(%a: i32, %v: vector<2xi32>) -> i32 {
  // expected-error@+1 {{input type is an integer but output type is a vector}}
  %0 = llvm.zext %a : i32 to vector<2xi64>
  llvm.return %a : i32
}
// -----
llvm.func @a(%a: i32, %p: !llvm.ptr) -> i32 {
  // expected-error@+1 {{can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %a : i32 to !llvm.ptr
  llvm.return %a : i32
}
// -----
llvm.func @a(%p: !llvm.ptr) -> i32 {
  // expected-error@+1 {{cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr<2>
  llvm.unreachable
}
// -----
llvm.func @a(%p: !llvm.ptr, %i: i64) {
  // expected-error@+1 {{expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @a(%p: !llvm.ptr, %i: i64) {
  // expected-error@+1 {{index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @a(%p: !llvm.ptr, %i: i64) {
  // expected-error@+1 {{type 'i32' cannot be indexed (index #1)}}
  %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @a(%p: !llvm.ptr) {
  // expected-error@+1 {{expected alignment for atomic access}}
  %0 = llvm.load %p atomic acquire : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @a(%p: !llvm.ptr) {
  // expected-error@+1 {{unsupported ordering 'release'}}
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @a(%p: !llvm.ptr) {
  // expected-error@+1 {{unsupported type 'i1' for atomic access}}
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i1
  llvm.return
}
// -----
llvm.func @a(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{unsupported ordering 'acquire'}}
  llvm.store %v, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @a(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fadd %p, %v seq_cst : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @a(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{expected at least 'monotonic' ordering}}
  %0 = llvm.atomicrmw add %p, %v unordered : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @a(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{failure ordering cannot be 'release' or 'acq_rel'}}
  %0 = llvm.cmpxchg %p, %v, %v acq_rel release : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @a() {
  // expected-error@+1 {{can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence monotonic
  llvm.return
}
// -----
llvm.func @b(i32) -> i32
llvm.func @a(%v: i64) {
  // expected-error@+1 {{operand type mismatch for operand 0: 'i64' != 'i32'}}
  %0 = llvm.call @b(%v) : (i64) -> i32
  llvm.return
}
// -----
llvm.func @b(i32) -> i32
llvm.func @a(%v: i32) {
  // expected-error@+1 {{result type mismatch: 'i64' != 'i32'}}
  %0 = llvm.call @b(%v) : (i32) -> i64
  llvm.return
}
// -----
llvm.func @b(i32, ...)
llvm.func @a(%v: i32) {
  // expected-error@+1 {{missing var_callee_type attribute for vararg call}}
  llvm.call @b(%v) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @a(%v: i32) {
  // expected-error@+1 {{'nobody' does not reference a symbol in the current scope}}
  llvm.call @nobody(%v) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @b(i32)
llvm.func @a(%v: i32) {
  // expected-error@+1 {{incorrect number of operands (2) for callee (expecting: 1)}}
  llvm.call @b(%v, %v) : (i32, i32) -> ()
  llvm.return
}
// -----
// expected-error@+1 {{functions cannot have 'common' linkage}}
llvm.func common @a()
// -----
// expected-error@+1 {{external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @a()
// -----
// expected-error@+1 {{failed to construct function type: expected zero or one function result}}
llvm.func @a() -> (i32, i32)
// -----
// expected-error@+1 {{requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global @g("abc") : !llvm.array<2 x i8>
// -----
// expected-error@+1 {{initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}
// -----
// expected-error@+1 {{cannot have both initializer value and region}}
llvm.mlir.global @g(1 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// -----
llvm.func @a() {
  // expected-error@+1 {{must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %0 = llvm.mlir.addressof @nobody : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global @g(1 : i32) : i32
llvm.func @a() {
  // expected-error@+1 {{pointer address space must match address space of the referenced global or alias}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
  llvm.return
}
// -----
// expected-error@+1 {{expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1 : i32) : i32
// -----
llvm.func @a(%i: i32) {
  // expected-error@+1 {{'nope' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.icmp "nope" %i, %i : i32
  llvm.return
}
// -----
// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @a(%i: index) {
  llvm.return
}
