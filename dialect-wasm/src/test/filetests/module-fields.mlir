// The fields of a module as the specification names them.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: module {
// CHECK-NEXT: wasm.import_func @print from "env" "print_i32" : (i32) -> ()
// CHECK-NEXT: wasm.import_memory @shared from "env" "memory" min = 1 max = 2
// CHECK-NEXT: wasm.import_global @base from "env" "base" : i32 mutable
// CHECK-NEXT: wasm.memory @memory min = 2 max = 16
// CHECK-NEXT: wasm.table @t : !wasm.funcref min = 4
// CHECK-NEXT: wasm.global @sp : i32 mutable = 65536 : i32
// CHECK-NEXT: wasm.data @d offset = 1024 bytes = "abc\00\FF"
// CHECK-NEXT: wasm.elem @elem table = @t offset = 1 functions = [@print]
// CHECK-NEXT: wasm.export "main" @main
// CHECK-NEXT: wasm.start @main
// CHECK-NEXT: wasm.func @main() {
// CHECK-NEXT: }
// CHECK-NEXT: }
module {
  wasm.import_func @print from "env" "print_i32" : (i32) -> ()
  wasm.import_memory @shared from "env" "memory" min = 1 max = 2
  wasm.import_global @base from "env" "base" : i32 mutable
  wasm.memory @memory min = 2 max = 16
  wasm.table @t : !wasm.funcref min = 4
  wasm.global @sp : i32 mutable = 65536 : i32
  wasm.data @d offset = 1024 bytes = "abc\00\FF"
  wasm.elem @elem table = @t offset = 1 functions = [@print]
  wasm.export "main" @main
  wasm.start @main
  wasm.func @main() {
  }
}
