// An ordered comparison of floats is one instruction, an unordered one the opposite of its opposite.
// RUN: wami opt %s --arith-to-ssawasm | filecheck %s
// CHECK-LABEL: func.func @oeq(
// CHECK: %[[R:.*]] = ssawasm.eq %arg0, %arg1 : f64
// CHECK-NEXT: return %[[R]] : i32
func.func @oeq(%x: f64, %y: f64) -> i32 {
  %p = arith.cmpf oeq, %x, %y : f64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @ogt(
// CHECK: %[[R:.*]] = ssawasm.gt %arg0, %arg1 : f64
// CHECK-NEXT: return %[[R]] : i32
func.func @ogt(%x: f64, %y: f64) -> i32 {
  %p = arith.cmpf ogt, %x, %y : f64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @oge(
// CHECK: %[[R:.*]] = ssawasm.ge %arg0, %arg1 : f64
// CHECK-NEXT: return %[[R]] : i32
func.func @oge(%x: f64, %y: f64) -> i32 {
  %p = arith.cmpf oge, %x, %y : f64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @olt(
// CHECK: %[[R:.*]] = ssawasm.lt %arg0, %arg1 : f64
// CHECK-NEXT: return %[[R]] : i32
func.func @olt(%x: f64, %y: f64) -> i32 {
  %p = arith.cmpf olt, %x, %y : f64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @ole(
// CHECK: %[[R:.*]] = ssawasm.le %arg0, %arg1 : f64
// CHECK-NEXT: return %[[R]] : i32
func.func @ole(%x: f64, %y: f64) -> i32 {
  %p = arith.cmpf ole, %x, %y : f64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @une(
// CHECK: %[[R:.*]] = ssawasm.ne %arg0, %arg1 : f64
// CHECK-NEXT: return %[[R]] : i32
func.func @une(%x: f64, %y: f64) -> i32 {
  %p = arith.cmpf une, %x, %y : f64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @ugt(
// CHECK: %[[O:.*]] = ssawasm.le %arg0, %arg1 : f64
// CHECK-NEXT: %[[R:.*]] = ssawasm.eqz %[[O]] : i32
// CHECK-NEXT: return %[[R]] : i32
func.func @ugt(%x: f64, %y: f64) -> i32 {
  %p = arith.cmpf ugt, %x, %y : f64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @uge(
// CHECK: %[[O:.*]] = ssawasm.lt %arg0, %arg1 : f64
// CHECK-NEXT: %[[R:.*]] = ssawasm.eqz %[[O]] : i32
// CHECK-NEXT: return %[[R]] : i32
func.func @uge(%x: f64, %y: f64) -> i32 {
  %p = arith.cmpf uge, %x, %y : f64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @ult(
// CHECK: %[[O:.*]] = ssawasm.ge %arg0, %arg1 : f64
// CHECK-NEXT: %[[R:.*]] = ssawasm.eqz %[[O]] : i32
// CHECK-NEXT: return %[[R]] : i32
func.func @ult(%x: f64, %y: f64) -> i32 {
  %p = arith.cmpf ult, %x, %y : f64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @ule(
// CHECK: %[[O:.*]] = ssawasm.gt %arg0, %arg1 : f64
// CHECK-NEXT: %[[R:.*]] = ssawasm.eqz %[[O]] : i32
// CHECK-NEXT: return %[[R]] : i32
func.func @ule(%x: f64, %y: f64) -> i32 {
  %p = arith.cmpf ule, %x, %y : f64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
