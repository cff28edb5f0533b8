// flags:
// flags: --mlir-print-op-generic
// flags: --mlir-print-debuginfo
// flags: --mlir-print-op-generic --mlir-print-debuginfo
#map = affine_map<(d0) -> (d0)>
#z = affine_map<(d0)[s0] -> (d0 * s0)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
#loc1 = loc("file":1:2)
#nested = loc(fused<#map>[#loc1, "g":3:4])
!t = memref<4xf32, #z>
%0 = "u.a"() {m = #map, n = #z, s = #set} : () -> !t loc(#loc1)
%1 = "u.b"(%0) <{p = affine_map<(d0) -> (d0 + 7)>}> ({
^bb0(%arg0: memref<4xf32, affine_map<(d0) -> (d0 + 8)>> loc("arg":1:1)):
  "u.c"() {a = affine_map<(d0) -> (d0 + 9)>, b = affine_set<(d0) : (d0 == 3)>} : () -> () loc(#nested)
}) {z = affine_map<(d0) -> (d0 + 10)>} : (!t) -> memref<4xi8, affine_map<(d0) -> (d0 + 11)>> loc(callsite(#loc1 at #nested))
"u.d"() {l = #nested, d = distinct[0]<#map>} : () -> () loc(unknown)
"u.e"() {l = [loc("arg":1:1), {x = affine_map<(d0) -> (d0 + 7)>}]} : () -> () loc("name"(#loc1))
"u.f"() ({
  "u.g"() : () -> () loc("deep":1:1)
}) : () -> () loc("deep":1:1)
