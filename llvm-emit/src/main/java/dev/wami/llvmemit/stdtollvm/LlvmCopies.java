package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.IntOp;
import dev.wami.llvm.Intrinsic;
import dev.wami.llvm.IntrinsicOp;
import dev.wami.std.memref.MemRefAccess;
import java.util.List;

/** {@code memref.copy}: llvm.memcpy for what lies without gaps on both sides, else a loop over all elements. */
final class LlvmCopies {
    private final Lowering to;
    private final LlvmTypeConverter types;
    private final MemRefToLlvm memrefs;
    private final LlvmEmitter e;

    LlvmCopies(Lowering to, LlvmTypeConverter types, MemRefToLlvm memrefs, LlvmEmitter e) {
        this.to = to;
        this.types = types;
        this.memrefs = memrefs;
        this.e = e;
    }

    boolean lower(MemRefAccess.CopyOp op) {
        if (!(op.source().type() instanceof MemRefType source) || !(op.target().type() instanceof MemRefType target)) {
            return to.fail("of unranked memrefs");
        }
        LlvmDescriptor from = memrefs.descriptor(op.source());
        LlvmDescriptor into = memrefs.descriptor(op.target());
        Type element = memrefs.element(source);
        if (isContiguous(source) && isContiguous(target)) {
            Value bytes = e.bytes(element, from.count());
            List<Value> operands = List.of(into.first(element), from.first(element), bytes);
            e.add(IntrinsicOp.of(to.location(), Intrinsic.MEMCPY, null, operands, IntegerAttr.FALSE));
            return to.erase(op);
        }
        return eachElement(op, from, into, element);
    }

    /** Whether the elements lie one after the other in row-major order. */
    private static boolean isContiguous(MemRefType type) {
        long[] layout = type.stridesAndOffset();
        if (layout == null) return false;
        long expected = 1;
        for (int i = type.rank() - 1; i >= 0; i--) {
            if (type.shape().dim(i) != 1 && layout[i] != expected) return false;
            expected = expected == Shape.DYNAMIC || type.shape().isDynamic(i)
                    ? Shape.DYNAMIC
                    : expected * type.shape().dim(i);
            if (expected == Shape.DYNAMIC && type.layout() != null) return i == 0;
        }
        return true;
    }

    /** {@code for n in 0..count: the indices are the digits of n}. */
    private boolean eachElement(MemRefAccess.CopyOp op, LlvmDescriptor from, LlvmDescriptor into, Type element) {
        Value first = from.first(element);
        Value target = into.first(element);
        Value count = from.count();
        List<Value> sizes = from.sizes();
        List<Value> fromStrides = from.strides();
        List<Value> intoStrides = into.strides();
        Value zero = e.index(0);
        Value any = e.icmp("ne", count, zero);
        LlvmLoops loop = new LlvmLoops(op, List.of(types.index()), List.of());
        loop.enterIf(any, List.of(zero));

        Builder at = Builder.atEnd(loop.body());
        LlvmEmitter b = new LlvmEmitter(at, op.location(), types.index());
        Value rest = loop.carried(0);
        Value fromAt = b.index(0);
        Value intoAt = b.index(0);
        for (int i = sizes.size() - 1; i >= 0; i--) {
            Value digit = b.binary(IntOp.Kind.UREM, rest, sizes.get(i));
            rest = b.binary(IntOp.Kind.UDIV, rest, sizes.get(i));
            fromAt = b.add(fromAt, b.mul(digit, fromStrides.get(i)));
            intoAt = b.add(intoAt, b.mul(digit, intoStrides.get(i)));
        }
        b.store(b.load(element, b.element(element, first, fromAt)), b.element(element, target, intoAt));
        Value next = b.add(loop.carried(0), b.index(1));
        loop.again(at, b.icmp("ne", next, count), List.of(next), List.of());
        return to.erase(op);
    }
}
