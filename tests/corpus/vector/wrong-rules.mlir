// A rule of vector in each chunk, and an operation that breaks it; more of them beside the operations in the other files.

%v = "any.value"() : () -> vector<4xf32>
%r = vector.broadcast %v : vector<4xf32> to vector<2x[4]xf32>

// -----

%v = "any.value"() : () -> vector<[4]xf32>
%r = vector.broadcast %v : vector<[4]xf32> to vector<2x[8]xf32>

// -----

%v = "any.value"() : () -> vector<4xf32>
%r = vector.broadcast %v : vector<4xf32> to f32

// -----

%m, %i, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xi1>, vector<4xf64>)
vector.compressstore %m[%i], %k, %v : memref<8xf32>, vector<4xi1>, vector<4xf64>

// -----

%m, %i, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xi1>, vector<4xf32>)
vector.compressstore %m[%i], %k, %v {alignment = 3} : memref<8xf32>, vector<4xi1>, vector<4xf32>

// -----

%m, %i, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xi1>, vector<5xf32>)
vector.compressstore %m[%i], %k, %v : memref<8xf32>, vector<4xi1>, vector<5xf32>

// -----

%m, %i, %k, %v = "any.values"() : () -> (memref<8x8xf32>, index, vector<4xi1>, vector<4xf32>)
vector.compressstore %m[%i], %k, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32>

// -----

%m, %i, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xi1>, vector<4xf64>)
%r = vector.expandload %m[%i], %k, %v : memref<8xf32>, vector<4xi1>, vector<4xf64> into vector<4xf64>

// -----

%m, %i, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xi1>, vector<4xf32>)
%r = vector.expandload %m[%i], %k, %v {alignment = 12} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>

// -----

%m, %i, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xi1>, vector<4xf32>)
%r = vector.expandload %m[%i], %k, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<5xf32>

// -----

%m, %i, %k, %v = "any.values"() : () -> (memref<8x8xf32>, index, vector<4xi1>, vector<4xf32>)
%r = vector.expandload %m[%i], %k, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>

// -----

%m, %i, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<5xi1>, vector<4xf32>)
%r = vector.expandload %m[%i], %k, %v : memref<8xf32>, vector<5xi1>, vector<4xf32> into vector<4xf32>

// -----

%m, %i, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xi1>, vector<4xf32>)
%r = vector.gather %m[%i] [%v], %k, %v : memref<8xf32>, vector<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>

// -----

%m, %i, %n, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf64>)
%r = vector.gather %m[%i] [%n], %k, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf64> into vector<4xf64>

// -----

%m, %i, %n, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xi32>, vector<5xi1>, vector<4xf32>)
%r = vector.gather %m[%i] [%n], %k, %v : memref<8xf32>, vector<4xi32>, vector<5xi1>, vector<4xf32> into vector<4xf32>

// -----

%m, %i, %n, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<5xi32>, vector<4xi1>, vector<4xf32>)
%r = vector.gather %m[%i] [%n], %k, %v : memref<8xf32>, vector<5xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>

// -----

%m, %i, %n, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>)
%r = vector.gather %m[%i] [%n], %k, %v {alignment = 6} : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>

// -----

%m, %i, %n, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>)
%r = vector.gather %m[%i, %i] [%n], %k, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>

// -----

%m, %i, %n, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xi32>, vector<5xi1>, vector<4xf32>)
vector.scatter %m[%i] [%n], %k, %v : memref<8xf32>, vector<4xi32>, vector<5xi1>, vector<4xf32>

// -----

%m, %i, %n, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf64>)
vector.scatter %m[%i] [%n], %k, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf64>

// -----

%m, %i, %k, %v = "any.values"() : () -> (memref<8x8xf32>, index, vector<4xi1>, vector<4xf32>)
vector.maskedstore %m[%i], %k, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32>

// -----

%m, %i, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xi1>, vector<4xf32>)
%r = vector.maskedload %m[%i], %k, %v {alignment = 7} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>

// -----

%m, %i, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xf64>)
vector.store %v, %m[%i] : memref<8xf32>, vector<4xf64>

// -----

%m, %i, %v = "any.values"() : () -> (memref<8xvector<2xf32>>, index, vector<4xf32>)
vector.store %v, %m[%i] : memref<8xvector<2xf32>>, vector<4xf32>

// -----

%m, %i, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xf32>)
vector.store %v, %m[%i] {alignment = 5} : memref<8xf32>, vector<4xf32>

// -----

