package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.HasParent;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.SuccessorOperands;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmspec.Operator;
import dev.wami.wasmspec.Trap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What ends the blocks of {@link Control.BlockLoopOp} and {@link Control.BlockBlockOp}. A branch jumps to a label or
 * falls through to the next block, which in Wasm is nothing.
 */
public final class Branches {
    private Branches() {}

    /** A branch of this dialect. */
    public abstract static sealed class NestBranch extends Operation implements Branch, HasParent, Evaluable
            permits BrOp, PseudoBrOp, TwoWay, BrTableOp, ResumeOp {
        NestBranch(OpSpec spec, OpState state) {
            super(spec, state);
        }

        @Override
        public final List<? extends OpKind> allowedParents() {
            return List.of(Control.BlockLoopOp.SPEC.kind(), Control.BlockBlockOp.SPEC.kind());
        }

        /** Whether going to successor {@code i} is going on with the next block, not a jump. */
        public abstract boolean fallsThrough(int i);

        /** The values passed to successor {@code i}. */
        public final List<Value> passed(int i) {
            int start = successorOperandStart(i);
            return operands().subList(start, start + successorOperandCount(i));
        }

        final Step goTo(int i, Frame frame) {
            return frame.branch(successor(i), frame.getAll(passed(i)));
        }
    }

    private static final String TARGET = "$target (`(` $arguments^ `:` type($arguments) `)`)? attr-dict";

    /** Jumps to a label: {@code ssawasm.br ^bb1(%a : i32)}. */
    public static final class BrOp extends NestBranch implements Pure {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.BR, "jump to a label")
                .variadic("arguments", SsaTypes.VALUE)
                .successor("target")
                .format(TARGET);

        BrOp(OpState state) {
            super(SPEC, state);
        }

        public BrOp(Location location, Block target, List<? extends Value> arguments) {
            super(SPEC, OpState.at(location).operands(arguments).successor(target));
        }

        public Block target() {
            return successor(0);
        }

        @Override
        public boolean fallsThrough(int i) {
            return false;
        }

        @Override
        public int successorOperandStart(int i) {
            return 0;
        }

        @Override
        public int successorOperandCount(int i) {
            return operandCount();
        }

        @Override
        public void setSuccessorOperands(int i, List<? extends Value> values) {
            setOperands(0, values);
        }

        /** A jump to the block that follows anyway is none. */
        @Override
        public boolean canonicalize(Rewriter rewriter) {
            if (requiredBlock().next() != target()) return false;
            rewriter.replace(this, new PseudoBrOp(location(), target(), operands()));
            return true;
        }

