// An operation of arith on i64 that WebAssembly has is one instruction.
// RUN: wami opt %s --arith-to-ssawasm | filecheck %s
// CHECK-LABEL: func.func @addi(
// CHECK: %[[R:.*]] = ssawasm.add %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i64
func.func @addi(%x: i64, %y: i64) -> i64 {
  %r = arith.addi %x, %y : i64
  return %r : i64
}
// CHECK-LABEL: func.func @subi(
// CHECK: %[[R:.*]] = ssawasm.sub %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i64
func.func @subi(%x: i64, %y: i64) -> i64 {
  %r = arith.subi %x, %y : i64
  return %r : i64
}
// CHECK-LABEL: func.func @muli(
// CHECK: %[[R:.*]] = ssawasm.mul %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i64
func.func @muli(%x: i64, %y: i64) -> i64 {
  %r = arith.muli %x, %y : i64
  return %r : i64
}
// CHECK-LABEL: func.func @divsi(
// CHECK: %[[R:.*]] = ssawasm.div_s %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i64
func.func @divsi(%x: i64, %y: i64) -> i64 {
  %r = arith.divsi %x, %y : i64
  return %r : i64
}
// CHECK-LABEL: func.func @divui(
// CHECK: %[[R:.*]] = ssawasm.div_u %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i64
func.func @divui(%x: i64, %y: i64) -> i64 {
  %r = arith.divui %x, %y : i64
  return %r : i64
}
// CHECK-LABEL: func.func @remui(
// CHECK: %[[R:.*]] = ssawasm.rem_u %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i64
func.func @remui(%x: i64, %y: i64) -> i64 {
  %r = arith.remui %x, %y : i64
  return %r : i64
}
// CHECK-LABEL: func.func @andi(
// CHECK: %[[R:.*]] = ssawasm.and %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i64
func.func @andi(%x: i64, %y: i64) -> i64 {
  %r = arith.andi %x, %y : i64
  return %r : i64
}
// CHECK-LABEL: func.func @ori(
// CHECK: %[[R:.*]] = ssawasm.or %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i64
func.func @ori(%x: i64, %y: i64) -> i64 {
  %r = arith.ori %x, %y : i64
  return %r : i64
}
// CHECK-LABEL: func.func @xori(
// CHECK: %[[R:.*]] = ssawasm.xor %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i64
func.func @xori(%x: i64, %y: i64) -> i64 {
  %r = arith.xori %x, %y : i64
  return %r : i64
}
// CHECK-LABEL: func.func @shli(
// CHECK: %[[R:.*]] = ssawasm.shl %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i64
func.func @shli(%x: i64, %y: i64) -> i64 {
  %r = arith.shli %x, %y : i64
  return %r : i64
}
// CHECK-LABEL: func.func @shrsi(
// CHECK: %[[R:.*]] = ssawasm.shr_s %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i64
func.func @shrsi(%x: i64, %y: i64) -> i64 {
  %r = arith.shrsi %x, %y : i64
  return %r : i64
}
// CHECK-LABEL: func.func @shrui(
// CHECK: %[[R:.*]] = ssawasm.shr_u %arg0, %arg1 : i64
// CHECK-NEXT: return %[[R]] : i64
func.func @shrui(%x: i64, %y: i64) -> i64 {
  %r = arith.shrui %x, %y : i64
  return %r : i64
}
