// beyond mlir-opt: it fuses what may not be
// RUN: wami opt %s --affine-loop-fusion='mode=producer maximal=true' | filecheck %s

// The arguments may share memory: t[i] may be a[i + 1], which the first nest would read too late.
// CHECK-LABEL: func.func @may_alias(%arg0: memref<11xf32>, %arg1: memref<10xf32>, %arg2: memref<10xf32>) {
// CHECK-NEXT:    affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg3 + 1] : memref<11xf32>
// CHECK-NEXT:      affine.store %0, %arg1[%arg3] : memref<10xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:      %0 = affine.load %arg1[%arg3] : memref<10xf32>
// CHECK-NEXT:      affine.store %0, %arg2[%arg3] : memref<10xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @may_alias(%a: memref<11xf32>, %t: memref<10xf32>, %r: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i + 1] : memref<11xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %r[%i] : memref<10xf32>
  }
  return
}

// The consumer overwrites what the producer of a later element reads.
// CHECK-LABEL: func.func @overwritten(%arg0: f32) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<12xf32>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<12xf32>
// CHECK-NEXT:    affine.for %arg1 = 0 to 12 {
// CHECK-NEXT:      affine.store %arg0, %alloc[%arg1] : memref<12xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:      affine.store %arg0, %alloc[%arg1] : memref<12xf32>
// CHECK-NEXT:      %0 = affine.load %alloc[%arg1] : memref<12xf32>
// CHECK-NEXT:      affine.store %0, %alloc_0[%arg1] : memref<12xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:      %0 = affine.load %alloc_0[%arg1] : memref<12xf32>
// CHECK-NEXT:      affine.store %0, %alloc[%arg1 + 1] : memref<12xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @overwritten(%x: f32) {
  %a = memref.alloc() : memref<12xf32>
  %t = memref.alloc() : memref<12xf32>
  affine.for %i = 0 to 12 {
    affine.store %x, %a[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 10 {
    %y = affine.load %a[%i] : memref<12xf32>
    affine.store %y, %t[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 10 {
    %y = affine.load %t[%i] : memref<12xf32>
    affine.store %y, %a[%i + 1] : memref<12xf32>
  }
  return
}

// The producer adds to what it finds, and something else reads the result: it may be executed once only.
// CHECK-LABEL: func.func @adds(%arg0: memref<32xf32>, %arg1: f32) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<16xf32>
// CHECK-NEXT:    affine.for %arg2 = 0 to 32 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg2] : memref<32xf32>
// CHECK-NEXT:      %1 = arith.addf %0, %arg1 : f32
// CHECK-NEXT:      affine.store %1, %arg0[%arg2] : memref<32xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg2 = 0 to 16 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg2] : memref<32xf32>
// CHECK-NEXT:      affine.store %0, %alloc[%arg2] : memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @adds(%t: memref<32xf32>, %x: f32) {
  %r = memref.alloc() : memref<16xf32>
  affine.for %i = 0 to 32 {
    %y = affine.load %t[%i] : memref<32xf32>
    %z = arith.addf %y, %x : f32
    affine.store %z, %t[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 16 {
    %y = affine.load %t[%i] : memref<32xf32>
    affine.store %y, %r[%i] : memref<16xf32>
  }
  return
}

// The elements that the consumer does not need are read in the next iteration of the loop around.
// CHECK-LABEL: func.func @next_iteration(%arg0: f32) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<20xf32>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<20xf32>
// CHECK-NEXT:    affine.for %arg1 = 0 to 3 {
// CHECK-NEXT:      %alloc_1 = memref.alloc() : memref<1xf32>
// CHECK-NEXT:      affine.for %arg2 = 0 to 20 {
// CHECK-NEXT:        %0 = affine.load %alloc[%arg2] : memref<20xf32>
// CHECK-NEXT:        affine.store %0, %alloc_0[%arg2] : memref<20xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.for %arg2 = 0 to 20 {
// CHECK-NEXT:        affine.store %arg0, %alloc[%arg2] : memref<20xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:        affine.store %arg0, %alloc_1[0] : memref<1xf32>
// CHECK-NEXT:        %0 = affine.load %alloc_1[0] : memref<1xf32>
// CHECK-NEXT:        affine.store %0, %alloc_0[%arg2] : memref<20xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @next_iteration(%x: f32) {
  %t = memref.alloc() : memref<20xf32>
  %r = memref.alloc() : memref<20xf32>
  affine.for %k = 0 to 3 {
    affine.for %i = 0 to 20 {
      %y = affine.load %t[%i] : memref<20xf32>
      affine.store %y, %r[%i] : memref<20xf32>
    }
    affine.for %i = 0 to 20 {
      affine.store %x, %t[%i] : memref<20xf32>
    }
    affine.for %i = 0 to 10 {
      %y = affine.load %t[%i] : memref<20xf32>
      affine.store %y, %r[%i] : memref<20xf32>
    }
  }
  return
}

// The loop of the consumer may not run at all; what the producer stores would be missing.
// CHECK-LABEL: func.func @may_not_run(%arg0: memref<10xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<1xf32>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<10xf32>
// CHECK-NEXT:    affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:      affine.store %arg2, %arg0[%arg3] : memref<10xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:      affine.for %arg4 = 0 to %arg1 {
// CHECK-NEXT:        affine.store %arg2, %alloc[0] : memref<1xf32>
// CHECK-NEXT:        %0 = affine.load %alloc[0] : memref<1xf32>
// CHECK-NEXT:        affine.store %0, %alloc_0[%arg3] : memref<10xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @may_not_run(%t: memref<10xf32>, %n: index, %x: f32) {
  %r = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %k = 0 to %n {
    affine.for %i = 0 to 10 {
      %y = affine.load %t[%i] : memref<10xf32>
      affine.store %y, %r[%i] : memref<10xf32>
    }
  }
  return
}

// Something that may do anything lies between.
// CHECK-LABEL: func.func private @anything()
func.func private @anything()
// CHECK-LABEL: func.func @call_between(%arg0: memref<10xf32>, %arg1: f32) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<10xf32>
// CHECK-NEXT:    affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:      affine.store %arg1, %arg0[%arg2] : memref<10xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    call @anything() : () -> ()
// CHECK-NEXT:    affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg2] : memref<10xf32>
// CHECK-NEXT:      affine.store %0, %alloc[%arg2] : memref<10xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @call_between(%t: memref<10xf32>, %x: f32) {
  %r = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %t[%i] : memref<10xf32>
  }
  func.call @anything() : () -> ()
  affine.for %i = 0 to 10 {
    %y = affine.load %t[%i] : memref<10xf32>
    affine.store %y, %r[%i] : memref<10xf32>
  }
  return
}

