// Atomic updates of elements that are shorter than what computes: the arithmetic is the element type's.
// beyond llvm: its cmpxchg takes no floats and no i1, and upstream makes one of generic_atomic_rmw

// run: @halves(1.5, 2048.0) == 2048.0, 2050.0
// run: @halves(0.5, 2048.0) == 2048.0, 2048.0
func.func @halves(%a: f32, %b: f32) -> (f32, f32) {
  %x = arith.truncf %a : f32 to f16
  %start = arith.truncf %b : f32 to f16
  %m = memref.alloca() : memref<f16>
  memref.store %start, %m[] : memref<f16>
  %old = memref.atomic_rmw addf %x, %m[] : (f16, memref<f16>) -> f16
  %new = memref.load %m[] : memref<f16>
  %r = arith.extf %old : f16 to f32
  %s = arith.extf %new : f16 to f32
  return %r, %s : f32, f32
}

// run: @brains(3.0, -1.0) == 3.0, 9.0
func.func @brains(%a: f32, %b: f32) -> (f32, f32) {
  %x = arith.truncf %a : f32 to bf16
  %start = arith.truncf %b : f32 to bf16
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<1xbf16>
  memref.store %start, %m[%c0] : memref<1xbf16>
  %0 = memref.atomic_rmw maximumf %x, %m[%c0] : (bf16, memref<1xbf16>) -> bf16
  %old = memref.generic_atomic_rmw %m[%c0] : memref<1xbf16> {
  ^bb0(%v: bf16):
    %w = arith.mulf %v, %v : bf16
    memref.atomic_yield %w : bf16
  }
  %new = memref.load %m[%c0] : memref<1xbf16>
  %r = arith.extf %old : bf16 to f32
  %s = arith.extf %new : bf16 to f32
  return %r, %s : f32, f32
}

// run: @flip(true) == true, false
// run: @flip(false) == false, true
func.func @flip(%b: i1) -> (i1, i1) {
  %m = memref.alloca() : memref<i1>
  %true = arith.constant true
  memref.store %b, %m[] : memref<i1>
  %old = memref.generic_atomic_rmw %m[] : memref<i1> {
  ^bb0(%v: i1):
    %w = arith.xori %v, %true : i1
    memref.atomic_yield %w : i1
  }
  %new = memref.load %m[] : memref<i1>
  return %old, %new : i1, i1
}

// run: @bytes(-128, 127) == 127, -1, -128
func.func @bytes(%a: i8, %b: i8) -> (i8, i8, i8) {
  %m = memref.alloca() : memref<i8>
  memref.store %b, %m[] : memref<i8>
  %0 = memref.atomic_rmw addi %a, %m[] : (i8, memref<i8>) -> i8
  %1 = memref.atomic_rmw mins %a, %m[] : (i8, memref<i8>) -> i8
  %2 = memref.load %m[] : memref<i8>
  return %0, %1, %2 : i8, i8, i8
}
