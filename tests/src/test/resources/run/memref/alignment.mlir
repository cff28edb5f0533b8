// Alignments are kept: of the heap, the stack and globals.

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
