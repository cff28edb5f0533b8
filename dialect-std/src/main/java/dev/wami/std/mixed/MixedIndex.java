package dev.wami.std.mixed;

import dev.wami.core.interp.Frame;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * An offset, size or stride: a constant in an attribute, or an operand. Operations keep lists of these as an array of
 * constants, {@link Shape#DYNAMIC} where an operand stands, and the operands. Upstream: OpFoldResult, DynamicIndexList.
 *
 * @param constant the constant; {@link Shape#DYNAMIC} if there is an operand
 * @param value the operand, or null
 */
public record MixedIndex(long constant, @Nullable Value value) {

    public static MixedIndex of(long constant) {
        return new MixedIndex(constant, null);
    }

    public static MixedIndex of(Value value) {
        return new MixedIndex(Shape.DYNAMIC, value);
    }

    public boolean isConstant(long c) {
        return value == null && constant == c;
    }

    // ---- lists

    /** The list that {@code constants} and {@code values} stand for. */
    public static List<MixedIndex> join(long[] constants, List<? extends Value> values) {
        List<MixedIndex> out = new ArrayList<>(constants.length);
        int next = 0;
        for (long c : constants) out.add(c == Shape.DYNAMIC ? of(values.get(next++)) : of(c));
        return out;
    }

    /** The constants of {@code list}, {@link Shape#DYNAMIC} for operands. */
    public static long[] constants(List<MixedIndex> list) {
        return list.stream().mapToLong(MixedIndex::constant).toArray();
    }

    public static DenseArrayAttr attribute(List<MixedIndex> list) {
        return DenseArrayAttr.i64(constants(list));
    }

    /** The operands of {@code list}. */
    public static List<Value> values(List<MixedIndex> list) {
        List<Value> out = new ArrayList<>();
        for (MixedIndex i : list) if (i.value != null) out.add(i.value);
        return out;
    }

    /** {@code list} with operands that are constants turned into them, or null if there are none. */
    public static @Nullable List<MixedIndex> fold(List<MixedIndex> list, Folder folder) {
        return fold(list, folder, c -> true);
    }

    /**
     * {@code list} with operands that are constants, and {@code allowed} as such, turned into them, or null if there
     * are none.
     */
    public static @Nullable List<MixedIndex> fold(List<MixedIndex> list, Folder folder, LongPredicate allowed) {
        List<MixedIndex> out = new ArrayList<>(list);
        boolean changed = false;
        for (int i = 0; i < out.size(); i++) {
            Value v = out.get(i).value;
            IntegerAttr c = v == null ? null : folder.integer(v);
            if (c == null || c.value() == Shape.DYNAMIC || !allowed.test(c.value())) continue;
            out.set(i, of(c.value()));
            changed = true;
        }
        return changed ? out : null;
    }

    /** The numbers that {@code list} stands for in {@code frame}. */
    public static long[] evaluate(Frame frame, List<MixedIndex> list) {
        long[] out = constants(list);
        for (int i = 0; i < out.length; i++) {
            Value v = list.get(i).value;
            if (v != null) out[i] = frame.getLong(v);
        }
        return out;
    }

    // ---- text

    /** A list as it is read, before its operands are known. */
    public record Unresolved(long[] constants, List<UnresolvedOperand> operands) {
        public DenseArrayAttr attribute() {
            return DenseArrayAttr.i64(constants);
        }

        /** The operands as values; null after a reported error. */
        public @Nullable List<Value> resolve(AsmParser parser) {
            return parser.resolveAll(operands, IndexType.INDEX);
        }
    }

    private static final String IN_LIST = " in dynamic index list";

    /** Reads {@code [0, %n, 4]}; null after a reported error. */
    public static @Nullable Unresolved parse(AsmParser parser) {
        return parse(parser, "[", "]");
    }

    /** Reads a list between {@code open} and {@code close}; null after a reported error. */
    public static @Nullable Unresolved parse(AsmParser parser, String open, String close) {
        List<Long> constants = new ArrayList<>();
        List<UnresolvedOperand> operands = new ArrayList<>();
        if (!parser.parse(open, IN_LIST)) return null;
        if (!parser.optional(close)) {
            do {
                UnresolvedOperand operand = parser.optionalOperand();
                // upstream reads %n[] for %n, and [4] for 4: brackets tell what is scalable where an operation can be
                boolean scalable = parser.optional("[");
                Long constant = operand == null ? parser.optionalInteger() : null;
                if (operand == null && constant == null) {
                    parser.error("expected integer value");
                    return null;
                }
                if (scalable && !parser.optional("]")) {
                    parser.error(parser.operationLocation(), "expected SSA value or integer");
                    return null;
                }
                if (operand != null) operands.add(operand);
                constants.add(constant == null ? Shape.DYNAMIC : constant);
            } while (parser.optional(","));
            if (!parser.parse(close, IN_LIST)) return null;
        }
        return new Unresolved(constants.stream().mapToLong(Long::longValue).toArray(), operands);
    }

    /** Writes what {@link #parse} reads. */
    public static void print(AsmPrinter printer, List<MixedIndex> list) {
        print(printer, list, "[", "]");
    }

    /** Writes a list between {@code open} and {@code close}. */
    public static void print(AsmPrinter printer, List<MixedIndex> list, String open, String close) {
        printer.text(open);
        for (int i = 0; i < list.size(); i++) {
            if (i > 0) printer.text(", ");
            Value v = list.get(i).value;
            if (v != null) printer.value(v);
            else printer.text(list.get(i).constant);
        }
        printer.text(close);
    }
}
