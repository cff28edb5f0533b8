// RUN: wami opt %s --test-memref-dependence-check='directions=true all=true' --split-input-file --verify-diagnostics
// beyond mlir-opt: options of ours; distances of integers where upstream's are of rational numbers

// Steps from the greatest of two bounds: the iterations are 5, 8, 11 or others, a distance is a multiple of 3.
func.func @steps(%a: memref<100xf32>, %n: index) {
  affine.for %i = max affine_map<(d0) -> (5, d0)>(%n) to 30 step 3 {
    %x = affine.load %a[%i] : memref<100xf32>
    // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 2 at depth 2 = false}}
    affine.store %x, %a[%i + 7] : memref<100xf32>
    // expected-remark@above {{dependence from 1 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 2 at depth 2 = false}}
    affine.store %x, %a[%i + 6] : memref<100xf32>
    // expected-remark@above {{dependence from 2 to 0 at depth 1 = [6, 6] [(<)]}}
    // expected-remark@above {{dependence from 2 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 2 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 2 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 2 at depth 2 = false}}
  }
  return
}

// -----

// Loops and accesses of scf and memref, index arithmetic, and a condition on it.
func.func @plain(%a: memref<100xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    %twice = arith.muli %i, %c2 overflow<nsw> : index
    %next = arith.addi %twice, %c1 overflow<nsw> : index
    %x = memref.load %a[%twice] : memref<100xf32>
    // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 2 at depth 2 = false}}
    %last = arith.cmpi sge, %i, %n : index
    scf.if %last {
      memref.store %x, %a[%twice] : memref<100xf32>
      // expected-remark@above {{dependence from 1 to 0 at depth 1 = false}}
      // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
      // expected-remark@above {{dependence from 1 to 2 at depth 1 = false}}
      // expected-remark@above {{dependence from 1 to 2 at depth 2 = false}}
    }
    memref.store %x, %a[%next] : memref<100xf32>
    // expected-remark@above {{dependence from 2 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 2 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 2 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 2 at depth 2 = false}}
  }
  return
}

// -----

// What is loaded is not known, but it is the same in one iteration; an allocation in a loop is new each time.
func.func @indirect(%a: memref<100xf32>, %at: memref<100xindex>) {
  affine.for %i = 0 to 10 {
    %own = memref.alloc() : memref<100xf32>
    %k = affine.load %at[%i] : memref<100xindex>
    // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 2 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 3 at depth 1 = [1, 9] [(<)]}}
    // expected-remark@above {{dependence from 0 to 3 at depth 2 = true [(=)]}}
    affine.for %j = 0 to 10 {
      %x = memref.load %a[%k] : memref<100xf32>
      // expected-remark@above {{dependence from 1 to 0 at depth 1 = false}}
      // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 3 = false}}
      // expected-remark@above {{dependence from 1 to 2 at depth 1 = false}}
      // expected-remark@above {{dependence from 1 to 2 at depth 2 = false}}
      // expected-remark@above {{dependence from 1 to 2 at depth 3 = false}}
      // expected-remark@above {{dependence from 1 to 3 at depth 1 = [1, 9][-9, 9] [(<, <), (<, =), (<, >)]}}
      // expected-remark@above {{dependence from 1 to 3 at depth 2 = [0, 0][1, 9] [(=, <)]}}
      // expected-remark@above {{dependence from 1 to 3 at depth 3 = true [(=, =)]}}
      memref.store %x, %own[%k] : memref<100xf32>
      // expected-remark@above {{dependence from 2 to 0 at depth 1 = false}}
      // expected-remark@above {{dependence from 2 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 2 to 1 at depth 1 = false}}
      // expected-remark@above {{dependence from 2 to 1 at depth 2 = false}}
      // expected-remark@above {{dependence from 2 to 1 at depth 3 = false}}
      // expected-remark@above {{dependence from 2 to 2 at depth 1 = false}}
      // expected-remark@above {{dependence from 2 to 2 at depth 2 = [0, 0][1, 9] [(=, <)]}}
      // expected-remark@above {{dependence from 2 to 2 at depth 3 = false}}
      // expected-remark@above {{dependence from 2 to 3 at depth 1 = false}}
      // expected-remark@above {{dependence from 2 to 3 at depth 2 = false}}
      // expected-remark@above {{dependence from 2 to 3 at depth 3 = false}}
      memref.store %x, %a[%k] : memref<100xf32>
      // expected-remark@above {{dependence from 3 to 0 at depth 1 = [1, 9] [(<)]}}
      // expected-remark@above {{dependence from 3 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 3 to 1 at depth 1 = [1, 9][-9, 9] [(<, <), (<, =), (<, >)]}}
      // expected-remark@above {{dependence from 3 to 1 at depth 2 = [0, 0][1, 9] [(=, <)]}}
      // expected-remark@above {{dependence from 3 to 1 at depth 3 = false}}
      // expected-remark@above {{dependence from 3 to 2 at depth 1 = false}}
      // expected-remark@above {{dependence from 3 to 2 at depth 2 = false}}
      // expected-remark@above {{dependence from 3 to 2 at depth 3 = false}}
      // expected-remark@above {{dependence from 3 to 3 at depth 1 = [1, 9][-9, 9] [(<, <), (<, =), (<, >)]}}
      // expected-remark@above {{dependence from 3 to 3 at depth 2 = [0, 0][1, 9] [(=, <)]}}
      // expected-remark@above {{dependence from 3 to 3 at depth 3 = false}}
    }
    memref.dealloc %own : memref<100xf32>
  }
  return
}

