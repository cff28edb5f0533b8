package dev.wami.wasmssa;

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
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.OrderedBlocks;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmssa.Blocks.BlockLike;
import dev.wami.wasmssa.Blocks.Exit;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What ends the instructions of a block or leaves blocks. A level counts the blocks between a branch and the one whose
 * label it goes to, 0 is the innermost; the level after the outermost block is the function, to which a branch returns.
 */
public final class Branches {
    private static final String LEVEL = "exitLevel";

    private Branches() {}

    /** A branch that may not be taken; what it would pass stays on the stack then. */
    public interface Conditional {
        /** What it would pass, but for a reference that it looks at. Operands from the second one on. */
        List<Value> inputs();

        int level();
    }

    /** The block or function at a level above {@code from}, or null if there are not as many. */
    static @Nullable Operation target(Operation from, long level) {
        Operation at = from.parentOp();
        for (long i = 0; i < level && at instanceof BlockLike; i++) at = at.parentOp();
        return at instanceof BlockLike || at instanceof Functions.FuncOp && depth(from) == level ? at : null;
    }

    private static long depth(Operation from) {
        long depth = 0;
        for (Operation at = from.parentOp(); at instanceof BlockLike; at = at.parentOp()) depth++;
        return depth;
    }

    /** What a branch to the label of {@code target} takes. */
    static List<Type> labelTypes(Operation target) {
        return target instanceof BlockLike b
                ? b.labelTypes()
                : ((Functions.FuncOp) target).signature().results();
    }

    private static void verifyTypes(
            Operation op, String what, List<? extends Value> values, List<Type> types, Diagnostics diagnostics) {
        boolean same = values.size() == types.size();
        for (int i = 0; same && i < types.size(); i++) {
            same = values.get(i).type().equals(types.get(i));
        }
        if (same) return;
        List<Type> given = new ArrayList<>();
        for (Value v : values) given.add(v.type());
        diagnostics.error(op, "passes (%s) to %s, which takes (%s)", join(given), what, join(types));
    }

    private static String join(List<Type> types) {
        StringBuilder out = new StringBuilder();
        for (Type t : types) out.append(out.isEmpty() ? "" : ", ").append(t);
        return out.toString();
    }

    private static void verifyBranch(Operation op, long level, List<? extends Value> values, Diagnostics diagnostics) {
        Operation target = target(op, level);
        if (target == null) diagnostics.error(op, "has no block at level %d around it", level);
        else verifyTypes(op, "the label at level " + level, values, labelTypes(target), diagnostics);
    }

    /** Leaves {@code level} blocks and the one whose label is meant, or the function. */
    static Step leave(Frame frame, Operation from, long level, List<Object> passed) {
        if (target(from, level) instanceof Functions.FuncOp) return frame.returnValues(passed);
        return frame.leave(List.of(new Exit((int) level, passed)));
    }

    /** The end of a block's instructions, with its results: {@code wasmssa.block_return %r : i32}. No instruction. */
    public static final class BlockReturnOp extends Operation implements StackOp, Terminator, OrderedBlocks, Evaluable {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.BLOCK_RETURN, "the end of a block")
                .variadic("inputs", WasmTypes.VALUE)
                .format("($inputs^ `:` type($inputs))? attr-dict");

        BlockReturnOp(OpState state) {
            super(SPEC, state);
        }

