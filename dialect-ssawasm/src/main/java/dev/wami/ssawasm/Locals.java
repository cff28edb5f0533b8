package dev.wami.ssawasm;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.trait.PromotableAccess;
import dev.wami.core.ir.trait.PromotableAllocation;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.LocalInstruction;
import dev.wami.wasmops.Numbers;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmspec.V128;

/**
 * Local variables. A local is declared by {@link LocalDeclOp} or is an argument of the function's entry block; it can
 * only be read and written, not passed on. Source: the paper, figure 4.
 */
public final class Locals {
    private Locals() {}

    private static final TypeRule LOCAL_OF_VALUE = new TypeRule("value", SsaTypes.Rule.LOCAL_OF);

    /** Declares a local variable, zero at first: {@code %l = ssawasm.local_decl : !ssawasm.local<i32>}. */
    public static final class LocalDeclOp extends LocalInstruction.Declaration implements PromotableAllocation {
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
        public boolean isPromotable() {
            return Numbers.type(slotType()) != null || Vectors.shape(slotType()) != null;
        }

        @Override
        public Value slot() {
            return result();
        }

        @Override
        public Type slotType() {
            return inner();
        }

        @Override
        public Value defaultValue(Builder builder) {
            LaneShape shape = Vectors.shape(slotType());
            TypedAttr zero = shape == null ? Numbers.constant(slotType(), 0) : Vectors.constant(shape, V128.ZERO);
            return builder.insert(new ConstOp(location(), zero)).result();
        }

        @Override
        public String resultName(int i) {
            return "local";
        }
    }

    /** Reads a local variable: {@code %v = ssawasm.local_get %l : i32}. */
    public static final class LocalGetOp extends LocalInstruction.Get implements PromotableAccess {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.LOCAL_GET, "read a local variable")
                .operand("local", LOCAL_OF_VALUE)
                .result("value", SsaTypes.VALUE)
                .format("$local attr-dict `:` type($value)");

        LocalGetOp(OpState state) {
            super(SPEC, state);
        }

        public LocalGetOp(Location location, Value local) {
            super(SPEC, state(location, local));
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
    }

    /** Writes a local variable: {@code ssawasm.local_set %l, %v : i32}. */
    public static final class LocalSetOp extends LocalInstruction.Set implements PromotableAccess {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.LOCAL_SET, "write a local variable")
                .operand("local", LOCAL_OF_VALUE)
                .operand("value", SsaTypes.VALUE)
                .format("$local `,` $value attr-dict `:` type($value)");

        LocalSetOp(OpState state) {
            super(SPEC, state);
        }

        public LocalSetOp(Location location, Value local, Value value) {
            super(SPEC, state(location, local, value));
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
    }

    /** Writes a local variable and gives what was written: {@code %w = ssawasm.local_tee %l, %v : i32}. */
    public static final class LocalTeeOp extends LocalInstruction.Tee {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.LOCAL_TEE, "write a local variable and keep the value")
                .operand("local", LOCAL_OF_VALUE)
                .operand("value", SsaTypes.VALUE)
                .result("result", TypeRule.sameAs("value"))
                .format("$local `,` $value attr-dict `:` type($value)");

        LocalTeeOp(OpState state) {
            super(SPEC, state);
        }

        public LocalTeeOp(Location location, Value local, Value value) {
            super(SPEC, state(location, local, value));
        }
    }
}
