package dev.wami.ssawasm;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.Reference;
import dev.wami.wasmops.ReferenceInstruction;
import dev.wami.wasmspec.Trap;

/** References that are null, whether one is, and that one is not. */
public final class References {
    private References() {}

    /** No function, continuation or thing of the host: {@code %k = ssawasm.ref_null : !ssawasm.cont<"ct">}. */
    public static final class RefNullOp extends ReferenceInstruction.Null {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.REF_NULL, "a null reference")
                .result("result", SsaTypes.REFERENCE)
                .format("attr-dict `:` type($result)");

        RefNullOp(OpState state) {
            super(SPEC, state);
        }

        public RefNullOp(Location location, Type type) {
            super(SPEC, OpState.at(location).result(type));
        }
    }

    /** 1 if a reference is null, else 0: {@code %n = ssawasm.ref_is_null %k : !ssawasm.cont<"ct">}. */
    public static final class RefIsNullOp extends ReferenceInstruction.IsNull {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.REF_IS_NULL, "whether a reference is null")
                .operand("reference", SsaTypes.REFERENCE)
                .result("result", Types.I32)
                .format("$reference attr-dict `:` type($reference)");

        RefIsNullOp(OpState state) {
            super(SPEC, state);
        }

        public RefIsNullOp(Location location, Value reference) {
            super(SPEC, OpState.at(location).operand(reference).result(IntegerType.I32));
        }
    }

    /** A reference that is not null, or a trap: {@code %f = ssawasm.ref_as_non_null %r : !ssawasm.func_ref}. */
    public static final class RefAsNonNullOp extends Operation implements Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.REF_AS_NON_NULL, "a reference that must not be null")
                .operand("reference", SsaTypes.REFERENCE)
                .result("result", SsaTypes.REFERENCE)
                .sameTypes("reference", "result")
                .format("$reference attr-dict `:` type($reference)");

        RefAsNonNullOp(OpState state) {
            super(SPEC, state);
        }

        public RefAsNonNullOp(Location location, Value reference) {
            super(SPEC, OpState.at(location).operand(reference).result(reference.type()));
        }

        @Override
        public Step evaluate(Frame frame) {
            Object value = frame.get(operand(0));
            return value == Reference.NULL ? frame.trap(Trap.NULL_REFERENCE.toString()) : frame.put(result(), value);
        }
    }
}
