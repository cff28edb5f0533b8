// Attributes, types, locations, aliases, resources and operations in generic form, right and wrong.
"x.y"() {a = 1 : i32} : () -> ()

// -----

"x.y"() {a = -7} : () -> ()

// -----

"x.y"() {a = 0x1F : i64} : () -> ()

// -----

"x.y"() {a = true} : () -> ()

// -----

"x.y"() {a = false} : () -> ()

// -----

"x.y"() {a = 1.5} : () -> ()

// -----

"x.y"() {a = -0.0 : f32} : () -> ()

// -----

"x.y"() {a = 0x7FC00000 : f32} : () -> ()

// -----

"x.y"() {a = "text"} : () -> ()

// -----

"x.y"() {a = "tab\09 quote\22 back\\ \E2\82\AC"} : () -> ()

// -----

"x.y"() {a = "typed" : i32} : () -> ()

// -----

"x.y"() {a = unit} : () -> ()

// -----

"x.y"() {a = []} : () -> ()

// -----

"x.y"() {a = [1, "a", [true]]} : () -> ()

// -----

"x.y"() {a = {}} : () -> ()

// -----

"x.y"() {a = {a, b = 1 : i8, "c d" = "x"}} : () -> ()

// -----

"x.y"() {a = @s} : () -> ()

// -----

"x.y"() {a = @s::@t::@u} : () -> ()

// -----

"x.y"() {a = @"quoted name"} : () -> ()

// -----

"x.y"() {a = i32} : () -> ()

// -----

"x.y"() {a = () -> ()} : () -> ()

// -----

"x.y"() {a = (i32, f32) -> (i1, index)} : () -> ()

// -----

"x.y"() {a = affine_map<() -> ()>} : () -> ()

// -----

"x.y"() {a = affine_map<(d0) -> (d0)>} : () -> ()

// -----

"x.y"() {a = affine_map<(i, j)[n] -> (i + j * 2 - n, i floordiv 3, j ceildiv 4, i mod 5)>} : () -> ()

// -----

"x.y"() {a = affine_map<(d0, d1) -> (-d0, d1 - 1, (d0 + d1) mod 2)>} : () -> ()

// -----

"x.y"() {a = affine_set<(d0) : (d0 >= 0)>} : () -> ()

// -----

"x.y"() {a = affine_set<(d0)[s0] : (d0 - s0 == 0, -d0 + 10 >= 0)>} : () -> ()

// -----

"x.y"() {a = affine_set<() : ()>} : () -> ()

// -----

"x.y"() {a = array<i32>} : () -> ()

// -----

"x.y"() {a = array<i32: 1, -2, 3>} : () -> ()

// -----

"x.y"() {a = array<i1: true, false>} : () -> ()

// -----

"x.y"() {a = array<i8: -128, 127>} : () -> ()

// -----

"x.y"() {a = array<f32: 1.0, 0x7F800000>} : () -> ()

// -----

"x.y"() {a = array<f64: 0.1>} : () -> ()

// -----

"x.y"() {a = array<bf16: 1.0>} : () -> ()

// -----

"x.y"() {a = dense<[1, 2]> : tensor<2xi8>} : () -> ()

// -----

"x.y"() {a = dense<[[1.0], [2.0]]> : memref<2x1xf32>} : () -> ()

// -----

"x.y"() {a = dense<"abc"> : tensor<2x!d.string>} : () -> ()

// -----

"x.y"() {a = dense<["a", "b"]> : tensor<2x!d.string>} : () -> ()

// -----

"x.y"() {a = dense<(1, -2)> : tensor<2xcomplex<i8>>} : () -> ()

// -----

"x.y"() {a = dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f64>>} : () -> ()

// -----

"x.y"() {a = dense<"0x01020304"> : tensor<4xi8>} : () -> ()

// -----

"x.y"() {a = dense<"0xF00F"> : tensor<16xi1>} : () -> ()

// -----

"x.y"() {a = dense<> : tensor<0x4xf32>} : () -> ()

// -----