        @Override
        public Step evaluate(Frame frame) {
            return goTo(0, frame);
        }
    }

    /** Falls through to the next block: {@code ssawasm.pseudo_br ^bb1(%a : i32)}. */
    public static final class PseudoBrOp extends NestBranch implements Pure {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.PSEUDO_BR, "go on with the next block")
                .variadic("arguments", SsaTypes.VALUE)
                .successor("target")
                .format(TARGET);

        PseudoBrOp(OpState state) {
            super(SPEC, state);
        }

        public PseudoBrOp(Location location, Block next, List<? extends Value> arguments) {
            super(SPEC, OpState.at(location).operands(arguments).successor(next));
        }

        public Block target() {
            return successor(0);
        }

        @Override
        public boolean fallsThrough(int i) {
            return true;
        }

        @Override
        public int successorOperandStart(int i) {
            return 0;
        }

        @Override
        public int successorOperandCount(int i) {
            return operandCount();
        }

        @Override
        public void setSuccessorOperands(int i, List<? extends Value> values) {
            setOperands(0, values);
        }

        @Override
        public Step evaluate(Frame frame) {
            return goTo(0, frame);
        }
    }

    private static final String TWO_TARGETS = "$condition `,` $first (`(` $firstArguments^ `:` type($firstArguments)"
            + " `)`)? `,` $second (`(` $secondArguments^ `:` type($secondArguments) `)`)? attr-dict";

    /** What two-way branches share: successor 0 is taken if the condition is not 0. */
    public abstract static sealed class TwoWay extends NestBranch implements Pure {
        TwoWay(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpSpec spec(OpKind kind, String summary) {
            // the stack's order: what is passed to the label below the condition
            return OpSpec.of(kind, summary)
                    .variadic("firstArguments", SsaTypes.VALUE)
                    .variadic("secondArguments", SsaTypes.VALUE)
                    .operand("condition", Types.I32)
                    .successor("first")
                    .successor("second")
                    .format(TWO_TARGETS);
        }

        static OpState state(
                Location location,
                Value condition,
                Block first,
                List<? extends Value> firstArguments,
                Block second,
                List<? extends Value> secondArguments) {
            return OpState.at(location)
                    .operands(firstArguments)
                    .operands(secondArguments)
                    .operand(condition)
                    .successor(first)
                    .successor(second);
        }

        public final Value condition() {
            return operand(operandCount() - 1);
        }

        public final void setCondition(Value condition) {
            setOperand(operandCount() - 1, condition);
        }

        @Override
        public final int successorOperandStart(int i) {
            return operandStart(i);
        }

        @Override
        public final int successorOperandCount(int i) {
            return operandSize(i);
        }

        @Override
        public final void setSuccessorOperands(int i, List<? extends Value> values) {
            setOperands(i, values);
        }

        @Override
        public final @Nullable Block successorFor(List<@Nullable Attribute> operands) {
            if (!(operands.get(operands.size() - 1) instanceof IntegerAttr c)) return null;
            return successor(c.value() != 0 ? 0 : 1);
        }

        @Override
        public final Step evaluate(Frame frame) {
            return goTo(frame.getBool(condition()) ? 0 : 1, frame);
        }

        /** A known condition leaves one way; so does a condition that does not matter. */
        @Override
        public final boolean canonicalize(Rewriter rewriter) {
            IntegerAttr c = rewriter.folder().integer(condition());
            boolean same = successor(0) == successor(1) && passed(0).equals(passed(1));
            if (c != null || same) {
                int taken = c != null && c.value() != 0 ? 0 : 1;
                if (same && fallsThrough(0)) taken = 0;
                Block to = successor(taken);
                rewriter.replace(
                        this,
                        fallsThrough(taken)
                                ? new PseudoBrOp(location(), to, passed(taken))
                                : new BrOp(location(), to, passed(taken)));
                return true;
            }
            Value truth = Conditions.simplify(condition(), this, rewriter);
            if (truth != condition()) {
                setOperand(operandCount() - 1, truth);
                rewriter.changed(this);
                return true;
            }
            return simplifyMore(rewriter);
        }

        boolean simplifyMore(Rewriter rewriter) {
            return false;
        }
    }

    /** Jumps to a label if the condition is not 0, else falls through: {@code ssawasm.cond_br %c, ^bb3, ^bb2}. */
    public static final class CondBrOp extends TwoWay {
        static final OpSpec SPEC = spec(SsaWasmOp.COND_BR, "jump to a label or go on with the next block");

        CondBrOp(OpState state) {
            super(SPEC, state);
        }

        public CondBrOp(
                Location location,
                Value condition,
                Block label,
                List<? extends Value> labelArguments,
                Block next,
                List<? extends Value> nextArguments) {
            super(SPEC, state(location, condition, label, labelArguments, next, nextArguments));
        }

        public Block label() {
            return successor(0);
        }

        public Block nextBlock() {
            return successor(1);
        }

        @Override
        public boolean fallsThrough(int i) {
            return i == 1;
        }
    }

    /**
     * Goes one of two ways, of which one is the next block and the other a label: {@code ssawasm.pseudo_cond_br %c,
     * ^bb2, ^bb3}. In Wasm a {@code br_if}, on the negated condition if the next block is the first.
     */
    public static final class PseudoCondBrOp extends TwoWay {
        static final OpSpec SPEC = spec(SsaWasmOp.PSEUDO_COND_BR, "jump to a label or go on with the next block");

        PseudoCondBrOp(OpState state) {
            super(SPEC, state);
        }

        /** @param nonzero where it goes if {@code condition} is not 0 */
        public PseudoCondBrOp(
                Location location,
                Value condition,
                Block nonzero,
                List<? extends Value> nonzeroArguments,
                Block zero,
                List<? extends Value> zeroArguments) {
            super(SPEC, state(location, condition, nonzero, nonzeroArguments, zero, zeroArguments));
        }

        @Override
        public boolean fallsThrough(int i) {
            return successor(i) == requiredBlock().next();
        }

        /** Written as what it is: a br_if and what follows, on the condition or its negation. */
        @Override
        boolean simplifyMore(Rewriter rewriter) {
            NumericOp negation = NumericOp.defining(condition(), Operator.EQZ);
            if (fallsThrough(1)
                    || negation == null
                    || !negation.operand(0).type().isInteger(32)) return false;
            // !c ? next : label -> c ? label : next
            rewriter.replace(
                    this,
                    new PseudoCondBrOp(
                            location(), negation.operand(0), successor(1), passed(1), successor(0), passed(0)));
            return true;
        }
    }

    /**
     * Jumps to the label whose position is the index, or to the last one if there is none: {@code ssawasm.br_table %i
     * [^bb1(%a : i32), ^bb2], ^bb3}.
     */
    public static final class BrTableOp extends NestBranch implements Pure {
        private static final String SEGMENTS = "target_operand_segments";

        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.BR_TABLE, "jump to one of several labels")
                .variadic("arguments", SsaTypes.VALUE)
                .operand("index", Types.I32)
                .attribute(SEGMENTS, Attrs.DENSE_I32_ARRAY)
                .variadicSuccessor("targets")
                .successor("default")
                .customSyntax();

        BrTableOp(OpState state) {
            super(SPEC, state);
        }

        /** A label and what is passed to it. */
        public record Target(Block block, List<Value> arguments) {
            public Target {
                arguments = List.copyOf(arguments);
            }
        }

        /** @param otherwise where an index leads that is not less, unsigned, than the number of targets */
        public BrTableOp(Location location, Value index, List<Target> targets, Target otherwise) {
            super(SPEC, fill(OpState.at(location), index, targets, otherwise));
        }

        private static OpState fill(OpState state, Value index, List<Target> targets, Target otherwise) {
            List<Target> all = new ArrayList<>(targets);
            all.add(otherwise);
            int[] sizes = new int[all.size()];
            List<Value> values = new ArrayList<>();
            for (int i = 0; i < sizes.length; i++) {
                Target t = all.get(i);
                sizes[i] = t.arguments().size();
                values.addAll(t.arguments());
                state.successor(t.block());
            }
            return state.operands(values).operand(index).property(SEGMENTS, DenseArrayAttr.i32(sizes));
        }

        public Value index() {
            return operand(operandCount() - 1);
        }

        /** The target for {@code index}, an unsigned number. */
        private int targetOf(long index) {
            int last = successorCount() - 1;
            return index < last ? (int) index : last;
        }

        @Override
        public boolean fallsThrough(int i) {
            return false;
        }

        @Override
        public int successorOperandStart(int i) {
            int start = 0;
            for (int k = 0; k < i; k++) start += successorOperandCount(k);
            return start;
        }

        @Override
        public int successorOperandCount(int i) {
            return (int) property(SEGMENTS, DenseArrayAttr.class).get(i);
        }

        @Override
        public void setSuccessorOperands(int i, List<? extends Value> values) {
            int start = successorOperandStart(i);
            List<Value> all = new ArrayList<>(operands(0));
            all.subList(start, start + successorOperandCount(i)).clear();
            all.addAll(start, values);
            int[] sizes = property(SEGMENTS, DenseArrayAttr.class).toInts();
            sizes[i] = values.size();
            setAttribute(SEGMENTS, DenseArrayAttr.i32(sizes));
            setOperands(0, all);
        }

        @Override
        public void setAllSuccessorOperands(List<? extends List<? extends Value>> values) {
            int[] sizes = new int[values.size()];
            List<Value> all = new ArrayList<>();
            for (int i = 0; i < sizes.length; i++) {
                sizes[i] = values.get(i).size();
                all.addAll(values.get(i));
            }
            setAttribute(SEGMENTS, DenseArrayAttr.i32(sizes));
            setOperands(0, all);
        }

        @Override
        public @Nullable Block successorFor(List<@Nullable Attribute> operands) {
            if (!(operands.get(operands.size() - 1) instanceof IntegerAttr c)) return null;
            return successor(targetOf(c.unsignedValue()));
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            IntegerAttr c = rewriter.folder().integer(index());
            if (c == null && successorCount() > 1) return false;
            int taken = c == null ? 0 : targetOf(c.unsignedValue());
            rewriter.replace(this, new BrOp(location(), successor(taken), passed(taken)));
            return true;
        }

        @Override
        public Step evaluate(Frame frame) {
            return goTo(targetOf(frame.getUnsigned(index())), frame);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            int[] sizes = property(SEGMENTS, DenseArrayAttr.class).toInts();
            boolean fits =
                    sizes.length == successorCount() && Arrays.stream(sizes).sum() == operandSize(0);
            if (!fits) diagnostics.error(this, "'%s' does not fit its targets and operands", SEGMENTS);
        }

        /** {@code %i [^bb1(%a : i32), ^bb2], ^bb3}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            UnresolvedOperand index = parser.parseOperand();
            if (index == null || !parser.parse("[")) return false;
            List<Target> targets = new ArrayList<>();
            if (!parser.optional("]")) {
                do {
                    SuccessorOperands to = parser.parseSuccessorAndOperands();
                    if (to == null) return false;
                    targets.add(new Target(to.block(), to.operands()));
                } while (parser.optional(","));
                if (!parser.parse("]")) return false;
            }
            if (!parser.parse(",")) return false;
            SuccessorOperands otherwise = parser.parseSuccessorAndOperands();
            if (otherwise == null || !parser.optionalAttrDict(state)) return false;
            Value value = parser.resolve(index, IntegerType.I32);
            if (value == null) return false;
            fill(state, value, targets, new Target(otherwise.block(), otherwise.operands()));
            return true;
        }

        @Override
        public void print(AsmPrinter out) {
            out.text(" ");
            out.value(index());
            out.text(" [");
            int last = successorCount() - 1;
            for (int i = 0; i < last; i++) {
                if (i > 0) out.text(", ");
                out.successor(successor(i), passed(i));
            }
            out.text("], ");
            out.successor(successor(last), passed(last));
            out.optionalAttrDict(this, List.of(SEGMENTS));
        }
    }

    /** Traps: control never gets here. {@code ssawasm.unreachable}. */
    public static final class UnreachableOp extends Operation implements Terminator, Evaluable {
        static final OpSpec SPEC =
                OpSpec.of(SsaWasmOp.UNREACHABLE, "trap unconditionally").format("attr-dict");

        UnreachableOp(OpState state) {
            super(SPEC, state);
        }

        public UnreachableOp(Location location) {
            super(SPEC, OpState.at(location));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.trap(Trap.UNREACHABLE.toString());
        }
    }
}
