// Memory spaces are one memory here.
// beyond llvm: its address spaces are numbers
// beyond mlir-runner: upstream has no address space for a string, and none of space 1 for malloc

// run: @spaces(3.5) == 3.5, 3.5
func.func @spaces(%v: f32) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32, 1>
  %b = memref.alloca() : memref<4xf32, "scratch">
  memref.store %v, %a[%c1] : memref<4xf32, 1>
  %c = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32>
  %d = memref.memory_space_cast %b : memref<4xf32, "scratch"> to memref<4xf32>
  memref.copy %c, %d : memref<4xf32> to memref<4xf32>
  %x = memref.load %b[%c1] : memref<4xf32, "scratch">
  %y = memref.load %c[%c1] : memref<4xf32>
  memref.dealloc %a : memref<4xf32, 1>
  return %x, %y : f32, f32
}
