package dev.wami.ssawasm;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.trait.CastLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;

/** Between a memref and the address of its first element: nothing in Wasm. Source: the paper, section 4.3. */
public final class Casts {
    private Casts() {}

    /** Either direction. */
    private abstract static sealed class AddressCast extends Operation implements CastLike, Evaluable {
        AddressCast(OpSpec spec, OpState state) {
            super(spec, state);
        }

        /** A constant stays what it is; there and back is nothing. */
        @Override
        public final FoldResult fold(Folder folder) {
            Attribute constant = folder.constant(operand(0));
            if (constant != null) return FoldResult.of(constant);
            if (!(operand(0).definedBy() instanceof AddressCast inner)) return FoldResult.NONE;
            Value origin = inner.operand(0);
            return origin.type().equals(result().type()) ? FoldResult.of(origin) : FoldResult.NONE;
        }

        @Override
        public final Step evaluate(Frame frame) {
            return frame.put(result(), frame.get(operand(0)));
        }
    }

    /** {@code %a = ssawasm.cast_memref_to_i32 %m : memref<4xi32> -> i32}. */
    public static final class CastMemrefToI32Op extends AddressCast {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.CAST_MEMREF_TO_I32, "the address of a memref")
                .operand("memref", SsaTypes.MEMREF)
                .result("address", Types.I32)
                .format("$memref attr-dict `:` type($memref) `->` type($address)");

        CastMemrefToI32Op(OpState state) {
            super(SPEC, state);
        }

        public CastMemrefToI32Op(Location location, Value memref) {
            super(SPEC, OpState.at(location).operand(memref).result(IntegerType.I32));
        }
    }

    /** {@code %m = ssawasm.cast_i32_to_memref %a : i32 -> memref<4xi32>}. */
    public static final class CastI32ToMemrefOp extends AddressCast {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.CAST_I32_TO_MEMREF, "the memref at an address")
                .operand("address", Types.I32)
                .result("memref", SsaTypes.MEMREF)
                .format("$address attr-dict `:` type($address) `->` type($memref)");

        CastI32ToMemrefOp(OpState state) {
            super(SPEC, state);
        }

        public CastI32ToMemrefOp(Location location, Value address, Type memref) {
            super(SPEC, OpState.at(location).operand(address).result(memref));
        }
    }
}
