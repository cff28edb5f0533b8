package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.PromotableAccess;
import dev.wami.core.ir.trait.PromotableAllocation;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.type.Type;

/**
 * Local variables. A local is declared by {@link LocalDeclOp} or is an argument of the function's entry block; it can
 * only be read and written, not passed on. Source: the paper, figure 4.
 */
public final class Locals {
    /** Where locals live: no memory access conflicts with them. */
    static final String RESOURCE = "local";

    private Locals() {}

    private static final TypeRule LOCAL_OF_VALUE = new TypeRule("value", SsaTypes.Rule.LOCAL_OF);

    /** Whether nothing writes {@code local}, so that reading it is reading a constant. */
    static boolean isNeverWritten(Value local) {
        for (Use use : local.uses()) if (!(use.owner() instanceof LocalGetOp)) return false;
        return true;
    }

    private static void verifyLocal(Operation op, Value local, Diagnostics diagnostics) {
        if (!(local.type() instanceof LocalType)) return; // reported by the spec's constraint
        boolean declared = local.definedBy() instanceof LocalDeclOp;
        boolean argument = local instanceof BlockArgument a && a.owner().parentOp() instanceof Functions.FuncOp;
        if (!declared && !argument) {
            diagnostics.error(op, "expects a local variable that is declared or a function's argument");
        }
    }

    /** Declares a local variable, zero at first: {@code %l = ssawasm.local_decl : !ssawasm.local<i32>}. */
    public static final class LocalDeclOp extends Operation implements MemoryEffects, PromotableAllocation, Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.LOCAL_DECL, "declare a local variable")
                .result("result", SsaTypes.LOCAL)
                .format("attr-dict `:` type($result)");

        LocalDeclOp(OpState state) {
            super(SPEC, state);
        }

        /** @param inner the type of what it holds */
        public LocalDeclOp(Location location, Type inner) {
            super(SPEC, OpState.at(location).result(new LocalType(inner)));
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.ALLOCATE, result(), RESOURCE);
        }

        @Override
        public boolean isPromotable() {
            return SsaTypes.number(slotType()) != null;
        }

        @Override
        public Value slot() {
            return result();
        }

        @Override
        public Type slotType() {
            return ((LocalType) result().type()).inner();
        }

        @Override
        public Value defaultValue(Builder builder) {
            return builder.insert(new ConstOp(location(), NumericOp.constant(slotType(), 0), slotType()))
                    .result();
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), Frame.zero(slotType()));
        }

        @Override
        public String resultName(int i) {
            return "local";
        }
    }

    /** Reads a local variable: {@code %v = ssawasm.local_get %l : i32}. */
    public static final class LocalGetOp extends Operation
            implements MemoryEffects, Speculation, PromotableAccess, Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.LOCAL_GET, "read a local variable")
                .operand("local", LOCAL_OF_VALUE)
                .result("value", SsaTypes.VALUE)
                .format("$local attr-dict `:` type($value)");

        LocalGetOp(OpState state) {
            super(SPEC, state);
        }

        public LocalGetOp(Location location, Value local) {
            super(SPEC, OpState.at(location).operand(local).result(((LocalType) local.type()).inner()));
        }

        public Value local() {
            return operand(0);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifyLocal(this, local(), diagnostics);
        }

        @Override
        public void effects(EffectList out) {
            if (!isNeverWritten(local())) out.add(Effect.Kind.READ, local(), RESOURCE);
        }

        @Override
        public Speculatability speculatability() {
            return Speculatability.YES;
        }

        @Override
        public boolean loadsFrom(Value slot) {
            return slot == local();
        }

        @Override
        public boolean storesTo(Value slot) {
            return false;
        }

        @Override
        public Value storedValue() {
            throw new UnsupportedOperationException("a read");
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), frame.get(local()));
        }
    }

    /** Writes a local variable: {@code ssawasm.local_set %l, %v : i32}. */
    public static final class LocalSetOp extends Operation implements MemoryEffects, PromotableAccess, Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.LOCAL_SET, "write a local variable")
                .operand("local", LOCAL_OF_VALUE)
                .operand("value", SsaTypes.VALUE)
                .format("$local `,` $value attr-dict `:` type($value)");

        LocalSetOp(OpState state) {
            super(SPEC, state);
        }

        public LocalSetOp(Location location, Value local, Value value) {
            super(SPEC, OpState.at(location).operand(local).operand(value));
        }

        public Value local() {
            return operand(0);
        }

        public Value value() {
            return operand(1);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifyLocal(this, local(), diagnostics);
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.WRITE, local(), RESOURCE);
        }

        @Override
        public boolean loadsFrom(Value slot) {
            return false;
        }

        @Override
        public boolean storesTo(Value slot) {
            return slot == local() && slot != value();
        }

        @Override
        public Value storedValue() {
            return value();
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(local(), frame.get(value()));
        }
    }

    /** Writes a local variable and gives what was written: {@code %w = ssawasm.local_tee %l, %v : i32}. */
    public static final class LocalTeeOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.LOCAL_TEE, "write a local variable and keep the value")
                .operand("local", LOCAL_OF_VALUE)
                .operand("value", SsaTypes.VALUE)
                .result("result", TypeRule.sameAs("value"))
                .format("$local `,` $value attr-dict `:` type($value)");

        LocalTeeOp(OpState state) {
            super(SPEC, state);
        }

        public LocalTeeOp(Location location, Value local, Value value) {
            super(SPEC, OpState.at(location).operand(local).operand(value).result(value.type()));
        }

        public Value local() {
            return operand(0);
        }

        public Value value() {
            return operand(1);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifyLocal(this, local(), diagnostics);
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.WRITE, local(), RESOURCE);
        }

        @Override
        public Step evaluate(Frame frame) {
            frame.put(local(), frame.get(value()));
            return frame.put(result(), frame.get(value()));
        }
    }
}
