package dev.wami.std.cf;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Poison;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.Words;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmParser.UnresolvedSuccessor;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Goes to the block of the first case whose value is the flag, or to the default. Successor 0 is the default, successor
 * {@code i + 1} is case {@code i}. What cf.switch and llvm.switch share; their texts, checks and rewrites are their
 * own.
 */
public abstract class IntegerSwitch extends Operation implements Branch, Pure, Evaluable {
    protected static final String VALUES = "case_values";
    protected static final String SEGMENTS = "case_operand_segments";

    protected IntegerSwitch(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** One case: a value of the flag (its low bits count) and where it leads. */
    public record Case(BigInteger value, Block target, List<Value> arguments) {
        public Case {
            arguments = List.copyOf(arguments);
        }

        public Case(long value, Block target, List<Value> arguments) {
            this(BigInteger.valueOf(value), target, arguments);
        }
    }

    protected static OpState state(
            OpState state, Value flag, Block target, List<? extends Value> arguments, List<Case> cases) {
        List<Value> all = new ArrayList<>();
        int[] segments = new int[cases.size()];
        int words = Words.count(flag.type());
        long[] values = new long[cases.size() * words];
        state.successor(target);
        for (int i = 0; i < cases.size(); i++) {
            Case c = cases.get(i);
            all.addAll(c.arguments());
            segments[i] = c.arguments().size();
            IntegerAttr value = IntegerAttr.of(flag.type(), c.value());
            System.arraycopy(Words.of(flag.type(), value.big()), 0, values, i * words, words);
            state.successor(c.target());
        }
        state.operand(flag).operands(arguments).operands(all).property(SEGMENTS, DenseArrayAttr.i32(segments));
        if (cases.isEmpty()) return state;
        return state.property(VALUES, DenseElementsAttr.of(caseType(flag.type(), cases.size()), values));
    }

    protected static VectorType caseType(Type flag, int count) {
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

    /** The value of case {@code i}, of the flag's type. */
    public final IntegerAttr caseConstant(int i) {
        return (IntegerAttr) property(VALUES, DenseElementsAttr.class).element(i);
    }

    public Block caseTarget(int i) {
        return successor(i + 1);
    }

    public List<Value> caseArguments(int i) {
        int from = caseStart(i);
        return operands().subList(from, from + caseSize(i));
    }

    /** All of them: linear, where asking for the arguments of one after the other were not. */
    public List<Case> cases() {
        int count = caseCount();
        List<Case> out = new ArrayList<>(count);
        if (count == 0) return out;
        List<Value> all = operands();
        DenseArrayAttr sizes = property(SEGMENTS, DenseArrayAttr.class);
        int from = operandStart(2);
        for (int i = 0; i < count; i++) {
            int to = from + size(sizes, i);
            List<Value> arguments = from == to ? List.of() : all.subList(from, to);
            out.add(new Case(caseConstant(i).big(), caseTarget(i), arguments));
            from = to;
        }
        return out;
    }

    /** 0 where there are fewer sizes than cases, which is found wrong later. */
    private int caseSize(int i) {
        return size(property(SEGMENTS, DenseArrayAttr.class), i);
    }

    private static int size(DenseArrayAttr sizes, int i) {
        return i < sizes.size() ? (int) sizes.get(i) : 0;
    }

    private int caseStart(int i) {
        DenseArrayAttr sizes = property(SEGMENTS, DenseArrayAttr.class);
        int start = operandStart(2);
        for (int c = 0; c < i; c++) start += size(sizes, c);
        return start;
    }

    /** The successor that {@code flag} (sign-extended) leads to. */
    protected final int successorIndex(BigInteger flag) {
        int count = caseCount();
        if (count == 0) return 0;
        DenseElementsAttr values = property(VALUES, DenseElementsAttr.class);
        long low = flag.longValue();
        for (int i = 0; i < count; i++) {
            boolean same = values.isWide() ? caseConstant(i).big().equals(flag) : values.get(i) == low;
            if (same) return i + 1;
        }
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
    public int successorOfOperand(int operand) {
        if (operand < operandStart(2)) return operand == 0 ? -1 : 0;
        DenseArrayAttr sizes = property(SEGMENTS, DenseArrayAttr.class);
        int end = operandStart(2);
        for (int i = 0; i < caseCount(); i++) {
            end += size(sizes, i);
            if (operand < end) return i + 1;
        }
        return -1;
    }

    @Override
    public void setSuccessorOperands(int i, List<? extends Value> values) {
        if (i == 0) {
            setOperands(1, values);
            return;
        }
        if (values.isEmpty() && caseSize(i - 1) == 0) return;
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
    public void setAllSuccessorOperands(List<? extends List<? extends Value>> values) {
        setOperands(1, values.get(0));
        int[] segments = new int[caseCount()];
        List<Value> all = new ArrayList<>();
        for (int i = 0; i < segments.length; i++) {
            segments[i] = values.get(i + 1).size();
            all.addAll(values.get(i + 1));
        }
        setAttribute(SEGMENTS, DenseArrayAttr.i32(segments));
        setOperands(2, all);
    }

    @Override
    public @Nullable Block successorFor(List<@Nullable Attribute> operands) {
        if (!(operands.get(0) instanceof IntegerAttr flag)) return null;
        return successor(successorIndex(flag.big()));
    }

    @Override
    public Step evaluate(Frame frame) {
        Object value = frame.get(flag());
        if (value == Poison.VALUE) throw frame.poisonIsUsed();
        int to = successorIndex(value instanceof BigInteger wide ? wide : BigInteger.valueOf((Long) value));
        int start = successorOperandStart(to);
        return frame.branch(successor(to), frame.getAll(operands().subList(start, start + successorOperandCount(to))));
    }

    // ---- text

    /** A case whose values are not yet bound. */
    protected record ParsedCase(long value, UnresolvedSuccessor target) {}

    /** The next case, {@code 42: ^bb2(%a : i32)}, or null if it is none. */
    protected static @Nullable ParsedCase parseCase(AsmParser parser) {
        Long value = parser.parseInteger();
        if (value == null || !parser.parse(":")) return null;
        UnresolvedSuccessor target = parser.parseUnresolvedSuccessor();
        return target == null ? null : new ParsedCase(value, target);
    }

    /** Binds all values, as upstream does it when all of the text was read; false after an error. */
    protected static boolean resolve(
            AsmParser parser,
            OpState state,
            UnresolvedOperand flag,
            Type type,
            UnresolvedSuccessor otherwise,
            List<ParsedCase> cases) {
        Value value = parser.resolve(flag, type);
        if (value == null) return false;
        List<Value> arguments = parser.resolve(otherwise.operands(), otherwise.types());
        if (arguments == null) return false;
        List<Case> resolved = new ArrayList<>();
        for (ParsedCase c : cases) {
            List<Value> own = parser.resolve(c.target().operands(), c.target().types());
            if (own == null) return false;
            resolved.add(new Case(c.value(), c.target().block(), own));
        }
        state(state, value, otherwise.block(), arguments, resolved);
        return true;
    }
}
