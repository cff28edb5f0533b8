package dev.wami.conversions.llvmtostd;

import static java.util.Objects.requireNonNull;

import dev.wami.conversions.Aggregates;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.llvm.LlvmAggregates.InsertValueOp;
import dev.wami.llvm.LlvmArrayType;
import dev.wami.llvm.LlvmGlobals.GlobalOp;
import dev.wami.llvm.LlvmOp;
import dev.wami.llvm.LlvmPointerType;
import dev.wami.llvm.LlvmStructType;
import dev.wami.llvm.LlvmValueAttr;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The bytes that a global holds at the start, little-endian, as {@link DataLayout} lays them out. */
final class Image {
    private final byte[] bytes;

    private Image(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * The bytes of {@code global}, whose type has a size; empty if its value is none that is known before the program
     * runs.
     */
    static Optional<byte[]> of(GlobalOp global) {
        Image image = new Image(new byte[Math.toIntExact(DataLayout.size(global.type()))]);
        Attribute value = global.value();
        boolean known =
                global.initializer() == null ? value == null || image.put(value, global.type(), 0) : image.run(global);
        return known ? Optional.of(image.bytes) : Optional.empty();
    }

    // ---- initializers

    /** Each value of the initializer is the bytes that it has. */
    private boolean run(GlobalOp global) {
        Map<Value, byte[]> known = new HashMap<>();
        for (Operation op : global.region(0).entry()) {
            if (op.kind() == LlvmOp.RETURN) {
                System.arraycopy(requireNonNull(known.get(op.operand(0))), 0, bytes, 0, bytes.length);
                return true;
            }
            long size = op.resultCount() == 1 ? DataLayout.size(op.result().type()) : -1;
            if (size < 0) return false;
            Image part = new Image(new byte[(int) size]);
            boolean isKnown = op instanceof InsertValueOp insert
                    ? part.insert(insert, known)
                    : op instanceof ConstantLike c
                            && part.constant(c, op.result().type());
            if (!isKnown) return false;
            known.put(op.result(), part.bytes);
        }
        return false;
    }

    private boolean constant(ConstantLike op, Type type) {
        Attribute value = op.constant();
        return value != null && put(value, type, 0);
    }

    private boolean insert(InsertValueOp op, Map<Value, byte[]> known) {
        System.arraycopy(requireNonNull(known.get(op.container())), 0, bytes, 0, bytes.length);
        Type at = op.container().type();
        long offset = 0;
        for (long i : op.position()) {
            if (at instanceof LlvmStructType s) {
                offset += DataLayout.offset(s, (int) i);
                at = s.body().get((int) i);
            } else {
                at = ((LlvmArrayType) at).element();
                offset += i * DataLayout.size(at);
            }
        }
        byte[] value = requireNonNull(known.get(op.value()));
        System.arraycopy(value, 0, bytes, (int) offset, value.length);
        return true;
    }

    // ---- attributes

    private boolean put(Attribute value, Type type, long at) {
        if (value instanceof LlvmValueAttr) return true;
        if (value instanceof IntegerAttr i && type instanceof IntegerType) return integer(i.big(), type, at);
        if (value instanceof FloatAttr f && type instanceof FloatType) {
            return integer(BigInteger.valueOf(f.bits()), type, at);
        }
        if (value instanceof StringAttr s) return string(s, at);
        DenseElementsAttr dense = DenseElementsAttr.of(value);
        if (dense != null) return elements(dense, type, at);
        if (value instanceof ArrayAttr a) return parts(a, type, at);
        return value instanceof IntegerAttr i && type instanceof LlvmPointerType && integer(i.big(), type, at);
    }

    private boolean integer(BigInteger value, Type type, long at) {
        long size = DataLayout.size(type);
        for (int i = 0; i < size; i++) {
            bytes[(int) at + i] = value.shiftRight(8 * i).byteValue();
        }
        return true;
    }

    /** A character each, of which all are less than 256. */
    private boolean string(StringAttr value, long at) {
        byte[] characters = value.value().getBytes(StandardCharsets.ISO_8859_1);
        System.arraycopy(characters, 0, bytes, (int) at, Math.min(characters.length, bytes.length));
        return true;
    }

    /** @param type whose elements an {@code index} is as wide as */
    private boolean elements(DenseElementsAttr value, Type type, long at) {
        Type inner = type;
        while (inner instanceof LlvmArrayType a) inner = a.element();
        Type element = value.type().element() == IndexType.INDEX
                ? inner.elementTypeOrSelf()
                : value.type().element();
        if (element instanceof ComplexType c) return complex(value, c.element(), at);
        if (inner instanceof VectorType v) return vectors(value, element, v, at);
        long size = DataLayout.size(element);
        for (int i = 0; i < value.count(); i++) if (!put(value.element(i), element, at + i * size)) return false;
        return size > 0;
    }

    /** The bits of each vector have no gaps; between two there may be one. */
    private boolean vectors(DenseElementsAttr value, Type element, VectorType vector, long at) {
        int lanes = Math.toIntExact(vector.shape().elementCount());
        int width = DataLayout.bits(element);
        long size = DataLayout.size(vector);
        for (int first = 0; first < value.count(); first += lanes, at += size) {
            BigInteger all = BigInteger.ZERO;
            for (int i = lanes - 1; i >= 0; i--) {
                Attribute lane = value.element(first + i);
                if (!(lane instanceof IntegerAttr || lane instanceof FloatAttr)) return false;
                BigInteger bits =
                        lane instanceof FloatAttr f ? BigInteger.valueOf(f.bits()) : ((IntegerAttr) lane).big();
                BigInteger mask = BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
                all = all.shiftLeft(width).or(bits.and(mask));
            }
            integer(all, vector, at);
        }
        return true;
    }

    /** Real parts and imaginary ones in turn. */
    private boolean complex(DenseElementsAttr value, Type part, long at) {
        long size = DataLayout.size(part);
        for (long i = 0; i < 2 * value.count(); i++) integer(BigInteger.valueOf(value.get(i)), part, at + i * size);
        return true;
    }

    private boolean parts(ArrayAttr value, Type type, long at) {
        List<Type> types =
                type instanceof VectorType v ? Collections.nCopies(value.size(), v.element()) : Aggregates.parts(type);
        if (types == null || types.size() != value.size()) return false;
        for (int i = 0; i < types.size(); i++) {
            long offset =
                    type instanceof LlvmStructType s ? DataLayout.offset(s, i) : i * DataLayout.size(types.get(i));
            if (!put(value.get(i), types.get(i), at + offset)) return false;
        }
        return true;
    }
}
