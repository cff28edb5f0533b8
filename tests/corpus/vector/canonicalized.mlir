// Operations that fold or are canonicalized away.

func.func @all_loaded(%m: memref<8xf32>, %i: index, %old: vector<4xf32>) -> vector<4xf32> {
  %mask = vector.constant_mask [4] : vector<4xi1>
  %v = vector.maskedload %m[%i], %mask, %old : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %v : vector<4xf32>
}

// -----

func.func @none_gathered(%m: memref<8xf32>, %i: index, %at: vector<4xi32>, %old: vector<4xf32>) -> vector<4xf32> {
  %mask = vector.constant_mask [0] : vector<4xi1>
  %v = vector.gather %m[%i] [%at], %mask, %old
      : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %v : vector<4xf32>
}

// -----

func.func @none_scattered(%m: memref<8xf32>, %i: index, %at: vector<4xi32>, %v: vector<4xf32>) {
  %mask = vector.constant_mask [0] : vector<4xi1>
  vector.scatter %m[%i] [%at], %mask, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @all_expanded(%m: memref<8xf32>, %i: index, %old: vector<4xf32>) -> vector<4xf32> {
  %mask = vector.constant_mask [4] : vector<4xi1>
  %v = vector.expandload %m[%i], %mask, %old : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %v : vector<4xf32>
}

// -----

func.func @all_compressed(%m: memref<8xf32>, %i: index, %v: vector<4xf32>) {
  %mask = vector.constant_mask [4] : vector<4xi1>
  vector.compressstore %m[%i], %mask, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @stored_through_a_cast(%m: memref<8xf32>, %i: index, %v: vector<4xf32>) {
  %any = memref.cast %m : memref<8xf32> to memref<?xf32>
  vector.store %v, %any[%i] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @one_reduced(%v: vector<1xf32>, %s: f32) -> f32 {
  %r = vector.reduction <add>, %v, %s : vector<1xf32> into f32
  return %r : f32
}

// -----

func.func @units_reduced(%v: vector<4x1xf32>, %s: vector<4xf32>) -> vector<4xf32> {
  %r = vector.multi_reduction <add>, %v, %s [1] : vector<4x1xf32> to vector<4xf32>
  return %r : vector<4xf32>
}

// -----

#row = affine_map<(i, j, k) -> (i, k)>
#column = affine_map<(i, j, k) -> (k, j)>
#product = affine_map<(i, j, k) -> (i, j)>

func.func @added_to_a_product(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %zero = arith.constant dense<0.0> : vector<2x4xf32>
  %p = vector.contract {
      indexing_maps = [#row, #column, #product],
      iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>
    } %a, %b, %zero : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %r = arith.addf %p, %c : vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @all_masked(%v: vector<4xf32>, %s: f32) -> f32 {
  %mask = vector.constant_mask [4] : vector<4xi1>
  %r = vector.mask %mask { vector.reduction <add>, %v, %s : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}

// -----

func.func @steps_below() -> vector<4xi1> {
  %steps = vector.step : vector<4xindex>
  %four = arith.constant dense<4> : vector<4xindex>
  %r = arith.cmpi ult, %steps, %four : vector<4xindex>
  return %r : vector<4xi1>
}
