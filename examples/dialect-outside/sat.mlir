// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --canonicalize | filecheck %s --check-prefix=FOLD
// RUN: wami opt %s --sat-to-arith | filecheck %s --check-prefix=ARITH

// CHECK-LABEL: func.func @add
// CHECK: sat.addu %{{.*}}, %{{.*}} : i8
// ARITH-LABEL: func.func @add
// ARITH: %[[SUM:.*]] = arith.addi %[[A:.*]], %[[B:.*]] : i8
// ARITH: %[[WRAPPED:.*]] = arith.cmpi ult, %[[SUM]], %[[A]] : i8
// ARITH: %[[LARGEST:.*]] = arith.constant -1 : i8
// ARITH: arith.select %[[WRAPPED]], %[[LARGEST]], %[[SUM]] : i8
func.func @add(%a: i8, %b: i8) -> i8 {
  %r = sat.addu %a, %b : i8
  return %r : i8
}

// 200 + 100 stops at 255, which prints as -1; x - 0 is x.
// FOLD-LABEL: func.func @fold
// FOLD-SAME: (%[[X:.*]]: i8)
// FOLD: %[[C:.*]] = arith.constant -1 : i8
// FOLD: return %[[C]], %[[X]] : i8, i8
func.func @fold(%x: i8) -> (i8, i8) {
  %a = arith.constant 200 : i8
  %b = arith.constant 100 : i8
  %zero = arith.constant 0 : i8
  %sum = sat.addu %a, %b : i8
  %same = sat.subu %x, %zero : i8
  return %sum, %same : i8, i8
}
