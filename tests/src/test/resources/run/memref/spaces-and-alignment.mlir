// Memory spaces are one memory here; alignments are kept.

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

// run: @aligned(3) == 0, 0, 0
func.func @aligned(%n: index) -> (index, index, index) {
  %c63 = arith.constant 63 : index
  %c4095 = arith.constant 4095 : index
  %c127 = arith.constant 127 : index
  %odd = memref.alloc(%n) : memref<?xi8>
  %a = memref.alloc(%n) {alignment = 4096 : i64} : memref<?xi8>
  %b = memref.alloca(%n) {alignment = 64 : i64} : memref<?xi8>
  %c = memref.get_global @far : memref<3xi8>
  %p = memref.extract_aligned_pointer_as_index %a : memref<?xi8> -> index
  %q = memref.extract_aligned_pointer_as_index %b : memref<?xi8> -> index
  %r = memref.extract_aligned_pointer_as_index %c : memref<3xi8> -> index
  %x = arith.andi %p, %c4095 : index
  %y = arith.andi %q, %c63 : index
  %z = arith.andi %r, %c127 : index
  memref.dealloc %odd : memref<?xi8>
  memref.dealloc %a : memref<?xi8>
  return %x, %y, %z : index, index, index
}

memref.global "private" @first : memref<1xi8> = dense<1>
memref.global "private" @far : memref<3xi8> = dense<[1, 2, 3]> {alignment = 128}
