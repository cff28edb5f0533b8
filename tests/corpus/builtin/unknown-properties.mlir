// Properties of an operation that is not known may be any attribute.
%0 = "any.value"() <i32> : () -> i32
%1 = "any.value"() <() -> i32> : () -> i32
%2 = "any.value"() <[1, 2]> ({
^bb0:
}) {a} : () -> i32
%3 = "any.value"() <affine_map<(d0) -> (d0)>> : () -> i32
%4 = "any.value"() <{}> : () -> i32

// -----

%m = "arith.constant"() <[1,2]> : () -> i32

// -----

%m = "any.value"() <() -> memref<4x8xf32>
 : () -> i32

// -----

// An encoding may be missing behind its comma.
%c = "any.value"() : () -> tensor<4xi1, >

// -----

// The second result of an operation that has one.
func.func @f(%a: i32) {
  "any.op"(%r#1) : (i32) -> ()
  %r = "arith.addi"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

module
  attributes
  {sym_name = 1} {
}
