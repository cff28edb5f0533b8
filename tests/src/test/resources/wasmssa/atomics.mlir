// Atomic accesses; what may be called from JavaScript gives the same on node.
// engines: interpreter - the embedded engine has no threads, waiting in standard MLIR is the runtime's
// run: @rmw(0, 10) == 2593
// run: @rmw(65528, -1) == 2525
// run: @rmw(2, 0) traps "unaligned atomic"
// run: @rmw(65532, 0) traps "out of bounds memory access"
// run: @narrow(8, -3) == 65788
// run: @narrow(8, 1311768467294899695) == 1311768469162741486
// run: @wait(0, 1) == 1
// run: @wait(0, 0) == 2
// run: @wait(2, 0) traps "unaligned atomic"
// run: @wait_unshared(8) traps "expected shared memory"
// run: @notify(0) == 0
// run: @notify(65536) traps "out of bounds memory access"
// run: @wide(16) == 3
// run: @wide(-8) traps "out of bounds memory access"

module {
  wasmssa.func exported @rmw(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    wasmssa.i32.atomic.store %0, %1 offset = 4
    %2 = wasmssa.local_get %arg0 :  ref to i32
    %3 = wasmssa.const 5 : i32
    %4 = wasmssa.i32.atomic.rmw.add %2, %3 offset = 4
    %5 = wasmssa.local_get %arg0 :  ref to i32
    %6 = wasmssa.const 3 : i32
    %7 = wasmssa.i32.atomic.rmw.sub %5, %6 offset = 4
    %8 = wasmssa.add %4 %7 : i32
    %9 = wasmssa.local_get %arg0 :  ref to i32
    %10 = wasmssa.const 255 : i32
    %11 = wasmssa.i32.atomic.rmw.and %9, %10 offset = 4
    %12 = wasmssa.add %8 %11 : i32
    %13 = wasmssa.local_get %arg0 :  ref to i32
    %14 = wasmssa.const 256 : i32
    %15 = wasmssa.i32.atomic.rmw.or %13, %14 offset = 4
    %16 = wasmssa.add %12 %15 : i32
    %17 = wasmssa.local_get %arg0 :  ref to i32
    %18 = wasmssa.const 1 : i32
    %19 = wasmssa.i32.atomic.rmw.xor %17, %18 offset = 4
    %20 = wasmssa.add %16 %19 : i32
    %21 = wasmssa.local_get %arg0 :  ref to i32
    %22 = wasmssa.const 7 : i32
    %23 = wasmssa.i32.atomic.rmw.xchg %21, %22 offset = 4
    %24 = wasmssa.add %20 %23 : i32
    wasmssa.atomic.fence
    %25 = wasmssa.local_get %arg0 :  ref to i32
    %26 = wasmssa.const 7 : i32
    %27 = wasmssa.const 1000 : i32
    %28 = wasmssa.i32.atomic.rmw.cmpxchg %25, %26, %27 offset = 4
    %29 = wasmssa.add %24 %28 : i32
    %30 = wasmssa.local_get %arg0 :  ref to i32
    %31 = wasmssa.const 7 : i32
    %32 = wasmssa.const 1 : i32
    %33 = wasmssa.i32.atomic.rmw.cmpxchg %30, %31, %32 offset = 4
    %34 = wasmssa.add %29 %33 : i32
    %35 = wasmssa.local_get %arg0 :  ref to i32
    %36 = wasmssa.i32.atomic.load %35 offset = 4
    %37 = wasmssa.add %34 %36 : i32
    wasmssa.return %37 : i32
  }
  wasmssa.func exported @narrow(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i64
    wasmssa.i64.atomic.store %0, %1
    %2 = wasmssa.local_get %arg0 :  ref to i32
    %3 = wasmssa.const 511 : i64
    %4 = wasmssa.i64.atomic.rmw8.add_u %2, %3
    %5 = wasmssa.local_get %arg0 :  ref to i32
    %6 = wasmssa.const 65537 : i64
    %7 = wasmssa.i64.atomic.rmw16.sub_u %5, %6
    %8 = wasmssa.add %4 %7 : i64
    %9 = wasmssa.local_get %arg0 :  ref to i32
    %10 = wasmssa.const -1 : i64
    %11 = wasmssa.i64.atomic.rmw32.xor_u %9, %10
    %12 = wasmssa.add %8 %11 : i64
    %13 = wasmssa.local_get %arg0 :  ref to i32
    %14 = wasmssa.i64.atomic.load8_u %13
    %15 = wasmssa.add %12 %14 : i64
    %16 = wasmssa.local_get %arg0 :  ref to i32
    %17 = wasmssa.i64.atomic.load %16
    %18 = wasmssa.add %15 %17 : i64
    wasmssa.return %18 : i64
  }
  wasmssa.func exported @wait(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.const 10 : i64
    %3 = wasmssa.memory.atomic.wait32 %0, %1, %2
    wasmssa.return %3 : i32
  }
  wasmssa.func exported @wait_unshared(%arg0: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.const 0 : i64
    %2 = wasmssa.const 10 : i64
    %3 = wasmssa.memory.atomic.wait64 %0, %1, %2 memory = @mem_1 : i64
    wasmssa.return %3 : i32
  }
  wasmssa.func exported @notify(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const 3 : i32
    %2 = wasmssa.memory.atomic.notify %0, %1
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @wide(%arg0: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.const 3 : i64
    %2 = wasmssa.i64.atomic.rmw.add %0, %1 offset = 8 memory = @mem_1 : i64
    wasmssa.drop %2 : i64
    %3 = wasmssa.local_get %arg0 :  ref to i64
    %4 = wasmssa.i64.atomic.load %3 offset = 8 memory = @mem_1 : i64
    wasmssa.return %4 : i64
  }
  wasmssa.memory @mem_0 !wasmssa<limit shared [1: 1]> {wasmssa.name = "s"}
  wasmssa.memory @mem_1 !wasmssa<limit i64 [1:]> {wasmssa.name = "m"}
  wasmssa.custom "name" after "code"
}
