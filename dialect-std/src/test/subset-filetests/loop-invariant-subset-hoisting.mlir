// RUN: wami opt %s --allow-unregistered-dialect --loop-invariant-subset-hoisting | filecheck %s

// the part goes around the loop in place of the tensor



// CHECK-LABEL: func.func @pair(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:    %extracted_slice = tensor.extract_slice %arg0[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:    %0:2 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0, %arg6 = %extracted_slice) -> (tensor<?xf32>, tensor<5xf32>) {
// CHECK-NEXT:      %1 = "test.next"(%arg6) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:      scf.yield %arg5, %1 : tensor<?xf32>, tensor<5xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %inserted_slice = tensor.insert_slice %0#1 into %0#0[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:    return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:  }
func.func @pair(%t: tensor<?xf32>, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %t) -> (tensor<?xf32>) {
    %e = tensor.extract_slice %x[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %m = "test.next"(%e) : (tensor<5xf32>) -> tensor<5xf32>
    %n = tensor.insert_slice %m into %x[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %n : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// what is only read, or only written, stays



// CHECK-LABEL: func.func @only_one(%arg0: tensor<?xf32>, %arg1: tensor<5xf32>, %arg2: index, %arg3: index, %arg4: index) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:    %0:2 = scf.for %arg5 = %arg2 to %arg3 step %arg4 iter_args(%arg6 = %arg0, %arg7 = %arg0) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:      %extracted_slice = tensor.extract_slice %arg6[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:      "test.use"(%extracted_slice) : (tensor<5xf32>) -> ()
// CHECK-NEXT:      %inserted_slice = tensor.insert_slice %arg1 into %arg7[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:      scf.yield %arg6, %inserted_slice : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:  }
func.func @only_one(%t: tensor<?xf32>, %k: tensor<5xf32>, %lb: index, %ub: index, %s: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%x = %t, %y = %t) -> (tensor<?xf32>, tensor<?xf32>) {
    %e = tensor.extract_slice %x[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    "test.use"(%e) : (tensor<5xf32>) -> ()
    %n = tensor.insert_slice %k into %y[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x, %n : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

// two parts that do not meet



// CHECK-LABEL: func.func @two_parts(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:    %extracted_slice = tensor.extract_slice %arg0[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:    %extracted_slice_0 = tensor.extract_slice %arg0[5] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:    %0:3 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0, %arg6 = %extracted_slice, %arg7 = %extracted_slice_0) -> (tensor<?xf32>, tensor<5xf32>, tensor<5xf32>) {
// CHECK-NEXT:      %1 = "test.next"(%arg6) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:      %2 = "test.next"(%arg7) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:      scf.yield %arg5, %1, %2 : tensor<?xf32>, tensor<5xf32>, tensor<5xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %inserted_slice = tensor.insert_slice %0#2 into %0#0[5] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:    %inserted_slice_1 = tensor.insert_slice %0#1 into %inserted_slice[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:    return %inserted_slice_1 : tensor<?xf32>
// CHECK-NEXT:  }
func.func @two_parts(%t: tensor<?xf32>, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %t) -> (tensor<?xf32>) {
    %e = tensor.extract_slice %x[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %f = tensor.extract_slice %x[5] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %m = "test.next"(%e) : (tensor<5xf32>) -> tensor<5xf32>
    %k = "test.next"(%f) : (tensor<5xf32>) -> tensor<5xf32>
    %n = tensor.insert_slice %m into %x[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    %o = tensor.insert_slice %k into %n[5] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %o : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// parts that meet in one element



// CHECK-LABEL: func.func @overlap(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:    %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0) -> (tensor<?xf32>) {
// CHECK-NEXT:      %extracted_slice = tensor.extract_slice %arg5[0] [3] [2] : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:      %extracted_slice_0 = tensor.extract_slice %arg5[4] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:      %1 = "test.next"(%extracted_slice, %extracted_slice_0) : (tensor<3xf32>, tensor<5xf32>) -> tensor<3xf32>
// CHECK-NEXT:      %inserted_slice = tensor.insert_slice %1 into %arg5[0] [3] [2] : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:      scf.yield %inserted_slice : tensor<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : tensor<?xf32>
// CHECK-NEXT:  }
func.func @overlap(%t: tensor<?xf32>, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %t) -> (tensor<?xf32>) {
    %e = tensor.extract_slice %x[0] [3] [2] : tensor<?xf32> to tensor<3xf32>
    %f = tensor.extract_slice %x[4] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %m = "test.next"(%e, %f) : (tensor<3xf32>, tensor<5xf32>) -> tensor<3xf32>
    %n = tensor.insert_slice %m into %x[0] [3] [2] : tensor<3xf32> into tensor<?xf32>
    scf.yield %n : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// parts that are apart in the second dimension



// CHECK-LABEL: func.func @second_dimension(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
// CHECK-NEXT:    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [5, 2] [1, 1] : tensor<?x?xf32> to tensor<5x2xf32>
// CHECK-NEXT:    %0:2 = scf.for %arg5 = %arg2 to %arg3 step %arg4 iter_args(%arg6 = %arg0, %arg7 = %extracted_slice) -> (tensor<?x?xf32>, tensor<5x2xf32>) {
// CHECK-NEXT:      %extracted_slice_0 = tensor.extract_slice %arg6[%arg5, 2] [5, 2] [1, 1] : tensor<?x?xf32> to tensor<5x2xf32>
// CHECK-NEXT:      %1 = "test.next"(%arg7, %extracted_slice_0) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
// CHECK-NEXT:      scf.yield %arg6, %1 : tensor<?x?xf32>, tensor<5x2xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %inserted_slice = tensor.insert_slice %0#1 into %0#0[%arg1, 0] [5, 2] [1, 1] : tensor<5x2xf32> into tensor<?x?xf32>
// CHECK-NEXT:    return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT:  }
func.func @second_dimension(%t: tensor<?x?xf32>, %i0: index, %lb: index, %ub: index, %s: index) -> tensor<?x?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %t) -> (tensor<?x?xf32>) {
    %e = tensor.extract_slice %x[%i0, 0] [5, 2] [1, 1] : tensor<?x?xf32> to tensor<5x2xf32>
    %f = tensor.extract_slice %x[%i, 2] [5, 2] [1, 1] : tensor<?x?xf32> to tensor<5x2xf32>
    %m = "test.next"(%e, %f) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %n = tensor.insert_slice %m into %x[%i0, 0] [5, 2] [1, 1] : tensor<5x2xf32> into tensor<?x?xf32>
    scf.yield %n : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

// out of both loops



// CHECK-LABEL: func.func @nest(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:    %extracted_slice = tensor.extract_slice %arg0[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:    %0:2 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0, %arg6 = %extracted_slice) -> (tensor<?xf32>, tensor<5xf32>) {
// CHECK-NEXT:      %1:2 = scf.for %arg7 = %arg1 to %arg2 step %arg3 iter_args(%arg8 = %arg5, %arg9 = %arg6) -> (tensor<?xf32>, tensor<5xf32>) {
// CHECK-NEXT:        %2 = "test.next"(%arg9) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:        scf.yield %arg8, %2 : tensor<?xf32>, tensor<5xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %1#0, %1#1 : tensor<?xf32>, tensor<5xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %inserted_slice = tensor.insert_slice %0#1 into %0#0[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:    return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:  }
func.func @nest(%t: tensor<?xf32>, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %t) -> (tensor<?xf32>) {
    %q = scf.for %j = %lb to %ub step %s iter_args(%y = %x) -> (tensor<?xf32>) {
      %e = tensor.extract_slice %y[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
      %m = "test.next"(%e) : (tensor<5xf32>) -> tensor<5xf32>
      %n = tensor.insert_slice %m into %y[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
      scf.yield %n : tensor<?xf32>
    }
    scf.yield %q : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// a loop inside that works on another part



// CHECK-LABEL: func.func @around_loop(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:    %extracted_slice = tensor.extract_slice %arg0[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:    %0:2 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0, %arg6 = %extracted_slice) -> (tensor<?xf32>, tensor<5xf32>) {
// CHECK-NEXT:      %1 = scf.for %arg7 = %arg1 to %arg2 step %arg3 iter_args(%arg8 = %arg5) -> (tensor<?xf32>) {
// CHECK-NEXT:        %extracted_slice_0 = tensor.extract_slice %arg8[6] [%arg7] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:        %inserted_slice_1 = tensor.insert_slice %extracted_slice_0 into %arg8[6] [%arg7] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:        scf.yield %inserted_slice_1 : tensor<?xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %2 = "test.next"(%arg6) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:      scf.yield %1, %2 : tensor<?xf32>, tensor<5xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %inserted_slice = tensor.insert_slice %0#1 into %0#0[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:    return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:  }
func.func @around_loop(%t: tensor<?xf32>, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %t) -> (tensor<?xf32>) {
    %e = tensor.extract_slice %x[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %q = scf.for %j = %lb to %ub step %s iter_args(%y = %x) -> (tensor<?xf32>) {
      %f = tensor.extract_slice %y[6] [%j] [1] : tensor<?xf32> to tensor<?xf32>
      %n = tensor.insert_slice %f into %y[6] [%j] [1] : tensor<?xf32> into tensor<?xf32>
      scf.yield %n : tensor<?xf32>
    }
    %m = "test.next"(%e) : (tensor<5xf32>) -> tensor<5xf32>
    %o = tensor.insert_slice %m into %q[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %o : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// a loop inside that may touch the part



// CHECK-LABEL: func.func @across_loop(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:    %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0) -> (tensor<?xf32>) {
// CHECK-NEXT:      %extracted_slice = tensor.extract_slice %arg5[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:      %1 = scf.for %arg6 = %arg1 to %arg2 step %arg3 iter_args(%arg7 = %arg5) -> (tensor<?xf32>) {
// CHECK-NEXT:        %extracted_slice_0 = tensor.extract_slice %arg7[%arg6] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:        %inserted_slice_1 = tensor.insert_slice %extracted_slice_0 into %arg7[%arg6] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:        scf.yield %inserted_slice_1 : tensor<?xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %2 = "test.next"(%extracted_slice) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:      %inserted_slice = tensor.insert_slice %2 into %1[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:      scf.yield %inserted_slice : tensor<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : tensor<?xf32>
// CHECK-NEXT:  }
func.func @across_loop(%t: tensor<?xf32>, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %t) -> (tensor<?xf32>) {
    %e = tensor.extract_slice %x[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %q = scf.for %j = %lb to %ub step %s iter_args(%y = %x) -> (tensor<?xf32>) {
      %f = tensor.extract_slice %y[%j] [5] [1] : tensor<?xf32> to tensor<5xf32>
      %n = tensor.insert_slice %f into %y[%j] [5] [1] : tensor<5xf32> into tensor<?xf32>
      scf.yield %n : tensor<?xf32>
    }
    %m = "test.next"(%e) : (tensor<5xf32>) -> tensor<5xf32>
    %o = tensor.insert_slice %m into %q[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %o : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// where it is read does not matter



// CHECK-LABEL: func.func @read_inside(%arg0: tensor<?xf32>, %arg1: i1, %arg2: index, %arg3: index, %arg4: index) -> tensor<?xf32> {
// CHECK-NEXT:    %extracted_slice = tensor.extract_slice %arg0[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:    %0:2 = scf.for %arg5 = %arg2 to %arg3 step %arg4 iter_args(%arg6 = %arg0, %arg7 = %extracted_slice) -> (tensor<?xf32>, tensor<5xf32>) {
// CHECK-NEXT:      %1 = "test.make"() : () -> tensor<5xf32>
// CHECK-NEXT:      %2 = scf.if %arg1 -> (tensor<5xf32>) {
// CHECK-NEXT:        scf.yield %arg7 : tensor<5xf32>
// CHECK-NEXT:      } else {
// CHECK-NEXT:        scf.yield %1 : tensor<5xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %arg6, %2 : tensor<?xf32>, tensor<5xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %inserted_slice = tensor.insert_slice %0#1 into %0#0[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:    return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:  }
func.func @read_inside(%t: tensor<?xf32>, %c: i1, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %t) -> (tensor<?xf32>) {
    %z = "test.make"() : () -> tensor<5xf32>
    %m = scf.if %c -> (tensor<5xf32>) {
      %e = tensor.extract_slice %x[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
      scf.yield %e : tensor<5xf32>
    } else {
      scf.yield %z : tensor<5xf32>
    }
    %n = tensor.insert_slice %m into %x[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %n : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// the same unknown place in all iterations, and one that changes



// CHECK-LABEL: func.func @unknown_place(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:    %extracted_slice = tensor.extract_slice %arg0[%arg4] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:    %0:3 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %arg0, %arg7 = %arg0, %arg8 = %extracted_slice) -> (tensor<?xf32>, tensor<?xf32>, tensor<5xf32>) {
// CHECK-NEXT:      %extracted_slice_0 = tensor.extract_slice %arg7[%arg5] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:      %1 = "test.next"(%arg8) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:      %2 = "test.next"(%extracted_slice_0) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:      %inserted_slice_1 = tensor.insert_slice %2 into %arg7[%arg5] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:      scf.yield %arg6, %inserted_slice_1, %1 : tensor<?xf32>, tensor<?xf32>, tensor<5xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %inserted_slice = tensor.insert_slice %0#2 into %0#0[%arg4] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:    return %inserted_slice, %0#1 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:  }
func.func @unknown_place(%t: tensor<?xf32>, %lb: index, %ub: index, %s: index, %p: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%x = %t, %y = %t) -> (tensor<?xf32>, tensor<?xf32>) {
    %e = tensor.extract_slice %x[%p] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %f = tensor.extract_slice %y[%i] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %m = "test.next"(%e) : (tensor<5xf32>) -> tensor<5xf32>
    %k = "test.next"(%f) : (tensor<5xf32>) -> tensor<5xf32>
    %n = tensor.insert_slice %m into %x[%p] [5] [1] : tensor<5xf32> into tensor<?xf32>
    %o = tensor.insert_slice %k into %y[%i] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %n, %o : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

// another tensor comes back



// CHECK-LABEL: func.func @swapped(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: index, %arg3: index, %arg4: index) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:    %0:2 = scf.for %arg5 = %arg2 to %arg3 step %arg4 iter_args(%arg6 = %arg0, %arg7 = %arg1) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:      %extracted_slice = tensor.extract_slice %arg6[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:      %1 = "test.next"(%extracted_slice) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:      %inserted_slice = tensor.insert_slice %1 into %arg6[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:      scf.yield %arg7, %inserted_slice : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:  }
func.func @swapped(%t: tensor<?xf32>, %u: tensor<?xf32>, %lb: index, %ub: index, %s: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%x = %t, %y = %u) -> (tensor<?xf32>, tensor<?xf32>) {
    %e = tensor.extract_slice %x[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %m = "test.next"(%e) : (tensor<5xf32>) -> tensor<5xf32>
    %n = tensor.insert_slice %m into %x[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %y, %n : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

// the tensor as a whole is used, or is put into another one



// CHECK-LABEL: func.func @whole(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: index, %arg3: index, %arg4: index) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:    %0:2 = scf.for %arg5 = %arg2 to %arg3 step %arg4 iter_args(%arg6 = %arg0, %arg7 = %arg1) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:      %extracted_slice = tensor.extract_slice %arg6[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:      %1 = "test.next"(%extracted_slice, %arg6) : (tensor<5xf32>, tensor<?xf32>) -> tensor<5xf32>
// CHECK-NEXT:      %inserted_slice = tensor.insert_slice %1 into %arg6[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:      %extracted_slice_0 = tensor.extract_slice %arg7[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:      %2 = "test.next"(%extracted_slice_0) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:      %inserted_slice_1 = tensor.insert_slice %2 into %arg7[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:      %inserted_slice_2 = tensor.insert_slice %inserted_slice_1 into %arg0[0] [%arg5] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:      "test.use"(%inserted_slice_2) : (tensor<?xf32>) -> ()
// CHECK-NEXT:      scf.yield %inserted_slice, %inserted_slice_1 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:  }
func.func @whole(%t: tensor<?xf32>, %u: tensor<?xf32>, %lb: index, %ub: index, %s: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%x = %t, %y = %u) -> (tensor<?xf32>, tensor<?xf32>) {
    %e = tensor.extract_slice %x[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %m = "test.next"(%e, %x) : (tensor<5xf32>, tensor<?xf32>) -> tensor<5xf32>
    %n = tensor.insert_slice %m into %x[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    %f = tensor.extract_slice %y[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %k = "test.next"(%f) : (tensor<5xf32>) -> tensor<5xf32>
    %o = tensor.insert_slice %k into %y[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    %b = tensor.insert_slice %o into %t[0] [%i] [1] : tensor<?xf32> into tensor<?xf32>
    "test.use"(%b) : (tensor<?xf32>) -> ()
    scf.yield %n, %o : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

// parts of parts



// CHECK-LABEL: func.func @part_of_part(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:    %extracted_slice = tensor.extract_slice %arg0[2] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:    %extracted_slice_0 = tensor.extract_slice %extracted_slice[1] [2] [1] : tensor<5xf32> to tensor<2xf32>
// CHECK-NEXT:    %0:3 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0, %arg6 = %extracted_slice, %arg7 = %extracted_slice_0) -> (tensor<?xf32>, tensor<5xf32>, tensor<2xf32>) {
// CHECK-NEXT:      %1 = "test.next"(%arg7) : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      scf.yield %arg5, %arg6, %1 : tensor<?xf32>, tensor<5xf32>, tensor<2xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %inserted_slice = tensor.insert_slice %0#2 into %0#1[1] [2] [1] : tensor<2xf32> into tensor<5xf32>
// CHECK-NEXT:    %inserted_slice_1 = tensor.insert_slice %inserted_slice into %0#0[2] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:    return %inserted_slice_1 : tensor<?xf32>
// CHECK-NEXT:  }
func.func @part_of_part(%t: tensor<?xf32>, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %t) -> (tensor<?xf32>) {
    %e = tensor.extract_slice %x[2] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %f = tensor.extract_slice %e[1] [2] [1] : tensor<5xf32> to tensor<2xf32>
    %m = "test.next"(%f) : (tensor<2xf32>) -> tensor<2xf32>
    %n = tensor.insert_slice %m into %e[1] [2] [1] : tensor<2xf32> into tensor<5xf32>
    %o = tensor.insert_slice %n into %x[2] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %o : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// the same elements in another shape



// CHECK-LABEL: func.func @other_shape(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
// CHECK-NEXT:    %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0) -> (tensor<?x?xf32>) {
// CHECK-NEXT:      %extracted_slice = tensor.extract_slice %arg5[0, 0] [1, 5] [1, 1] : tensor<?x?xf32> to tensor<5xf32>
// CHECK-NEXT:      %1 = "test.next"(%extracted_slice) : (tensor<5xf32>) -> tensor<1x5xf32>
// CHECK-NEXT:      %inserted_slice = tensor.insert_slice %1 into %arg5[0, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
// CHECK-NEXT:      scf.yield %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : tensor<?x?xf32>
// CHECK-NEXT:  }
func.func @other_shape(%t: tensor<?x?xf32>, %lb: index, %ub: index, %s: index) -> tensor<?x?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %t) -> (tensor<?x?xf32>) {
    %e = tensor.extract_slice %x[0, 0] [1, 5] [1, 1] : tensor<?x?xf32> to tensor<5xf32>
    %m = "test.next"(%e) : (tensor<5xf32>) -> tensor<1x5xf32>
    %n = tensor.insert_slice %m into %x[0, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
    scf.yield %n : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

// an affine loop
