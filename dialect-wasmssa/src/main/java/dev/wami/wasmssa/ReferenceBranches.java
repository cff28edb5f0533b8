package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.OrderedBlocks;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.Reference;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;

/**
 * Branches by what a reference is. Each goes to a label, or to its successor; either gets the reference as what it is
 * known to be there, unless it is null there:
 *
 * <pre>
 *   wasmssa.br_on_null %r : !wasmssa.ref&lt;null @t> to level 0 with args(%v : i32) else ^bb1
 * ^bb1(%s: !wasmssa.ref&lt;@t>):
 * </pre>
 */
public final class ReferenceBranches {
    private static final String LEVEL = "exitLevel";
    private static final String TARGET = "target";

    private ReferenceBranches() {}

    private static OpSpec branchSpec(OpKind kind, String summary, boolean cast) {
        OpSpec spec = OpSpec.of(kind, summary)
                .operand("reference", WasmTypes.REFERENCE)
                .variadic("inputs", WasmTypes.VALUE)
                .attribute(LEVEL, NumericSpec.Width.LEVEL);
        if (cast) spec.attribute(TARGET, WasmTypes.REFERENCE);
        return spec.successor("elseSuccessor")
                .format("$reference `:` type($reference) " + (cast ? "`as` $target " : "")
                        + "`to` `level` $exitLevel (`with` `args` `` `(` $inputs^ `:` type($inputs) `)`)? `else`"
                        + " $elseSuccessor attr-dict");
    }

    private static OpState state(
            Location location, Value reference, int level, List<? extends Value> values, Block next) {
        return OpState.at(location)
                .operand(reference)
                .operands(values)
                .property(LEVEL, NumericSpec.Width.ui32(level))
                .successor(next);
    }

    /** A branch by what a reference is. */
    public abstract static sealed class ReferenceBranch extends Operation
            implements StackOp, Terminator, OrderedBlocks, Branches.Conditional, SymbolUser {
        ReferenceBranch(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public abstract Opcode opcode();

        public final Value reference() {
            return operand(0);
        }

        /** The type of the reference. */
        public final RefType type() {
            return (RefType) reference().type();
        }

        @Override
        public final List<Value> inputs() {
            return operands(1);
        }

        @Override
        public final int level() {
            return (int) property(LEVEL, IntegerAttr.class).value();
        }

        @Override
        public final List<Value> stackOperands() {
            List<Value> out = new ArrayList<>(inputs());
            out.add(reference());
            return out;
        }

        /** What the label gets of the reference: its type, or nothing. */
        abstract List<Type> toLabel();

        /** What the successor gets of the reference: its type, or nothing. */
        public abstract List<Type> toSuccessor();

        @Override
        public final void verify(Diagnostics diagnostics) {
            if (successor(0).argumentTypes().equals(toSuccessor())) return;
            diagnostics.error(
                    this,
                    "passes %s to its successor, which takes %s",
                    toSuccessor(),
                    successor(0).argumentTypes());
        }

        @Override
        public final void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            Operation target = Branches.target(this, level());
            if (target == null) {
                diagnostics.error(this, "has no block at level %d around it", level());
                return;
            }
            List<Type> passed = new ArrayList<>();
            for (Value v : inputs()) passed.add(v.type());
            passed.addAll(toLabel());
            List<Type> taken = Branches.labelTypes(target);
            if (new Subtyping(this, symbols).areBelow(passed, taken)) return;
            diagnostics.error(this, "passes %s to the label at level %d, which takes %s", passed, level(), taken);
        }
    }

    /** {@code br_on_null}: the successor gets a reference that is not null. */
    public static final class BrOnNullOp extends ReferenceBranch implements Evaluable {
        static final OpSpec SPEC = branchSpec(WasmSsaOp.BR_ON_NULL, "go to a label with null", false);

        BrOnNullOp(OpState state) {
            super(SPEC, state);
        }

        public BrOnNullOp(Location location, Value reference, int level, List<? extends Value> values, Block next) {
            super(SPEC, state(location, reference, level, values, next));
        }

        @Override
        public Opcode opcode() {
            return Opcode.BR_ON_NULL;
        }

        @Override
        List<Type> toLabel() {
            return List.of();
        }

        @Override
        public List<Type> toSuccessor() {
            return List.of(type().withNull(false));
        }

        @Override
        public Step evaluate(Frame frame) {
            Object value = frame.get(reference());
            return value == Reference.NULL
                    ? Branches.leave(frame, this, level(), frame.getAll(inputs()))
                    : frame.branch(successor(0), List.of(value));
        }
    }

    /** {@code br_on_non_null}: the label gets a reference that is not null. */
    public static final class BrOnNonNullOp extends ReferenceBranch implements Evaluable {
        static final OpSpec SPEC = branchSpec(WasmSsaOp.BR_ON_NON_NULL, "go to a label with what is not null", false);

        BrOnNonNullOp(OpState state) {
            super(SPEC, state);
        }

        public BrOnNonNullOp(Location location, Value reference, int level, List<? extends Value> values, Block next) {
            super(SPEC, state(location, reference, level, values, next));
        }

        @Override
        public Opcode opcode() {
            return Opcode.BR_ON_NON_NULL;
        }

        @Override
        List<Type> toLabel() {
            return List.of(type().withNull(false));
        }

        @Override
        public List<Type> toSuccessor() {
            return List.of();
        }

        @Override
        public Step evaluate(Frame frame) {
            Object value = frame.get(reference());
            if (value == Reference.NULL) return frame.branch(successor(0), List.of());
            List<Object> passed = new ArrayList<>(frame.getAll(inputs()));
            passed.add(value);
            return Branches.leave(frame, this, level(), passed);
        }
    }

    /** {@code br_on_cast} and {@code br_on_cast_fail}: either gets what the cast says of the reference. */
    public static final class BrOnCastOp extends ReferenceBranch {
        static final OpSpec SPEC = branchSpec(WasmSsaOp.BR_ON_CAST, "go to a label with what is of a type", true);
        static final OpSpec FAIL =
                branchSpec(WasmSsaOp.BR_ON_CAST_FAIL, "go to a label with what is not of a type", true);

        BrOnCastOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        /** @param fail whether it goes to the label with what is not of the type */
        public BrOnCastOp(
                Location location,
                boolean fail,
                Value reference,
                RefType target,
                int level,
                List<? extends Value> values,
                Block next) {
            super(
                    fail ? FAIL : SPEC,
                    state(location, reference, level, values, next).property(TARGET, new TypeAttr(target)));
        }

        /** What the reference is cast to. */
        public RefType target() {
            return (RefType) property(TARGET, TypeAttr.class).type();
        }

        private boolean isFail() {
            return spec() == FAIL;
        }

        @Override
        public Opcode opcode() {
            return isFail() ? Opcode.BR_ON_CAST_FAIL : Opcode.BR_ON_CAST;
        }

        /** What it is where it is not of the type. */
        private RefType rest() {
            return target().nullable() ? type().withNull(false) : type();
        }

        @Override
        List<Type> toLabel() {
            return List.of(isFail() ? rest() : target());
        }

        @Override
        public List<Type> toSuccessor() {
            return List.of(isFail() ? target() : rest());
        }
    }
}
