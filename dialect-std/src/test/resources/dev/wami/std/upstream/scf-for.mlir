func.func @nsw(%x: i32, %lb : index, %s: index) -> i32 {
  %c5 = arith.constant 5 : index
  %e = arith.addi %lb, %c5 overflow<nsw> : index
  %r = scf.for %i = %lb to %e step %c5 iter_args(%a = %x) -> (i32) {
    %q = "foo"(%a, %i) : (i32, index) -> i32
    scf.yield %q : i32
  }
  return %r : i32
}
func.func @nuw(%x: i32, %lb : index, %s: index) -> i32 {
  %c5 = arith.constant 5 : index
  %e = arith.addi %lb, %c5 overflow<nuw> : index
  %r = scf.for %i = %lb to %e step %c5 iter_args(%a = %x) -> (i32) {
    %q = "foo"(%a, %i) : (i32, index) -> i32
    scf.yield %q : i32
  }
  return %r : i32
}
func.func @nuwu(%x: i32, %lb : index, %s: index) -> i32 {
  %c5 = arith.constant 5 : index
  %e = arith.addi %lb, %c5 overflow<nuw> : index
  %r = scf.for unsigned %i = %lb to %e step %c5 iter_args(%a = %x) -> (i32) {
    %q = "foo"(%a, %i) : (i32, index) -> i32
    scf.yield %q : i32
  }
  return %r : i32
}
func.func @nswu(%x: i32, %lb : index, %s: index) -> i32 {
  %c5 = arith.constant 5 : index
  %e = arith.addi %lb, %c5 overflow<nsw> : index
  %r = scf.for unsigned %i = %lb to %e step %c5 iter_args(%a = %x) -> (i32) {
    %q = "foo"(%a, %i) : (i32, index) -> i32
    scf.yield %q : i32
  }
  return %r : i32
}
func.func @nswneg(%x: i32, %lb : index, %s: index) -> i32 {
  %c5 = arith.constant -5 : index
  %e = arith.addi %lb, %c5 overflow<nsw> : index
  %r = scf.for %i = %lb to %e step %s iter_args(%a = %x) -> (i32) {
    %q = "foo"(%a, %i) : (i32, index) -> i32
    scf.yield %q : i32
  }
  return %r : i32
}
func.func @step0(%x: i32, %lb : index, %s: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %c1 step %c0 iter_args(%a = %x) -> (i32) {
    %q = "foo"(%a, %i) : (i32, index) -> i32
    scf.yield %q : i32
  }
  return %r : i32
}
func.func @stepneg(%x: i32, %lb : index, %s: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.constant -1 : index
  %r = scf.for %i = %c0 to %c1 step %m iter_args(%a = %x) -> (i32) {
    %q = "foo"(%a, %i) : (i32, index) -> i32
    scf.yield %q : i32
  }
  return %r : i32
}
func.func @one(%x: i32) -> i32 {
  %c0 = arith.constant 3 : i8
  %c1 = arith.constant 5 : i8
  %m = arith.constant 100 : i8
  %r = scf.for %i = %c0 to %c1 step %m iter_args(%a = %x) -> (i32)  : i8 {
    %q = "foo"(%a, %i) : (i32, i8) -> i32
    scf.yield %q : i32
  }
  return %r : i32
}
func.func @dead(%x: i32, %lb : index, %ub: index, %s: index)  {
  %r:3 = scf.for %i = %lb to %ub step %s iter_args(%a = %x, %b = %x, %c = %x) -> (i32, i32, i32) {
    %q = "foo"(%b, %i) : (i32, index) -> i32
    scf.yield %q, %q, %c : i32, i32, i32
  }
  return 
}
func.func @f1(%x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %r = scf.for %i = %c0 to %c10 step %c1 iter_args(%a = %x) -> i32 {
    "foo"(%a) : (i32) -> ()
    scf.yield %y : i32
  }
  return %r : i32
}
func.func @f2(%x: i32, %y: i32, %lb : index, %ub: index, %s: index) -> i32 {
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> i32 {
    "foo"(%a) : (i32) -> ()
    scf.yield %y : i32
  }
  return %r : i32
}
func.func @f3(%x: i32, %y: i32, %lb : index, %ub: index, %s: index) -> (i32, i32) {
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%a = %x, %b = %x) -> (i32, i32) {
    %q = "foo"(%a, %b) : (i32, i32) -> i32
    scf.yield %q, %q : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @f4(%x: i32, %y: i32, %lb : index, %ub: index, %s: index) -> (i32) {
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%a = %x, %b = %x) -> (i32, i32) {
    %q = "foo"(%a) : (i32) -> i32
    %q2 = arith.addi %b, %q : i32
    scf.yield %q, %q2 : i32, i32
  }
  return %r#0 : i32
}
func.func @f5(%x: i32, %y: i32, %lb : index, %ub: index, %s: index) -> (i32) {
  %c5 = arith.constant 5 : index
  %e = arith.addi %lb, %c5 : index
  %r = scf.for %i = %lb to %e step %c5 iter_args(%a = %x) -> (i32) {
    %q = "foo"(%a, %i) : (i32, index) -> i32
    scf.yield %q : i32
  }
  scf.for %i = %lb to %lb step %s { "bar"() : () -> () }
  scf.for %i = %lb to %ub step %s { }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %x) -> (i32) {
    scf.yield %y : i32
  }
  %r3 = scf.for %i = %c0 to %c5 step %s iter_args(%a = %x) -> (i32) {
    scf.yield %y : i32
  }
  %r4 = scf.for %i = %c5 to %c0 step %s iter_args(%a = %x) -> (i32) {
    scf.yield %y : i32
  }
  %r5 = scf.for %i = %c0 to %c5 step %c5 iter_args(%a = %x) -> (i32) {
    %q = "foo"(%a, %i) : (i32, index) -> i32
    scf.yield %q : i32
  }
  %r6 = scf.for unsigned %i = %c5 to %c0 step %c5 iter_args(%a = %x) -> (i32) {
    %q = "foo"(%a, %i) : (i32, index) -> i32
    scf.yield %q : i32
  }
  %m = arith.addi %r, %r2 : i32
  %m2 = arith.addi %m, %r3 : i32
  %m3 = arith.addi %m2, %r4 : i32
  %m4 = arith.addi %m3, %r5 : i32
  %m5 = arith.addi %m4, %r6 : i32
  return %m5 : i32
}
func.func @f6(%x: i32, %lb : index, %ub: index, %s: index) -> (index) {
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %lb) -> (index) {
    scf.yield %i : index
  }
  return %r : index
}
func.func @a1(%x: i32, %y: i32, %c: index) -> (i32, i32, i32) {
  %r:2 = affine.for %i = 0 to 10 iter_args(%a = %x, %b = %x) -> (i32, i32) {
    "foo"(%a, %b) : (i32, i32) -> ()
    affine.yield %y, %y : i32, i32
  }
  %r2:2 = affine.for %i = 0 to %c iter_args(%a = %x, %b = %x) -> (i32, i32) {
    "foo"() : () -> ()
    affine.yield %y, %b : i32, i32
  }
  %r3:2 = affine.if affine_set<(d0) : (d0 >= 0)> (%c) -> (i32, i32) { "foo"() : () -> () affine.yield %x, %y : i32, i32 } else { affine.yield %x, %y : i32, i32 }
  return %r#0, %r3#1, %x : i32, i32, i32
}
