// flags:
// flags: --mlir-print-op-generic
// flags: --mlir-print-debuginfo
// flags: --mlir-print-op-generic --mlir-print-debuginfo
// flags: --mlir-print-debuginfo --mlir-print-local-scope
// flags: --mlir-print-unique-ssa-ids
// flags: --mlir-print-skip-regions
%a, %b:2 = "u.many"() : () -> (i32, i64, f32)
"u.uses"(%b#1, %a, %b#0) : (f32, i32, i64) -> ()
"u.forward"(%later#1, %later) : (i1, i32) -> ()
%later:2 = "u.many"() : () -> (i32, i1)
"u.region"() ({
  %0 = "u.inner"(%a) : (i32) -> i32
  "u.region"() ({
    %1 = "u.inner"(%0) : (i32) -> i32
    "u.end"(%1) : (i32) -> ()
  }, {
    %1 = "u.inner"(%0) : (i32) -> i32
  }, {
  }) : () -> ()
  %2 = "u.inner"(%0) : (i32) -> i32
}) {after} : () -> ()
"u.blocks"() ({
^entry(%x: i32, %y: memref<4xf32, affine_map<(d0) -> (d0 + 1)>>):
  "u.br"(%x)[^next, ^last] : (i32) -> ()
^next:  // a comment
  "u.br"()[^last] {a = affine_map<(d0) -> (d0 + 1)>} : () -> ()
^unused(%u: f32 loc("somewhere":3:4)):
  "u.br"()[^last, ^last, ^next] : () -> ()
^last:
  %v = "u.x"() : () -> i32
  "u.end"(%v) : (i32) -> ()
^unreached:
  "u.end"(%v, %w) : (i32, i32) -> ()
^unreached_too:
  %w = "u.x"() : () -> i32
  "u.end"() : () -> ()
}) : () -> ()
"u.empty"() ({}) : () -> ()
"u.empty"() ({
^bb0:
}) : () -> ()
"u.empty"() ({
^bb0(%arg: i32):
}, {
^bb0(%arg: i32, %other: index):
  "u.end"() : () -> ()
}) : () -> ()
module {
  module @nested attributes {u.a = affine_map<(d0) -> (d0 + 2)>} {
  }
  module attributes {u.b = [affine_set<(d0) : (d0 >= 0)>]} {
    %0 = "u.x"() : () -> i32
    builtin.module @deeper {
      %1 = "u.y"() : () -> i32
    }
  }
}
"builtin.module"() <{sym_name = "generic", sym_visibility = "private"}> ({
  %0 = "u.x"() {u.c = loc("x":1:1)} : () -> i32 loc("y":2:2)
}) {u.d} : () -> () loc(fused["p":1:1, "q":2:2])
%cast = builtin.unrealized_conversion_cast to i32
%casts:2 = builtin.unrealized_conversion_cast %cast, %a : i32, i32 to f32, f64 {u.x}
%last = unrealized_conversion_cast %casts#0 : f32 to i8 loc(#deferred)
"u.located"() : () -> () loc(#deferred)
#other = loc("other":5:5)
"u.located"() : () -> () loc(callsite("f":1:2 at #other))
#deferred = loc("late":9:9)
