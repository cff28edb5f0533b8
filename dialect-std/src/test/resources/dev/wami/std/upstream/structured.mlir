#map = affine_map<(d0)[s0] -> (d0 + s0)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, s0 == 0)>
func.func @scf(%a: index, %b: index, %c : i32, %cond : i1) -> i32 {
  %s:2 = scf.for %i = %a to %b step %a iter_args(%x = %c, %y = %a) -> (i32, index) {
    "use"(%x, %y) : (i32, index) -> ()
    scf.yield %x, %i : i32, index
  } {foo}
  scf.for %i = %a to %b step %a {
    "keep"(%i) : (index) -> ()
  }
  scf.for unsigned %i = %c to %c step %c : i32 { "test.use"(%i) : (i32) -> () }
  %w:2 = scf.while (%p = %c, %q = %a) : (i32, index) -> (index, i32) {
    "keep"(%p, %q) : (i32, index) -> ()
    scf.condition(%cond) %q, %p : index, i32
  } do {
  ^bb0(%r: index, %t: i32):
    scf.yield %t, %r : i32, index
  } attributes {foo}
  scf.while : () -> () { scf.condition(%cond) } do { scf.yield }
  %e = scf.execute_region -> i32 {
    cf.br ^bb1
   ^bb1:
    scf.yield %c : i32
  }
  scf.execute_region no_inline { scf.yield }
  %is = scf.index_switch %a {foo} -> i32 case 2 { scf.yield %c : i32 } case -5 { scf.yield %s#0 : i32 } default { scf.yield %e : i32 }
  scf.index_switch %a default {}
  %if = scf.if %cond -> (i32) { scf.yield %is : i32 } else { scf.yield %w#1 : i32 } {foo}
  scf.if %cond { }
  scf.if %cond { } else { "test.f"() : () -> () }
  return %if : i32
}
func.func @affine(%a: index, %b: index, %c : i32, %m : memref<?x?xf32>) -> i32 {
  affine.for %i = 0 to 10 { "keep"() : () -> () }
  affine.for %i = %a to %b step 3 { "keep"() : () -> () }
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0)> (%a)[%b] to min #map(%a)[%b] { "keep"() : () -> () }
  affine.for %i = #map(%a)[%b] to affine_map<()[s0]->(s0)>()[%b] step 2 { "keep"() : () -> () }
  affine.for %i = -1 to affine_map<(d0)->(d0)>(%b) { "keep"() : () -> () }
  %afr = affine.for %i = 0 to 4 iter_args(%x = %c) -> i32 { "keep"() : () -> () affine.yield %x : i32 } {foo}
  affine.for %i = 0 to 10 {
    %l = affine.load %m[%i + symbol(%a), %b * 2] : memref<?x?xf32>
    %l2 = affine.load %m[%i, %i mod 2 floordiv 3] {foo} : memref<?x?xf32>
    affine.store %l, %m[%i + symbol(%a) - 3, %b * 2] : memref<?x?xf32>
    affine.store %l2, %m[%i + symbol(%a) - 3, %b * 2] : memref<?x?xf32>
    %ap = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%a]
    %mi = affine.min affine_map<(d0)[s0] -> (d0 * 2 + s0, 1000)>(%i)[%a]
    %ma = affine.max affine_map<(d0)[s0] -> (d0 * 2 + s0, 1000)> (%i)[%a]
    "use"(%ap, %mi, %ma) : (index, index, index) -> ()
    affine.prefetch %m[%i, %i + 5], write, locality<3>, data : memref<?x?xf32>
    affine.if #set(%i)[%a] { "keep"() : () -> () }
    %xx = affine.if #set(%i)[%a] -> i32 { "keep"() : () -> () affine.yield %c : i32 } else { affine.yield %afr : i32 } {foo}
    "use"(%xx) : (i32) -> ()
    affine.if affine_set<() : (1 == 0)>() { } else { "x"() : () -> () }
  }
  return %afr : i32
}
