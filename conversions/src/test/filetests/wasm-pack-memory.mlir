// RUN: wami opt %s --wasm-pack-memory --split-input-file | filecheck %s

// Zeros between are left out where another segment takes fewer bytes than they do.
// CHECK-LABEL: module
// CHECK: wasm.data @d offset = 1024 bytes = "a"
// CHECK-NEXT: wasm.data @d_1 offset = 1040 bytes = "b\00\00c"
wasm.memory @memory min = 1
wasm.data @d offset = 1024 bytes = "a\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00b\00\00c"

// -----

// What stands close together becomes one.
// CHECK-LABEL: module
// CHECK: wasm.data @d offset = 1024 bytes = "a\00\00\00b"
// CHECK-NOT: wasm.data
wasm.memory @memory min = 1
wasm.data @d offset = 1024 bytes = "a"
wasm.data @e offset = 1028 bytes = "b"

// -----

// An imported memory may be anything between; so it may where a segment names the same address again.
// CHECK-LABEL: module
// CHECK: offset = 1024 bytes = "a\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00b"
wasm.import_memory @memory from "env" "memory" min = 1
wasm.data @d offset = 1024 bytes = "a\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00b"

// -----

// CHECK-LABEL: module
// CHECK: wasm.data @d offset = 1024
// CHECK: wasm.data @e offset = 1026
wasm.memory @memory min = 1
wasm.data @d offset = 1024 bytes = "abcd"
wasm.data @e offset = 1026 bytes = "\00"

// -----

// Beyond the end of the memory is a trap, which stays one.
// CHECK-LABEL: module
// CHECK: wasm.data @d offset = 65534 bytes = "a\00\00"
wasm.memory @memory min = 1
wasm.data @d offset = 65534 bytes = "a\00\00"

// -----

// Passive segments are named by their lengths.
// CHECK-LABEL: module
// CHECK: wasm.data @d bytes = "a\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00b"
wasm.memory @memory min = 1
wasm.data @d bytes = "a\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00b"
