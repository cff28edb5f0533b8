package dev.wami.core.testdialect;

import static dev.wami.core.ir.Types.ANY;
import static dev.wami.core.ir.Types.I64;
import static dev.wami.core.ir.Types.MEMREF;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeRule;
import java.util.ArrayList;
import java.util.List;

/** One spec per directive of the declarative formats, and per way to leave types out. */
final class FormatSpecs {
    private static final List<FormatSpec> SPECS = new ArrayList<>();

    private FormatSpecs() {}

    /** A spec that is its own kind of operation. */
    private static final class FormatSpec extends OpSpec implements OpKind {
        FormatSpec(String name) {
            super(TestDialect.NAME + "." + name, "");
        }

        @Override
        public String opName() {
            return name();
        }

        @Override
        public Operation create(OpState state) {
            return new TestOps.FormatOp(this, state);
        }
    }

    static List<? extends OpKind> all() {
        return List.copyOf(SPECS);
    }

    private static OpSpec op(String name) {
        FormatSpec spec = new FormatSpec(name);
        SPECS.add(spec);
        return spec;
    }

    private static OpSpec twoOperands(String name) {
        return op(name).operand("buildable", I64).operand("operand", MEMREF);
    }

    private static OpSpec twoResults(String name) {
        return op(name).result("buildable_res", I64).result("result", ANY);
    }

    private static OpSpec optionalOperands(String name) {
        return op(name).optionalOperand("optional", I64)
                .variadic("variadic", I64)
                .optionalResult("optional_res", I64);
    }

    private static OpSpec optionalResults(String name) {
        return op(name).optionalResult("optional", I64).variadicResult("variadic", I64);
    }

