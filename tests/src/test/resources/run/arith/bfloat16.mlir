// bf16: every result is rounded; constants in memory, beside f16.
// beyond llvm: libgcc of some systems has no __truncsfbf2

// run: @quotient(1.0, 3.0) == 0.33398438
// run: @quotient(1.0, 0.0) == inf
// run: @quotient(3.3895314e+38, 0.5) == inf
func.func @quotient(%a: f32, %b: f32) -> f32 {
  %0 = arith.truncf %a : f32 to bf16
  %1 = arith.truncf %b : f32 to bf16
  %2 = arith.divf %0, %1 : bf16
  %3 = arith.extf %2 : bf16 to f32
  return %3 : f32
}

// run: @integers(2049) == 2048, 2048.0
// run: @integers(-2051) == -2052, -2048.0
// run: @integers(70000) == 2147483647, 70144.0
func.func @integers(%a: i32) -> (i32, f32) {
  %0 = arith.sitofp %a : i32 to f16
  %1 = arith.extf %0 : f16 to f64
  %most = arith.constant 2147483647.0 : f64
  %2 = arith.minimumf %1, %most : f64
  %3 = arith.fptosi %2 : f64 to i32
  %4 = arith.sitofp %a : i32 to bf16
  %5 = arith.extf %4 : bf16 to f32
  return %3, %5 : i32, f32
}

memref.global "private" @table : memref<4xbf16> = dense<[1.0, -2.5, 0.1, 3.0e38]>

// run: @in_memory() == 0.100097656, -2.5, 7.0
func.func @in_memory() -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = memref.get_global @table : memref<4xbf16>
  %a = memref.alloc(%c2) : memref<?xf16>
  %x = arith.constant 7.0 : f16
  memref.store %x, %a[%c1] : memref<?xf16>
  %0 = memref.load %t[%c2] : memref<4xbf16>
  %1 = memref.load %t[%c1] : memref<4xbf16>
  %2 = memref.load %a[%c1] : memref<?xf16>
  memref.dealloc %a : memref<?xf16>
  %3 = arith.extf %0 : bf16 to f32
  %4 = arith.extf %1 : bf16 to f32
  %5 = arith.extf %2 : f16 to f32
  return %3, %4, %5 : f32, f32, f32
}