"x.y"() {a = sparse<[[0, 0], [1, 2]], [1.0, 5.0]> : tensor<3x4xf32>} : () -> ()

// -----

"x.y"() {a = sparse<0, 1> : vector<4xi8>} : () -> ()

// -----

"x.y"() {a = sparse<> : tensor<1xi64>} : () -> ()

// -----

"x.y"() {a = strided<[]>} : () -> ()

// -----

"x.y"() {a = strided<[4, 1]>} : () -> ()

// -----

"x.y"() {a = strided<[?, 1], offset: 7>} : () -> ()

// -----

"x.y"() {a = strided<[1], offset: ?>} : () -> ()

// -----

"x.y"() {a = distinct[0]<42 : i32>} : () -> ()

// -----

"x.y"() {a = distinct[1]<>} : () -> ()

// -----

"x.y"() {a = loc(unknown)} : () -> ()

// -----

"x.y"() {a = loc("f":1:2)} : () -> ()

// -----

"x.y"() {a = loc("name")} : () -> ()

// -----

"x.y"() {a = loc("name"("f":1:2))} : () -> ()

// -----

"x.y"() {a = loc(callsite("a" at "b":3:4))} : () -> ()

// -----

"x.y"() {a = loc(fused["a", "b":1:2])} : () -> ()

// -----

"x.y"() {a = loc(fused<"meta">["a"])} : () -> ()

// -----

"x.y"() {a = loc("f":1:2 to 3:4)} : () -> ()

// -----

"x.y"() {a = loc("f":1:2 to :4)} : () -> ()

// -----

