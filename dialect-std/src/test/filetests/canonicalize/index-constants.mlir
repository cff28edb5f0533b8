// Every operation of index on constants on which both widths agree.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @quotients() -> (index, index, index, index, index, index, index) {
// CHECK-NEXT:    %idx-3 = index.constant -3
// CHECK-NEXT:    %idx4 = index.constant 4
// CHECK-NEXT:    %idx-1 = index.constant -1
// CHECK-NEXT:    %idx1 = index.constant 1
// CHECK-NEXT:    %idx3 = index.constant 3
// CHECK-NEXT:    %idx-4 = index.constant -4
// CHECK-NEXT:    %idx-5 = index.constant -5
// CHECK-NEXT:    return %idx-3, %idx4, %idx-1, %idx1, %idx3, %idx-4, %idx-5 : index, index, index, index, index, index, index
// CHECK-NEXT:  }
func.func @quotients() -> (index, index, index, index, index, index, index) {
  %a = index.constant 7
  %b = index.constant 2
  %c = index.constant -7
  %0 = index.ceildivs %c, %b
  %1 = index.ceildivu %a, %b
  %2 = index.rems %c, %b
  %3 = index.remu %a, %b
  %4 = index.divu %a, %b
  %5 = index.floordivs %c, %b
  %6 = index.sub %b, %a
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}
// CHECK-LABEL: func.func @bits() -> (index, index, index, index, index, index) {
// CHECK-NEXT:    %idx0 = index.constant 0
// CHECK-NEXT:    %idx14 = index.constant 14
// CHECK-NEXT:    %idx-8 = index.constant -8
// CHECK-NEXT:    %idx48 = index.constant 48
// CHECK-NEXT:    %idx-3 = index.constant -3
// CHECK-NEXT:    %idx3 = index.constant 3
// CHECK-NEXT:    return %idx0, %idx14, %idx-8, %idx48, %idx-3, %idx3 : index, index, index, index, index, index
// CHECK-NEXT:  }
func.func @bits() -> (index, index, index, index, index, index) {
  %a = index.constant 12
  %b = index.constant 2
  %c = index.constant -12
  %0 = index.and %a, %b
  %1 = index.or %a, %b
  %2 = index.xor %a, %c
  %3 = index.shl %a, %b
  %4 = index.shrs %c, %b
  %5 = index.shru %a, %b
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}
// CHECK-LABEL: func.func @bounds() -> (index, index, index, index) {
// CHECK-NEXT:    %idx12 = index.constant 12
// CHECK-NEXT:    %idx-2 = index.constant -2
// CHECK-NEXT:    %idx5 = index.constant 5
// CHECK-NEXT:    return %idx12, %idx12, %idx-2, %idx5 : index, index, index, index
// CHECK-NEXT:  }
func.func @bounds() -> (index, index, index, index) {
  %a = index.constant 12
  %b = index.constant -2
  %c = index.constant 5
  %0 = index.maxs %a, %b
  %1 = index.maxu %a, %c
  %2 = index.mins %a, %b
  %3 = index.minu %a, %c
  return %0, %1, %2, %3 : index, index, index, index
}
// CHECK-LABEL: func.func @casts() -> (i64, i64, i8, index, index) {
// CHECK-NEXT:    %idx255 = index.constant 255
// CHECK-NEXT:    %idx-1 = index.constant -1
// CHECK-NEXT:    %idx300 = index.constant 300
// CHECK-NEXT:    %0 = index.casts %idx300 : index to i64
// CHECK-NEXT:    %1 = index.castu %idx300 : index to i64
// CHECK-NEXT:    %2 = index.casts %idx300 : index to i8
// CHECK-NEXT:    return %0, %1, %2, %idx-1, %idx255 : i64, i64, i8, index, index
// CHECK-NEXT:  }
func.func @casts() -> (i64, i64, i8, index, index) {
  %a = index.constant 300
  %b = arith.constant -1 : i8
  %0 = index.casts %a : index to i64
  %1 = index.castu %a : index to i64
  %2 = index.casts %a : index to i8
  %3 = index.casts %b : i8 to index
  %4 = index.castu %b : i8 to index
  return %0, %1, %2, %3, %4 : i64, i64, i8, index, index
}
