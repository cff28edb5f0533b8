// Texts on several lines: on which of them the mistake is.

%0:
  = "any.value"() : () -> i32

// -----

#map = affine_map<(d0,
  ) -> (d0)>

// -----

#map = affine_map<(d0) -> (d0 +
  d1)>

// -----

func.func private @f(%x:
  indexx)

// -----

"any.end"() {a = array<i32:
  1.0>} : () -> ()

// -----

module attributes {a} {
  %x = "any.value"() : () -> i32
  %r = "arith.cmpi"(%x, %x) {predicate = 0 : i32} : (i32, i32) -> i1
}

// -----

func.func @f(%x: i32) {
  %r = arith.addi %x, %x overflow<nsw,
    nuw,
    fast> : i32
  return
}

// -----

func.func @f(%x: f32) {
  %r = arith.addf %x, %x fastmath<nnan,
    fastest> : f32
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  %r = memref.subview %m[0
    [4] [1] : memref<8xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  %r = memref.subview %m[0] [4] [1] :
    memref<*xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  %r = memref.transpose %m (d0) -> (d0)
    : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @f(%x: index) {
  cf.switch %x :
    index, [
    default: ^bb1
  ]
^bb1:
  return
}

// -----

func.func @f(%f: i32) {
  func.call_indirect %f() :
    i32
  return
}

// -----

func.func @f(%c: i1) {
  scf.while
    :
    (i32) -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}

// -----

func.func @f(%x: f32) {
  scf.index_switch %x
  case
    1.0 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}

// -----

func.func @f(%n: i16) {
  affine.for %i = affine_map<(d0) -> (d0, 1)>(
    %n) to 10 {
  }
  return
}

// -----

func.func @f(%a: vector<4x7xf32>, %b: vector<7x3xf32>, %c: vector<4x3xf32>) {
  %r = vector.contract
    {iterator_types = ["sideways"]}
    %a, %b, %c : vector<4x7xf32>, vector<7x3xf32> into vector<4x3xf32>
  return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x :
    f32, ^bb1 [
    one: ^bb1
  ]
^bb1:
  llvm.return
}

// -----

llvm.func @f(%x: i32,
  ...,
  %y: i32)

// -----

llvm.func @f(i32)
llvm.func @g(%x: i32) {
  llvm.call @f(%x)
    :
    (i32)
  llvm.return
}

// -----

llvm.func @g(%f: !llvm.ptr, %x: i32) {
  llvm.call %f(%x)
    :
    !llvm.ptr
    (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(i32)
llvm.func @g(%x: i32) {
  llvm.call @f(%x)
    ["a"()
    , "b"(%x : i32, i32)] : (i32) -> ()
  llvm.return
}

// -----

"any.op"() : () -> !llvm.ptr<

// -----

"any.op"() : () ->
 !llvm.ptr<5 , (
 "a" ]
 "x"

// -----

"any.op"() : () ->
 !foo.ptr<5 , (
 "a" ]
 "x"

// -----

"any.op"() : () ->
 !foo.ptr<5 , (
 "a
 "x"

// -----

"any.op"() {a = #foo.x<"a", 
 "b" } : () ->
  i32

// -----

"any.op"() {a = #foo.x<"a", 
 "b", ->, "c" ->>} : () ->
  i32

// -----

!x = !llvm.struct<"a", 
 (i32, 
 array<1 x i32>)
"any.op"() : () -> ()

// -----

"any.op"() : () -> !foo.x<"a"

// -----

#x = affine_map<(d0, d1) -> (d0
 *
  d1
  * 2)>

// -----

#x = affine_map<(d0, d1) -> (d0
 mod
  d1
  + 2)>

// -----

#x = affine_map<(d0, d1) -> (d0
 floordiv
  d1
  ceildiv
  (2))>

// -----

llvm.func
 @f
 (tensor<4xf32>)

// -----

llvm.func
 @f
 (i32) -> (i32, i32)

// -----

func.func @f(i32, i64)
 {
^bb0(%a: i32, %b: i32):
  %c = arith.addf %a, %b : i32
}

// -----

llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @v : !llvm.ptr
  %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr<2>
}

// -----

func.func @f(%a: f32) {
  %t = async.execute {
    async.yield
    "any.op"() : () -> ()
  }
  return
}

// -----

memref.global
  @g : memref<2xf32>
  {alignment = 12}

// -----

memref.global @g : memref<2xf32> =
  [1.0, 2.0]

// -----

"any.op"() {a = array<f32:
   true
   , 2.0>} : () -> ()

// -----

"any.op"() {a = array<f32:
   1
   , 2.0>} : () -> ()

// -----

"any.op"() {a = array<f32:
   "a"
   , 2.0>} : () -> ()

// -----

"any.op"() {a = array<f32:
   -
   true , 2.0>} : () -> ()

// -----

"any.op"() {a = array<f32:
   foo
   , 2.0>} : () -> ()

// -----

"any.op"() {a = array<i1:
   foo
   , 2.0>} : () -> ()

// -----

"any.op"() {a = array<i32:
   true
   , 2.0>} : () -> ()

// -----

"any.op"() {a = array<i1:
   2
   , 2.0>} : () -> ()

// -----

"any.op"() {a = array<i1:
   1
   , -1, -
   true>} : () -> ()

// -----

"any.op"() {a = array<f32: true
   , 2.0>} : () -> ()

// -----

"any.op"() {a = array<f32: 
   true   , 2.0>} : () -> ()

// -----

"any.op"() {a = array<i1: 
   2   , 2.0>} : () -> ()

// -----

"any.op"() {a = array<i1: 
   2  
, 2.0>} : () -> ()

// -----

"any.op"() {a = array<i1: foo  
, 2.0>} : () -> ()

// -----

"any.op"() {a = array<i1: -true  
, 2.0>} : () -> ()

// -----

"any.op"() {a = array<i1: - 
  true  , 2.0>} : () -> ()

// -----

"any.op"() {a = array<i1: "s"
  , 2.0>} : () -> ()

// -----

"any.op"() {a = array<i32: "s"
  , 2.0>} : () -> ()

// -----

"any.op"() {a = array<f32: "s"
  , 2.0>} : () -> ()

// -----

"any.op"() {a = array<f32: 
  "s", 2.0>} : () -> ()

// -----

"any.op"() {a = array<i1: 1
  , 0, -1
   , 2>} : () -> ()

// -----

func.func private @layout(memref<8xf32, affine_map<(d0)[s0] -> (d0 floordiv 3)>>)
 {}

// -----

func.func private @layout(memref<8xf32>)
 {}

// -----

func.func private @layout()
 {}

// -----

func.func @layout(i32)
 {}

// -----

func.func @layout(%a: i32)
 {}

// -----

func.func @s(%x: i32) {
  cf.switch %x : i32, [

// -----

llvm.unreachable
llvm.func @f(i32, ...)
llvm.func @g(%x: i32) {
  llvm.call @f(%x) vararg(i32) : (i32) -> ()
}

// -----

llvm.func @f(i32, ...)
llvm.func @g(%x: i32) {
  llvm.call @f(%x)
    vararg(i32)
    : (i32) -> ()
}

// -----

llvm.func @f(i32, ...)
llvm.func @g(%x: i32) {
  llvm.call @f(%x)
    vararg(i32)
    : (i32) - ()
}

// -----

llvm.func @f(i32, ...)
llvm.func @g(%x: i32) {
  llvm.call @f(%x)
    vararg(!llvm.func<void(i32)>)
    : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(%x: i32) {
  llvm.invoke @f(%x)
    to ^bb1 unwind ^bb2
    vararg(i32)
    : (i32) -> ()
}

// -----

func.func @f() {
  %0 = "func.foo_bar_op"() : () -> index
  %1 = "any.op"(%0 : () -> ()
  return
}

// -----

module {
func.func @f(%a: i32) {
  "func.foo_bar_op"() ({
    %0 = "arith.addi"(%a) : (i32) -> i32
  }) : () -> ()
  return
}
}

// -----

"func.foo_bar_op"() : () -> ()
"arith.foo"() : () -> ()
func.func @f(%a: i32) {
  %0 = "arith.addf"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

"func.foo_bar_op"() {a = 1 : !foo} : () -> ()

// -----

llvm.mlir.global internal @g(43 : i64) : i64 {
  %c = llvm.mlir.constant(42 : i64) : i64
  llvm.return %c : i64
  llvm.return %c : i64
}

// -----

llvm.mlir.global internal @g(43 : i64) : i64 {
  %c = llvm.mlir.constant(42 : i64) : i64
  llvm.return %c : i64
}

// -----

llvm.mlir.global internal @g(43 : i64) : i64, !foo

// -----

func.func @f(%i: index, %n: f16) {
  %0 = affine.apply
   affine_map<(d0)[s0] -> (d0)>()
    [%n]
  return
}

// -----

func.func @f(%i: index, %n: f16) {
  affine.if affine_set<() : (0 == 0)>(
     %n) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index) {
  %0 = affine.min
   affine_map<(d0)[s0] -> (d0)>(%n)
    {a}
  return
}

// -----

"any.op"() {a = dense
  <"0x0101">
  : tensor<2xi65>} : () -> ()

// -----

"any.op"() {a = dense
  <"0x010">
  : tensor<2xi65>} : () -> ()

// -----

func.func @f(%a: i32, %c: i1) {
  %0 = arith.select
   , %a, %a : i32
  return
}

// -----

func.func @f(%t: memref<4xvector<2x3xf32>>, %i: index, %p: vector<2x3xf32>) {
  %r = vector.transfer_read %t[%i], %p
   : memref<4xvector<2x3xf32>>, vector<3xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: vector<4xf32>) {
  vector.transfer_write %p, %m[%i] {permutation_map = 1} : vector<4xf32>, memref<4xf32>
  )
}

// -----

llvm.func @f() {
  llvm.blocktag <id = 1>
  %0 = "llvm.add"() : () -> i32
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

llvm.func @f() {
  llvm.blocktag <id = 1>
  llvm.blocktag <id = 1>
  llvm.return
  llvm.return
}

// -----

llvm.func @f() {
  llvm.blocktag <id = 1>
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

#a = #llvm.loop_interleave<count = 32
  , i32>

// -----

#a = #llvm.access_group<id = "a"
  id = 2>

// -----

#a = #llvm.tbaa_root<id = "a" ,
  id = 2>

// -----

#a = #llvm.tbaa_type_desc<id = "a",
 members = {<#llvm.tbaa_root<id = "b">, 0>}, >

// -----

#a = #llvm.tbaa_type_desc<id = "a"
  >

// -----

#a = #llvm.alias_scope_domain<id = "a",>

// -----

func.func @f(%i: index) {
  %r = affine.apply
   affine_map<(d0) -> (d0, d0)>(%i)
  return
}

// -----

func.func @f(%i: index) {
  %r:2 = affine.apply
   affine_map<(d0) -> (d0, d0)>(%i)
  return
}

// -----

func.func @f(%i: index) {
  affine.apply
   affine_map<(d0) -> ()>(%i)
  return
}

// -----

llvm.mlir.alias external @a : ui16 {
  %0 = llvm.mlir.addressof @v : !llvm.ptr
  %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr<2>
}

// -----

"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  affine.yield
  affine.yield
}) : () -> ()

// -----

"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  affine.yield
}) : () -> ()

// -----

"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
^bb0(%i: index):
  %0 = "arith.addi"(%i) : (index) -> index
  affine.yield
}) : () -> ()

// -----

"any.op"() {a = -0 : i32} : () -> ()

// -----

"any.op"() {a = -0 : i1} : () -> ()

// -----

"any.op"() {a = -0 : index} : () -> ()

// -----

"any.op"() {a = -0} : () -> ()

// -----

"any.op"() {a = dense<-0> : tensor<2xi32>} : () -> ()

// -----

"any.op"() {a = dense<-0> : tensor<2xi1>} : () -> ()

// -----

"any.op"() {a = dense<-0> : tensor<2xindex>} : () -> ()

// -----

"any.op"() {a = dense<-0> : tensor<2xi100>} : () -> ()

// -----

"any.op"() {a = array<i32: -0>} : () -> ()

// -----

"any.op"() {a = array<i8: 1, -0, -128>} : () -> ()

// -----

"any.op"() {a = -0 : si8} : () -> ()

// -----

"any.op"() {a = -0x0 : i8} : () -> ()

// -----

"any.op"() {a = -1 : i1} : () -> ()

// -----

"any.op"() {a = dense<-1> : tensor<2xi1>} : () -> ()

// -----

"any.op"() {a = dense<[-0, 1]> : tensor<2xsi8>} : () -> ()

// -----

func.func private @elements(memref<2xf32>,
    memref<2x!llvm.ptr>)

// -----

func.func private @elements(memref<*x!async.token>)

// -----

func.func private @elements(tensor<2x!foo.bar>,
    memref<2x!foo.bar>)

// -----

func.func private @elements(
    vector<2x!llvm.struct<(i32)>>)

// -----

func.func private @elements(
    vector<2x!foo.bar>)

// -----

{-#
  dialect_resources: {
    arith: {
      key: "0x1"
    }
  }
#-}

// -----

{-#
  dialect_resources: {
    arith:
      4
  }
#-}

// -----

#no_shape = dense_resource<resource>
  : i32
