// RUN: wami opt %s --scf-compare-in-ifs --canonicalize | filecheck %s
// beyond mlir-opt: it has no such pass

// CHECK-LABEL: func.func @all(
// CHECK-SAME:    %[[A:.*]]: i1, %[[B:.*]]: i1, %[[M:.*]]: memref<4xi32>) -> i1
// CHECK-DAG:     %[[FALSE:.*]] = arith.constant false
// CHECK-DAG:     %[[C2:.*]] = arith.constant 2 : i32
// CHECK:         %[[BOTH:.*]] = arith.andi %[[A]], %[[B]] : i1
// CHECK-NEXT:    %[[R:.*]] = scf.if %[[BOTH]] -> (i1) {
// CHECK-NEXT:      %[[X:.*]] = memref.load %[[M]]
// CHECK-NEXT:      %[[E:.*]] = arith.cmpi eq, %[[X]], %[[C2]] : i32
// CHECK-NEXT:      scf.yield %[[E]] : i1
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %[[FALSE]] : i1
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R]] : i1
func.func @all(%a: i1, %b: i1, %m: memref<4xi32>) -> i1 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %n = scf.if %a -> (i32) {
    %in = scf.if %b -> (i32) {
      %x = memref.load %m[%c0] : memref<4xi32>
      scf.yield %x : i32
    } else {
      scf.yield %one : i32
    }
    scf.yield %in : i32
  } else {
    scf.yield %zero : i32
  }
  %r = arith.cmpi eq, %n, %two : i32
  return %r : i1
}

// a result of two, that of a select, on the right; which constant there is comes behind
// CHECK-LABEL: func.func @one_of_two(
// CHECK-SAME:    %[[A:.*]]: i1, %[[B:.*]]: i1, %[[X:.*]]: f32, %[[Y:.*]]: f32) -> (i1, f32)
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[F:.*]] = arith.select %[[A]], %[[X]], %[[Y]] : f32
// CHECK-NEXT:    %[[R:.*]] = arith.select %[[A]], %[[B]], %[[FALSE]] : i1
// CHECK-NEXT:    return %[[R]], %[[F]] : i1, f32
func.func @one_of_two(%a: i1, %b: i1, %x: f32, %y: f32) -> (i1, f32) {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c9 = arith.constant 9 : index
  %r:2 = scf.if %a -> (index, f32) {
    %s = arith.select %b, %c9, %c7 : index
    scf.yield %s, %x : index, f32
  } else {
    scf.yield %c1, %y : index, f32
  }
  %c8 = arith.constant 8 : index
  %k = arith.cmpi ult, %c8, %r#0 : index
  return %k, %r#1 : i1, f32
}

// two sides that are not known would be compared twice; what is used elsewhere stays
// CHECK-LABEL: func.func @stays(
// CHECK:         scf.if %{{.*}} -> (i32)
// CHECK:         arith.cmpi slt, %{{.*}}, %{{.*}} : i32
// CHECK:         %[[S:.*]] = arith.select
// CHECK:         arith.cmpi slt, %[[S]], %{{.*}} : i32
func.func @stays(%a: i1, %x: i32, %y: i32) -> (i1, i1, i32) {
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %n = scf.if %a -> (i32) {
    %p = arith.muli %x, %y : i32
    scf.yield %p : i32
  } else {
    scf.yield %x : i32
  }
  %k = arith.cmpi slt, %n, %c3 : i32
  %s = arith.select %a, %x, %c1 : i32
  %l = arith.cmpi slt, %s, %c3 : i32
  return %k, %l, %s : i1, i1, i32
}
