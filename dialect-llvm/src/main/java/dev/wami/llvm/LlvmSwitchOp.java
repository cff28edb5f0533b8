package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.trait.WeightedBranch;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmParser.UnresolvedSuccessor;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.cf.IntegerSwitch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A switch of LLVM, whose edges may have weights. Upstream: llvm.switch. */
public final class LlvmSwitchOp extends IntegerSwitch {
    private static final String WEIGHTS = "branch_weights";

    static final OpSpec SPEC = OpSpec.of(LlvmOp.SWITCH, "branch on an integer")
            .operand("value", Types.SIGNLESS_INTEGER)
            .variadic("defaultOperands", Types.ANY)
            .variadic("caseOperands", Types.ANY)
            .optionalAttribute(VALUES, Attrs.ELEMENTS)
            .attribute(SEGMENTS, Attrs.DENSE_I32_ARRAY)
            .optionalAttribute(WEIGHTS, Attrs.DENSE_I32_ARRAY)
            .successor("defaultDestination")
            .variadicSuccessor("caseDestinations")
            .customSyntax();

    LlvmSwitchOp(OpState state) {
        super(SPEC, state);
    }

    public LlvmSwitchOp(
            Location location, Value flag, Block target, List<? extends Value> arguments, List<Case> cases) {
        super(SPEC, state(OpState.at(location), flag, target, arguments, cases));
    }

    // ---- verifying

    @Override
    public void verify(Diagnostics diagnostics) {
        Attribute values = attribute(VALUES);
        int cases = caseCount();
        long count = values instanceof DenseElementsAttr d ? d.count() : 0;
        int[] sizes = property(SEGMENTS, DenseArrayAttr.class).toInts();
        if (!WeightedBranch.verify(this, diagnostics)) return;
        if (count != cases) {
            diagnostics.error(location(), "expects number of case values to match number of case destinations");
        } else if (sizes.length != cases || Arrays.stream(sizes).sum() != operandSize(2)) {
            diagnostics.error(location(), "caseOperands count does not match with the sizes in '%s'", SEGMENTS);
        } else if (values instanceof DenseElementsAttr d && !d.type().element().equals(flag().type())) {
            diagnostics.error(location(), "expects case value type to match condition value type");
        }
    }

    // ---- text

    /** {@code %v : i32, ^bb1(%a : i32) [ 42: ^bb2, -1: ^bb3 ] {branch_weights = ...}}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        UnresolvedOperand flag = parser.parseOperand();
        if (flag == null) return false;
        Type type = parser.parse(":") ? parser.parseType(TypeKind.INTEGER) : null;
        if (type == null || !parser.parse(",")) return false;
        UnresolvedSuccessor otherwise = parser.parseUnresolvedSuccessor();
        if (otherwise == null || !parser.parse("[")) return false;
        List<ParsedCase> cases = new ArrayList<>();
        if (!parser.optional("]")) {
            do {
                ParsedCase next = parseCase(parser);
                if (next == null) return false;
                cases.add(next);
            } while (parser.optional(","));
            if (!parser.parse("]")) return false;
        }
        return parser.attrDict(state) && resolve(parser, state, flag, type, otherwise, cases);
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(" ");
        printer.value(flag());
        printer.text(" : ").print(flag().type()).text(", ");
        printer.successor(defaultTarget(), defaultArguments());
        printer.text(" [");
        List<Case> cases = cases();
        for (int i = 0; i < cases.size(); i++) {
            printer.text(i == 0 ? "" : ",");
            printer.newline();
            printer.text("  ").text(caseConstant(i).big().toString()).text(": ");
            printer.successor(cases.get(i).target(), cases.get(i).arguments());
        }
        printer.newline();
        printer.text("]");
        printer.optionalAttrDict(this, List.of(VALUES, SEGMENTS, OpSpec.OPERAND_SEGMENTS));
    }
}
