package dev.wami.std.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.Pure;
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
 * {@code i + 1} is case {@code i}. Upstream: llvm.switch.
 */
public final class LlvmSwitchOp extends Operation implements Branch, Pure, Evaluable {
    private static final String VALUES = "case_values";
    private static final String WEIGHTS = "branch_weights";
    private static final String SEGMENTS = "case_operand_segments";

    static final OpSpec SPEC = OpSpec.of("llvm.switch", "branch on an integer")
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

    /** One case: a value of the flag (its low bits count) and where it leads. */
    public record Case(long value, Block target, List<Value> arguments) {
        public Case {
            arguments = List.copyOf(arguments);
        }
    }

    public LlvmSwitchOp(
            Location location, Value flag, Block target, List<? extends Value> arguments, List<Case> cases) {
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
        Attribute values = attribute(VALUES);
        int cases = caseCount();
        long count = values instanceof DenseElementsAttr d ? d.count() : 0;
        int[] sizes = property(SEGMENTS, DenseArrayAttr.class).toInts();
        DenseArrayAttr weights = optionalProperty(WEIGHTS, DenseArrayAttr.class);
        if (count != cases) {
            diagnostics.error(this, "expects number of case values to match number of case destinations");
        } else if (sizes.length != cases || Arrays.stream(sizes).sum() != operandSize(2)) {
            diagnostics.error(this, "caseOperands count does not match with the sizes in '%s'", SEGMENTS);
        } else if (weights != null && weights.size() != successorCount()) {
            diagnostics.error(
                    this,
                    "expects number of branch weights to match number of successors: %d vs %d",
                    weights.size(),
                    successorCount());
        } else if (values instanceof DenseElementsAttr d && !d.type().element().equals(flag().type())) {
            diagnostics.error(this, "expects case value type to match condition value type");
        }
    }

    // ---- text

    /** {@code %v : i32, ^bb1(%a : i32) [ 42: ^bb2, -1: ^bb3 ] {branch_weights = ...}}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        UnresolvedOperand flag = parser.parseOperand();
        if (flag == null) return false;
        Type type = parser.parseColonType();
        if (type == null || !parser.parse(",")) return false;
        SuccessorOperands otherwise = parser.parseSuccessorAndOperands();
        if (otherwise == null || !parser.parse("[")) return false;
        List<Case> cases = new ArrayList<>();
        if (!parser.optional("]")) {
            do {
                Long value = parser.parseInteger();
                if (value == null || !parser.parse(":")) return false;
                SuccessorOperands target = parser.parseSuccessorAndOperands();
                if (target == null) return false;
                cases.add(new Case(value, target.block(), target.operands()));
            } while (parser.optional(","));
            if (!parser.parse("]")) return false;
        }
        if (!parser.optionalAttrDict(state)) return false;
        Value value = parser.resolve(flag, type);
        if (value == null) return false;
        state(state, value, otherwise.block(), otherwise.operands(), cases);
        return true;
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(" ");
        printer.value(flag());
        printer.text(" : ").print(flag().type()).text(", ");
        printer.successor(defaultTarget(), defaultArguments());
        printer.text(" [");
        for (int i = 0; i < caseCount(); i++) {
            printer.text(i == 0 ? "" : ",");
            printer.newline();
            printer.text("  ").text(caseValue(i)).text(": ");
            printer.successor(caseTarget(i), caseArguments(i));
        }
        printer.newline();
        printer.text("]");
        printer.optionalAttrDict(this, List.of(VALUES, SEGMENTS, OpSpec.OPERAND_SEGMENTS));
    }
}
