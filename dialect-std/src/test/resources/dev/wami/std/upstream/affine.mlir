func.func @ap(%a: index, %b: index, %m: memref<100x100xf32>) -> (index, index, index, index, index, index, index) {
  %c4 = arith.constant 4 : index
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 + s0)>(%a, %b)[%c4]
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 + d0)>(%0)[%a]
  %2 = affine.apply affine_map<(d0) -> ((d0 + 1) mod 4)>(%a)
  %3 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 4)>(%a, %b)
  %4 = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + d1 * 8 + 4) floordiv 8)>(%a, %b)
  %5 = affine.apply affine_map<(d0, d1) -> (d0 ceildiv 8 + d1 - d0 * 3)>(%a, %b)
  %6 = affine.apply affine_map<(d0, d1) -> (d1 + d0 - d1)>(%a, %b)
  %7 = affine.apply affine_map<() -> (5)>()
  %8 = arith.addi %7, %6 : index
  return %0, %1, %2, %3, %4, %5, %8 : index, index, index, index, index, index, index
}
func.func @ld(%m: memref<100x100xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %a = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
      %b = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 10 + s0)>(%a)[%n]
      %x = affine.load %m[%a, %b] : memref<100x100xf32>
      %c = affine.apply affine_map<(d0, d1) -> (d0 mod 10)>(%i, %j)
      %d = affine.apply affine_map<(d0, d1) -> (d0 floordiv 10)>(%i, %j)
      affine.store %x, %m[%c, %d] : memref<100x100xf32>
      affine.store %x, %m[%j mod 30, %j mod 10] : memref<100x100xf32>
      affine.store %x, %m[%j + %i, %i + %j] : memref<100x100xf32>
      affine.store %x, %m[%i, symbol(%n) + 3] : memref<100x100xf32>
      affine.prefetch %m[%a, %c], read, locality<3>, data : memref<100x100xf32>
    }
  }
  return
}
func.func @fors(%m: memref<?xf32>, %n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %c3 = arith.constant 3 : index
  affine.for %i = %c0 to %c10 { affine.store %v, %m[%i] : memref<?xf32> }
  affine.for %i = max affine_map<(d0) -> (d0, 5)>(%c0) to min affine_map<(d0) -> (d0, 5)>(%n) { affine.store %v, %m[%i] : memref<?xf32> }
  affine.for %i = 0 to affine_map<(d0) -> (d0)>(%n) { affine.store %v, %m[%i] : memref<?xf32> }
  affine.for %i = 0 to affine_map<(d0, d1) -> (d0 + d1)>(%n, %c3) { affine.store %v, %m[%i] : memref<?xf32> }
  affine.for %i = 0 to 100 step 10 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 10, 200)>(%i) { affine.store %v, %m[%j] : memref<?xf32> }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 10, d0 + 10, 90)>(%i) { affine.store %v, %m[%j] : memref<?xf32> }
    affine.for %j = max affine_map<(d0) -> (d0 - 200, -5, 0)>(%i) to min affine_map<(d0) -> (d0 + 10, d0 + 10, 90)>(%i) { affine.store %v, %m[%j] : memref<?xf32> }
    %k = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.for %j = affine_map<(d0) -> (d0)>(%k) to affine_map<(d0) -> (d0 + 4)>(%k) { affine.store %v, %m[%j] : memref<?xf32> }
    %l = affine.apply affine_map<(d0) -> (d0 mod 10)>(%i)
    "use"(%l) : (index) -> ()
    %l1 = affine.apply affine_map<(d0) -> (d0 mod 7)>(%i)
    "use"(%l1) : (index) -> ()
    %l2 = affine.apply affine_map<(d0) -> ((d0 + 3) floordiv 10)>(%i)
    "use"(%l2) : (index) -> ()
    %l3 = affine.apply affine_map<(d0) -> ((d0 + 3) mod 5)>(%i)
    "use"(%l3) : (index) -> ()
  }
  return
}
func.func @empt(%n: index, %x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  affine.for %i = 0 to %n { }
  %0 = affine.for %i = 0 to %n iter_args(%a = %x) -> i32 { affine.yield %a : i32 }
  %1 = affine.for %i = 0 to %n iter_args(%a = %x) -> i32 { affine.yield %y : i32 }
  %2 = affine.for %i = 0 to 5 iter_args(%a = %x) -> i32 { affine.yield %y : i32 }
  %3:2 = affine.for %i = 0 to 5 iter_args(%a = %x, %b = %y) -> (i32, i32) { affine.yield %b, %a : i32, i32 }
  %4:2 = affine.for %i = 0 to 1 iter_args(%a = %x, %b = %y) -> (i32, i32) { affine.yield %b, %a : i32, i32 }
  %5 = affine.for %i = 0 to 0 iter_args(%a = %x) -> i32 { "foo"() : () -> () affine.yield %y : i32 }
  affine.for %i = 5 to 0 { "foo"() : () -> () }
  %6 = affine.for %i = 0 to 1 iter_args(%a = %x) -> i32 { "foo"(%i) : (index) -> () affine.yield %y : i32 }
  return %0, %1, %2, %3#0, %4#0, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}
func.func @ifs(%n: index, %x: i32, %y: i32) -> (i32, i32) {
  %c5 = arith.constant 5 : index
  affine.if affine_set<(d0) : (d0 >= 0)>(%n) { "foo"() : () -> () } else { }
  affine.if affine_set<() : (1 == 0)>() { "foo1"() : () -> () }
  affine.if affine_set<() : (0 == 0)>() { "foo2"() : () -> () }
  affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%c5) { "foo3"() : () -> () }
  affine.if affine_set<(d0) : (d0 - 5 == 0)>(%c5) { "foo4"() : () -> () }
  affine.if affine_set<(d0) : (d0 - 6 == 0)>(%c5) { "foo4"() : () -> () }
  %r = affine.if affine_set<() : (1 == 0)>() -> i32 { affine.yield %x : i32 } else { affine.yield %y : i32 }
  %r2 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> i32 { affine.yield %x : i32 } else { affine.yield %x : i32 }
  affine.for %i = 0 to 10 {
    %a = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%n]
    affine.if affine_set<(d0, d1) : (d0 - 1 >= 0, d1 - d0 >= 0)>(%a, %i) { "foo"() : () -> () }
    affine.if affine_set<(d0, d1) : (d0 - 1 >= 0, d1 - d0 >= 0)>(%i, %i) { "foo"() : () -> () }
    affine.if affine_set<(d0) : (d0 + 1 >= 0)>(%i) { "foo"() : () -> () }
  }
  return %r, %r2 : i32, i32
}
func.func @mm(%n: index, %k: index) -> (index, index, index, index, index, index, index, index) {
  %c5 = arith.constant 5 : index
  %0 = affine.min affine_map<(d0) -> (d0, 5)>(%c5)
  %1 = affine.min affine_map<(d0)[s0] -> (d0 + s0, 5, d0 + s0)>(%n)[%c5]
  %2 = affine.max affine_map<(d0) -> (d0 * 2)>(%n)
  %3 = affine.min affine_map<(d0) -> (d0, 10)>(%n)
  %4 = affine.min affine_map<(d0, d1) -> (d0, d1 + 3)>(%3, %k)
  %5 = affine.max affine_map<(d0) -> (d0, 7, 3)>(%n)
  %6 = affine.max affine_map<(d0, d1) -> (5, d1, d0 + 1, d0)>(%n, %k)
  %7 = affine.min affine_map<()[s0, s1] -> (s1, s0 * 3, s0 + 3, 4)>()[%n, %k]
  return %0, %1, %2, %3, %4, %5, %6, %7 : index, index, index, index, index, index, index, index
}
func.func @mm2() {
  affine.for %i = 0 to 100 step 7 {
    %0 = affine.min affine_map<(d0) -> (d0, 1000)>(%i)
    %1 = affine.min affine_map<(d0) -> (100 - d0, 7)>(%i)
    %2 = affine.max affine_map<(d0) -> (d0, -1)>(%i)
    %3 = affine.min affine_map<(d0) -> (-d0 + 100, 7, d0 mod 200)>(%i)
    "use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  }
  return
}