// -----

// Vectors of 4 elements overlap up to a distance of 3.
func.func @vectors(%a: memref<100xf32>) {
  affine.for %i = 0 to 90 {
    %x = affine.vector_load %a[%i] : memref<100xf32>, vector<4xf32>
    // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 1 = [1, 1] [(<)]}}
    // expected-remark@above {{dependence from 0 to 1 at depth 2 = true [(=)]}}
    affine.vector_store %x, %a[%i + 2] : memref<100xf32>, vector<4xf32>
    // expected-remark@above {{dependence from 1 to 0 at depth 1 = [1, 5] [(<)]}}
    // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 1 = [1, 3] [(<)]}}
    // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
  }
  return
}

// -----

// One of two views of one memref: any elements may be the same.
func.func @views(%a: memref<100xf32>, %n: index) {
  %v = memref.subview %a[%n] [10] [1] : memref<100xf32> to memref<10xf32, strided<[1], offset: ?>>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<100xf32>
    // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 1 = [1, 9] [(<)]}}
    // expected-remark@above {{dependence from 0 to 1 at depth 2 = true [(=)]}}
    affine.store %x, %v[%i] : memref<10xf32, strided<[1], offset: ?>>
    // expected-remark@above {{dependence from 1 to 0 at depth 1 = [1, 9] [(<)]}}
    // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
  }
  return
}

// -----

// Even and odd elements never meet; a wrap-around buffer does every fourth iteration.
func.func @remainders() {
  %a = memref.alloc() : memref<200xf32>
  %b = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i * 2] : memref<200xf32>
    // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 2 at depth 2 = false}}
    affine.store %x, %a[%i * 2 + 1] : memref<200xf32>
    // expected-remark@above {{dependence from 1 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 2 at depth 2 = false}}
    affine.store %x, %b[%i mod 4] : memref<4xf32>
    // expected-remark@above {{dependence from 2 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 2 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 2 to 2 at depth 1 = [4, 60] [(<)]}}
    // expected-remark@above {{dependence from 2 to 2 at depth 2 = false}}
  }
  return
}

// -----

// Element 0 in each iteration if index has 32 bits: what may wrap around is not known.
func.func @wraps_around(%a: memref<100xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant 65536 : index
  scf.for %i = %c1 to %n step %c1 {
    %high = arith.muli %i, %half : index
    %k = arith.muli %high, %half : index
    %x = memref.load %a[%k] : memref<100xf32>
    // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 1 = [1, +inf] [(<)]}}
    // expected-remark@above {{dependence from 0 to 1 at depth 2 = true [(=)]}}
    memref.store %x, %a[%i] : memref<100xf32>
    // expected-remark@above {{dependence from 1 to 0 at depth 1 = [1, +inf] [(<)]}}
    // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
  }
  return
}
