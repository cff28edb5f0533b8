package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.CastOp;
import dev.wami.llvm.FloatOp;
import dev.wami.llvm.IntOp;
import dev.wami.llvm.LlvmAtomics;
import dev.wami.llvm.LlvmFastMath;
import dev.wami.std.memref.AtomicKind;
import dev.wami.std.memref.MemRefAtomics;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Atomic updates: one instruction where LLVM has it, else a loop that tries until no other access came between. */
final class LlvmAtomicUpdates {
    private static final String ORDERING = "acq_rel";

    private final Lowering to;
    private final MemRefToLlvm memrefs;
    private final LlvmEmitter e;

    LlvmAtomicUpdates(Lowering to, MemRefToLlvm memrefs, LlvmEmitter e) {
        this.to = to;
        this.memrefs = memrefs;
        this.e = e;
    }

    boolean lower(Operation op) {
        return op instanceof MemRefAtomics.AtomicRMWOp update
                ? lowerUpdate(update)
                : lowerGeneric((MemRefAtomics.GenericAtomicRMWOp) op);
    }

    /** The instruction's word for {@code kind}, null if there is none. */
    private static @Nullable String instruction(AtomicKind kind) {
        return switch (kind) {
            case ADDF -> "fadd";
            case ADDI -> "add";
            case ANDI -> "_and";
            case ASSIGN -> "xchg";
            case MAXIMUMF -> "fmaximum";
            case MINIMUMF -> "fminimum";
            case MAXNUMF -> "fmax";
            case MINNUMF -> "fmin";
            case MAXS -> "max";
            case MAXU -> "umax";
            case MINS -> "min";
            case MINU -> "umin";
            case ORI -> "_or";
            case XORI -> "_xor";
            case MULF, MULI -> null;
        };
    }

    private boolean lowerUpdate(MemRefAtomics.AtomicRMWOp op) {
        Value value = to.value(op.value());
        String word = instruction(op.atomicKind());
        Value address = memrefs.address(op.memref(), op.indices());
        if (word != null) {
            return to.replaceWith(op, new LlvmAtomics.AtomicRmwOp(op.location(), word, address, value, ORDERING));
        }
        Try attempt = new Try(op, value.type(), address);
        Value product = op.atomicKind() == AtomicKind.MULI
                ? attempt.b.mul(attempt.before, value)
                : attempt.b.insert(new FloatOp(
                        FloatOp.Kind.FMUL, op.location(), List.of(attempt.before, value), LlvmFastMath.NONE));
        return attempt.finish(product);
    }

    private boolean lowerGeneric(MemRefAtomics.GenericAtomicRMWOp op) {
        Type element = memrefs.element((MemRefType) op.memref().type());
        if (!element.equals(((MemRefType) op.memref().type()).element())) {
            return to.fail("of elements that LLVM has by another type");
        }
        Value address = memrefs.address(op.memref(), op.indices());
        Try attempt = new Try(op, element, address);
        to.setToEnd(attempt.loop.body());
        Operation yield = op.body().requiredTerminator();
        Value after = yield.operand(0);
        to.inline(op.body(), List.of(List.of(attempt.before)));
        Value updated = to.value(after);
        to.setBefore(yield);
        to.erase(yield);
        attempt.at.setToEnd(attempt.loop.body());
        to.setBefore(op);
        return attempt.finish(updated);
    }

    /**
     *
     *
     * <pre>
     *   first = load address
     *   ^loop(before): (found, done) = cmpxchg address, before, update(before); done ? ^after(found) : ^loop(found)
     * </pre>
     */
    private final class Try {
        final Operation op;
        final LlvmLoops loop;
        final Builder at;
        final LlvmEmitter b;
        /** What is taken to be in memory. */
        final Value before;

        private final Type element;
        private final Type bits;
        private final Value address;

        Try(Operation op, Type element, Value address) {
            this.op = op;
            this.element = element;
            this.address = address;
            this.bits = element instanceof FloatType f ? IntegerType.of(f.width()) : element;
            Value first = e.load(bits, address);
            loop = new LlvmLoops(op, List.of(bits), List.of(bits));
            loop.enter(List.of(first));
            at = Builder.atEnd(loop.body());
            b = new LlvmEmitter(at, op.location(), e.indexType());
            before = number(loop.carried(0), b);
        }

        private Value number(Value value, LlvmEmitter emitter) {
            return bits.equals(element) ? value : emitter.cast(CastOp.Kind.BITCAST, value, element);
        }

        boolean finish(Value updated) {
            Value stored = bits.equals(element) ? updated : b.cast(CastOp.Kind.BITCAST, updated, bits);
            Value pair = b.insert(
                    new LlvmAtomics.CmpXchgOp(op.location(), address, loop.carried(0), stored, ORDERING, "monotonic"));
            Value found = b.extract(pair, 0);
            Value failed = b.binary(IntOp.Kind.XOR, b.extract(pair, 1), b.integer(IntegerType.I1, 1));
            loop.again(at, failed, List.of(found), List.of(found));
            to.setBefore(op);
            return to.replace(op, number(loop.result(0), e));
        }
    }
}
