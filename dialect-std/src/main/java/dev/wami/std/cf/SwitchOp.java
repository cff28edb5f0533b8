package dev.wami.std.cf;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmParser.UnresolvedSuccessor;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A switch of control flow. Upstream: cf.switch. */
public final class SwitchOp extends IntegerSwitch {

    static final OpSpec SPEC = OpSpec.of(CfOp.SWITCH, "branch on an integer")
            .operand("flag", Types.INTEGER)
            .variadic("defaultOperands", Types.ANY)
            .variadic("caseOperands", Types.ANY)
            .optionalAttribute(VALUES, Attrs.ELEMENTS)
            .attribute(SEGMENTS, Attrs.DENSE_I32_ARRAY)
            .successor("defaultDestination")
            .variadicSuccessor("caseDestinations")
            .customSyntax();

    SwitchOp(OpState state) {
        super(SPEC, state);
    }

    public SwitchOp(Location location, Value flag, Block target, List<? extends Value> arguments, List<Case> cases) {
        super(SPEC, state(OpState.at(location), flag, target, arguments, cases));
    }

    // ---- verifying

    @Override
    public void verify(Diagnostics diagnostics) {
        int[] sizes = property(SEGMENTS, DenseArrayAttr.class).toInts();
        int total = Arrays.stream(sizes).sum();
        if (total != operandSize(2)) {
            diagnostics.error(
                    this,
                    "caseOperands count (%d) does not match with the total size (%d) specified in attribute '%s'",
                    operandSize(2),
                    total,
                    SEGMENTS);
            return;
        }
        Attribute values = attribute(VALUES);
        if (values == null && caseCount() == 0) return;
        long count = values instanceof DenseElementsAttr d ? d.count() : 0;
        if (values instanceof DenseElementsAttr d && !d.type().element().equals(flag().type())) {
            diagnostics.error(
                    this,
                    "'flag' type ('%s') should match case value type ('%s')",
                    flag().type(),
                    d.type().element());
        } else if (count != caseCount()) {
            diagnostics.error(
                    this,
                    "number of case values (%d) should match number of case destinations (%d)",
                    count,
                    caseCount());
        } else if (sizes.length != caseCount()) {
            diagnostics.error(
                    this,
                    "number of case operand segments (%d) should match number of case destinations (%d)",
                    sizes.length,
                    caseCount());
        }
    }

    // ---- simplification

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        IntegerAttr known = rewriter.folder().integer(flag());
        if (caseCount() == 0) return goTo(edge(0), rewriter);
        if (dropCasesLikeDefault(rewriter)) return true;
        if (known != null) return goTo(edge(successorIndex(known.big())), rewriter);
        return shortenEdges(rewriter) || useSwitchOfPredecessor(rewriter);
    }

    private Edge edge(int successor) {
        int start = successorOperandStart(successor);
        List<Value> arguments = operands().subList(start, start + successorOperandCount(successor));
        return new Edge(successor(successor), arguments);
    }

    private boolean goTo(Edge edge, Rewriter rewriter) {
        rewriter.replace(this, new BranchOp(location(), edge.target(), edge.arguments()));
        return true;
    }

    private boolean replace(Edge otherwise, List<Case> cases, Rewriter rewriter) {
        rewriter.replace(this, new SwitchOp(location(), flag(), otherwise.target(), otherwise.arguments(), cases));
        return true;
    }

    private boolean dropCasesLikeDefault(Rewriter rewriter) {
        List<Case> left = cases();
        boolean dropped = left.removeIf(
                c -> c.target() == defaultTarget() && c.arguments().equals(defaultArguments()));
        return dropped && replace(edge(0), left, rewriter);
    }

    private boolean shortenEdges(Rewriter rewriter) {
        boolean changed = false;
        Edge otherwise = edge(0).throughTarget(rewriter);
        changed |= otherwise != null;
        List<Case> shorter = new ArrayList<>();
        for (Case c : cases()) {
            Edge e = new Edge(c.target(), c.arguments()).throughTarget(rewriter);
            shorter.add(e == null ? c : new Case(c.value(), e.target(), e.arguments()));
            changed |= e != null;
        }
        return changed && replace(otherwise == null ? edge(0) : otherwise, shorter, rewriter);
    }

    /** The only way here is a switch on the same flag: through a case, which it then is, or none of them. */
    private boolean useSwitchOfPredecessor(Rewriter rewriter) {
        BlockUse only = requiredBlock().onlyPredecessor();
        if (only == null || !(only.owner() instanceof SwitchOp before) || before.flag() != flag()) return false;
        if (only.index() > 0) {
            return goTo(
                    edge(successorIndex(before.caseConstant(only.index() - 1).big())), rewriter);
        }
        List<Case> possible = cases();
        boolean dropped = possible.removeIf(c -> before.successorIndex(c.value()) > 0);
        return dropped && replace(edge(0), possible, rewriter);
    }

    // ---- text

    /** {@code %flag : i32, [default: ^bb1(%a : i32), 42: ^bb2]}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        UnresolvedOperand flag = parser.parseOperand();
        if (flag == null) return false;
        Type type = parser.parse(":") ? parser.parseType(TypeKind.INTEGER) : null;
        if (type == null) return false;
        boolean opened = parser.parse(",") && parser.parse("[") && parser.parseKeyword("default") && parser.parse(":");
        if (!opened) return false;
        UnresolvedSuccessor otherwise = parser.parseUnresolvedSuccessor();
        if (otherwise == null) return false;
        List<ParsedCase> cases = new ArrayList<>();
        while (parser.optional(",")) {
            ParsedCase next = parseCase(parser);
            if (next == null) return false;
            cases.add(next);
        }
        return parser.parse("]") && parser.attrDict(state) && resolve(parser, state, flag, type, otherwise, cases);
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(" ");
        printer.value(flag());
        printer.text(" : ").print(flag().type()).text(", [");
        printer.indent(1);
        printer.newline();
        printer.text("default: ");
        printer.successor(defaultTarget(), defaultArguments());
        List<Case> cases = cases();
        for (int i = 0; i < cases.size(); i++) {
            printer.text(",");
            printer.newline();
            printer.text(text(caseConstant(i))).text(": ");
            printer.successor(cases.get(i).target(), cases.get(i).arguments());
        }
        printer.indent(-1);
        if (caseCount() > 0) printer.newline();
        printer.text("]");
        printer.optionalAttrDict(this, List.of(VALUES, SEGMENTS, OpSpec.OPERAND_SEGMENTS));
    }

    /** Of more than 64 bits as it is read; upstream prints the low ones. */
    private static String text(IntegerAttr value) {
        return value.width() > 64 ? value.big().toString() : Long.toUnsignedString(value.unsignedValue());
    }
}