// The load that is no affine one reads, too: what is stored is repeated in front of it.
// CHECK-LABEL: func.func @read_in_front(%arg0: index, %arg1: f32) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<10xf32>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<10xf32>
// CHECK-NEXT:    affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:      affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:        affine.store %arg1, %alloc[%arg3] : memref<10xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %0 = memref.load %alloc[%arg0] : memref<10xf32>
// CHECK-NEXT:      affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:        %1 = affine.load %alloc[%arg3] : memref<10xf32>
// CHECK-NEXT:        %2 = arith.addf %1, %0 : f32
// CHECK-NEXT:        affine.store %2, %alloc_0[%arg3] : memref<10xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @read_in_front(%p: index, %x: f32) {
  %t = memref.alloc() : memref<10xf32>
  %r = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %k = 0 to 10 {
    %q = memref.load %t[%p] : memref<10xf32>
    affine.for %i = 0 to 10 {
      %y = affine.load %t[%i] : memref<10xf32>
      %z = arith.addf %y, %q : f32
      affine.store %z, %r[%i] : memref<10xf32>
    }
  }
  return
}

// With 2 elements the second nest does not run, and the first one stores all the same.
// CHECK-LABEL: func.func @behind_neighbours(%arg0: memref<?xf64>, %arg1: index, %arg2: f64) -> f64 {
// CHECK:         affine.for %arg3 = 0 to %arg1 {
// CHECK-NEXT:      affine.store %arg2, %arg0[%arg3] : memref<?xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg3 = 1 to #map(%arg1) {
// CHECK-NEXT:      affine.for %arg4 = #map(%arg3) to #map1(%arg3) {
// CHECK-NEXT:        affine.store %arg2, %alloc[%arg4 - %arg3 + 1] : memref<3xf64>
func.func @behind_neighbours(%t: memref<?xf64>, %n: index, %x: f64) -> f64 {
  %r = memref.alloc() : memref<1xf64>
  affine.for %i = 0 to %n {
    affine.store %x, %t[%i] : memref<?xf64>
  }
  affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
    %a = affine.load %t[%i - 1] : memref<?xf64>
    affine.store %a, %r[0] : memref<1xf64>
    %b = affine.load %t[%i + 1] : memref<?xf64>
    affine.store %b, %r[0] : memref<1xf64>
  }
  %last = affine.load %r[0] : memref<1xf64>
  return %last : f64
}
