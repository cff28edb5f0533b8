// Attributes of dialects that nobody knows, with the type that may follow.

"any.op"() {a = #any.attr<1> : i32, b = #any<"x y"> : tensor<2xi32>, c = #any.attr : none, d = [#any.x : index, #any.y]} : () -> ()

// -----

#with_type = #any.attr<[1, 2]> : !any.type<4>
"any.op"() {a = #with_type, b = [#with_type], c = dense<1> : tensor<2xi32, #any.encoding : i32>} : () -> ()

// -----

"any.op"() {a = #any.attr : } : () -> ()
