// RUN: wami opt %s --wasmssa-to-std | filecheck %s
// Addresses of 64 bits: neither the sum with an offset nor the end of an access may wrap around.

// CHECK: memref.global "private" @m : memref<memref<?xi8>> = uninitialized {wasm.i64, wasm.kind = "memory", wasm.max = 2 : i64, wasm.min = 1 : i64}
wasmssa.memory @m !wasmssa<limit i64 [1: 2]>
wasmssa.memory @s !wasmssa<limit shared [1: 2]>

// CHECK: func.func @load
// CHECK: %[[OFFSET:.*]] = arith.constant 4294967296 : i64
// CHECK: call @__wasm_i32_load(%{{.*}}, %[[OFFSET]]) : (i64, i64) -> i32
// CHECK: call @__wasm_memory1_i32_atomic_rmw_sub(%{{.*}}, %{{.*}}, %{{.*}}) : (i32, i32, i32) -> i32
wasmssa.func exported @load(%arg0: !wasmssa<local ref to i64>) -> i32 {
  %0 = wasmssa.local_get %arg0 :  ref to i64
  %1 = wasmssa.load %0 offset = 4294967296 : i64 -> i32
  %2 = wasmssa.i32.atomic.rmw.sub %1, %1 memory = @s
  wasmssa.return %2 : i32
}

// CHECK: func.func private @__wasm_memory_range(%[[START:.*]]: i64, %[[COUNT:.*]]: i64) -> index
// CHECK: %[[ROOM:.*]] = arith.subi %[[LENGTH:.*]], %[[COUNT]] : i64
// CHECK: %[[FITS:.*]] = arith.cmpi ule, %[[COUNT]], %[[LENGTH]] : i64
// CHECK: %[[BEFORE:.*]] = arith.cmpi ule, %[[START]], %[[ROOM]] : i64
// CHECK: arith.andi %[[FITS]], %[[BEFORE]] : i1

// CHECK: func.func private @__wasm_i32_load(%[[A:.*]]: i64, %[[O:.*]]: i64) -> i32 attributes {wasm.instruction = "i32.load", wasm.memory = @m}
// CHECK: %[[SUM:.*]] = arith.addi %[[A]], %[[O]] : i64
// CHECK: %[[EXACT:.*]] = arith.cmpi uge, %[[SUM]], %[[A]] : i64
// CHECK: cf.assert %[[EXACT]], "out of bounds memory access"

// CHECK: func.func private @__wasm_memory1_i32_atomic_rmw_sub
// CHECK: cf.assert %{{.*}}, "unaligned atomic"
// CHECK: call @__wasm_atomic_fence() : () -> ()
// CHECK: memref.atomic_rmw addi %{{.*}}, %{{.*}}[] : (i32, memref<i32>) -> i32
