// behind mlir-opt: affine.load of a constant global is not folded
// prints: ( 1, 6 )
// prints: ( 8, 10 )
// prints: ( 15, 20 )

// Overlapping intervals, sorted by their start.
memref.global "private" constant @intervals : memref<6x2xi32> = dense<[[1, 3], [2, 6], [8, 10], [9, 9], [15, 18], [18, 20]]>

func.func @main() {
  %m = memref.get_global @intervals : memref<6x2xi32>
  %a0 = affine.load %m[0, 0] : memref<6x2xi32>
  %b0 = affine.load %m[0, 1] : memref<6x2xi32>
  %r:2 = affine.for %i = 1 to 6 iter_args(%a = %a0, %b = %b0) -> (i32, i32) {
    %c = affine.load %m[%i, 0] : memref<6x2xi32>
    %d = affine.load %m[%i, 1] : memref<6x2xi32>
    %apart = arith.cmpi sgt, %c, %b : i32
    scf.if %apart {
      %v = vector.from_elements %a, %b : vector<2xi32>
      vector.print %v : vector<2xi32>
    }
    %longer = arith.maxsi %b, %d : i32
    %na = arith.select %apart, %c, %a : i32
    %nb = arith.select %apart, %d, %longer : i32
    affine.yield %na, %nb : i32, i32
  }
  %v = vector.from_elements %r#0, %r#1 : vector<2xi32>
  vector.print %v : vector<2xi32>
  return
}
