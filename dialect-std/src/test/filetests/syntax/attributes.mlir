// Attributes of every builtin kind on a function.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL{LITERAL}: func.func private @f() attributes {x.a = 1 : i32, x.b = -1 : si8, x.c = 1.500000e+00 : f16, x.d = "text\0A\22\00", x.e = true, x.f, x.g, x.h = [1, 2.000000e+00, "three", [4]], x.i = {a = 1 : i8, "b c" = {}}, x.j = @symbol, x.k = @outer::@"in ner"::@last, x.l = i32, x.m = (i32) -> f32, x.n = dense<[1, 2]> : tensor<2xi8>, x.o = dense<1.000000e+00> : vector<4xf32>, x.p = array<i32: 1, -2, 3>, x.q = array<i1: true, false>, x.r = array<f64>, x.s = dense<> : tensor<0xi32>, x.t = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, x.u = 0x7FC00000 : f32, x.v = 5 : index, x.w = strided<[1, ?], offset: 3>, x.x = dense<[1, 2, 3, 4]> : tensor<4xi8>, x.y = 10 : i64, x.z = 1.000000e+00 : f64}
func.func private @f() attributes {
  x.a = 1 : i32, x.b = -1 : si8, x.c = 1.5 : f16, x.d = "text\n\22\00", x.e = true, x.f = unit, x.g,
  x.h = [1, 2.0, "three", [4]], x.i = {a = 1 : i8, "b c" = {}}, x.j = @symbol, x.k = @outer::@"in ner"::@last,
  x.l = i32, x.m = (i32) -> f32, x.n = dense<[1, 2]> : tensor<2xi8>, x.o = dense<1.0> : vector<4xf32>,
  x.p = array<i32: 1, -2, 3>, x.q = array<i1: true, false>, x.r = array<f64>, x.s = dense<> : tensor<0xi32>,
  x.t = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, x.u = 0x7FC00000 : f32, x.v = 5 : index, x.w = strided<[1, ?], offset: 3>,
  x.x = dense<"0x01020304"> : tensor<4xi8>, x.y = 10, x.z = 1.0
}
