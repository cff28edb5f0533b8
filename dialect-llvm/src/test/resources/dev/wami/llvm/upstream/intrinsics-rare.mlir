// Intrinsics of vectors with masks and of unknown length, of variadic functions, annotations and coroutines.
llvm.func @f(%a: vector<4xi32>, %b: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %n: i32, %p: !llvm.ptr, %ps: vector<4x!llvm.ptr>, %i: i64, %x: f32, %s: vector<[4]xi32>, %c: i1) {
  %0 = "llvm.intr.vp.add"(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %1 = "llvm.intr.vp.fma"(%f, %f, %f, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %2 = "llvm.intr.vp.fneg"(%f, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %3 = "llvm.intr.vp.reduce.add"(%n, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %4 = "llvm.intr.vp.reduce.fadd"(%x, %f, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %5 = "llvm.intr.vp.zext"(%a, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %6 = "llvm.intr.vp.ptrtoint"(%ps, %m, %n) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  %7 = "llvm.intr.vp.select"(%m, %a, %b, %n) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  %8 = "llvm.intr.vp.load"(%p, %m, %n) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.store"(%a, %p, %m, %n) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  %9 = "llvm.intr.experimental.vp.strided.load"(%p, %i, %m, %n) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.experimental.vp.strided.store"(%a, %p, %i, %m, %n) : (vector<4xi32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  %10 = "llvm.intr.vscale"() : () -> i64
  %11 = llvm.intr.stepvector : vector<4xi32>
  %12 = llvm.intr.get.active.lane.mask %i, %i : i64, i64 to vector<4xi1>
  %13 = llvm.intr.vector.insert %a, %s[4] : vector<4xi32> into vector<[4]xi32>
  %14 = llvm.intr.vector.extract %s[0] : vector<4xi32> from vector<[4]xi32>
  %15 = "llvm.intr.vector.interleave2"(%a, %b) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %16 = "llvm.intr.vector.deinterleave2"(%15) : (vector<8xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)>
  llvm.return
}
llvm.mlir.global external thread_local @t(0 : i32) : i32
llvm.func @g(%p: !llvm.ptr, %n: i32, ...) {
  %0 = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %1 = llvm.intr.strip.invariant.group %0 : !llvm.ptr
  %2 = llvm.intr.ssa.copy %n : i32
  %a = llvm.mlir.addressof @t : !llvm.ptr
  %3 = "llvm.intr.threadlocal.address"(%a) : (!llvm.ptr) -> !llvm.ptr
  %4 = "llvm.intr.annotation"(%n, %p, %p, %n) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  "llvm.intr.var.annotation"(%p, %p, %p, %n, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %5 = "llvm.intr.ptr.annotation"(%p, %p, %p, %n, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  %c = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.alloca %c x !llvm.ptr : (i32) -> !llvm.ptr
  %m = llvm.alloca %c x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.intr.vastart %l : !llvm.ptr
  llvm.intr.vacopy %l to %m : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %m : !llvm.ptr
  llvm.intr.vaend %l : !llvm.ptr
  %6 = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
  llvm.return
}
llvm.func @h(%p: !llvm.ptr, %f: i1, %mem: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %z = llvm.mlir.constant(0 : i32) : i32
  %no = llvm.mlir.none : !llvm.token
  %null = llvm.mlir.zero : !llvm.ptr
  %false = llvm.mlir.constant(false) : i1
  %id = llvm.intr.coro.id %z, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %h = llvm.intr.coro.begin %id, %mem : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %s = llvm.intr.coro.save %h : (!llvm.ptr) -> !llvm.token
  %r = llvm.intr.coro.suspend %s, %false : i8
  %free = llvm.intr.coro.free %id, %h : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.resume %p : !llvm.ptr
  %pr = llvm.intr.coro.promise %h, %z, %false : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}
