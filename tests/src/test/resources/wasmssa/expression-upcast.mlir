// RUN: wami opt %s --wasmssa-to-wasm | filecheck %s
// In an initial value, too, taking references for other types is no instruction, whatever lies above them on the stack.
// CHECK:      wasm.global @g
// CHECK-NEXT:   wasm.i32.const 1
// CHECK-NEXT:   wasm.array.new_fixed @type_0 count = 1
// CHECK-NEXT:   wasm.i32.const 2
// CHECK-NEXT:   wasm.struct.new @type_1
// CHECK-NEXT: }

module attributes {wasmssa.exports = ["g", "second", "length"]} {
  wasmssa.type @type_0 array(mut i32)
  wasmssa.type @type_1 struct(!wasmssa.eqref, i32)
  wasmssa.type @type_2 func () -> i32
  wasmssa.func exported @second() -> i32 {
    %0 = wasmssa.global_get @g : !wasmssa.ref<@type_1>
    %1 = wasmssa.upcast %0 : !wasmssa.ref<@type_1> to !wasmssa.ref<null @type_1>
    %2 = wasmssa.struct_get @type_1 field = 1(%1) : (!wasmssa.ref<null @type_1>) -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @length() -> i32 {
    %0 = wasmssa.global_get @g : !wasmssa.ref<@type_1>
    %1 = wasmssa.upcast %0 : !wasmssa.ref<@type_1> to !wasmssa.ref<null @type_1>
    %2 = wasmssa.struct_get @type_1 field = 0(%1) : (!wasmssa.ref<null @type_1>) -> !wasmssa.eqref
    %3 = wasmssa.ref_cast to !wasmssa.ref<@type_0>(%2) : (!wasmssa.eqref) -> !wasmssa.ref<@type_0>
    %4 = wasmssa.upcast %3 : !wasmssa.ref<@type_0> to !wasmssa.arrayref
    %5 = wasmssa.array_len(%4) : (!wasmssa.arrayref) -> i32
    wasmssa.return %5 : i32
  }
  wasmssa.global exported @g !wasmssa.ref<@type_1> : {
    %0 = wasmssa.const 1 : i32
    %1 = wasmssa.array_new_fixed @type_0(%0) : (i32) -> !wasmssa.ref<@type_0>
    %2 = wasmssa.const 2 : i32
    %3:2 = wasmssa.upcast %1, %2 : !wasmssa.ref<@type_0>, i32 to !wasmssa.eqref, i32
    %4 = wasmssa.struct_new @type_1(%3#0, %3#1) : (!wasmssa.eqref, i32) -> !wasmssa.ref<@type_1>
    wasmssa.return %4 : !wasmssa.ref<@type_1>
  }
  wasmssa.custom "name" = "\04\07\02\00\01a\01\01s\07\04\01\00\01g" after "data"
}
