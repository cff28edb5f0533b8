// Globals: visibility, constants, initial values.
memref.global @cell : memref<2xf32> = dense<[1.5, -2.0]>

// -----

memref.global @cell : memref<2x2xi8> = dense<7>

// -----

memref.global @cell : memref<f64> = dense<0x7FF0000000000000>

// -----

memref.global @cell : memref<4xindex> = uninitialized

// -----

memref.global @cell : memref<3xi1> = dense<[true, false, true]>

// -----

memref.global "private" @far : memref<2xf32>

// -----

memref.global constant @cell : memref<2xf32> = dense<[1.5, -2.0]>

// -----

memref.global constant @cell : memref<2x2xi8> = dense<7>

// -----

memref.global constant @cell : memref<f64> = dense<0x7FF0000000000000>

// -----

memref.global constant @cell : memref<4xindex> = uninitialized

// -----

memref.global constant @cell : memref<3xi1> = dense<[true, false, true]>

// -----

memref.global "private" @cell : memref<2xf32> = dense<[1.5, -2.0]>

// -----

memref.global "private" @cell : memref<2x2xi8> = dense<7>

// -----

memref.global "private" @cell : memref<f64> = dense<0x7FF0000000000000>

// -----

memref.global "private" @cell : memref<4xindex> = uninitialized

// -----

memref.global "private" @cell : memref<3xi1> = dense<[true, false, true]>

// -----

memref.global "private" @cell : memref<2xf32>

// -----

memref.global "private" constant @cell : memref<2xf32> = dense<[1.5, -2.0]>

// -----

memref.global "private" constant @cell : memref<2x2xi8> = dense<7>

// -----

memref.global "private" constant @cell : memref<f64> = dense<0x7FF0000000000000>

// -----

memref.global "private" constant @cell : memref<4xindex> = uninitialized

// -----

memref.global "private" constant @cell : memref<3xi1> = dense<[true, false, true]>

// -----

memref.global "nested" @cell : memref<2xf32> = dense<[1.5, -2.0]>

// -----

memref.global "nested" @cell : memref<2x2xi8> = dense<7>

// -----

memref.global "nested" @cell : memref<f64> = dense<0x7FF0000000000000>

// -----

memref.global "nested" @cell : memref<4xindex> = uninitialized

// -----

memref.global "nested" @cell : memref<3xi1> = dense<[true, false, true]>

// -----

memref.global "nested" constant @cell : memref<2xf32> = dense<[1.5, -2.0]>

// -----

memref.global "nested" constant @cell : memref<2x2xi8> = dense<7>

// -----

memref.global "nested" constant @cell : memref<f64> = dense<0x7FF0000000000000>

// -----

memref.global "nested" constant @cell : memref<4xindex> = uninitialized

// -----

memref.global "nested" constant @cell : memref<3xi1> = dense<[true, false, true]>

// -----

memref.global "public" @cell : memref<2xf32> = dense<[1.5, -2.0]>

// -----

memref.global "public" @cell : memref<2x2xi8> = dense<7>

// -----

memref.global "public" @cell : memref<f64> = dense<0x7FF0000000000000>

// -----

memref.global "public" @cell : memref<4xindex> = uninitialized

// -----

memref.global "public" @cell : memref<3xi1> = dense<[true, false, true]>

// -----

memref.global "public" constant @cell : memref<2xf32> = dense<[1.5, -2.0]>

// -----

memref.global "public" constant @cell : memref<2x2xi8> = dense<7>

// -----

memref.global "public" constant @cell : memref<f64> = dense<0x7FF0000000000000>

// -----

memref.global "public" constant @cell : memref<4xindex> = uninitialized

// -----

memref.global "public" constant @cell : memref<3xi1> = dense<[true, false, true]>

// -----

memref.global "private" constant @aligned : memref<2xf32> = dense<1.0> {alignment = 128 : i64}
func.func @use() -> memref<2xf32> {
  %0 = memref.get_global @aligned : memref<2xf32>
  return %0 : memref<2xf32>
}

// -----

memref.global @sp : memref<4x4xf32, 3> = sparse<[[0, 1], [2, 3]], [1.0, 2.0]>
