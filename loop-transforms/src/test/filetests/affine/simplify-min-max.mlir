// RUN: wami opt %s --pass-pipeline="builtin.module(func.func(affine-simplify-min-max))" | filecheck %s
// beyond mlir-opt: it knows the lower bounds of scf.for only

// Tiles of at most 32: 100 is never the least, -5 and the counter never the greatest, and an incomplete tile is one.
// CHECK-LABEL: func.func @tiles(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<8xindex>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c32 = arith.constant 32 : index
// CHECK-NEXT:    %dim = memref.dim %arg1, %c0 : memref<?xf32>
// CHECK-NEXT:    scf.for %arg3 = %c0 to %dim step %c32 {
// CHECK-NEXT:      %0 = affine.min #map(%arg3)[%dim]
// CHECK-NEXT:      %1 = affine.apply #map1()[%dim]
// CHECK-NEXT:      memref.store %0, %arg2[%c0] : memref<8xindex>
// CHECK-NEXT:      memref.store %1, %arg2[%c1] : memref<8xindex>
// CHECK-NEXT:      memref.store %c1, %arg2[%c1] : memref<8xindex>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @tiles(%n: index, %m: memref<?xf32>, %out: memref<8xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %size = memref.dim %m, %c0 : memref<?xf32>
  scf.for %i = %c0 to %size step %c32 {
    %a = affine.min affine_map<(d0)[s0] -> (32, s0 - d0, 100)>(%i)[%size]
    %b = affine.max affine_map<(d0)[s0] -> (d0, -5, s0 - 1)>(%i)[%size]
    %t = affine.apply affine_map<(d0) -> (d0 ceildiv 32)>(%a)
    memref.store %a, %out[%c0] : memref<8xindex>
    memref.store %b, %out[%c1] : memref<8xindex>
    memref.store %t, %out[%c1] : memref<8xindex>
  }
  return
}

// The inner counter begins at the outer one.
// CHECK-LABEL: func.func @loops(%arg0: index, %arg1: memref<8xindex>) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 100 {
// CHECK-NEXT:      affine.for %arg3 = #map2(%arg2) to 100 {
// CHECK-NEXT:        %0 = affine.min #map3(%arg2, %arg3)
// CHECK-NEXT:        %1 = affine.max #map4(%arg3)[%arg0]
// CHECK-NEXT:        affine.store %0, %arg1[0] : memref<8xindex>
// CHECK-NEXT:        affine.store %1, %arg1[1] : memref<8xindex>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @loops(%n: index, %out: memref<8xindex>) {
  affine.for %i = 0 to 100 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 100 {
      %a = affine.min affine_map<(d0, d1) -> (d0, d1)>(%i, %j)
      %b = affine.max affine_map<(d0, d1)[s0] -> (d0 + 1, d1 + 1, s0)>(%i, %j)[%n]
      affine.store %a, %out[0] : memref<8xindex>
      affine.store %b, %out[1] : memref<8xindex>
    }
  }
  return
}

// Nothing is known of %n and %m; a loop that is left may have wrapped around.
// CHECK-LABEL: func.func @unknown(%arg0: index, %arg1: index, %arg2: memref<8xindex>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %0 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT:    %1 = affine.min #map5()[%arg0, %arg1]
// CHECK-NEXT:    %2 = affine.max #map6()[%arg0, %0]
// CHECK-NEXT:    %3 = affine.apply #map7()[%1]
// CHECK-NEXT:    memref.store %1, %arg2[%c0] : memref<8xindex>
// CHECK-NEXT:    memref.store %2, %arg2[%c0] : memref<8xindex>
// CHECK-NEXT:    memref.store %3, %arg2[%c0] : memref<8xindex>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @unknown(%n: index, %m: index, %out: memref<8xindex>) {
  %c0 = arith.constant 0 : index
  %sum = arith.addi %n, %m : index
  %a = affine.min affine_map<()[s0, s1] -> (s0, s1)>()[%n, %m]
  %b = affine.max affine_map<()[s0, s1] -> (s0, s1 + 2)>()[%n, %sum]
  %t = affine.apply affine_map<()[s0, s1] -> (s0 ceildiv 3)>()[%a, %m]
  memref.store %a, %out[%c0] : memref<8xindex>
  memref.store %b, %out[%c0] : memref<8xindex>
  memref.store %t, %out[%c0] : memref<8xindex>
  return
}
