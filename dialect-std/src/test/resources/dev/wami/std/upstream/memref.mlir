func.func @alloc(%n: index) -> (memref<?x?xf32>, memref<?xf32>) {
  %c4 = arith.constant 4 : index
  %cm = arith.constant -4 : index
  %a = memref.alloc(%c4, %n) : memref<?x?xf32>
  %b = memref.alloc(%cm) : memref<?xf32>
  %c = memref.alloc(%n) : memref<?xf32>
  %d = memref.alloca(%c4) {alignment = 16} : memref<?xf32>
  "use"(%d) : (memref<?xf32>) -> ()
  return %a, %b : memref<?x?xf32>, memref<?xf32>
}
func.func @dead(%n: index, %v: f32) {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.store %v, %a[%n] : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %b : memref<?xf32>
  %c = memref.alloca(%n) : memref<?xf32>
  memref.store %v, %c[%n] : memref<?xf32>
  %d = memref.alloc(%n) : memref<?xf32>
  %dc = memref.cast %d : memref<?xf32> to memref<4xf32>
  memref.store %v, %dc[%n] : memref<4xf32>
  memref.dealloc %dc : memref<4xf32>
  %e = memref.alloc(%n) : memref<?xf32>
  affine.store %v, %e[0] : memref<?xf32>
  %f = memref.alloc(%n) : memref<?xf32>
  %fx = memref.load %f[%n] : memref<?xf32>
  return
}
func.func @dim(%n: index, %m: memref<4x?xf32>, %u: memref<*xf32>) -> (index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %a = memref.alloc(%n) : memref<3x?xf32>
  %d0 = memref.dim %a, %c0 : memref<3x?xf32>
  %d1 = memref.dim %a, %c1 : memref<3x?xf32>
  %d2 = memref.dim %m, %c0 : memref<4x?xf32>
  %d3 = memref.dim %m, %c1 : memref<4x?xf32>
  %d4 = memref.dim %m, %c5 : memref<4x?xf32>
  %mc = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %d5 = memref.dim %mc, %c0 : memref<?x?xf32>
  %sv = memref.subview %m[0, 0] [2, %n] [1, 1] : memref<4x?xf32> to memref<2x?xf32, strided<[?, 1]>>
  %d6 = memref.dim %sv, %c1 : memref<2x?xf32, strided<[?, 1]>>
  return %d0, %d1, %d2, %d3, %d4, %d5, %d6 : index, index, index, index, index, index, index
}
func.func @cast(%m: memref<4x4xf32>, %u: memref<*xf32>, %i: index, %v: f32) -> (memref<?x?xf32>, f32, f32) {
  %a = memref.cast %m : memref<4x4xf32> to memref<?x4xf32>
  %b = memref.cast %a : memref<?x4xf32> to memref<?x?xf32>
  %c = memref.cast %b : memref<?x?xf32> to memref<4x4xf32>
  %l = memref.load %b[%i, %i] : memref<?x?xf32>
  memref.store %v, %c[%i, %i] : memref<4x4xf32>
  %l2 = affine.load %b[%i, %i] : memref<?x?xf32>
  affine.store %v, %b[%i, %i] : memref<?x?xf32>
  %k = memref.cast %m : memref<4x4xf32> to memref<*xf32>
  %k2 = memref.cast %k : memref<*xf32> to memref<?x?xf32>
  %k3 = memref.cast %u : memref<*xf32> to memref<?x?xf32>
  memref.store %v, %k2[%i, %i] : memref<?x?xf32>
  memref.store %v, %k3[%i, %i] : memref<?x?xf32>
  memref.copy %b, %k2 : memref<?x?xf32> to memref<?x?xf32>
  memref.copy %b, %b : memref<?x?xf32> to memref<?x?xf32>
  memref.copy %m, %a : memref<4x4xf32> to memref<?x4xf32>
  %al = memref.alloc() : memref<4x4xf32>
  memref.copy %al, %m : memref<4x4xf32> to memref<4x4xf32>
  memref.copy %m, %al : memref<4x4xf32> to memref<4x4xf32>
  memref.dealloc %b : memref<?x?xf32>
  return %b, %l, %l2 : memref<?x?xf32>, f32, f32
}
func.func @empty(%a: memref<0x4xf32>, %b: memref<0x4xf32>) {
  memref.copy %a, %b : memref<0x4xf32> to memref<0x4xf32>
  return
}
func.func @sub(%m: memref<8x16xf32>, %n: index, %d: memref<?x?xf32>) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[16, 1], offset: ?>>, memref<8x16xf32, strided<[16, 1]>>, memref<8x16xf32>, memref<4xf32, strided<[16], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %s1 = memref.subview %m[%c0, %n] [%c4, %c4] [%c1, %c1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %s2 = memref.subview %m[%c0, %n] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
  %s3 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  %s4 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32>
  %mc = memref.cast %m : memref<8x16xf32> to memref<?x?xf32>
  %s5 = memref.subview %mc[%c0, %n] [4, 1] [1, 1] : memref<?x?xf32> to memref<4xf32, strided<[?], offset: ?>>
  %s6 = memref.cast %s5 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[16], offset: ?>>
  return %s1, %s2, %s3, %s4, %s6 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[16, 1], offset: ?>>, memref<8x16xf32, strided<[16, 1]>>, memref<8x16xf32>, memref<4xf32, strided<[16], offset: ?>>
}
func.func @subuse(%m: memref<8x16xf32>, %n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %s1 = memref.subview %m[%c0, %n] [%c4, %c4] [1, 1] : memref<8x16xf32> to memref<?x?xf32, strided<[16, 1], offset: ?>>
  %x = memref.load %s1[%n, %n] : memref<?x?xf32, strided<[16, 1], offset: ?>>
  memref.store %v, %s1[%c0, %c0] : memref<?x?xf32, strided<[16, 1], offset: ?>>
  %s2 = memref.subview %s1[1, 1] [2, 2] [1, 1] : memref<?x?xf32, strided<[16, 1], offset: ?>> to memref<2x2xf32, strided<[16, 1], offset: ?>>
  memref.store %v, %s2[%c0, %c0] : memref<2x2xf32, strided<[16, 1], offset: ?>>
  return %x : f32
}
memref.global "private" constant @g : memref<4xi32> = dense<[1, 2, 3, 4]>
memref.global "private" constant @h : memref<4xi32> = dense<7>
func.func @glob(%n: index) -> (i32, i32, i32) {
  %c1 = arith.constant 1 : index
  %g = memref.get_global @g : memref<4xi32>
  %a = memref.load %g[%c1] : memref<4xi32>
  %b = memref.load %g[%n] : memref<4xi32>
  %h = memref.get_global @h : memref<4xi32>
  %c = memref.load %h[%n] : memref<4xi32>
  return %a, %b, %c : i32, i32, i32
}
