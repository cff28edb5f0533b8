func.func @f(%m: memref<100xf32>, %n: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %init = arith.constant 0.0 : f32
  %r:2 = scf.parallel (%iv, %j) = (%c0, %c0) to (%n, %c5) step (%c1, %c1) init (%init, %init) -> (f32, f32) {
    %e = memref.load %m[%iv] : memref<100xf32>
    scf.reduce(%e, %e : f32, f32) {
      ^bb0(%lhs : f32, %rhs: f32):
        %res = arith.addf %lhs, %rhs : f32
        scf.reduce.return %res : f32
    }, {
      ^bb0(%lhs : f32, %rhs: f32):
        %res = arith.mulf %lhs, %rhs : f32
        scf.reduce.return %res : f32
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%k, %l) = (%c0, %c0) to (%c5, %c1) step (%c1, %c5) {
      %e = memref.load %m[%i] : memref<100xf32>
      memref.store %e, %m[%k] : memref<100xf32>
    } {foo}
  }
  %q = scf.parallel (%i) = (%c0) to (%c1) step (%c5) init (%init) -> f32 {
    %e = memref.load %m[%i] : memref<100xf32>
    scf.reduce(%e : f32) {
      ^bb0(%lhs : f32, %rhs: f32):
        %res = arith.addf %lhs, %rhs : f32
        scf.reduce.return %res : f32
    }
  }
  return %r#0, %q : f32, f32
}
