func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %b[%i, %i], %z : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %b[%i, %i], %z : memref<?x?xf32>, vector<2x4xf32>
  %2 = vector.transfer_read %b[%i, %i], %z, %n {in_bounds = [true, false]} : memref<?x?xf32>, vector<2x4xf32>
  %3 = vector.transfer_read %b[%i, %i], %z {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<2x4xf32>
  %4 = vector.transfer_read %b[%i, %i], %z {permutation_map = affine_map<(d0, d1) -> (0, d0)>, in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  %5 = vector.transfer_read %b[%i, %i], %z, %m {permutation_map = affine_map<(d0, d1) -> (0, d0)>} : memref<?x?xf32>, vector<2x4xf32>
  %6 = vector.transfer_read %t[%i, %i], %z {note} : tensor<?x?xf32>, vector<4xf32>
  %7 = vector.transfer_read %e[%i], %v : memref<?xvector<4xf32>>, vector<1x4xf32>
  %8 = vector.transfer_read %o[], %z : memref<f32>, vector<f32>
  %9 = vector.transfer_read %b[%i, %i], %z {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d1)>} : memref<?x?xf32>, vector<[4]xf32>
  vector.transfer_write %v, %b[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %w, %b[%i, %i], %n {in_bounds = [false, true]} : vector<2x4xf32>, memref<?x?xf32>
  %11 = vector.transfer_write %w, %t[%i, %i] : vector<2x4xf32>, tensor<?x?xf32>
  vector.transfer_write %w, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xf32>, memref<?x?xf32>
  %12 = vector.broadcast %z : f32 to vector<f32>
  vector.transfer_write %12, %o[] : vector<f32>, memref<f32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %o[], %z : memref<f32>, vector<1xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %b[%i], %z : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %b[%i, %i], %z : memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %v[%i], %z : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %b[%i, %i], %z : memref<?x?xf32>, f32
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %b[%i, %i], %z : memref<?x?xf32>, vector<1x2x4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %b[%i, %i], %z {permutation_map = affine_map<(d0) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %b[%i, %i], %z {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<2x4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %b[%i, %i], %z {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %b[%i, %i], %z {permutation_map = affine_map<(d0, d1) -> (1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %b[%i, %i], %z {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<?x?xf32>, vector<2x4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %b[%i, %i], %z {permutation_map = affine_map<(d0, d1)[s] -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %b[%i, %i], %z {in_bounds = [true]} : memref<?x?xf32>, vector<2x4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %b[%i, %i], %z, %m : memref<?x?xf32>, vector<2x4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %e[%i], %v, %m : memref<?xvector<4xf32>>, vector<1x4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %b[%i, %i], %zi : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %b[%i, %i], %z : memref<?x?xf32>, vector<3xi16>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  %0 = vector.transfer_read %e[%i], %v : memref<?xvector<4xf32>>, vector<1x3xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  vector.transfer_write %v, %b[%i] : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0)>} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  vector.transfer_write %v, %b[%i, %i] : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  vector.transfer_write %v, %b[%i, %i] : vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  vector.transfer_write %v, %b[%i, %i] : vector<4xf32>, f32
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  vector.transfer_write %w, %b[%i, %i], %m : vector<2x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  vector.transfer_write %v, %b[%i, %i] {in_bounds = [1]} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  vector.transfer_write %w, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d1)>} : vector<2x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %z: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %n: vector<2x4xi1>, %e: memref<?xvector<4xf32>>, %o: memref<f32>, %q: vector<2x4xf64>, %zi: i32) {
  vector.transfer_write %v, %b[%i, %i] {masked = [true]} : vector<4xf32>, memref<?x?xf32>
  return
}
