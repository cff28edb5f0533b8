// RUN: wami opt %s --cse | filecheck %s

// beyond mlir-opt: cse merges reads past writes of other memory
// Reads are merged past writes of other memory; mlir-opt 22 takes every write for one of anything.

// CHECK-LABEL: func.func @other_allocation(
// CHECK:         %[[V:.*]] = memref.load %[[P:.*]][%{{.*}}]
// CHECK-NEXT:    memref.store %[[V]], %[[Q:.*]][%{{.*}}]
// CHECK-NEXT:    %[[S:.*]] = arith.addf %[[V]], %[[V]]
func.func @other_allocation(%i: index, %out: memref<f32>) {
  %p = memref.alloc() : memref<4xf32>
  %q = memref.alloc() : memref<4xf32>
  %v = memref.load %p[%i] : memref<4xf32>
  memref.store %v, %q[%i] : memref<4xf32>
  %w = memref.load %p[%i] : memref<4xf32>
  %s = arith.addf %v, %w : f32
  memref.store %s, %out[] : memref<f32>
  %x = memref.load %q[%i] : memref<4xf32>
  memref.store %x, %out[] : memref<f32>
  memref.dealloc %p : memref<4xf32>
  memref.dealloc %q : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @same_allocation(
// CHECK:         memref.load
// CHECK-NEXT:    memref.store
// CHECK-NEXT:    memref.load
func.func @same_allocation(%i: index, %j: index, %x: f32) -> f32 {
  %p = memref.alloca() : memref<4xf32>
  %v = memref.load %p[%i] : memref<4xf32>
  memref.store %x, %p[%j] : memref<4xf32>
  %w = memref.load %p[%i] : memref<4xf32>
  %s = arith.addf %v, %w : f32
  return %s : f32
}

// a part of it, and all of it in another type

// CHECK-LABEL: func.func @views(
// CHECK:         memref.load
// CHECK-NEXT:    memref.store
// CHECK-NEXT:    memref.load
// CHECK-NEXT:    memref.store
// CHECK-NEXT:    memref.load
func.func @views(%i: index, %x: f32) -> f32 {
  %p = memref.alloca() : memref<4xf32>
  %c = memref.cast %p : memref<4xf32> to memref<?xf32>
  %d = memref.subview %p[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  %u = memref.load %p[%i] : memref<4xf32>
  memref.store %x, %c[%i] : memref<?xf32>
  %v = memref.load %p[%i] : memref<4xf32>
  memref.store %x, %d[%i] : memref<2xf32, strided<[1], offset: 1>>
  %w = memref.load %p[%i] : memref<4xf32>
  %s = arith.addf %u, %v : f32
  %t = arith.addf %s, %w : f32
  return %t : f32
}

// two arguments may be one

// CHECK-LABEL: func.func @arguments(
// CHECK-NEXT:    memref.load
// CHECK-NEXT:    memref.store
// CHECK-NEXT:    memref.load
func.func @arguments(%a: memref<4xf32>, %b: memref<4xf32>, %i: index, %x: f32) -> f32 {
  %v = memref.load %a[%i] : memref<4xf32>
  memref.store %x, %b[%i] : memref<4xf32>
  %w = memref.load %a[%i] : memref<4xf32>
  %s = arith.addf %v, %w : f32
  return %s : f32
}

// an argument is not what is allocated later, nor a global another one

memref.global "private" @g : memref<4xf32> = uninitialized
memref.global "private" @h : memref<4xf32> = uninitialized

// CHECK-LABEL: func.func @global(
// CHECK:         %[[V:.*]] = memref.load
// CHECK-NEXT:    memref.store
// CHECK-NEXT:    memref.store
// CHECK-NEXT:    arith.addf %[[V]], %[[V]]
// CHECK-NEXT:    memref.store
// CHECK-NEXT:    memref.load
func.func @global(%a: memref<4xf32>, %i: index, %x: f32) -> f32 {
  %g = memref.get_global @g : memref<4xf32>
  %h = memref.get_global @h : memref<4xf32>
  %q = memref.alloc() : memref<4xf32>
  %v = memref.load %g[%i] : memref<4xf32>
  memref.store %x, %h[%i] : memref<4xf32>
  memref.store %x, %q[%i] : memref<4xf32>
  %w = memref.load %g[%i] : memref<4xf32>
  %s = arith.addf %v, %w : f32
  memref.store %s, %a[%i] : memref<4xf32>
  %y = memref.load %g[%i] : memref<4xf32>
  %t = arith.addf %s, %y : f32
  %z = memref.load %q[%i] : memref<4xf32>
  %o = arith.addf %t, %z : f32
  memref.dealloc %q : memref<4xf32>
  return %o : f32
}

// what is unknown may write anything, and so may what is nested

// CHECK-LABEL: func.func @nested(
// CHECK:         memref.load
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      memref.store
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V:.*]] = memref.load
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      memref.store
// CHECK-NEXT:    }
// CHECK-NEXT:    arith.addf %{{.*}}, %[[V]]
// CHECK-NEXT:    call @unknown
// CHECK-NEXT:    memref.load
func.func private @unknown()
func.func @nested(%c: i1, %i: index, %x: f32) -> f32 {
  %p = memref.alloca() : memref<4xf32>
  %q = memref.alloca() : memref<4xf32>
  memref.store %x, %q[%i] : memref<4xf32>
  %u = memref.load %p[%i] : memref<4xf32>
  scf.if %c {
    memref.store %x, %p[%i] : memref<4xf32>
  }
  %v = memref.load %p[%i] : memref<4xf32>
  scf.if %c {
    memref.store %x, %q[%i] : memref<4xf32>
  }
  %w = memref.load %p[%i] : memref<4xf32>
  %s = arith.addf %u, %w : f32
  call @unknown() : () -> ()
  %y = memref.load %p[%i] : memref<4xf32>
  %t = arith.addf %s, %y : f32
  %z = memref.load %q[%i] : memref<4xf32>
  %r = arith.addf %t, %z : f32
  %o = arith.addf %r, %v : f32
  return %o : f32
}

// what was read before a free is not there behind it

// CHECK-LABEL: func.func @freed(
// CHECK:         memref.load
// CHECK-NEXT:    memref.dealloc
// CHECK-NEXT:    memref.load
func.func @freed(%a: memref<4xf32>, %b: memref<4xf32>, %i: index) -> f32 {
  %v = memref.load %a[%i] : memref<4xf32>
  memref.dealloc %b : memref<4xf32>
  %w = memref.load %a[%i] : memref<4xf32>
  %s = arith.addf %v, %w : f32
  return %s : f32
}
