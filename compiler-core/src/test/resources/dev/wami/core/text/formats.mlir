// flags:
// flags: --mlir-print-op-generic
test.format_literal_op keyword_$. -> :, = <> () []( ) ? + * {
}
test.format_literal_op keyword_$. -> :, = < > ( ) [ ] ( ) ?+* { } {a}
test.format_attr_op 10
test.format_attr_op -1 {x = 10 : i64}
test.format_attr_dict_w_keyword attributes {attr = 10 : i64, opt_attr = 10 : i64}
test.format_attr_dict_w_keyword attributes {attr = 10 : i64, x}
test.format_symbol_name_attr_op @name
test.format_symbol_name_attr_op @"a b" {b}
%i64, %i32, %memref, %i128 = "u.x"() : () -> (i64, i32, memref<1xf64>, i128)
test.format_operand_a_op %i64, %memref : i64, memref<1xf64>
test.format_operand_b_op %i64, %memref : memref<1xf64>
test.format_operand_c_op %i64, %memref : i64, memref<1xf64> {a}
test.format_operand_d_op %i64, %memref : memref<1xf64>
test.format_operand_e_op %i64, %memref : i64, memref<1xf64>
%ra:2 = test.format_result_a_op memref<1xf64>
%rb:2 = test.format_result_b_op i64, memref<1xf64>
%rc, %rd = test.format_result_c_op (i64) -> memref<1xf64>
"u.use"(%ra#1, %rb#0, %rc, %rd) : (memref<1xf64>, i64, i64, memref<1xf64>) -> ()
test.format_variadic_operand %i64, %i64 : i64, i64
test.format_multiple_variadic_operands (%i64), (%i64, %i32 : i64, i32)
%oa = test.format_optional_operand_result_a_op(%i64 : i64) : i64 [%i64, %i64]
test.format_optional_operand_result_a_op( : ) : {a}
%ob = test.format_optional_operand_result_b_op(%i64 : i64) : i64
test.format_optional_operand_result_b_op : [%i64]
%oc:3 = test.format_optional_result_a_op : i64 -> i64, i64
test.format_optional_result_a_op
%od:3 = test.format_optional_result_b_op : i64 -> i64, i64
test.format_optional_else then
test.format_optional_else else {a}
test.oilist_with_keywords_only otherKeyword keyword {a}
test.oilist_with_keywords_only
test.oilist_with_simple_args thirdKeyword %i32 : i32 keyword %i64 : i64
test.oilist_with_simple_args otherKeyword %i32 : i32 {b}
%ma = test.format_all_types_match_var %i64, %i64 : i64
%mb = test.format_all_types_match_attr 1 : i64, %i64
%mc = test.format_types_match_var %i32 : i32
%md = test.format_types_match_attr 1 : i128
test.format_region_a_op {
  "u.t"() : () -> ()
}
test.format_region_b_op {
^bb0(%a: i32):
  "u.t"(%a)[^bb1] : (i32) -> ()
^bb1:
  "u.t"() : () -> ()
} {a}
test.format_region_c_op region {
  "u.t"() : () -> ()
}
test.format_region_c_op
test.format_variadic_region_a_op {
  "u.t"() : () -> ()
}, {
  "u.t"() : () -> ()
} {a}
test.format_variadic_region_a_op
test.format_variadic_region_b_op {
  "u.t"() : () -> ()
}, {
  "u.t"() : () -> ()
} found_regions
test.format_implicit_terminator_region_a_op {
  "test.return"() {foo} : () -> ()
}
test.format_implicit_terminator_region_a_op {
  "u.t"() : () -> ()
} {a}
test.format_implicit_terminator_region_a_op {
}
"u.r"() ({
  test.format_successor_a_op ^a, ^b
^a:
  test.format_successor_a_op {a}
^b:
  "u.t"()[^a] : () -> ()
}) : () -> ()
