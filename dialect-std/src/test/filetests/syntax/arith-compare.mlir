// Every predicate of cmpi and cmpf, on scalars and vectors; select in its forms.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func @integers(%arg0: i32, %arg1: index, %arg2: vector<4xi8>) {
// CHECK-NEXT:    %0 = arith.cmpi eq, %arg0, %arg0 : i32
// CHECK-NEXT:    %1 = arith.cmpi ne, %arg0, %arg0 : i32
// CHECK-NEXT:    %2 = arith.cmpi slt, %arg0, %arg0 : i32
// CHECK-NEXT:    %3 = arith.cmpi sle, %arg0, %arg0 : i32
// CHECK-NEXT:    %4 = arith.cmpi sgt, %arg0, %arg0 : i32
// CHECK-NEXT:    %5 = arith.cmpi sge, %arg0, %arg0 : i32
// CHECK-NEXT:    %6 = arith.cmpi ult, %arg1, %arg1 : index
// CHECK-NEXT:    %7 = arith.cmpi ule, %arg1, %arg1 : index
// CHECK-NEXT:    %8 = arith.cmpi ugt, %arg2, %arg2 : vector<4xi8>
// CHECK-NEXT:    %9 = arith.cmpi uge, %arg2, %arg2 {some.attribute} : vector<4xi8>
// CHECK-NEXT:    %10 = arith.cmpi sle, %arg0, %arg0 : i32
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @integers(%a: i32, %i: index, %v: vector<4xi8>) {
  %0 = arith.cmpi eq, %a, %a : i32
  %1 = arith.cmpi ne, %a, %a : i32
  %2 = arith.cmpi slt, %a, %a : i32
  %3 = arith.cmpi sle, %a, %a : i32
  %4 = arith.cmpi sgt, %a, %a : i32
  %5 = arith.cmpi sge, %a, %a : i32
  %6 = arith.cmpi ult, %i, %i : index
  %7 = arith.cmpi ule, %i, %i : index
  %8 = arith.cmpi ugt, %v, %v : vector<4xi8>
  %9 = arith.cmpi uge, %v, %v {some.attribute} : vector<4xi8>
  %10 = "arith.cmpi"(%a, %a) <{predicate = 3 : i64}> : (i32, i32) -> i1
  return
}
// CHECK-LABEL: func.func @floats(%arg0: f32, %arg1: vector<2xf64>) {
// CHECK-NEXT:    %0 = arith.cmpf false, %arg0, %arg0 : f32
// CHECK-NEXT:    %1 = arith.cmpf oeq, %arg0, %arg0 : f32
// CHECK-NEXT:    %2 = arith.cmpf ogt, %arg0, %arg0 : f32
// CHECK-NEXT:    %3 = arith.cmpf oge, %arg0, %arg0 : f32
// CHECK-NEXT:    %4 = arith.cmpf olt, %arg0, %arg0 : f32
// CHECK-NEXT:    %5 = arith.cmpf ole, %arg0, %arg0 : f32
// CHECK-NEXT:    %6 = arith.cmpf one, %arg0, %arg0 : f32
// CHECK-NEXT:    %7 = arith.cmpf ord, %arg0, %arg0 : f32
// CHECK-NEXT:    %8 = arith.cmpf ueq, %arg0, %arg0 : f32
// CHECK-NEXT:    %9 = arith.cmpf ugt, %arg0, %arg0 : f32
// CHECK-NEXT:    %10 = arith.cmpf uge, %arg0, %arg0 : f32
// CHECK-NEXT:    %11 = arith.cmpf ult, %arg1, %arg1 : vector<2xf64>
// CHECK-NEXT:    %12 = arith.cmpf ule, %arg1, %arg1 : vector<2xf64>
// CHECK-NEXT:    %13 = arith.cmpf une, %arg0, %arg0 fastmath<nnan> : f32
// CHECK-NEXT:    %14 = arith.cmpf uno, %arg0, %arg0 : f32
// CHECK-NEXT:    %15 = arith.cmpf true, %arg0, %arg0 : f32
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @floats(%a: f32, %v: vector<2xf64>) {
  %0 = arith.cmpf false, %a, %a : f32
  %1 = arith.cmpf oeq, %a, %a : f32
  %2 = arith.cmpf ogt, %a, %a : f32
  %3 = arith.cmpf oge, %a, %a : f32
  %4 = arith.cmpf olt, %a, %a : f32
  %5 = arith.cmpf ole, %a, %a : f32
  %6 = arith.cmpf one, %a, %a : f32
  %7 = arith.cmpf ord, %a, %a : f32
  %8 = arith.cmpf ueq, %a, %a : f32
  %9 = arith.cmpf ugt, %a, %a : f32
  %10 = arith.cmpf uge, %a, %a : f32
  %11 = arith.cmpf ult, %v, %v : vector<2xf64>
  %12 = arith.cmpf ule, %v, %v : vector<2xf64>
  %13 = arith.cmpf une, %a, %a fastmath<nnan> : f32
  %14 = arith.cmpf uno, %a, %a : f32
  %15 = arith.cmpf true, %a, %a : f32
  return
}
// CHECK-LABEL: func.func @selects(%arg0: i1, %arg1: i32, %arg2: vector<4xi1>, %arg3: vector<4xi32>, %arg4: memref<?xi8>) {
// CHECK-NEXT:    %0 = arith.select %arg0, %arg1, %arg1 : i32
// CHECK-NEXT:    %1 = arith.select %arg2, %arg3, %arg3 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:    %2 = arith.select %arg0, %arg3, %arg3 : vector<4xi32>
// CHECK-NEXT:    %3 = arith.select %arg0, %arg4, %arg4 : memref<?xi8>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @selects(%c: i1, %a: i32, %m: vector<4xi1>, %v: vector<4xi32>, %t: memref<?xi8>) {
  %0 = arith.select %c, %a, %a : i32
  %1 = arith.select %m, %v, %v : vector<4xi1>, vector<4xi32>
  %2 = arith.select %c, %v, %v : vector<4xi32>
  %3 = arith.select %c, %t, %t : memref<?xi8>
  return
}
