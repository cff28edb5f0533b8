// Folds of index that hold at 32 and at 64 bits, and those that do not.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @constants() -> (index, index, index, index) {
// CHECK-NEXT:    %idx5 = index.constant 5
// CHECK-NEXT:    %idx-14 = index.constant -14
// CHECK-NEXT:    %idx-3 = index.constant -3
// CHECK-NEXT:    %idx-4 = index.constant -4
// CHECK-NEXT:    return %idx5, %idx-14, %idx-3, %idx-4 : index, index, index, index
// CHECK-NEXT:  }
func.func @constants() -> (index, index, index, index) {
  %a = index.constant 7
  %b = index.constant -2
  %0 = index.add %a, %b
  %1 = index.mul %a, %b
  %2 = index.divs %a, %b
  %3 = index.floordivs %a, %b
  return %0, %1, %2, %3 : index, index, index, index
}
// CHECK-LABEL: func.func @not_at_both_widths() -> (index, index, i1) {
// CHECK-NEXT:    %false = index.bool.constant false
// CHECK-NEXT:    %idx1 = index.constant 1
// CHECK-NEXT:    %idx-1 = index.constant -1
// CHECK-NEXT:    %idx2 = index.constant 2
// CHECK-NEXT:    %0 = index.shru %idx-1, %idx1
// CHECK-NEXT:    %1 = index.divu %idx-1, %idx2
// CHECK-NEXT:    return %0, %1, %false : index, index, i1
// CHECK-NEXT:  }
func.func @not_at_both_widths() -> (index, index, i1) {
  %a = index.constant 4294967295
  %b = index.constant 1
  %m = index.constant -1
  %c2 = index.constant 2
  %0 = index.shru %m, %b
  %1 = index.divu %m, %c2
  %2 = index.cmp ult(%m, %a)
  return %0, %1, %2 : index, index, i1
}
// CHECK-LABEL: func.func @identities(%arg0: index) -> (index, index, i1, index) {
// CHECK-NEXT:    %true = index.bool.constant true
// CHECK-NEXT:    return %arg0, %arg0, %true, %arg0 : index, index, i1, index
// CHECK-NEXT:  }
func.func @identities(%x: index) -> (index, index, i1, index) {
  %z = index.constant 0
  %o = index.constant 1
  %0 = index.add %x, %z
  %1 = index.mul %x, %o
  %2 = index.cmp eq(%x, %x)
  %3 = index.sub %x, %z
  return %0, %1, %2, %3 : index, index, i1, index
}
// CHECK-LABEL: func.func @chains(%arg0: index) -> (index, index) {
// CHECK-NEXT:    %idx15 = index.constant 15
// CHECK-NEXT:    %idx8 = index.constant 8
// CHECK-NEXT:    %0 = index.add %arg0, %idx8
// CHECK-NEXT:    %1 = index.mul %arg0, %idx15
// CHECK-NEXT:    return %0, %1 : index, index
// CHECK-NEXT:  }
func.func @chains(%x: index) -> (index, index) {
  %a = index.constant 3
  %b = index.constant 5
  %0 = index.add %x, %a
  %1 = index.add %0, %b
  %2 = index.mul %x, %a
  %3 = index.mul %2, %b
  return %1, %3 : index, index
}
// CHECK-LABEL: func.func @casts(%arg0: i32) -> i32 {
// CHECK-NEXT:    %0 = index.casts %arg0 : i32 to index
// CHECK-NEXT:    %1 = index.casts %0 : index to i32
// CHECK-NEXT:    return %1 : i32
// CHECK-NEXT:  }
func.func @casts(%x: i32) -> i32 {
  %0 = index.casts %x : i32 to index
  %1 = index.casts %0 : index to i32
  return %1 : i32
}
