// What a call without callee needs is asked with the symbols.
func.func @invalid_call() {
  "llvm.call"() {op_bundle_sizes = array<i32>} : () -> ()
  llvm.return
  llvm.return
}

// -----

func.func @indirect(%f: i32) {
  "llvm.call"(%f) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  llvm.return
  llvm.return
}

// -----

// An entry block without the arguments of the signature, behind them in order.
llvm.func @callee(i8) -> ()
 {}
func.func @mismatch(%arg0: i32) {
  llvm.call @callee(%arg0) : (i32) -> ()
  llvm.return
}

// -----

// The place of wrong result types is the colon.
llvm.func @f(%callee: !llvm.ptr, %arg: i8) {
  llvm.call
    %callee(%arg)
    :
    !llvm.ptr, (i8)
    -> !llvm.void
  llvm.return
}

// -----

llvm.func @f(%callee: !llvm.ptr) {
  llvm.call
    %callee()
    :
    !llvm.ptr, ()
    -> (i32, i32)
  llvm.return
}

// -----

// Sizes of bundles are asked by the verifier, behind all syntax.
llvm.func @f(%a: i1) {
  "llvm.intr.assume"(%a) : (i1) -> ()
  llvm.return
}
{a}

// -----

llvm.func @f(%a: i1) {
  "llvm.intr.assume"(%a) : (i1) -> ()
  llvm.return
}

// -----

llvm.func @blocks() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @blocks, tag = <id = 1>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// What comes into an isolated region is looked at last.
llvm.mlir.alias external @a : complex<f32> {
  llvm.return %0 : !llvm.ptr
}
%0 = llvm.mlir.zero : !llvm.ptr

// -----

func.func @f() {
  "test.x"(%0) : (i32) -> ()
  return %0 : i32
}
%0 = arith.constant 1 : i32

// -----

llvm.mlir.ifunc
  external @i
  :
  @nothing, !llvm.ptr @f

// -----

func.func @f(%v : i16) {
  %0 = llvm.icmp "eq"
    %v, %v
    : tuple<i16>
  return
}

// -----

llvm.func @bundle_of_two_types(%a: i32) -> i32 {
  %0 = llvm.call_intrinsic "llvm.riscv.sha256sig0"(%a) ["tag"(%a : i32, i32)] : (i32) ->
    ) i32
  llvm.return %0 : i32
}

// -----

llvm.func @bundle_of_two_types(%a: i32) -> i32 {
  %0 = llvm.call_intrinsic "llvm.riscv.sha256sig0"(%a) ["tag"(%a : i32, i32)] : (i32) ->
    i32
  llvm.return %0 : i32
}

// -----

func.func @part_of_no_llvm_type(%a: !llvm.struct<(vector<2x3xf16>, i32)>, %i: i32) {
  %0 = "llvm.insertvalue"(%a, %i) <{position = array<i64: 1>}> : (!llvm.struct<(vector<2x3xf16>, i32)>, i32) -> !llvm.struct<(vector<2x3xf16>, i32)>
  return
}

// -----

func.func @part_of_no_llvm_type(%a: !llvm.struct<(vector<2x3xf16>, i32)>) {
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 1>}> : (!llvm.struct<(vector<2x3xf16>, i32)>) -> i32
  return
}

// -----

llvm.func @no_attribute(%a: i32) {
  llvm.call
      )(%a) : (i32) -> ()
}

// -----

llvm.func @no_symbol(%a: i32) {
  llvm.call
      3(%a) : (i32) -> ()
}

// -----

llvm.func @no_symbol_to_invoke(%a: i32) {
  llvm.invoke
      "f"(%a) to ^bb1 unwind ^bb1 : (i32) -> ()
}
