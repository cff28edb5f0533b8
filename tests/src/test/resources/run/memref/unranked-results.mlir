// Unranked memrefs that leave functions, branches and loops: their descriptors live on.

// run: @of_rank(0) == 0, 1
// run: @of_rank(1) == 1, 5
// run: @of_rank(2) == 2, 12
func.func @of_rank(%rank: index) -> (index, index) {
  %m = call @make(%rank) : (index) -> memref<*xf32>
  %again = call @pass_on(%m) : (memref<*xf32>) -> memref<*xf32>
  %r = memref.rank %again : memref<*xf32>
  %n = call @elements(%again) : (memref<*xf32>) -> index
  memref.dealloc %again : memref<*xf32>
  return %r, %n : index, index
}

func.func private @make(%rank: index) -> memref<*xf32> {
  %c5 = arith.constant 5 : index
  %m = scf.index_switch %rank -> memref<*xf32>
  case 0 {
    %0 = memref.alloc() : memref<f32>
    %u = memref.cast %0 : memref<f32> to memref<*xf32>
    scf.yield %u : memref<*xf32>
  }
  case 1 {
    %0 = memref.alloc(%c5) : memref<?xf32>
    %u = memref.cast %0 : memref<?xf32> to memref<*xf32>
    scf.yield %u : memref<*xf32>
  }
  default {
    %0 = memref.alloc() : memref<3x4xf32>
    %u = memref.cast %0 : memref<3x4xf32> to memref<*xf32>
    scf.yield %u : memref<*xf32>
  }
  return %m : memref<*xf32>
}

func.func private @pass_on(%m: memref<*xf32>) -> memref<*xf32> attributes {no_inline} {
  return %m : memref<*xf32>
}

func.func private @elements(%m: memref<*xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rank = memref.rank %m : memref<*xf32>
  %n = scf.for %i = %c0 to %rank step %c1 iter_args(%x = %c1) -> index {
    %d = memref.dim %m, %i : memref<*xf32>
    %y = arith.muli %x, %d : index
    scf.yield %y : index
  }
  return %n : index
}

// Each iteration hands its own on.
// run: @grown(0) == 1
// run: @grown(9) == 10
func.func @grown(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc(%c1) : memref<?xi8>
  %u = memref.cast %0 : memref<?xi8> to memref<*xi8>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%m = %u) -> memref<*xi8> {
    %d = memref.dim %m, %c0 : memref<*xi8>
    memref.dealloc %m : memref<*xi8>
    %next = arith.addi %d, %c1 : index
    %1 = memref.alloc(%next) : memref<?xi8>
    %v = memref.cast %1 : memref<?xi8> to memref<*xi8>
    scf.yield %v : memref<*xi8>
  }
  %d = memref.dim %last, %c0 : memref<*xi8>
  memref.dealloc %last : memref<*xi8>
  return %d : index
}

// What calls in a loop return does not pile up.
// run: @many(100000) == 200000
func.func @many(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%x = %c0) -> index {
    %m = func.call @make(%c2) : (index) -> memref<*xf32>
    %r = memref.rank %m : memref<*xf32>
    memref.dealloc %m : memref<*xf32>
    %y = arith.addi %x, %r : index
    scf.yield %y : index
  }
  return %s : index
}

// Several results, of which the memrefs are two; between blocks, and through a function value.
// run: @two(true) == 7, 2
// run: @two(false) == 8, 1
func.func @two(%first: i1) -> (i32, index) {
  %f = constant @both : (i1) -> (memref<*xi32>, i32, memref<*xi32>)
  %a, %v, %b = call_indirect %f(%first) : (i1) -> (memref<*xi32>, i32, memref<*xi32>)
  cf.cond_br %first, ^one(%a : memref<*xi32>), ^other(%b : memref<*xi32>)
^one(%m: memref<*xi32>):
  %r = memref.rank %m : memref<*xi32>
  cf.br ^end(%r : index)
^other(%k: memref<*xi32>):
  %s = memref.rank %k : memref<*xi32>
  cf.br ^end(%s : index)
^end(%rank: index):
  memref.dealloc %a : memref<*xi32>
  memref.dealloc %b : memref<*xi32>
  return %v, %rank : i32, index
}

func.func private @both(%first: i1) -> (memref<*xi32>, i32, memref<*xi32>) {
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %0 = memref.alloc() : memref<2x2xi32>
  %1 = memref.alloc() : memref<4xi32>
  %a = memref.cast %0 : memref<2x2xi32> to memref<*xi32>
  %b = memref.cast %1 : memref<4xi32> to memref<*xi32>
  %v = arith.select %first, %c7, %c8 : i32
  return %a, %v, %b : memref<*xi32>, i32, memref<*xi32>
}
