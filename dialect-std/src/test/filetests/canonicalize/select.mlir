// select: of a constant condition, of equal values, of truths, of a comparison, of nested ones.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @constant(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:    return %arg0, %arg1 : i32, i32
// CHECK-NEXT:  }
func.func @constant(%x: i32, %y: i32) -> (i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %a = arith.select %true, %x, %y : i32
  %b = arith.select %false, %x, %y : i32
  return %a, %b : i32, i32
}
// CHECK-LABEL: func.func @same(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:    return %arg1 : i32
// CHECK-NEXT:  }
func.func @same(%c: i1, %x: i32) -> i32 {
  %a = arith.select %c, %x, %x : i32
  return %a : i32
}
// CHECK-LABEL: func.func @truths(%arg0: i1) -> (i1, i1) {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    %0 = arith.xori %arg0, %true : i1
// CHECK-NEXT:    return %arg0, %0 : i1, i1
// CHECK-NEXT:  }
func.func @truths(%c: i1) -> (i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %a = arith.select %c, %true, %false : i1
  %b = arith.select %c, %false, %true : i1
  return %a, %b : i1, i1
}
// CHECK-LABEL: func.func @numbers(%arg0: i1) -> (i32, i32) {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    %0 = arith.extui %arg0 : i1 to i32
// CHECK-NEXT:    %1 = arith.xori %arg0, %true : i1
// CHECK-NEXT:    %2 = arith.extui %1 : i1 to i32
// CHECK-NEXT:    return %0, %2 : i32, i32
// CHECK-NEXT:  }
func.func @numbers(%c: i1) -> (i32, i32) {
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %a = arith.select %c, %one, %zero : i32
  %b = arith.select %c, %zero, %one : i32
  return %a, %b : i32, i32
}
// CHECK-LABEL: func.func @of_equality(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:    return %arg1, %arg0 : i32, i32
// CHECK-NEXT:  }
func.func @of_equality(%x: i32, %y: i32) -> (i32, i32) {
  %p = arith.cmpi eq, %x, %y : i32
  %a = arith.select %p, %x, %y : i32
  %q = arith.cmpi ne, %x, %y : i32
  %b = arith.select %q, %x, %y : i32
  return %a, %b : i32, i32
}
// CHECK-LABEL: func.func @negated(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:    %0 = arith.select %arg0, %arg2, %arg1 : i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @negated(%c: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  %a = arith.select %n, %x, %y : i32
  return %a : i32
}
// CHECK-LABEL: func.func @nested(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> (i32, i32) {
// CHECK-NEXT:    %0 = arith.select %arg0, %arg2, %arg4 : i32
// CHECK-NEXT:    %1 = arith.select %arg1, %arg2, %arg3 : i32
// CHECK-NEXT:    %2 = arith.select %arg0, %1, %arg3 : i32
// CHECK-NEXT:    return %0, %2 : i32, i32
// CHECK-NEXT:  }
func.func @nested(%c: i1, %d: i1, %x: i32, %y: i32, %z: i32) -> (i32, i32) {
  %a = arith.select %c, %x, %y : i32
  %b = arith.select %c, %a, %z : i32
  %e = arith.select %d, %x, %y : i32
  %g = arith.select %c, %e, %y : i32
  return %b, %g : i32, i32
}
