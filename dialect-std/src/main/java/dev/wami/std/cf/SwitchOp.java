package dev.wami.std.cf;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.SuccessorOperands;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Goes to the block of the first case whose value is the flag, or to the default. Successor 0 is the default, successor
 * {@code i + 1} is case {@code i}. Upstream: cf.switch.
 */
public final class SwitchOp extends Operation implements Branch, Pure, Evaluable {
    private static final String VALUES = "case_values";
    private static final String SEGMENTS = "case_operand_segments";

    static final OpSpec SPEC = OpSpec.of("cf.switch", "branch on an integer")
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

    /** One case: a value of the flag (its low bits count) and where it leads. */
    public record Case(long value, Block target, List<Value> arguments) {
        public Case {
            arguments = List.copyOf(arguments);
        }
    }

    public SwitchOp(Location location, Value flag, Block target, List<? extends Value> arguments, List<Case> cases) {
        super(SPEC, state(OpState.at(location), flag, target, arguments, cases));
    }

    private static OpState state(
            OpState state, Value flag, Block target, List<? extends Value> arguments, List<Case> cases) {
        List<Value> all = new ArrayList<>();
        int[] segments = new int[cases.size()];
        long[] values = new long[cases.size()];
        state.successor(target);
        for (int i = 0; i < values.length; i++) {
            Case c = cases.get(i);
            all.addAll(c.arguments());
            segments[i] = c.arguments().size();
            values[i] = IntegerAttr.of(flag.type(), c.value()).value();
            state.successor(c.target());
        }
        state.operand(flag).operands(arguments).operands(all).property(SEGMENTS, DenseArrayAttr.i32(segments));
        if (values.length == 0) return state;
        return state.property(VALUES, DenseElementsAttr.of(caseType(flag.type(), values.length), values));
    }

    private static VectorType caseType(Type flag, int count) {
        return VectorType.of(flag, count);
    }

    // ---- reading

    public Value flag() {
        return operand(0);
    }

    public Block defaultTarget() {
        return successor(0);
    }

    public List<Value> defaultArguments() {
        return operands(1);
    }

    public int caseCount() {
        return successorCount() - 1;
    }

    /** The value of case {@code i}, sign-extended. */
    public long caseValue(int i) {
        return property(VALUES, DenseElementsAttr.class).get(i);
    }

    public Block caseTarget(int i) {
        return successor(i + 1);
    }

    public List<Value> caseArguments(int i) {
        int from = caseStart(i);
        return operands().subList(from, from + caseSize(i));
    }

    public List<Case> cases() {
        List<Case> out = new ArrayList<>(caseCount());
        for (int i = 0; i < caseCount(); i++) out.add(new Case(caseValue(i), caseTarget(i), caseArguments(i)));
        return out;
    }

    private int caseSize(int i) {
        return (int) property(SEGMENTS, DenseArrayAttr.class).get(i);
    }

    private int caseStart(int i) {
        int start = operandStart(2);
        for (int c = 0; c < i; c++) start += caseSize(c);
        return start;
    }

    /** The successor that {@code flag} (sign-extended) leads to. */
    private int successorIndex(long flag) {
        for (int i = 0; i < caseCount(); i++) if (caseValue(i) == flag) return i + 1;
        return 0;
    }

    // ---- Branch

    @Override
    public int successorOperandStart(int i) {
        return i == 0 ? 1 : caseStart(i - 1);
    }

    @Override
    public int successorOperandCount(int i) {
        return i == 0 ? operandSize(1) : caseSize(i - 1);
    }

    @Override
    public void setSuccessorOperands(int i, List<? extends Value> values) {
        if (i == 0) {
            setOperands(1, values);
            return;
        }
        List<Value> all = new ArrayList<>(operands(2));
        int from = caseStart(i - 1) - operandStart(2);
        all.subList(from, from + caseSize(i - 1)).clear();
        all.addAll(from, values);
        int[] segments = property(SEGMENTS, DenseArrayAttr.class).toInts();
        segments[i - 1] = values.size();
        setAttribute(SEGMENTS, DenseArrayAttr.i32(segments));
        setOperands(2, all);
    }

    @Override
    public @Nullable Block successorFor(List<@Nullable Attribute> operands) {
        return operands.get(0) instanceof IntegerAttr flag ? successor(successorIndex(flag.value())) : null;
    }

    @Override
    public Step evaluate(Frame frame) {
        int to = successorIndex(frame.getLong(flag()));
        int start = successorOperandStart(to);
        return frame.branch(successor(to), frame.getAll(operands().subList(start, start + successorOperandCount(to))));
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
        if (known != null) return goTo(edge(successorIndex(known.value())), rewriter);
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
        Edge otherwise = edge(0).throughTarget();
        changed |= otherwise != null;
        List<Case> shorter = new ArrayList<>();
        for (Case c : cases()) {
            Edge e = new Edge(c.target(), c.arguments()).throughTarget();
            shorter.add(e == null ? c : new Case(c.value(), e.target(), e.arguments()));
            changed |= e != null;
        }
        return changed && replace(otherwise == null ? edge(0) : otherwise, shorter, rewriter);
    }

    /** The only way here is a switch on the same flag: through a case, which it then is, or none of them. */
    private boolean useSwitchOfPredecessor(Rewriter rewriter) {
        BlockUse only = requiredBlock().onlyPredecessor();
        if (only == null || !(only.owner() instanceof SwitchOp before) || before.flag() != flag()) return false;
        if (only.index() > 0) return goTo(edge(successorIndex(before.caseValue(only.index() - 1))), rewriter);
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
        Type type = parser.parseColonType();
        if (type == null) return false;
        if (!(type instanceof IntegerType)) {
            parser.error("invalid kind of type specified: expected builtin.integer, but found '%s'", type);
            return false;
        }
        boolean opened = parser.parse(",") && parser.parse("[") && parser.parseKeyword("default") && parser.parse(":");
        if (!opened) return false;
        SuccessorOperands otherwise = parser.parseSuccessorAndOperands();
        if (otherwise == null) return false;
        List<Case> cases = new ArrayList<>();
        while (parser.optional(",")) {
            Long value = parser.parseInteger();
            if (value == null || !parser.parse(":")) return false;
            SuccessorOperands target = parser.parseSuccessorAndOperands();
            if (target == null) return false;
            cases.add(new Case(value, target.block(), target.operands()));
        }
        if (!parser.parse("]") || !parser.optionalAttrDict(state)) return false;
        Value value = parser.resolve(flag, type);
        if (value == null) return false;
        state(state, value, otherwise.block(), otherwise.operands(), cases);
        return true;
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
        for (int i = 0; i < caseCount(); i++) {
            printer.text(",");
            printer.newline();
            long bits = IntegerAttr.of(flag().type(), caseValue(i)).unsignedValue();
            printer.text(Long.toUnsignedString(bits)).text(": ");
            printer.successor(caseTarget(i), caseArguments(i));
        }
        printer.indent(-1);
        if (caseCount() > 0) printer.newline();
        printer.text("]");
        printer.optionalAttrDict(this, List.of(VALUES, SEGMENTS, OpSpec.OPERAND_SEGMENTS));
    }
}
