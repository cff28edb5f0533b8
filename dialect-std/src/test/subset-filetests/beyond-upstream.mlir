// RUN: wami opt %s --allow-unregistered-dialect --loop-invariant-subset-hoisting | filecheck %s

// What is read behind the insertion is what was inserted in this iteration, not what the last one left: upstream's pass
// hoists the pair and passes the wrong one.

// CHECK-LABEL: func.func @f(
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      "test.next"
// CHECK-NEXT:      tensor.insert_slice
// CHECK-NEXT:      tensor.extract_slice
func.func @f(%t: tensor<?xf32>, %k: tensor<5xf32>, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %t) -> (tensor<?xf32>) {
    %m = "test.next"(%k) : (tensor<5xf32>) -> tensor<5xf32>
    %n = tensor.insert_slice %m into %x[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    %e = tensor.extract_slice %n[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    "test.use"(%e) : (tensor<5xf32>) -> ()
    %o = tensor.insert_slice %k into %n[5] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %o : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// mlir-opt 22 crashes on an affine loop.

// CHECK-LABEL: func.func @affine(%arg0: tensor<?xf32>)
// CHECK-NEXT:    %[[E:.*]] = tensor.extract_slice %arg0[0] [5] [1]
// CHECK-NEXT:    %[[R:.*]]:2 = affine.for %{{.*}} = 0 to 8 iter_args(%[[X:.*]] = %arg0, %[[Y:.*]] = %[[E]]) -> (tensor<?xf32>, tensor<5xf32>) {
// CHECK-NEXT:      %[[M:.*]] = "test.next"(%[[Y]])
// CHECK-NEXT:      affine.yield %[[X]], %[[M]] : tensor<?xf32>, tensor<5xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[N:.*]] = tensor.insert_slice %[[R]]#1 into %[[R]]#0[0] [5] [1]
// CHECK-NEXT:    return %[[N]]
func.func @affine(%t: tensor<?xf32>) -> tensor<?xf32> {
  %r = affine.for %i = 0 to 8 iter_args(%x = %t) -> (tensor<?xf32>) {
    %e = tensor.extract_slice %x[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %m = "test.next"(%e) : (tensor<5xf32>) -> tensor<5xf32>
    %n = tensor.insert_slice %m into %x[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    affine.yield %n : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
