// A comparison of integers is one instruction, whose result stands for the i1.
// RUN: wami opt %s --arith-to-ssawasm | filecheck %s
// CHECK-LABEL: func.func @eq(
// CHECK: %[[R:.*]] = ssawasm.eq %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i32
func.func @eq(%x: i64, %y: i64) -> i32 {
  %p = arith.cmpi eq, %x, %y : i64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @ne(
// CHECK: %[[R:.*]] = ssawasm.ne %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i32
func.func @ne(%x: i64, %y: i64) -> i32 {
  %p = arith.cmpi ne, %x, %y : i64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @slt(
// CHECK: %[[R:.*]] = ssawasm.lt_s %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i32
func.func @slt(%x: i64, %y: i64) -> i32 {
  %p = arith.cmpi slt, %x, %y : i64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @sle(
// CHECK: %[[R:.*]] = ssawasm.le_s %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i32
func.func @sle(%x: i64, %y: i64) -> i32 {
  %p = arith.cmpi sle, %x, %y : i64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @sgt(
// CHECK: %[[R:.*]] = ssawasm.gt_s %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i32
func.func @sgt(%x: i64, %y: i64) -> i32 {
  %p = arith.cmpi sgt, %x, %y : i64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @sge(
// CHECK: %[[R:.*]] = ssawasm.ge_s %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i32
func.func @sge(%x: i64, %y: i64) -> i32 {
  %p = arith.cmpi sge, %x, %y : i64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @ult(
// CHECK: %[[R:.*]] = ssawasm.lt_u %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i32
func.func @ult(%x: i64, %y: i64) -> i32 {
  %p = arith.cmpi ult, %x, %y : i64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @ule(
// CHECK: %[[R:.*]] = ssawasm.le_u %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i32
func.func @ule(%x: i64, %y: i64) -> i32 {
  %p = arith.cmpi ule, %x, %y : i64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @ugt(
// CHECK: %[[R:.*]] = ssawasm.gt_u %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i32
func.func @ugt(%x: i64, %y: i64) -> i32 {
  %p = arith.cmpi ugt, %x, %y : i64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @uge(
// CHECK: %[[R:.*]] = ssawasm.ge_u %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i32
func.func @uge(%x: i64, %y: i64) -> i32 {
  %p = arith.cmpi uge, %x, %y : i64
  %r = arith.extui %p : i1 to i32
  return %r : i32
}
