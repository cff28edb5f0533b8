// RUN: wami opt %s --test-memref-dependence-check --split-input-file --verify-diagnostics

// The distance is constant in both loops: A[i + 1][j - 2] and A[i][j].
func.func @constant_distance(%a: memref<100x100xf32>) {
  affine.for %i = 0 to 50 {
    affine.for %j = 2 to 50 {
      %x = affine.load %a[%i, %j] : memref<100x100xf32>
      // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
      // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 0 to 0 at depth 3 = false}}
      // expected-remark@above {{dependence from 0 to 1 at depth 1 = false}}
      // expected-remark@above {{dependence from 0 to 1 at depth 2 = false}}
      // expected-remark@above {{dependence from 0 to 1 at depth 3 = false}}
      affine.store %x, %a[%i + 1, %j - 2] : memref<100x100xf32>
      // expected-remark@above {{dependence from 1 to 0 at depth 1 = [1, 1][-2, -2]}}
      // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 1 to 0 at depth 3 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 3 = false}}
    }
  }
  return
}

// -----

// Triangular bounds, a symbol, and a column that is read by all rows behind it.
func.func @triangle(%a: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %x = affine.load %a[%j, %j] : memref<?x?xf32>
      // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
      // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 0 to 0 at depth 3 = false}}
      // expected-remark@above {{dependence from 0 to 1 at depth 1 = false}}
      // expected-remark@above {{dependence from 0 to 1 at depth 2 = false}}
      // expected-remark@above {{dependence from 0 to 1 at depth 3 = false}}
      affine.store %x, %a[%i, %j] : memref<?x?xf32>
      // expected-remark@above {{dependence from 1 to 0 at depth 1 = false}}
      // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 1 to 0 at depth 3 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 3 = false}}
    }
  }
  return
}

// -----

// The greatest of two lower bounds, the least of two upper ones.
func.func @bounds(%a: memref<100xf32>, %n: index, %m: index) {
  affine.for %i = max affine_map<(d0) -> (3, d0)>(%n) to min affine_map<(d0) -> (20, d0)>(%m) {
    %x = affine.load %a[%i - 16] : memref<100xf32>
    // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 2 = false}}
    affine.store %x, %a[%i] : memref<100xf32>
    // expected-remark@above {{dependence from 1 to 0 at depth 1 = [16, 16]}}
    // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
  }
  return
}

// -----

// One branch or the other, in different iterations.
#low = affine_set<(d0) : (9 - d0 >= 0)>
func.func @branches(%a: memref<100xf32>) {
  affine.for %i = 0 to 20 {
    affine.if #low(%i) {
      %x = affine.load %a[%i + 5] : memref<100xf32>
      // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
      // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 0 to 1 at depth 1 = [5, 5]}}
      // expected-remark@above {{dependence from 0 to 1 at depth 2 = false}}
    } else {
      %c = arith.constant 1.0 : f32
      affine.store %c, %a[%i] : memref<100xf32>
      // expected-remark@above {{dependence from 1 to 0 at depth 1 = false}}
      // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
    }
  }
  return
}