%m, %i, %v = "any.values"() : () -> (memref<8xf32, strided<[2]>>, index, vector<4xf32>)
vector.store %v, %m[%i] : memref<8xf32, strided<[2]>>, vector<4xf32>

// -----

%a = "any.value"() : () -> vector<2x2xf32>
%r = vector.contract {indexing_maps = [affine_map<(b, i, j, k) -> (b, i)>, affine_map<(b, i, j, k) -> (b, i)>, affine_map<(b, i, j, k) -> (b, i)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a, %a : vector<2x2xf32>, vector<2x2xf32> into vector<2x2xf32>

// -----

%a, %b = "any.values"() : () -> (vector<2x2xf32>, vector<2x3xf32>)
%r = vector.contract {indexing_maps = [affine_map<(b, k) -> (b, k)>, affine_map<(b, k) -> (k, b)>, affine_map<(b, k) -> (b)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %a : vector<2x2xf32>, vector<2x3xf32> into vector<2xf32>

// -----

%a, %m = "any.values"() : () -> (vector<2x2xf32>, vector<2xi1>)
%r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a, %a, %m : vector<2x2xf32>, vector<2x2xf32> into vector<2x2xf32>

// -----

%a, %b = "any.values"() : () -> (vector<2xf32>, vector<4x4xf32>)
%r = vector.insert_strided_slice %a, %b {offsets = [0, 0], sizes = [2, 4], strides = [1, 1]} : vector<2xf32> into vector<4x4xf32>

// -----

%a, %b = "any.values"() : () -> (vector<2x[4]xf32>, vector<4x[8]xf32>)
%r = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1, 1]} : vector<2x[4]xf32> into vector<4x[8]xf32>

// -----

%k, %v = "any.values"() : () -> (vector<4xi1>, vector<4xf32>)
%r = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> vector<4xf32>

// -----

%k, %v = "any.values"() : () -> (vector<4xi1>, vector<4xf32>)
%r:2 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> (f32, f32)

// -----

%k, %v = "any.values"() : () -> (vector<4xi1>, vector<4xf32>)
%r = vector.mask %k {
  %a = vector.reduction <add>, %v : vector<4xf32> into f32
  %b = vector.reduction <add>, %v : vector<4xf32> into f32
  vector.yield %b : f32
} : vector<4xi1> -> f32

// -----

%a, %x = "any.values"() : () -> (vector<2xf32>, vector<2xf64>)
%r = "vector.outerproduct"(%a, %a, %x) <{kind = #vector.kind<add>}> : (vector<2xf32>, vector<2xf32>, vector<2xf64>) -> vector<2x2xf32>

// -----

%a, %b = "any.values"() : () -> (vector<2x3xf32>, vector<2xf32>)
%r:2 = vector.scan <xor>, %a, %b {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>

// -----

%t, %i, %p = "any.values"() : () -> (memref<4xvector<2xf32>>, index, vector<2xf32>)
%r = "vector.transfer_read"(%t, %i, %p) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xvector<2xf32>>, index, vector<2xf32>) -> vector<2xf32>

// -----

%t, %i, %v = "any.values"() : () -> (memref<4x4xf32>, index, vector<2xf32>)
"vector.transfer_write"(%v, %t, %i, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<2xf32>, memref<4x4xf32>, index, index) -> ()

// -----

%t, %i, %v = "any.values"() : () -> (memref<4x4xf32>, index, vector<2xf32>)
"vector.transfer_write"(%v, %t, %i, %i) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<2xf32>, memref<4x4xf32>, index, index) -> ()

// -----

%t, %i, %v = "any.values"() : () -> (memref<4x4xf32>, index, vector<2xf32>)
vector.transfer_write %v, %t[%i, %i] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : vector<2xf32>, memref<4x4xf32>

// -----

%t, %i, %v = "any.values"() : () -> (memref<4x4xf32>, index, vector<2xf32>)
vector.transfer_write %v, %t[%i, %i] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : vector<2xf32>, memref<4x4xf32>

// -----

%t, %i, %p = "any.values"() : () -> (memref<4x4xf32>, index, f32)
%r = vector.transfer_read %t[%i, %i], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<4x4xf32>, vector<2xf32>

// -----

%t, %i, %v = "any.values"() : () -> (memref<4xf32>, index, vector<2x2xf32>)
vector.transfer_write %v, %t[%i] : vector<2x2xf32>, memref<4xf32>

// -----

%t, %i, %v = "any.values"() : () -> (memref<4xf32>, index, vector<2xf32>)
%r = vector.transfer_write %v, %t[%i] : vector<2xf32>, memref<4xf32>

// -----

%x = "any.value"() : () -> f32
%r = vector.bitcast %x : f32 to vector<1xi32>

// -----

%x = "any.value"() : () -> f32
%r = vector.bitcast %x : vector<4xf32> to vector<4xi16>

// -----

%v = "any.value"() : () -> vector<4xf32>
%r = vector.extract %v[0] : f32 from index

// -----

%v, %m = "any.values"() : () -> (vector<4xf32>, index)
%r = vector.transfer_read %v : vector<4xf32>

// -----

%v = "any.value"() : () -> vector<4xf32>
vector.print %v : vector<4xf32>, vector<4xf32>

// -----

%m, %i, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xi1>, f32)
vector.compressstore %m[%i], %k, %v : memref<8xf32>, vector<4xi1>, f32

// -----

%m, %i, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xi1>, vector<4xf32>)
%r = "vector.expandload"(%m, %i, %k, %v) : (memref<8xf32>, index, vector<4xi1>, vector<4xf32>) -> f32