        public BlockReturnOp(Location location, List<? extends Value> results) {
            super(SPEC, OpState.at(location).operands(results));
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (parentOp() instanceof BlockLike b) {
                verifyTypes(this, "its block", operands(), b.resultTypesOfBlock(), diagnostics);
            } else {
                diagnostics.error(this, "must be in a block, loop or if");
            }
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.leave(frame.getAll(operands()));
        }
    }

    /**
     * Leaves a function, or gives the value of a constant expression: {@code wasmssa.return %r : i32}. At the end of a
     * function it is no instruction, unless {@code explicit} says so; inside blocks it is the instruction
     * {@code return}.
     */
    public static final class ReturnOp extends Operation implements StackOp, Terminator, OrderedBlocks, Evaluable {
        private static final String EXPLICIT = "explicit";

        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.RETURN, "leave the function")
                .optionalAttribute(EXPLICIT, Attrs.UNIT)
                .variadic("inputs", WasmTypes.VALUE)
                .format("attr-dict ($inputs^ `:` type($inputs))?");

        ReturnOp(OpState state) {
            super(SPEC, state);
        }

        /** @param explicit whether it is an instruction also at the end of a function */
        public ReturnOp(Location location, List<? extends Value> results, boolean explicit) {
            super(
                    SPEC,
                    OpState.at(location).operands(results).optionalProperty(EXPLICIT, explicit ? UnitAttr.UNIT : null));
        }

        /** Whether it is the instruction {@code return}, not merely the end of the function. */
        public boolean isInstruction() {
            return hasAttribute(EXPLICIT) || parentOp() instanceof BlockLike;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Operation at = parentOp();
            while (at instanceof BlockLike) at = at.parentOp();
            if (at instanceof Functions.FuncOp f) {
                verifyTypes(
                        this, "the function's caller", operands(), f.signature().results(), diagnostics);
            }
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.returnValues(frame.getAll(operands()));
        }
    }

    /** Goes to a label: {@code wasmssa.branch to level 1 with args(%v : i32)}. */
    public static final class BranchOp extends Operation implements StackOp, Terminator, OrderedBlocks, Evaluable {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.BRANCH, "go to a label")
                .attribute(LEVEL, NumericSpec.Width.LEVEL)
                .variadic("inputs", WasmTypes.VALUE)
                .format("`to` `level` $exitLevel (`with` `args` `` `(` $inputs^ `:` type($inputs) `)`)? attr-dict");

        BranchOp(OpState state) {
            super(SPEC, state);
        }

        public BranchOp(Location location, int level, List<? extends Value> values) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(LEVEL, NumericSpec.Width.ui32(level))
                            .operands(values));
        }

        public int level() {
            return (int) property(LEVEL, IntegerAttr.class).value();
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifyBranch(this, level(), operands(), diagnostics);
        }

        @Override
        public Step evaluate(Frame frame) {
            return Branches.leave(frame, this, level(), frame.getAll(operands()));
        }
    }

    /**
     * Goes to a label if the condition is not 0: {@code wasmssa.branch_if %c to level 0 with args(%v : i32) else ^bb1}.
     * Otherwise what it would have passed stays on the stack: the same values are used again.
     */
    public static final class BranchIfOp extends Operation
            implements StackOp, Terminator, OrderedBlocks, Conditional, Evaluable {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.BRANCH_IF, "go to a label under a condition")
                .operand("condition", Types.I32)
                .variadic("inputs", WasmTypes.VALUE)
                .attribute(LEVEL, NumericSpec.Width.LEVEL)
                .successor("elseSuccessor")
                .format(
                        "$condition `to` `level` $exitLevel (`with` `args` `` `(` $inputs^ `:` type($inputs) `)`)? `else`"
                                + " $elseSuccessor attr-dict");

        BranchIfOp(OpState state) {
            super(SPEC, state);
        }

        public BranchIfOp(Location location, Value condition, int level, List<? extends Value> values, Block next) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(condition)
                            .operands(values)
                            .property(LEVEL, NumericSpec.Width.ui32(level))
                            .successor(next));
        }

        public Value condition() {
            return operand(0);
        }

        /** What the label takes; it stays on the stack if the branch is not taken. */
        @Override
        public List<Value> inputs() {
            return operands(1);
        }

        @Override
        public int level() {
            return (int) property(LEVEL, IntegerAttr.class).value();
        }

        @Override
        public List<Value> stackOperands() {
            List<Value> out = new ArrayList<>(inputs());
            out.add(condition());
            return out;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifyBranch(this, level(), inputs(), diagnostics);
            if (successor(0).argumentCount() > 0) diagnostics.error(this, "passes nothing to its successor");
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.getBool(condition())
                    ? Branches.leave(frame, this, level(), frame.getAll(inputs()))
                    : frame.branch(successor(0), List.of());
        }
    }

    /** Goes to the label of an index, or to the last: {@code wasmssa.branch_table %i to levels [0, 1] default 2}. */
    public static final class BranchTableOp extends Operation
            implements StackOp, Terminator, OrderedBlocks, SymbolUser, Evaluable {
        private static final String LEVELS = "exitLevels";
        private static final String DEFAULT = "defaultLevel";

        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.BRANCH_TABLE, "go to one of several labels")
                .operand("index", Types.I32)
                .variadic("inputs", WasmTypes.VALUE)
                .attribute(LEVELS, Attrs.DENSE_I32_ARRAY)
                .attribute(DEFAULT, NumericSpec.Width.LEVEL)
                .format("$index `to` `levels` $exitLevels `default` $defaultLevel"
                        + " (`with` `args` `` `(` $inputs^ `:` type($inputs) `)`)? attr-dict");

        BranchTableOp(OpState state) {
            super(SPEC, state);
        }

        public BranchTableOp(
                Location location, Value index, int[] levels, int defaultLevel, List<? extends Value> values) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(index)
                            .operands(values)
                            .property(LEVELS, DenseArrayAttr.i32(levels))
                            .property(DEFAULT, NumericSpec.Width.ui32(defaultLevel)));
        }

        public Value index() {
            return operand(0);
        }

        /** What every label takes. */
        public List<Value> inputs() {
            return operands(1);
        }

        public int[] levels() {
            return property(LEVELS, DenseArrayAttr.class).toInts();
        }

        public int defaultLevel() {
            return (int) property(DEFAULT, IntegerAttr.class).value();
        }

        @Override
        public List<Value> stackOperands() {
            List<Value> out = new ArrayList<>(inputs());
            out.add(index());
            return out;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifyLevel(defaultLevel(), diagnostics);
            for (int l : levels()) verifyLevel(Integer.toUnsignedLong(l), diagnostics);
        }

        private void verifyLevel(long level, Diagnostics diagnostics) {
            if (target(this, level) == null) diagnostics.error(this, "has no block at level %d around it", level);
        }

        /** Labels may take references of different types above those that are passed. */
        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            BitSet seen = new BitSet();
            verifyLabel(defaultLevel(), symbols, diagnostics);
            for (int l : levels()) {
                if (l < 0 || seen.get(l)) continue;
                seen.set(l);
                verifyLabel(l, symbols, diagnostics);
            }
        }

        private void verifyLabel(int level, SymbolTables symbols, Diagnostics diagnostics) {
            Operation target = target(this, level);
            if (target == null) return;
            List<Type> passed = new ArrayList<>();
            for (Value v : inputs()) passed.add(v.type());
            if (new Subtyping(this, symbols).areBelow(passed, labelTypes(target))) return;
            verifyTypes(this, "the label at level " + level, inputs(), labelTypes(target), diagnostics);
        }

        @Override
        public Step evaluate(Frame frame) {
            long index = frame.getUnsigned(index());
            int[] levels = levels();
            int level = index < levels.length ? levels[(int) index] : defaultLevel();
            return Branches.leave(frame, this, level, frame.getAll(inputs()));
        }
    }

    /** Traps: {@code wasmssa.unreachable}. */
    public static final class UnreachableOp extends Operation implements StackOp, Terminator, OrderedBlocks, Evaluable {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.UNREACHABLE, "trap").format("attr-dict");

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
