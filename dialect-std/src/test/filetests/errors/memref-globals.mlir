// Globals whose values do not fit, and uses of another type.
// RUN: wami opt %s --split-input-file --verify-diagnostics
// expected-error@+1 {{inferred shape of elements literal ([3]) does not match type ([4])}}
memref.global "private" @shape : memref<4xi32> = dense<[1, 2, 3]>
// -----
// expected-error@+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xi32>'}}
memref.global "private" @dynamic : memref<?xi32> = dense<0>
// -----
// expected-error@+1 {{expected integer elements, but parsed floating-point}}
memref.global "private" @element : memref<2xi32> = dense<[1.0, 2.0]>
// -----
// expected-error@+1 {{custom op 'memref.global' type should be static shaped memref, but got 'i32'}}
memref.global "private" @not_memref : i32 = dense<0>
// -----
// expected-error@+1 {{'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global "private" @alignment : memref<4xi32> {alignment = 5 : i64}
// -----
memref.global "private" @g : memref<4xi32>
func.func @other_type() {
  // expected-error@+1 {{'memref.get_global' op result type 'memref<5xi32>' does not match type 'memref<4xi32>' of the global memref @g}}
  %0 = memref.get_global @g : memref<5xi32>
  return
}
// -----
// expected-error@+1 {{'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "hidden"}}
memref.global "hidden" @g : memref<4xi32>
