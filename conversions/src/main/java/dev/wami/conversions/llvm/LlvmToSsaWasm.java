package dev.wami.conversions.llvm;

import dev.wami.conversions.Aggregates;
import dev.wami.conversions.Emitter;
import dev.wami.conversions.IntegerWidth;
import dev.wami.conversions.SsaWasmConversion;
import dev.wami.conversions.WasmTypes;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.CastOp;
import dev.wami.llvm.LlvmAggregates.ExtractValueOp;
import dev.wami.llvm.LlvmAggregates.InsertValueOp;
import dev.wami.llvm.LlvmOp;
import dev.wami.wasmspec.Operator;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Structs and arrays of {@code llvm} as values: an aggregate is the values that stand for its parts, one after the
 * other, so that taking it apart and putting it together costs nothing. Constants and pointers as integers go with
 * them.
 */
public final class LlvmToSsaWasm extends SsaWasmConversion {
    private final Aggregates aggregates = new Aggregates(types);

    public LlvmToSsaWasm() {
        super("llvm", "aggregates of llvm");
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        for (Value v : op.operands()) if (types.convert(v.type()) == null) return unsupported(v.type(), to);
        for (Type t : op.resultTypes()) if (types.convert(t) == null) return unsupported(t, to);
        if (op.kind() == CastOp.Kind.PTRTOINT || op.kind() == CastOp.Kind.INTTOPTR) return castPointer(op, to);
        if (!(op.kind() instanceof LlvmOp kind)) return to.fail("no lowering to ssawasm");
        return switch (kind) {
            case MLIR_UNDEF, MLIR_POISON, MLIR_ZERO -> zero(op, to);
            case MLIR_CONSTANT -> constant(op, to);
            case EXTRACTVALUE -> aggregates.extract((ExtractValueOp) op, to);
            case INSERTVALUE -> aggregates.insert((InsertValueOp) op, to);
            // llvm-to-std lowers what is in functions of llvm, and memory
            default -> to.fail("no lowering to ssawasm");
        };
    }

    private static boolean unsupported(Type t, Lowering to) {
        return to.fail(WasmTypes.unrepresented(t));
    }

    // ---- constants

    /** What must not matter is zero, too. */
    private boolean zero(Operation op, Lowering to) {
        List<Value> parts = new ArrayList<>();
        zeros(op.result().type(), new Emitter(to, to.location()), parts);
        return to.replaceAll(op, List.of(parts));
    }

    private void zeros(Type type, Emitter e, List<Value> into) {
        List<Type> wasm = types.convert(type);
        if (wasm == null) throw new IllegalStateException("a part without a representation");
        for (Type t : wasm) into.add(t instanceof FloatType ? e.floating(t, 0) : e.integer(t, 0));
    }

    private boolean constant(Operation op, Lowering to) {
        List<Value> parts = new ArrayList<>();
        Attribute value = ((ConstantLike) op).constant();
        boolean known = constant(value, op.result().type(), new Emitter(to, to.location()), parts);
        return known ? to.replaceAll(op, List.of(parts)) : to.fail("a constant " + value);
    }

    private boolean constant(@Nullable Attribute value, Type type, Emitter e, List<Value> into) {
        if (value instanceof IntegerAttr i && type instanceof IntegerType t) return integer(i, t, e, into);
        if (value instanceof FloatAttr f && f.type() == type && types.convertSingle(type) != null) {
            into.add(e.floating(type, f.value()));
            return true;
        }
        List<Type> inner = Aggregates.parts(type);
        if (inner == null) return false;
        for (int i = 0; i < inner.size(); i++) {
            if (!constant(Aggregates.part(value, i), inner.get(i), e, into)) return false;
        }
        return true;
    }

    private boolean integer(IntegerAttr value, IntegerType type, Emitter e, List<Value> into) {
        BigInteger bits = type.width() == 1 ? BigInteger.valueOf(value.unsignedValue()) : value.big();
        List<Type> wasm = types.convert(type);
        if (wasm == null) return false;
        for (int i = 0; i < wasm.size(); i++) {
            into.add(e.integer(wasm.get(i), bits.shiftRight(64 * i).longValue()));
        }
        return true;
    }

    // ---- pointers

    /** An address has 32 bits; what an integer has above them is zero, or lost. */
    private boolean castPointer(Operation op, Lowering to) {
        boolean toInteger = op.kind() == CastOp.Kind.PTRTOINT;
        Type integer = toInteger ? op.result().type() : op.operand(0).type();
        if (!(integer instanceof IntegerType i) || i.width() > 64) return to.fail("an address as '" + integer + "'");
        Emitter e = new Emitter(to, to.location());
        Value v = to.operand(op, 0);
        boolean wide = i.width() > 32;
        if (!toInteger) {
            return to.replace(op, wide ? e.convert(Operator.WRAP_I64, v, IntegerType.I32) : extended(v, i, e));
        }
        if (wide) return to.replace(op, e.convert(Operator.EXTEND_I32_U, v, IntegerType.I64));
        return to.replace(op, i.width() == 1 ? e.and(v, e.i32(1)) : v);
    }

    private static Value extended(Value v, IntegerType type, Emitter e) {
        return e.zeroExtend(v, IntegerWidth.of(type));
    }
}
