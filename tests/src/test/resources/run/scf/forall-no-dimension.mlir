// Without dimensions there is one iteration, the empty tuple.
// beyond mlir-runner: convert-scf-to-cf drops the body, which canonicalize keeps
// run: @no_dimension(41) == 42
func.func @no_dimension(%x: index) -> index {
  %m = memref.alloca() : memref<index>
  memref.store %x, %m[] : memref<index>
  scf.forall () in () {
    %c1 = arith.constant 1 : index
    %s = memref.load %m[] : memref<index>
    %t = arith.addi %s, %c1 : index
    memref.store %t, %m[] : memref<index>
  }
  %r = memref.load %m[] : memref<index>
  return %r : index
}