// -----

%m, %i, %k, %v = "any.values"() : () -> (memref<8xf32>, index, vector<4xi1>, vector<5xf32>)
%r = vector.expandload %m[%i], %k, %v : memref<8xf32>, vector<4xi1>, vector<5xf32> into vector<4xf32>

// -----

%m, %i, %n, %k, %v = "any.values"() : () -> (f32, index, vector<4xi32>, vector<4xi1>, vector<4xf32>)
"vector.scatter"(%m, %i, %n, %k, %v) : (f32, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> ()

// -----

%a = "any.value"() : () -> vector<2x2xf32>
%r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a, %a : vector<2x2xf32>, vector<2x2xf32> into vector<2x2xf32>

// -----

%a, %b, %c = "any.values"() : () -> (vector<2x3x4xf32>, vector<5x4x2xf32>, vector<2x3x2xf32>)
%r = vector.contract {indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (b, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3x4xf32>, vector<5x4x2xf32> into vector<2x3x2xf32>

// -----

%k, %v, %x = "any.values"() : () -> (vector<4xi1>, vector<4xf32>, f32)
%r = vector.mask %k {
  %a = vector.reduction <add>, %v : vector<4xf32> into f32
  vector.yield %x : f32
} : vector<4xi1> -> f32

// -----

%k, %v = "any.values"() : () -> (vector<4xi1>, vector<4xf32>)
"vector.mask"(%k) ({
  %a = vector.reduction <add>, %v : vector<4xf32> into f32
  vector.yield
}) : (vector<4xi1>) -> ()

// -----

%t, %i, %p = "any.values"() : () -> (memref<4xvector<2x3xf32>>, index, vector<2x3xf32>)
%r = vector.transfer_read %t[%i], %p : memref<4xvector<2x3xf32>>, vector<3xf32>

// -----

%t, %i, %p = "any.values"() : () -> (memref<4xf32>, index, f32)
%r = vector.transfer_read %t[%i], %p {permutation_map = affine_map<(d0) -> (d0)>} : memref<4xf32>, vector<2x3xf32>

// -----

%t, %i, %v = "any.values"() : () -> (memref<4xf32>, index, vector<2x3xf32>)
vector.transfer_write %v, %t[%i] {permutation_map = affine_map<(d0) -> (d0)>} : vector<2x3xf32>, memref<4xf32>

// -----

%a = "any.value"() : () -> f32
%r = "vector.shape_cast"(%a, %a) : (f32) -> vector<1xf32>

// -----

%v = "any.value"() : () -> vector<2x3xf32>
%r = "vector.extract"(%v) <{static_position = array<i64: 0>}> : (vector<2x3xf32>) -> f32

// -----

%k, %v = "any.values"() : () -> (vector<4xi1>, vector<4xf32>)
"vector.mask"(%k) ({
  %a = vector.reduction <add>, %v : vector<4xf32> into f32
}) : (vector<4xi1>) -> ()

// -----

func.func @f(%a: memref<8xf32>, %n: index, %v: vector<1x4xf32>, %m: vector<4xi1>) {
  vector.transfer_write
    %v, %a[%n], %m {permutation_map = affine_map<(d0) -> (d0)>}
    :
    vector<1x4xf32>, memref<8xf32>
  return
}

// -----

func.func @f() {
  vector.print str
  5
  return
}

// -----

func.func @f(%v: vector<4xf32>, %n: index) {
  %0 = vector.extract
    %v[foo] : f32 from vector<4xf32>
  return
}
