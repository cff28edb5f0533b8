// A layout of one meaning may have several spellings, of which mlir-opt takes some for one.
func.func @spelling_0(%x: memref<4x?xi1>) {
  %0 = memref.transpose %x (d0, d1) -> (d0, d1) : memref<4x?xi1> to memref<4x?xi1>
  return
}

// -----

func.func @spelling_1(%x: memref<4x?xi1>) {
  %0 = memref.transpose %x (d0, d1) -> (d0, d1) : memref<4x?xi1> to memref<4x?xi1, strided<[?, 1]>>
  return
}

// -----

func.func @spelling_2(%x: memref<?x?xi1>) {
  %0 = memref.transpose %x (d0, d1) -> (d0, d1) : memref<?x?xi1> to memref<?x?xi1>
  return
}

// -----

func.func @spelling_3(%x: memref<4x?x5xi1>) {
  %0 = memref.transpose %x (d0, d1, d2) -> (d0, d1, d2) : memref<4x?x5xi1> to memref<4x?x5xi1>
  return
}

// -----

func.func @spelling_4(%x: memref<4x?xi1>) {
  %0 = memref.transpose %x (d0, d1) -> (d0, d1) : memref<4x?xi1> to memref<4x?xi1, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
  return
}

// -----

func.func @spelling_5(%x: memref<4x?xi1>) {
  %0 = memref.transpose %x (d0, d1) -> (d0, d1) : memref<4x?xi1> to memref<4x?xi1, affine_map<(d0, d1)[s0] -> (d1 + d0 * s0)>>
  return
}

// -----

func.func @spelling_6(%x: memref<1x?xi1>) {
  %0 = memref.transpose %x (d0, d1) -> (d0, d1) : memref<1x?xi1> to memref<1x?xi1>
  return
}

// -----

func.func @spelling_7(%x: memref<4x0xi1>) {
  %0 = memref.transpose %x (d0, d1) -> (d0, d1) : memref<4x0xi1> to memref<4x0xi1>
  return
}

// -----

func.func @spelling_8(%x: memref<?x?x?xi1>) {
  %0 = memref.transpose %x (d0, d1, d2) -> (d0, d1, d2) : memref<?x?x?xi1> to memref<?x?x?xi1>
  return
}

// -----

func.func @spelling_9(%x: memref<4x?xi1, affine_map<(d0, d1)[s0] -> (d1 + d0 * s0)>>) {
  %0 = memref.transpose %x (d0, d1) -> (d0, d1) : memref<4x?xi1, affine_map<(d0, d1)[s0] -> (d1 + d0 * s0)>> to memref<4x?xi1>
  return
}

// -----

func.func @spelling_10(%x: memref<4x?xi1, strided<[2, ?]>>) {
  %0 = memref.transpose %x (d0, d1) -> (d0, d1) : memref<4x?xi1, strided<[2, ?]>> to memref<4x?xi1, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0 * 2)>>
  return
}

// -----

func.func @spelling_11(%x: memref<4x?x?xi1, strided<[?, ?, 1]>>) {
  %0 = memref.transpose %x (d0, d1, d2) -> (d0, d1, d2) : memref<4x?x?xi1, strided<[?, ?, 1]>> to memref<4x?x?xi1, affine_map<(d0, d1, d2)[s0, s1] -> (d2 + d0 * s0 + d1 * s1)>>
  return
}

// -----

func.func @spelling_12(%x: memref<4x?x?xi1, strided<[?, ?, 1]>>) {
  %0 = memref.transpose %x (d0, d1, d2) -> (d0, d1, d2) : memref<4x?x?xi1, strided<[?, ?, 1]>> to memref<4x?x?xi1, affine_map<(d0, d1, d2)[s0, s1] -> (d0 * s0 + d2 + d1 * s1)>>
  return
}
