package dev.wami.wasm;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import org.jspecify.annotations.Nullable;

/**
 * One of two values: {@code wasm.select}, or {@code wasm.select !wasm.funcref} with their type, which references need.
 */
public final class SelectOp extends InstructionOp {
    SelectOp(InstructionSpec spec, OpState state) {
        super(spec, state);
    }

    /** @param type of the two values, or null for numbers and vectors, which may go without */
    public SelectOp(Location location, @Nullable Type type) {
        super(
                Opcode.SELECT,
                Immediates.NONE,
                OpState.at(location).optionalProperty(InstructionSpec.TYPE, type == null ? null : new TypeAttr(type)));
    }

    /** One name for two rows: whether there is a type decides. */
    @Override
    public Opcode opcode() {
        return hasAttribute(InstructionSpec.TYPE) ? Opcode.SELECT_T : Opcode.SELECT;
    }

    /** The type that is given; only if {@link #opcode} is {@link Opcode#SELECT_T}. */
    public Type type() {
        return property(InstructionSpec.TYPE, TypeAttr.class).type();
    }
}
