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
// -----
func.func @a() {
  "scf.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
  ^bb0:
    scf.reduce
  }) : () -> ()
  return
}
// -----
func.func @b(%i: index) {
  %z = arith.constant 0 : index
  scf.parallel (%a) = (%i) to (%i) step (%z) {
  }
  return
}
// -----
func.func @c(%i: index) {
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%x: index, %y: index):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @d(%i: index) {
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%x: i32):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @e(%i: index) {
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%x: index):
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  %r = scf.parallel (%a) = (%i) to (%i) step (%i) init (%f) -> f32 {
    scf.reduce
  }
  return
}
// -----
func.func @g(%i: index, %f: f32) {
  scf.parallel (%a) = (%i) to (%i) step (%i) {
    scf.reduce(%f : f32) {
      ^bb0(%l: f32, %r: f32):
        scf.reduce.return %l : f32
    }
  }
  return
}
// -----
func.func @h(%i: index, %f: f32, %g: f64) {
  %r = scf.parallel (%a) = (%i) to (%i) step (%i) init (%f) -> f32 {
    scf.reduce(%g : f64) {
      ^bb0(%l: f64, %r: f64):
        scf.reduce.return %l : f64
    }
  }
  return
}
// -----
func.func @k(%i: index, %f: f32) {
  %r = scf.parallel (%a) = (%i) to (%i) step (%i) init (%f) -> f32 {
    scf.reduce(%f : f32) {
      ^bb0(%l: f32, %r: f64):
        scf.reduce.return %l : f32
    }
  }
  return
}
// -----
func.func @l(%i: index, %f: f32) {
  %r = scf.parallel (%a) = (%i) to (%i) step (%i) init (%f) -> f32 {
    scf.reduce(%f : f32) {
      ^bb0(%l: f32, %r: f32):
        "test.x"() : () -> ()
    }
  }
  return
}
// -----
func.func @m(%i: index, %f: f32) {
  %r = scf.parallel (%a) = (%i) to (%i) step (%i) init (%f) -> f32 {
    scf.reduce(%f : f32) {
      ^bb0(%l: f32, %r: f32):
        scf.reduce.return %i : index
    }
  }
  return
}
// -----
func.func @n(%i: index, %f: f32) {
  %r = scf.parallel (%a) = (%i) to (%i) step (%i) init (%f) -> f32 {
    scf.reduce(%f : f32) {
      ^bb0(%l: f32, %r: f32):
    }
  }
  return
}
// -----
func.func @o(%i: index, %f: f32) {
  scf.reduce
  return
}
// -----
func.func @p(%i: index, %f: f32) {
  scf.parallel (%a, %b) = (%i) to (%i, %i) step (%i, %i) {
  }
  return
}
// -----
func.func @q(%i: index, %f: f32) {
  scf.parallel (%a) = (%i) to (%i) step (%i) init (%f) {
  }
  return
}
// -----
func.func @s(%i: index, %f: f32) {
  scf.parallel (%a) = (%i) to (%i) step (%i) {
    scf.reduce(%f, %f: f32, f32) {
      ^bb0(%l: f32, %r: f32):
        scf.reduce.return %l : f32
    }
  }
  return
}
// -----
func.func @t(%i: index, %f: f32) {
  scf.parallel (%a) = (%i) to (%i) step (%i) {
    scf.reduce
    %x = arith.constant 0 : i32
  }
  return
}
