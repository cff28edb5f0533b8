// RUN: wami opt %s | wami opt --mlir-print-op-generic | wami opt | filecheck %s
// What a module says beside its meaning: names, custom sections, the order of exports.
// run: @"a b"(1) == 2

// CHECK: module attributes {wasmssa.data_count, wasmssa.exports = ["second", "a b"], wasmssa.name = "m", wasmssa.types = [() -> (), (i32) -> i32, (f64) -> ()]} {
module attributes {wasmssa.data_count, wasmssa.exports = ["second", "a b"], wasmssa.name = "m", wasmssa.types = [() -> (), (i32) -> i32, (f64) -> ()]} {
  // CHECK: wasmssa.func exported @"a b"(%arg0: !wasmssa<local ref to i32> {wasmssa.name = "x"}) -> i32 attributes {wasmssa.name = "increment"} {
  wasmssa.func exported @"a b"(%arg0: !wasmssa<local ref to i32> {wasmssa.name = "x"}) -> i32 attributes {wasmssa.name = "increment"} {
    %0 = wasmssa.local of type i32 {wasmssa.name = "y"}
    wasmssa.block {wasmssa.name = "out"} : {
      wasmssa.block_return
    }> ^bb1
  ^bb1:  // pred: ^bb0
    %1 = wasmssa.local_get %arg0 :  ref to i32
    %2 = wasmssa.const 1 : i32
    %3 = wasmssa.add %1 %2 : i32
    wasmssa.return %3 : i32
  }
  wasmssa.func exported @second() {
    wasmssa.return
  }
  wasmssa.start @second
  wasmssa.custom "name" after "code"
  wasmssa.custom "producers" = "\00\FF" after "code"
}
