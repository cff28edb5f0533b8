// flags:
// flags: --mlir-print-op-generic
// flags: --mlir-print-local-scope
"u.ints"() {a = 1, b = -1, c = 0x10, d = -128 : i8, e = 255 : i8, f = 255 : ui8, g = -5 : si16, h = 3 : index} : () -> ()
"u.ints"() {a = true, b = false, c = 1 : i1, d = 0 : i1, e = -1 : i1, f = 0xFFFFFFFFFFFFFFFF : i64, g = 18446744073709551615 : ui64} : () -> ()
"u.ints"() {a = 340282366920938463463374607431768211455 : i128, b = -170141183460469231731687303715884105728 : i128, c = 1 : i7, d = 0 : i0} : () -> ()
"u.ints"() {a = 123456789012345678901234567890 : i100, b = 0xFFFFFFFFFFFFFFFFFFFF : ui80, c = -3 : si200, d = 18446744073709551615, e = - 3} : () -> ()
"u.floats"() {a = 1.0, b = -1.5 : f32, c = 0x7FC00000 : f32, d = 0xFFF0000000000000 : f64, e = 1.0e999, f = -0.0, g = 1. : f16} : () -> ()
"u.floats"() {a = 1.0E-5 : bf16, b = 3.4028234664e38 : f32, c = 1.0e39 : f32, d = 0x0001 : f16, e = 123456789.0, f = 0.1 : tf32} : () -> ()
"u.strings"() {a = "", b = "a b", c = "\"\\\n\t\22\00\FF", d = "käse", e = "x" : i32, f = "loc", g = "a\0Ab"} : () -> ()
"u.arrays"() {a = [], b = [1, 2 : i32, 3 : index], c = [1.0, 2.0 : f32], d = [[], [[1]], {}], e = [unit, true, i32, @x, "s"]} : () -> ()
"u.dicts"() {a = {}, b = {x = 1, y}, "c d" = 1, "e-f" = 2, g.h = 3, "1x" = 4, _ = 5} : () -> ()
"u.dicts"() {z = 1, y = 2, x = {b = 1, a = 2.0}, unit, u = unit} : () -> ()
"u.symbols"() {a = @f, b = @f::@g, c = @"a b", d = @"x"::@"y z"::@w, e = @_a$b.c, f = @"1"} : () -> ()
"u.types"() {a = i32, b = (i32) -> i32, c = !foo.t, d = memref<4xf32>, e = () -> ()} : () -> ()
"u.affine"() {a = affine_map<(i, j)[n] -> (i + n, j)>, b = affine_set<(i)[n] : (i >= 0, n - i - 1 >= 0, i == n)>, c = affine_map<() -> ()>} : () -> ()
"u.affine"() {a = affine_map<() -> (0)>, b = affine_set<() : ()>, c = affine_map<(i, j)[n] -> (i + n, j)>, d = [affine_map<(d0) -> (d0)>]} : () -> ()
"u.arrays"() {a = array<i32: 1, -2>, b = array<i1: true, false>, c = array<i8>, d = array<f32: 1.0, 0x7FC00000>, e = array<i64: 9223372036854775807>, f = array<f64: 0.1>} : () -> ()
"u.arrays"() {a = array<i16: 1>, b = array<bf16: 1.0>, c = array<f16: 0.5>, d = array<i24: 5>, e = array<ui8: 255>} : () -> ()
"u.strided"() {a = strided<[]>, b = strided<[1, ?, -3], offset: ?>, c = strided<[1], offset: 4>, d = strided<[1], offset: 0>} : () -> ()
"u.unknown"() {a = #foo.bar, b = #foo<bar>, c = #foo.bar<1, [2, "]"]>, d = #foo<"x">, e = #foo<a b>} : () -> ()
"u.distinct"() {a = distinct[7]<1>, b = distinct[3]<>, c = distinct[7]<1>, d = distinct[9]<"x">, e = [distinct[3]<>, distinct[11]<unit>]} : () -> ()
"u.locations"() {a = loc("f":1:2), b = loc(unknown), c = loc("n"), d = loc("n"("f":3:4)), e = loc(fused["a", "b"]), f = loc(callsite("a" at "f":1:2))} : () -> ()
"u.locations"() {a = loc("f":1:2 to 3:4), b = loc("f":1:2 to :4), c = loc("f":7), d = loc(fused<"m">["a"]), e = loc(fused[]), f = loc(fused["a", fused["b", "a"], unknown])} : () -> ()
"u.resources"() {a = dense_resource<__elided__> : tensor<4xi32>} : () -> ()
#alias = [1, "x"]
#alias1 = {a = #alias}
"u.aliases"() {a = #alias, b = #alias1} : () -> ()
"u.keywords"() {loc, unit = 1, affine_map = 2, dense = 3, array = 4, true = 5, i32 = 6, tensor = 7, memref = unit} : () -> ()
"u.properties"() <{a = 1, b = "x", c}> {d} : () -> ()
// Bits in an array keep their type: without it they would read as an integer.
"u.bits"() {a = [0x7FF0000000000000 : f64, 0xC35D8F4EB044C3D1 : f64, 1.5 : f64, -3.0 : f64, 0x7FC00000 : f32], b = {x = [0xFFF8000000000001 : f64]}} : () -> ()
