func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.load %b[%i, %i] : memref<?x?xf32>, vector<4xf32>
  %1 = vector.load %b[%i, %i] {nontemporal = true, alignment = 8} : memref<?x?xf32>, vector<2x4xf32>
  %2 = vector.load %e[%i] : memref<8xvector<4xf32>>, vector<4xf32>
  %3 = vector.load %s[%i, %i] : memref<?x?xf32, strided<[?, 2]>>, vector<1xf32>
  %4 = vector.load %b[%i, %i] : memref<?x?xf32>, vector<f32>
  %5 = vector.load %b[%i, %i] : memref<?x?xf32>, vector<[4]xf32>
  vector.store %v, %b[%i, %i] : memref<?x?xf32>, vector<4xf32>
  vector.store %w, %b[%i, %i] {alignment = 16 : i64} : memref<?x?xf32>, vector<2x4xf32>
  vector.store %v, %e[%i] {nontemporal = false} : memref<8xvector<4xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.maskedload %b[%i, %i], %m, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %b[%i, %i], %m, %v {alignment = 4} : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  %1 = vector.expandload %b[%i, %i], %m, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %b[%i, %i], %m, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.gather %b[%i, %i] [%x], %m, %v : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %b[%i, %i] [%x], %m, %v {alignment = 4} : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %3 = vector.gather %t[%i, %i] [%x], %m, %v : tensor<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %4 = vector.scatter %t[%i, %i] [%x], %m, %v : tensor<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.load %s[%i, %i] : memref<?x?xf32, strided<[?, 2]>>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.load %b[%i] : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.load %b[%i, %i] : memref<?x?xf32>, vector<4xi32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.load %b[%i, %i] : memref<?x?xf32>, vector<1x2x4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.load %e[%i] : memref<8xvector<4xf32>>, vector<8xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.load %b[%i, %i] {alignment = 5} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.load %t[%i, %i] : tensor<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  vector.store %v, %s[%i, %i] : memref<?x?xf32, strided<[?, 2]>>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  vector.store %v, %b[%i] : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  vector.store %x, %b[%i, %i] : memref<?x?xf32>, vector<4xi32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  vector.store %w, %e[%i] : memref<8xvector<4xf32>>, vector<2x4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.maskedload %b[%i], %m, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.maskedload %b[%i, %i], %x, %v : memref<?x?xf32>, vector<4xi32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.maskedload %b[%i, %i], %m, %w : memref<?x?xf32>, vector<4xi1>, vector<2x4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.maskedload %b[%i, %i], %m, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.maskedload %b[%i, %i], %m, %x : memref<?x?xf32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  vector.maskedstore %b[%i, %i], %m, %w : memref<?x?xf32>, vector<4xi1>, vector<2x4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  vector.maskedstore %b[%i, %i], %m, %x : memref<?x?xf32>, vector<4xi1>, vector<4xi32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  vector.maskedstore %b[%i, %i], %m, %v {alignment = -4} : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.expandload %b[%i, %i], %m, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<2xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  vector.compressstore %b[%i, %i], %m, %w : memref<?x?xf32>, vector<4xi1>, vector<2x4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  vector.compressstore %b[%i, %i], %m, %x : memref<?x?xf32>, vector<4xi1>, vector<4xi32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  vector.compressstore %b[%i], %m, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.gather %v[%i] [%x], %m, %v : vector<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.gather %b[%i] [%x], %m, %v : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.gather %b[%i, %i] [%x], %m, %v : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.gather %b[%i, %i] [%x], %m, %w : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<2x4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  %0 = vector.gather %b[%i, %i] [%v], %m, %v : memref<?x?xf32>, vector<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  vector.scatter %b[%i, %i] [%x], %m, %w : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<2x4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  vector.scatter %b[%i, %i] [%x], %m, %x : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xi32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  vector.scatter %b[%i] [%x], %m, %v : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %x: vector<4xi32>, %s: memref<?x?xf32, strided<[?, 2]>>, %e: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>) {
  vector.scatter %b[%i, %i] [%x], %m, %v {alignment = 0} : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

// A base whose rank is not known.
func.func @gather_unranked(%b: tensor<*xf32>, %i: index, %v: vector<4xindex>, %m: vector<4xi1>, %p: vector<4xf32>) {
  %0 = "vector.gather"(%b, %i, %v, %m, %p) : (tensor<*xf32>, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
