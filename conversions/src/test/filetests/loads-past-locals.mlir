// RUN: wami opt %s --introduce-locals --ssawasm-to-wasm | filecheck %s

// A load that may trap goes past a write of a local: nobody sees the local after a trap.
// CHECK-LABEL: @past_local
// CHECK: wasm.i32.load offset = 8
// CHECK-NEXT: wasm.local.set [[L:[0-9]+]]
// CHECK-NEXT: wasm.local.get
// CHECK-NEXT: wasm.i32.load
// CHECK-NEXT: wasm.local.get [[L]]
// CHECK-NEXT: wasm.i32.sub
ssawasm.func private @past_local(%p: !ssawasm.local<i32>) -> i32 {
  %l = ssawasm.local_decl : !ssawasm.local<i32>
  %0 = ssawasm.local_get %p : i32
  %a = ssawasm.load %0 : i32
  %b = ssawasm.load %0 offset = 8 : i32
  ssawasm.local_set %l, %b : i32
  %c = ssawasm.local_get %l : i32
  %r = ssawasm.sub %a, %c : i32
  ssawasm.return %r : i32
}

// Memory is seen after a trap: the load stays in front of the store.
// CHECK-LABEL: @not_past_store
// CHECK: wasm.local.get 0
// CHECK-NEXT: wasm.i32.load
// CHECK-NEXT: wasm.local.set
// CHECK: wasm.i32.store
ssawasm.func private @not_past_store(%p: !ssawasm.local<i32>) -> i32 {
  %0 = ssawasm.local_get %p : i32
  %a = ssawasm.load %0 : i32
  %c = ssawasm.const 7 : i32
  ssawasm.store %c, %c : i32
  %r = ssawasm.sub %a, %c : i32
  ssawasm.return %r : i32
}
