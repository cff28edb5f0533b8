// What no memory with 32-bit addresses holds, be it that the number of elements has more than 64 bits.
// RUN: wami opt %s --memref-to-ssawasm --split-input-file --verify-diagnostics

func.func @alloc() -> memref<40000x40000xf32> {
  // expected-error @+1 {{failed to legalize operation 'memref.alloc': 6400000000 bytes, more than a memory with 32-bit addresses has}}
  %0 = memref.alloc() : memref<40000x40000xf32>
  return %0 : memref<40000x40000xf32>
}

// -----

func.func @alloca() -> memref<4294967296x4294967296xi8> {
  // expected-error @+1 {{failed to legalize operation 'memref.alloca': 18446744073709551616 bytes, more than a memory with 32-bit addresses has}}
  %0 = memref.alloca() : memref<4294967296x4294967296xi8>
  return %0 : memref<4294967296x4294967296xi8>
}

// -----

func.func @realloc(%0: memref<?xi32>) -> memref<1073741824xi32> {
  // expected-error @+1 {{failed to legalize operation 'memref.realloc': 4294967296 bytes, more than a memory with 32-bit addresses has}}
  %1 = memref.realloc %0 : memref<?xi32> to memref<1073741824xi32>
  return %1 : memref<1073741824xi32>
}

// -----

// expected-error @+1 {{failed to legalize operation 'memref.global': memory with 32-bit addresses cannot hold it}}
memref.global "private" @large : memref<4294967296x4294967296xi8> = uninitialized

// -----

memref.global "private" @half : memref<2147483648xi8> = uninitialized
// expected-error @+1 {{failed to legalize operation 'memref.global': memory with 32-bit addresses cannot hold it}}
memref.global "private" @rest : memref<2147483648xi8> = uninitialized

// -----

// expected-error @+1 {{failed to legalize operation 'memref.global': it has no value, and no file defines it}}
memref.global @other : memref<2xi8>

func.func @of_other() -> memref<2xi8> {
  // expected-error @+1 {{failed to legalize operation 'memref.get_global': global @other has no memory}}
  %0 = memref.get_global @other : memref<2xi8>
  return %0 : memref<2xi8>
}

// -----

// Nothing of it is there, so it fits.
func.func @empty() -> memref<4294967296x0x4294967296xf32> {
  %0 = memref.alloc() : memref<4294967296x0x4294967296xf32>
  return %0 : memref<4294967296x0x4294967296xf32>
}