    static {
        op("format_literal_op")
                .format(
                        "`keyword_$.` `->` `:` `,` `=` `<` `>` `(` `)` `[` `]` `` `(` ` ` `)` `?` `+` `*` `{` `\\n` `}` attr-dict");
        op("format_attr_op").attribute("attr", Attrs.I64).format("$attr attr-dict");
        op("format_attr_dict_w_keyword")
                .attribute("attr", Attrs.I64)
                .optionalAttribute("opt_attr", Attrs.I64)
                .format("attr-dict-with-keyword");
        op("format_symbol_name_attr_op").attribute("attr", Attrs.SYMBOL_NAME).format("$attr attr-dict");

        twoOperands("format_operand_a_op").format("operands `:` type(operands) attr-dict");
        twoOperands("format_operand_b_op").format("operands `:` type($operand) attr-dict");
        twoOperands("format_operand_c_op").format("$buildable `,` $operand `:` type(operands) attr-dict");
        twoOperands("format_operand_d_op").format("$buildable `,` $operand `:` type($operand) attr-dict");
        twoOperands("format_operand_e_op")
                .format("$buildable `,` $operand `:` type($buildable) `,` type($operand) attr-dict");
        twoResults("format_result_a_op").format("type($result) attr-dict");
        twoResults("format_result_b_op").format("type($buildable_res) `,` type($result) attr-dict");
        twoResults("format_result_c_op").format("functional-type($buildable_res, $result) attr-dict");

        op("format_variadic_operand").variadic("operands", I64).format("$operands `:` type($operands) attr-dict");
        op("format_multiple_variadic_operands")
                .variadic("operands", I64)
                .variadic("operands2", ANY)
                .format("` ` `(` $operands `)` `,` `(` $operands2 `:` type($operands2) `)` attr-dict");
        optionalOperands("format_optional_operand_result_a_op")
                .format(
                        "`(` $optional `:` type($optional) `)` `:` type($optional_res) (`[` $variadic^ `]`)? attr-dict");
        optionalOperands("format_optional_operand_result_b_op")
                .format(
                        "(`(` $optional^ `:` type($optional) `)`)? `:` type($optional_res) (`[` $variadic^ `]`)? attr-dict");
        optionalResults("format_optional_result_a_op").format("(`:` type($optional)^ `->` type($variadic))? attr-dict");
        optionalResults("format_optional_result_b_op").format("(`:` type($optional) `->` type($variadic)^)? attr-dict");
        op("format_optional_else")
                .optionalAttribute("isFirstBranchPresent", Attrs.UNIT)
                .format("(`then` $isFirstBranchPresent^) : (`else`)? attr-dict");

        op("oilist_with_keywords_only")
                .optionalAttribute("keyword", Attrs.UNIT)
                .optionalAttribute("otherKeyword", Attrs.UNIT)
                .optionalAttribute("diffNameUnitAttr", Attrs.UNIT)
                .format("oilist(`keyword` $keyword | `otherKeyword` $otherKeyword) attr-dict");
        op("oilist_with_simple_args")
                .optionalOperand("arg0", ANY)
                .optionalOperand("arg1", ANY)
                .optionalOperand("arg2", ANY)
                .format("oilist(`keyword` $arg0 `:` type($arg0) | `otherKeyword` $arg1 `:` type($arg1)"
                        + " | `thirdKeyword` $arg2 `:` type($arg2)) attr-dict");

        op("format_all_types_match_var")
                .operand("value1", ANY)
                .operand("value2", ANY)
                .result("result", ANY)
                .sameTypes("value1", "value2", "result")
                .format("attr-dict $value1 `,` $value2 `:` type($value1)");
        op("format_all_types_match_attr")
                .attribute("value1", Attrs.TYPED)
                .operand("value2", ANY)
                .result("result", ANY)
                .sameTypes("value1", "value2", "result")
                .format("attr-dict $value1 `,` $value2");
        op("format_types_match_var")
                .operand("value", ANY)
                .result("result", TypeRule.sameAs("value"))
                .format("attr-dict $value `:` type($value)");
        op("format_types_match_attr")
                .attribute("value", Attrs.TYPED)
                .result("result", TypeRule.sameAs("value"))
                .format("attr-dict $value");

        op("format_region_a_op").region("region", RegionKind.ANY).format("regions attr-dict");
        op("format_region_b_op").region("region", RegionKind.ANY).format("$region attr-dict");
        op("format_region_c_op").region("region", RegionKind.ANY).format("(`region` $region^)? attr-dict");
        op("format_variadic_region_a_op")
                .variadicRegion("regions", RegionKind.ANY)
                .format("$regions attr-dict");
        op("format_variadic_region_b_op")
                .variadicRegion("regions", RegionKind.ANY)
                .format("($regions^ `found_regions`)? attr-dict");

        // without a counterpart in mlir-opt
        op("same")
                .operand("lhs", ANY)
                .operand("rhs", ANY)
                .result("result", ANY)
                .sameOperandsAndResultType()
                .format("$lhs `,` $rhs attr-dict `:` type($result)");
        op("element")
                .operand("vector", dev.wami.core.ir.Types.VECTOR)
                .result("result", TypeRule.elementOf("vector"))
                .format("$vector attr-dict `:` type($vector)");
        op("defaults")
                .defaulted("shown", Attrs.I32, dev.wami.core.ir.attr.IntegerAttr.i32(7))
                .defaultedWhenGiven("hidden", Attrs.BOOL, dev.wami.core.ir.attr.IntegerAttr.FALSE)
                .optionalAttribute("optional", Attrs.STRING)
                .format("(`shown` `(` $shown^ `)`)? ($optional^)? attr-dict");
        op("types")
                .attribute("type", Attrs.TYPE)
                .attribute("ref", Attrs.FLAT_SYMBOL_REF)
                .format("$ref `:` $type attr-dict");
        op("function")
                .variadic("arguments", ANY)
                .variadicResult("results", ANY)
                .format("`(` $arguments `)` attr-dict `:` functional-type($arguments, $results)");
        op("generic_only").operand("value", ANY);
    }
}
