package dev.wami.wasm;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;

/** The instructions whose immediate says their result. */
public final class Constants {
    private Constants() {}

    /** {@code i32.const}, {@code i64.const}, {@code f32.const}, {@code f64.const}: {@code wasm.i32.const 42}. */
    public static final class ConstOp extends InstructionOp {
        ConstOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        /** @param value an {@link IntegerAttr} or {@link FloatAttr} of i32, i64, f32 or f64 */
        public ConstOp(Location location, Attribute value) {
            this(location, opcode(value), value);
        }

        public ConstOp(Location location, int value) {
            this(location, Opcode.I32_CONST, IntegerAttr.i32(value));
        }

        private ConstOp(Location location, Opcode opcode, Attribute value) {
            super(opcode, opcode.immediates(), OpState.at(location).property(InstructionSpec.VALUE, value));
        }

        private static Opcode opcode(Attribute value) {
            if (value instanceof FloatAttr f) return f.type().width() == 32 ? Opcode.F32_CONST : Opcode.F64_CONST;
            return ((IntegerAttr) value).width() == 32 ? Opcode.I32_CONST : Opcode.I64_CONST;
        }

        /** The bits, the high half of a 32-bit number zero. */
        public long bits() {
            Attribute value = property(InstructionSpec.VALUE, Attribute.class);
            return value instanceof FloatAttr f ? f.bits() : ((IntegerAttr) value).unsignedValue();
        }
    }

    /** {@code wasm.v128.const array<i64: 1, -1>}, the low half first. */
    public static final class V128ConstOp extends InstructionOp {
        V128ConstOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        public V128ConstOp(Location location, long low, long high) {
            super(
                    Opcode.V128_CONST,
                    Immediates.V128_VALUE,
                    OpState.at(location).property(InstructionSpec.VALUE, DenseArrayAttr.i64(low, high)));
        }

        public long low() {
            return property(InstructionSpec.VALUE, DenseArrayAttr.class).get(0);
        }

        public long high() {
            return property(InstructionSpec.VALUE, DenseArrayAttr.class).get(1);
        }
    }

    /** {@code wasm.ref.null !wasm.funcref}. */
    public static final class RefNullOp extends InstructionOp {
        RefNullOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        /** @param type a nullable reference type */
        public RefNullOp(Location location, Type type) {
            super(
                    Opcode.REF_NULL,
                    Immediates.HEAP_TYPE,
                    OpState.at(location).property(InstructionSpec.TYPE, new TypeAttr(type)));
        }

        /** The type of the reference. */
        public Type type() {
            return property(InstructionSpec.TYPE, TypeAttr.class).type();
        }
    }
}
