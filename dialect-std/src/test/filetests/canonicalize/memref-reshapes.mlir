// A reshape of a reshape: collapsed and expanded again is one of the two, if group by group one shape joins the other's dimensions.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @f0(%arg0: memref<1x1xi32>) -> memref<1x1x1xi32> {
// CHECK-NEXT{LITERAL}:    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [1, 1, 1] : memref<1x1xi32> into memref<1x1x1xi32>
// CHECK-NEXT:    return %expand_shape : memref<1x1x1xi32>
// CHECK-NEXT:  }
func.func @f0(%x: memref<1x1xi32>) -> memref<1x1x1xi32> {
  %c = memref.collapse_shape %x [] : memref<1x1xi32> into memref<i32>
  %e = memref.expand_shape %c [] output_shape [1, 1, 1] : memref<i32> into memref<1x1x1xi32>
  return %e : memref<1x1x1xi32>
}
// CHECK-LABEL: func.func @f1(%arg0: memref<4x6xi32>) -> memref<4x2x3xi32> {
// CHECK-NEXT{LITERAL}:    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [4, 2, 3] : memref<4x6xi32> into memref<4x2x3xi32>
// CHECK-NEXT:    return %expand_shape : memref<4x2x3xi32>
// CHECK-NEXT:  }
func.func @f1(%x: memref<4x6xi32>) -> memref<4x2x3xi32> {
  %c = memref.collapse_shape %x [[0, 1]] : memref<4x6xi32> into memref<24xi32>
  %e = memref.expand_shape %c [[0, 1, 2]] output_shape [4, 2, 3] : memref<24xi32> into memref<4x2x3xi32>
  return %e : memref<4x2x3xi32>
}
// CHECK-LABEL: func.func @f2(%arg0: memref<4x2x3xi32>) -> memref<4x6xi32> {
// CHECK-NEXT{LITERAL}:    %collapse_shape = memref.collapse_shape %arg0 [[0], [1, 2]] : memref<4x2x3xi32> into memref<4x6xi32>
// CHECK-NEXT:    return %collapse_shape : memref<4x6xi32>
// CHECK-NEXT:  }
func.func @f2(%x: memref<4x2x3xi32>) -> memref<4x6xi32> {
  %c = memref.collapse_shape %x [[0, 1, 2]] : memref<4x2x3xi32> into memref<24xi32>
  %e = memref.expand_shape %c [[0, 1]] output_shape [4, 6] : memref<24xi32> into memref<4x6xi32>
  return %e : memref<4x6xi32>
}
// CHECK-LABEL: func.func @f3(%arg0: memref<4x6xi32>) -> memref<4x6xi32> {
// CHECK-NEXT:    return %arg0 : memref<4x6xi32>
// CHECK-NEXT:  }
func.func @f3(%x: memref<4x6xi32>) -> memref<4x6xi32> {
  %c = memref.collapse_shape %x [[0, 1]] : memref<4x6xi32> into memref<24xi32>
  %e = memref.expand_shape %c [[0, 1]] output_shape [4, 6] : memref<24xi32> into memref<4x6xi32>
  return %e : memref<4x6xi32>
}
// CHECK-LABEL: func.func @f4(%arg0: memref<4x6xi32>) -> memref<3x8xi32> {
// CHECK-NEXT{LITERAL}:    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<4x6xi32> into memref<24xi32>
// CHECK-NEXT{LITERAL}:    %expand_shape = memref.expand_shape %collapse_shape [[0, 1]] output_shape [3, 8] : memref<24xi32> into memref<3x8xi32>
// CHECK-NEXT:    return %expand_shape : memref<3x8xi32>
// CHECK-NEXT:  }
func.func @f4(%x: memref<4x6xi32>) -> memref<3x8xi32> {
  %c = memref.collapse_shape %x [[0, 1]] : memref<4x6xi32> into memref<24xi32>
  %e = memref.expand_shape %c [[0, 1]] output_shape [3, 8] : memref<24xi32> into memref<3x8xi32>
  return %e : memref<3x8xi32>
}
// CHECK-LABEL: func.func @f5(%arg0: memref<2x1xi32>) -> memref<1x2x1xi32> {
// CHECK-NEXT{LITERAL}:    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [1, 2, 1] : memref<2x1xi32> into memref<1x2x1xi32>
// CHECK-NEXT:    return %expand_shape : memref<1x2x1xi32>
// CHECK-NEXT:  }
func.func @f5(%x: memref<2x1xi32>) -> memref<1x2x1xi32> {
  %c = memref.collapse_shape %x [[0, 1]] : memref<2x1xi32> into memref<2xi32>
  %e = memref.expand_shape %c [[0, 1, 2]] output_shape [1, 2, 1] : memref<2xi32> into memref<1x2x1xi32>
  return %e : memref<1x2x1xi32>
}
// CHECK-LABEL: func.func @f6(%arg0: memref<2x1x3x5xi32>) -> memref<2x3x5xi32> {
// CHECK-NEXT{LITERAL}:    %collapse_shape = memref.collapse_shape %arg0 [[0], [1, 2], [3]] : memref<2x1x3x5xi32> into memref<2x3x5xi32>
// CHECK-NEXT:    return %collapse_shape : memref<2x3x5xi32>
// CHECK-NEXT:  }
func.func @f6(%x: memref<2x1x3x5xi32>) -> memref<2x3x5xi32> {
  %c = memref.collapse_shape %x [[0, 1, 2], [3]] : memref<2x1x3x5xi32> into memref<6x5xi32>
  %e = memref.expand_shape %c [[0, 1], [2]] output_shape [2, 3, 5] : memref<6x5xi32> into memref<2x3x5xi32>
  return %e : memref<2x3x5xi32>
}
// CHECK-LABEL: func.func @f7(%arg0: memref<1x2x1x3xi32>) -> memref<2x3x1x1x1xi32> {
// CHECK-NEXT{LITERAL}:    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2, 3]] : memref<1x2x1x3xi32> into memref<2x3xi32>
// CHECK-NEXT{LITERAL}:    %expand_shape = memref.expand_shape %collapse_shape [[0], [1, 2, 3, 4]] output_shape [2, 3, 1, 1, 1] : memref<2x3xi32> into memref<2x3x1x1x1xi32>
// CHECK-NEXT:    return %expand_shape : memref<2x3x1x1x1xi32>
// CHECK-NEXT:  }
func.func @f7(%x: memref<1x2x1x3xi32>) -> memref<2x3x1x1x1xi32> {
  %c = memref.collapse_shape %x [[0, 1], [2, 3]] : memref<1x2x1x3xi32> into memref<2x3xi32>
  %e = memref.expand_shape %c [[0], [1, 2, 3, 4]] output_shape [2, 3, 1, 1, 1] : memref<2x3xi32> into memref<2x3x1x1x1xi32>
  return %e : memref<2x3x1x1x1xi32>
}
// CHECK-LABEL: func.func @f8(%arg0: memref<1x1x1xi32>) -> memref<1x1xi32> {
// CHECK-NEXT{LITERAL}:    %collapse_shape = memref.collapse_shape %arg0 [[0], [1, 2]] : memref<1x1x1xi32> into memref<1x1xi32>
// CHECK-NEXT:    return %collapse_shape : memref<1x1xi32>
// CHECK-NEXT:  }
func.func @f8(%x: memref<1x1x1xi32>) -> memref<1x1xi32> {
  %c = memref.collapse_shape %x [] : memref<1x1x1xi32> into memref<i32>
  %e = memref.expand_shape %c [] output_shape [1, 1] : memref<i32> into memref<1x1xi32>
  return %e : memref<1x1xi32>
}
// CHECK-LABEL: func.func @f9(%arg0: memref<2x1x1x3xi32>) -> memref<2x1x3xi32> {
// CHECK-NEXT{LITERAL}:    %collapse_shape = memref.collapse_shape %arg0 [[0], [1], [2, 3]] : memref<2x1x1x3xi32> into memref<2x1x3xi32>
// CHECK-NEXT:    return %collapse_shape : memref<2x1x3xi32>
// CHECK-NEXT:  }
func.func @f9(%x: memref<2x1x1x3xi32>) -> memref<2x1x3xi32> {
  %c = memref.collapse_shape %x [[0, 1, 2, 3]] : memref<2x1x1x3xi32> into memref<6xi32>
  %e = memref.expand_shape %c [[0, 1, 2]] output_shape [2, 1, 3] : memref<6xi32> into memref<2x1x3xi32>
  return %e : memref<2x1x3xi32>
}
// CHECK-LABEL: func.func @f10(%arg0: memref<2x3x4xi32>) -> memref<6x4xi32> {
// CHECK-NEXT{LITERAL}:    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<2x3x4xi32> into memref<6x4xi32>
// CHECK-NEXT:    return %collapse_shape : memref<6x4xi32>
// CHECK-NEXT:  }
func.func @f10(%x: memref<2x3x4xi32>) -> memref<6x4xi32> {
  %c = memref.collapse_shape %x [[0, 1, 2]] : memref<2x3x4xi32> into memref<24xi32>
  %e = memref.expand_shape %c [[0, 1]] output_shape [6, 4] : memref<24xi32> into memref<6x4xi32>
  return %e : memref<6x4xi32>
}
// CHECK-LABEL: func.func @f11(%arg0: memref<6x4xi32>) -> memref<2x3x2x2xi32> {
// CHECK-NEXT{LITERAL}:    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [2, 3, 2, 2] : memref<6x4xi32> into memref<2x3x2x2xi32>
// CHECK-NEXT:    return %expand_shape : memref<2x3x2x2xi32>
// CHECK-NEXT:  }
func.func @f11(%x: memref<6x4xi32>) -> memref<2x3x2x2xi32> {
  %c = memref.collapse_shape %x [[0, 1]] : memref<6x4xi32> into memref<24xi32>
  %e = memref.expand_shape %c [[0, 1, 2, 3]] output_shape [2, 3, 2, 2] : memref<24xi32> into memref<2x3x2x2xi32>
  return %e : memref<2x3x2x2xi32>
}
// CHECK-LABEL: func.func @f12(%arg0: memref<1x1x3xi32>) -> memref<1x3xi32> {
// CHECK-NEXT{LITERAL}:    %collapse_shape = memref.collapse_shape %arg0 [[0], [1, 2]] : memref<1x1x3xi32> into memref<1x3xi32>
// CHECK-NEXT:    return %collapse_shape : memref<1x3xi32>
// CHECK-NEXT:  }
func.func @f12(%x: memref<1x1x3xi32>) -> memref<1x3xi32> {
  %c = memref.collapse_shape %x [[0, 1, 2]] : memref<1x1x3xi32> into memref<3xi32>
  %e = memref.expand_shape %c [[0, 1]] output_shape [1, 3] : memref<3xi32> into memref<1x3xi32>
  return %e : memref<1x3xi32>
}
// CHECK-LABEL: func.func @f13(%arg0: memref<3x1x1xi32>) -> memref<3x1xi32> {
// CHECK-NEXT{LITERAL}:    %collapse_shape = memref.collapse_shape %arg0 [[0], [1, 2]] : memref<3x1x1xi32> into memref<3x1xi32>
// CHECK-NEXT:    return %collapse_shape : memref<3x1xi32>
// CHECK-NEXT:  }
func.func @f13(%x: memref<3x1x1xi32>) -> memref<3x1xi32> {
  %c = memref.collapse_shape %x [[0, 1, 2]] : memref<3x1x1xi32> into memref<3xi32>
  %e = memref.expand_shape %c [[0, 1]] output_shape [3, 1] : memref<3xi32> into memref<3x1xi32>
  return %e : memref<3x1xi32>
}
// CHECK-LABEL: func.func @f14(%arg0: memref<1x6x1xi32>) -> memref<6xi32> {
// CHECK-NEXT{LITERAL}:    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2]] : memref<1x6x1xi32> into memref<6xi32>
// CHECK-NEXT:    return %collapse_shape : memref<6xi32>
// CHECK-NEXT:  }
func.func @f14(%x: memref<1x6x1xi32>) -> memref<6xi32> {
  %c = memref.collapse_shape %x [[0, 1, 2]] : memref<1x6x1xi32> into memref<6xi32>
  %e = memref.expand_shape %c [[0]] output_shape [6] : memref<6xi32> into memref<6xi32>
  return %e : memref<6xi32>
}
