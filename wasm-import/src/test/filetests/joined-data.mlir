// RUN: wami opt %s --wasmssa-to-std | filecheck %s
// Active segments that follow one another with at most 64 zeros between them are one constant.

// CHECK-NOT: "private" constant
// CHECK: memref.global "private" constant @__wasm_data_0 : memref<71xi8>
// CHECK-NOT: "private" constant
// CHECK: memref.global "private" constant @__wasm_data_1 : memref<3xi8>
// CHECK-NOT: "private" constant
// CHECK: memref.global "private" constant @__wasm_data_2 : memref<1xi8>
// CHECK: memref.global "private" constant @__wasm_data_3 : memref<1xi8>
// CHECK: memref.global "private" constant @__wasm_data_4 : memref<1xi8>
// CHECK: memref.global "private" constant @__wasm_data_5 : memref<1xi8>
// CHECK: memref.global "private" constant @__wasm_data_6 : memref<1xi8>
// CHECK: memref.global "private" constant @__wasm_data_7 : memref<1xi8>
// CHECK: memref.global "private" constant @__wasm_data_8 : memref<1xi8>
// CHECK-NOT: "private" constant
wasmssa.memory @own !wasmssa<limit[1:]>
wasmssa.import_mem "m" from "env" as @imported {limits = !wasmssa<limit[1:]>}
wasmssa.import_global "g" from "env" as @g : i32
// One: side by side, and 64 zeros.
wasmssa.data @data_0 "ab" in @own at {
  %0 = wasmssa.const 8 : i32
  wasmssa.return %0 : i32
}
wasmssa.data @data_1 "cd" in @own at {
  %0 = wasmssa.const 10 : i32
  wasmssa.return %0 : i32
}
wasmssa.data @data_2 "efg" in @own at {
  %0 = wasmssa.const 76 : i32
  wasmssa.return %0 : i32
}
// One: 65 zeros behind the one before.
wasmssa.data @data_3 "h" in @own at {
  %0 = wasmssa.const 144 : i32
  wasmssa.return %0 : i32
}
wasmssa.data @data_4 "i" in @own at {
  %0 = wasmssa.const 146 : i32
  wasmssa.return %0 : i32
}
// Nobody knows what is between them.
wasmssa.data @data_5 "j" in @imported at {
  %0 = wasmssa.const 0 : i32
  wasmssa.return %0 : i32
}
wasmssa.data @data_6 "k" in @imported at {
  %0 = wasmssa.const 2 : i32
  wasmssa.return %0 : i32
}
// The second is outside, which is a trap.
wasmssa.data @data_7 "l" in @own at {
  %0 = wasmssa.const 65535 : i32
  wasmssa.return %0 : i32
}
wasmssa.data @data_8 "m" in @own at {
  %0 = wasmssa.const 65536 : i32
  wasmssa.return %0 : i32
}
// It may lie between all that come later.
wasmssa.data @data_9 "n" in @own at {
  %0 = wasmssa.global_get @g : i32
  wasmssa.return %0 : i32
}
wasmssa.data @data_10 "o" in @own at {
  %0 = wasmssa.const 1000 : i32
  wasmssa.return %0 : i32
}
wasmssa.data @data_11 "p" in @own at {
  %0 = wasmssa.const 1002 : i32
  wasmssa.return %0 : i32
}
