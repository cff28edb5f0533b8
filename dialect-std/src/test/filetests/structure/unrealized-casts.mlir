// builtin.unrealized_conversion_cast, of any number of values, and what canonicalization leaves of a chain of them.
// RUN: wami opt %s --canonicalize | filecheck %s
// RUN: wami opt %s | filecheck %s --check-prefix=PRINT
// CHECK-LABEL: func.func @there_and_back(%arg0: i32) -> i32 {
// CHECK-NEXT:    return %arg0 : i32
// CHECK-NEXT:  }
// PRINT-LABEL: func.func @there_and_back(%arg0: i32) -> i32 {
// PRINT-NEXT:    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to index
// PRINT-NEXT:    %1 = builtin.unrealized_conversion_cast %0 : index to i32
// PRINT-NEXT:    return %1 : i32
// PRINT-NEXT:  }
func.func @there_and_back(%x: i32) -> i32 {
  %y = builtin.unrealized_conversion_cast %x : i32 to index
  %z = builtin.unrealized_conversion_cast %y : index to i32
  return %z : i32
}
// CHECK-LABEL: func.func @chain(%arg0: i32) -> f32 {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to index
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %0 : index to f32
// CHECK-NEXT:    return %1 : f32
// CHECK-NEXT:  }
// PRINT-LABEL: func.func @chain(%arg0: i32) -> f32 {
// PRINT-NEXT:    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to index
// PRINT-NEXT:    %1 = builtin.unrealized_conversion_cast %0 : index to f32
// PRINT-NEXT:    return %1 : f32
// PRINT-NEXT:  }
func.func @chain(%x: i32) -> f32 {
  %y = builtin.unrealized_conversion_cast %x : i32 to index
  %z = builtin.unrealized_conversion_cast %y : index to f32
  return %z : f32
}
// CHECK-LABEL: func.func @pair(%arg0: i32, %arg1: i64) -> (i32, i64) {
// CHECK-NEXT:    return %arg0, %arg1 : i32, i64
// CHECK-NEXT:  }
// PRINT-LABEL: func.func @pair(%arg0: i32, %arg1: i64) -> (i32, i64) {
// PRINT-NEXT:    %0 = builtin.unrealized_conversion_cast %arg0, %arg1 : i32, i64 to index
// PRINT-NEXT:    %1:2 = builtin.unrealized_conversion_cast %0 : index to i32, i64
// PRINT-NEXT:    return %1#0, %1#1 : i32, i64
// PRINT-NEXT:  }
func.func @pair(%x: i32, %y: i64) -> (i32, i64) {
  %t = builtin.unrealized_conversion_cast %x, %y : i32, i64 to index
  %r:2 = builtin.unrealized_conversion_cast %t : index to i32, i64
  return %r#0, %r#1 : i32, i64
}
// CHECK-LABEL: func.func @unused(%arg0: i32) {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// PRINT-LABEL: func.func @unused(%arg0: i32) {
// PRINT-NEXT:    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to index
// PRINT-NEXT:    %1 = builtin.unrealized_conversion_cast to i64
// PRINT-NEXT:    return
// PRINT-NEXT:  }
func.func @unused(%x: i32) {
  %y = builtin.unrealized_conversion_cast %x : i32 to index
  %z = builtin.unrealized_conversion_cast to i64
  return
}
// CHECK-LABEL: func.func @same(%arg0: i32) -> i32 {
// CHECK-NEXT:    return %arg0 : i32
// CHECK-NEXT:  }
// PRINT-LABEL: func.func @same(%arg0: i32) -> i32 {
// PRINT-NEXT:    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to i32
// PRINT-NEXT:    return %0 : i32
// PRINT-NEXT:  }
func.func @same(%x: i32) -> i32 {
  %y = builtin.unrealized_conversion_cast %x : i32 to i32
  return %y : i32
}