"x.y"() {a = #d.attr} : () -> ()

// -----

"x.y"() {a = #d.attr<1, [x]>} : () -> ()

// -----

"x.y"() {a = #d<anything (at all) "q>">} : () -> ()

// -----

"x.y"() {a = #d.a.b.c<x>} : () -> ()

// -----

"x.y"() {a = tensor<2x?xi32>} : () -> ()

// -----

"x.y"() {a = tensor<*xf32>} : () -> ()

// -----

"x.y"() {a = tensor<4xf32, "encoding">} : () -> ()

// -----

"x.y"() {a = tensor<2xi32, {a = 1 : i8}>} : () -> ()

// -----

"x.y"() {a = memref<2x?xf32>} : () -> ()

// -----

"x.y"() {a = memref<*xi8, 3>} : () -> ()

// -----

"x.y"() {a = memref<4xf32, strided<[2], offset: 1>, "space">} : () -> ()

// -----

"x.y"() {a = memref<4x4xf32, affine_map<(i, j) -> (j, i)>>} : () -> ()

// -----

"x.y"() {a = memref<f64>} : () -> ()

// -----

"x.y"() {a = vector<4x[8]xf16>} : () -> ()

// -----

"x.y"() {a = vector<f32>} : () -> ()

// -----

"x.y"() {a = tuple<>} : () -> ()

// -----

"x.y"() {a = tuple<i32, tuple<f32>>} : () -> ()

// -----

"x.y"() {a = complex<f32>} : () -> ()

// -----

"x.y"() {a = complex<index>} : () -> ()

// -----

"x.y"() {a = none} : () -> ()

// -----

"x.y"() {a = !d.type} : () -> ()

// -----

"x.y"() {a = !d.type<a, <b>, {c}>} : () -> ()

// -----

"x.y"() {a = !d<x y z>} : () -> ()

// -----

"x.y"() {a = si8} : () -> ()

// -----

"x.y"() {a = ui128} : () -> ()

// -----

"x.y"() {a = i16777215} : () -> ()

// -----

"x.y"() {a = f8E3M4} : () -> ()

// -----

"x.y"() {a = f8E8M0FNU} : () -> ()

// -----

"x.y"() {a = f6E2M3FN} : () -> ()

// -----

"x.y"() {a = tf32} : () -> ()

// -----

"x.y"() {a = f80} : () -> ()

// -----

"x.y"() {a = memref<2xmemref<3xf32>>} : () -> ()

// -----

"x.y"() {a = vector<2xindex>} : () -> ()

// -----

"x.y"() {a = tensor<2xvector<4xi1>>} : () -> ()

// -----

"x.y"() {a = (tensor<2xi1>) -> tuple<>} : () -> ()

// -----

"x.y"() {a = loc(fused[])} : () -> ()

// -----

"x.y"() {a = [unit, @a, 1.0 : f16]} : () -> ()

// -----

"x.y"() {a = dense<-1> : vector<3xi1>} : () -> ()

// -----

"x.y"() {a = 0 : index} : () -> ()

// -----

"x.y"() {a = dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN>} : () -> ()

// -----

"x.y"() <{a = 1 : i32, b}> {c = [1 : i32]} : () -> ()

// -----

"x.y"() <{a = 0x7FC00000 : f32, b}> {c = [0x7FC00000 : f32]} : () -> ()

// -----

"x.y"() <{a = {}, b}> {c = [{}]} : () -> ()

// -----

"x.y"() <{a = (i32, f32) -> (i1, index), b}> {c = [(i32, f32) -> (i1, index)]} : () -> ()

// -----

"x.y"() <{a = affine_set<() : ()>, b}> {c = [affine_set<() : ()>]} : () -> ()

// -----

"x.y"() <{a = array<bf16: 1.0>, b}> {c = [array<bf16: 1.0>]} : () -> ()

// -----

"x.y"() <{a = dense<"0x01020304"> : tensor<4xi8>, b}> {c = [dense<"0x01020304"> : tensor<4xi8>]} : () -> ()

// -----

"x.y"() <{a = strided<[4, 1]>, b}> {c = [strided<[4, 1]>]} : () -> ()

// -----

"x.y"() <{a = loc("name"), b}> {c = [loc("name")]} : () -> ()

// -----

"x.y"() <{a = #d.attr, b}> {c = [#d.attr]} : () -> ()

// -----

"x.y"() <{a = tensor<2xi32, {a = 1 : i8}>, b}> {c = [tensor<2xi32, {a = 1 : i8}>]} : () -> ()

// -----

"x.y"() <{a = vector<f32>, b}> {c = [vector<f32>]} : () -> ()

// -----

"x.y"() <{a = !d.type<a, <b>, {c}>, b}> {c = [!d.type<a, <b>, {c}>]} : () -> ()

// -----

"x.y"() <{a = f6E2M3FN, b}> {c = [f6E2M3FN]} : () -> ()

// -----

"x.y"() <{a = loc(fused[]), b}> {c = [loc(fused[])]} : () -> ()

// -----

"x.y"() {a = 1 : f32} : () -> ()

// -----

"x.y"() {a = 1.0 : i32} : () -> ()

// -----

"x.y"() {a = -1 : ui8} : () -> ()

// -----

"x.y"() {a = 256 : i8} : () -> ()

// -----

"x.y"() {a = true : i8} : () -> ()

// -----

"x.y"() {a = "open} : () -> ()

// -----

"x.y"() {a = [1, } : () -> ()

// -----

"x.y"() {a = {a a}} : () -> ()

// -----

"x.y"() {a = {a, a}} : () -> ()

// -----

"x.y"() {a = {"" = 1}} : () -> ()

// -----

"x.y"() {a = @} : () -> ()

// -----

"x.y"() {a = @s::t} : () -> ()

// -----

"x.y"() {a = ()} : () -> ()

// -----

"x.y"() {a = (i32)} : () -> ()

// -----

"x.y"() {a = affine_map<>} : () -> ()

// -----

"x.y"() {a = affine_map<(d0) -> (d1)>} : () -> ()

// -----

"x.y"() {a = affine_map<(d0, d0) -> (d0)>} : () -> ()

// -----

"x.y"() {a = affine_map<(d0) -> (d0 * d0)>} : () -> ()

// -----

"x.y"() {a = affine_map<(d0) -> (d0 mod 0)>} : () -> ()

// -----

"x.y"() {a = affine_set<(d0) : (d0)>} : () -> ()

// -----

"x.y"() {a = affine_set<(d0) : (d0 >= 1 + )>} : () -> ()

// -----

"x.y"() {a = array<i32: 1.0>} : () -> ()

// -----

"x.y"() {a = array<i7: 1>} : () -> ()

// -----

"x.y"() {a = array<i8: 300>} : () -> ()

// -----

"x.y"() {a = array<i1: 1>} : () -> ()

// -----

"x.y"() {a = array<index: 1>} : () -> ()

// -----

"x.y"() {a = dense<[1, [2]]> : tensor<2xi8>} : () -> ()

// -----

"x.y"() {a = dense<[1, 2]> : tensor<3xi8>} : () -> ()

// -----

"x.y"() {a = dense<1> : tensor<?xi8>} : () -> ()

// -----

"x.y"() {a = dense<1>} : () -> ()

// -----

"x.y"() {a = dense<1> : i32} : () -> ()

// -----

"x.y"() {a = dense<"0xZZ"> : tensor<1xi8>} : () -> ()

// -----

"x.y"() {a = dense<"0x0102"> : tensor<3xi8>} : () -> ()

// -----

"x.y"() {a = dense<1.0> : tensor<1xi8>} : () -> ()

// -----

"x.y"() {a = dense<x> : tensor<1xi8>} : () -> ()

// -----

"x.y"() {a = sparse<[[0, 0]], [1, 2]> : tensor<2x2xi8>} : () -> ()

// -----

"x.y"() {a = sparse<[[2, 0]], [1]> : tensor<2x2xi8>} : () -> ()

// -----

"x.y"() {a = strided<4>} : () -> ()

// -----

"x.y"() {a = strided<[1], 2>} : () -> ()

// -----

"x.y"() {a = strided<[-1]>x} : () -> ()

// -----

"x.y"() {a = distinct<1>} : () -> ()

// -----

"x.y"() {a = distinct[-1]<>} : () -> ()

// -----

"x.y"() {a = loc()} : () -> ()

// -----

"x.y"() {a = loc("f":1)} : () -> ()

// -----

"x.y"() {a = loc("f":x:2)} : () -> ()

// -----

"x.y"() {a = loc(callsite("a" "b"))} : () -> ()

// -----

"x.y"() {a = loc(fused["a")} : () -> ()

// -----

"x.y"() {a = #nope} : () -> ()

// -----

"x.y"() {a = !nope} : () -> ()

// -----

"x.y"() {a = #d.attr<} : () -> ()

// -----

"x.y"() {a = #d.attr<(]>} : () -> ()

// -----

"x.y"() {a = tensor<2xi32} : () -> ()

// -----

"x.y"() {a = tensor<2x>} : () -> ()

// -----

"x.y"() {a = tensor<x2xi32>} : () -> ()

// -----

"x.y"() {a = tensor<-1xi32>} : () -> ()

// -----

"x.y"() {a = memref<2x*xi8>} : () -> ()

// -----

"x.y"() {a = memref<4xf32, 1, 2, 3>} : () -> ()

// -----

"x.y"() {a = memref<4xf32, affine_map<(i, j) -> (i)>>} : () -> ()

// -----

"x.y"() {a = memref<4xf32, strided<[1, 2]>>} : () -> ()

// -----

"x.y"() {a = vector<0xi8>} : () -> ()

// -----

"x.y"() {a = vector<?xi8>} : () -> ()

// -----

"x.y"() {a = vector<4xmemref<i8>>} : () -> ()

// -----

"x.y"() {a = vector<[0]xi8>} : () -> ()

// -----

"x.y"() {a = tuple<i32} : () -> ()

// -----

"x.y"() {a = complex<i32} : () -> ()

// -----

"x.y"() {a = complex<tensor<1xi8>>} : () -> ()

// -----

"x.y"() {a = i0} : () -> ()

// -----

"x.y"() {a = i16777216} : () -> ()

// -----

"x.y"() {a = si} : () -> ()

// -----

"x.y"() {a = f7} : () -> ()

// -----

"x.y"() {a = frob} : () -> ()

// -----

"x.y"() {a = none<>} : () -> ()

// -----

"x.y"() {a = tensor<*x*xi8>} : () -> ()

// -----

"x.y"() {a = memref<*xf32, strided<[1]>>} : () -> ()

// -----

"x.y"() {a = tensor<4xnone, "a", "b">} : () -> ()

// -----

"x.y"() {a = vector<*xf32>} : () -> ()

// -----

"x.y"() {a = 1 : none} : () -> ()

// -----

"x.y"() {a = array} : () -> ()

// -----

"x.y"() {a = dense} : () -> ()

// -----

"x.y"() {a = 0x : i8} : () -> ()

// -----

"x.y"() {a = 1e5} : () -> ()

// -----

"x.y"() {a = .5} : () -> ()

// -----

"x.y"() {a = -true} : () -> ()

// -----

"x.y"() {a = - 1 : i8} : () -> ()

// -----

"x.y"() {a = --1} : () -> ()

// -----

"x.y"() {a = "\q"} : () -> ()

// -----

"x.y"() {a = [,]} : () -> ()

// -----

"x.y"() {a = {,}} : () -> ()

// -----

"x.y"() {a = unit : i8} : () -> ()

// -----

"x.y"() {a = loc(unknown) : i8} : () -> ()

// -----

"x.y"() : () -> ()

// -----

%0 = "x.y"() : () -> i32
"x.z"(%0, %0) : (i32, i32) -> ()

// -----

%0:3 = "x.y"() : () -> (i8, i16, i32)
"x.z"(%0#2, %0#0) : (i32, i8) -> ()

// -----

%a, %b:2 = "x.y"() : () -> (i8, i16, i32)
"x.z"(%b#1, %a) : (i32, i8) -> ()

// -----

"x.r"() ({
}) : () -> ()

// -----

"x.r"() ({
  "x.s"() : () -> ()
}, {
^bb0(%i: i32):
  "x.t"(%i)[^bb1] : (i32) -> ()
^bb1:
  "x.u"() : () -> ()
}) {a} : () -> ()

// -----

%v = builtin.unrealized_conversion_cast to i32
%w:2 = builtin.unrealized_conversion_cast %v, %v : i32, i32 to i64, f32 {k}

// -----

module {
}

// -----

module @m {
  module @n attributes {a.b} {
  }
}

// -----

"x.y"() : () -> () loc("a":1:1)

// -----

#al = i32
"x.y"() {a = #al} : () -> ()

// -----

!t = tuple<i32, f32>
#m = affine_map<(d0) -> (d0 * 2)>
"x.y"() {a = !t, m = #m} : () -> !t

// -----

#l = loc("z":1:2)
"x.y"() : () -> () loc(#l)

// -----

"x.y"() : () -> () loc(#late)
#late = loc("w":1:2)

// -----

"x.y"() {a = affine_map<(d0, d1) -> (d0)>, b = affine_map<(d0, d1) -> (d0)>, c = affine_set<(d0) : (d0 == 0)>} : () -> ()

// -----

"x.y"() {m = memref<4xf32, affine_map<(d0) -> (d0 * 2)>>} : () -> ()

// -----

"x.y"() {a = dense_resource<blob1> : tensor<4xi8>, b = dense_resource<"blob 2"> : tensor<1xi64>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x0400000001020304",
      "blob 2": "0x080000000102030405060708"
    }
  },
  external_resources: {
    tool: {
      text: "x",
      flag: true
    }
  }
#-}

// -----

"x.a"(%0) : (i32) -> ()
%0 = "x.b"() : () -> i32

// -----

"x.r"() ({
  "x.a"(%0) : (i32) -> ()
  %0 = "x.b"() : () -> i32
}) : () -> ()

// -----

// a comment
"x.y"() : () -> () // and one behind

// -----

"x.y" ( ) : ( ) -> ( )

// -----

%named = "x.y"() : () -> i1
%named_0 = "x.y"() : () -> i1
%7 = "x.y"() : () -> i1
"x.z"(%named, %named_0, %7) : (i1, i1, i1) -> ()

// -----

%0 = "x.y"() : () -> ()

// -----

%0, %1 = "x.y"() : () -> i32

// -----

%0:2 = "x.y"() : () -> i32

// -----

%0:0 = "x.y"() : () -> i32

// -----

"x.y"(%u) : (i32) -> ()

// -----

"x.y"() : () -> i32 i32

// -----

"x.y"() : i32

// -----

"x.y" : () -> ()

// -----

"x.y"()

// -----

""() : () -> ()

// -----

x.y

// -----

%0 = "x.y"() : () -> i32
%0 = "x.y"() : () -> i32

// -----

%0 = "x.y"() : () -> i32
"x.z"(%0) : (i64) -> ()

// -----

%0 = "x.y"() : () -> i32
"x.z"(%0#1) : (i32) -> ()

// -----

"x.y"()[^bb1] : () -> ()

// -----

"x.r"() ({
  "x.a"()[^bb7] : () -> ()
}) : () -> ()

// -----

"x.r"() ({
^bb0:
  "x.a"() : () -> ()
^bb0:
}) : () -> ()

// -----

"x.r"() ({
^a:
  "x.a"()[^b] : () -> ()
^b:
}) : () -> ()

// -----

"x.r"() ({ : () -> ()

// -----

#a = i32
#a = i64

// -----

!a = i32
!a = i64

// -----

#a.b = i32

// -----

!i32 = i64

// -----

module { : }

// -----

builtin.module attributes {a} {
}


// -----

builtin.nope

// -----

%0 = "builtin.unrealized_conversion_cast"() : () -> ()

// -----

"builtin.unrealized_conversion_cast"() : () -> ()

// -----

"builtin.module"() : () -> ()

// -----

"builtin.module"() ({
}) : () -> ()

// -----

"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()

// -----

"x.y"() loc("a":1:1) : () -> ()

// -----

"x.y"() : () -> () loc(#none)

// -----

"x.y"() <{a a}> : () -> ()

// -----

"x.y"() <a = 1> : () -> ()

// -----

{-#
  odd: {}
#-}

// -----

{-#

// -----

"x.y"() /* comment */ : () -> ()

// -----

}

// -----

"x.y"() : () -> () ;

// -----

%0 "x.y"() : () -> i32

// -----

% = "x.y"() : () -> i32

// -----

"x.r"() ({
  "x.a"() : () -> ()
^b
}) : () -> ()

// -----

"x.r"() ({
^b(%a):
}) : () -> ()

// -----

"x.r"() ({
^b(%a: i32, %a: i32):
}) : () -> ()

// -----

// every kind of location, alone and in others
#site = loc("site.c":7:8)
func.func @located(%x: i32 loc("parameter":3:4)) -> i32 {
  %0 = arith.addi %x, %x : i32 loc(#site)
  %1 = arith.addi %0, %x : i32 loc("sum")
  %2 = arith.addi %1, %x : i32 loc("sum"("a \" quote":1:1))
  %3 = arith.addi %2, %x : i32 loc(fused["x":1:2, "y":3:4])
  %4 = arith.addi %3, %x : i32 loc(fused<"inlined">["x":1:2, "y"("z":3:4)])
  %5 = arith.addi %4, %x : i32 loc(callsite("callee" at "x":1:2))
  %6 = arith.addi %5, %x : i32 loc(callsite("callee" at callsite("middle" at "x":1:2)))
  %7 = arith.addi %6, %x : i32 loc(callsite(#site at unknown))
  %8 = arith.addi %7, %x : i32 loc(callsite(fused["u":1:2, "v"] at callsite("w"("g":1:1) at fused["x":1:1, callsite("q" at "r")])))
  %9 = arith.addi %8, %x : i32 loc(unknown)
  %10 = arith.addi %9, %x : i32 loc("range":1:2 to :5)
  %11 = arith.addi %10, %x : i32 loc("range":1:2 to 3:5)
  %sum = "any.op"(%11) {at = loc("x":1:2), from = loc(callsite("callee" at "x":1:2))} : (i32) -> i32
  cf.br ^bb1(%sum : i32)
^bb1(%z: i32 loc("block argument")):
  return %z : i32 loc("end":1:1)
} loc("located.mlir":1:1)

// -----

// a dialect's type ends where its brackets do, whatever its parser makes of what is between them
func.func private @token(!async.token<i32>, !llvm.array<4 x i32>)

// -----

func.func private @apart(!llvm.ptr <3>)

// -----

"any.op"() {a = #arith.overflow <none>} : () -> ()

// -----

func.func private @unbalanced(!llvm.array<3 x i32)

// -----

// a symbol without a name
"any.op"() {a = @"", b = @""::@x, c = @x::@""} : () -> ()

// -----

func.func private @""()

// -----

// numbers of more than 64 bits: decimals are read as f64
func.func @wide_floats() {
  %0 = arith.constant 1.5 : f80
  %1 = arith.constant 0x7FFF8000000000000000 : f80
  %2 = llvm.mlir.constant(0.1 : f128) : f128
  %3 = arith.addf %0, %1 : f80
  "any.op"() {a = [0.0 : f80, -0.0 : f80, 0.1 : f80, -2.5 : f80, 1e300 : f80, 5e-324 : f80, 123456789.125 : f80, 1e22 : f80]} : () -> ()
  "any.op"() {a = [0.0 : f128, -0.0 : f128, 0.1 : f128, -2.5 : f128, 1e300 : f128, 5e-324 : f128, 123456789.125 : f128, 1e22 : f128]} : () -> ()
  // leading bits that are not set, subnormal numbers, infinities, NaNs, numbers with all their digits
  "any.op"() {a = [0x3FFF0000000000000001 : f80, 0x1 : f80, 0xFFFF8000000000000001 : f80, 0x3FFFFFFFFFFFFFFFFFFF : f80]} : () -> ()
  "any.op"() {a = [0x1 : f128, 0x7FFF0000000000000000000000000000 : f128, 0x4000921FB54442D18469898CC51701B8 : f128]} : () -> ()
  return
}

// -----

"any.op"() {a = 0x1FFFF0000000000000000 : f80} : () -> ()

// -----

"any.op"() {a = 5 : f128} : () -> ()

// -----

llvm.mlir.global internal @of_another_format(0.1 : f128) : f80

// -----

// sizes of segments that are no property of the operation
func.func @segments(%tag: memref<100xi32>, %i: index, %a: i32) attributes {operandSegmentSizes = 3} {
  %b = arith.addi %a, %a {operandSegmentSizes = 3, resultSegmentSizes = 4} : i32
  %m = memref.alloc() {resultSegmentSizes = 4} : memref<2xi32>
  "memref.dma_wait"(%tag, %i, %i) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<100xi32>, index, index) -> ()
  cf.br ^a {operandSegmentSizes = 3}
^a:
  return {operandSegmentSizes = 3}
}

// -----

// what other dialects say of our operations
func.func @spaces(%a: memref<4xf32, #gpu.address_space<workgroup>>, %b: memref<4xf32, #spirv.storage_class<Uniform>>,
    %c: memref<2x!ptr.ptr<#ptr.generic_space>>, %d: tensor<2x!llvm.ptr>, %e: vector<2x!llvm.ptr>) {
  return
}

// -----

// resources in the program, and outside of it
module attributes {c.d = [dense_resource<foo> : tensor<3xi32>]} {}
{-#
  dialect_resources: {
    builtin: {
      foo: "0x040000000100000002000000"
    }
  },
  external_resources: {
    a: {
      x: "longer than that",
      y: true,
      z: "a"
    },
    b: {
      x: "longer than that"
    }
  }
#-}

// -----

"x.locations"() <{a = loc(fused["u":1:1, "v"]), b = loc(callsite("a" at "b")), c = loc("n"("b":2:3)), d = loc(fused<"m">["u":1:1, fused["x", "v"]]), e = loc(callsite(fused["u", "v"] at callsite("a" at "b")))}> : () -> ()
