package dev.wami.std.vector;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A vector from or to a slice of memory, through a map, of which parts may be outside of memory or masked off.
 * Upstream: VectorTransferOpInterface.
 */
public abstract class TransferOp extends VectorOperation implements MemoryEffects, Speculation, Maskable {
    static final String MAP = "permutation_map";
    static final String IN_BOUNDS = "in_bounds";

    TransferOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    // ---- parts

    public abstract Value base();

    public abstract List<Value> indices();

    public abstract @Nullable Value mask();

    /** The vector that is read or written. */
    public abstract Value moved();

    /** Moves all elements. */
    abstract void dropMask();

    public final AffineMap map() {
        return property(MAP, AffineMapAttr.class).map();
    }

    /** For each result of the map whether it is known to be inside of memory. */
    public final boolean[] inBounds() {
        List<Attribute> bits = property(IN_BOUNDS, ArrayAttr.class).elements();
        boolean[] out = new boolean[bits.size()];
        for (int i = 0; i < out.length; i++) out[i] = ((IntegerAttr) bits.get(i)).isTrue();
        return out;
    }

    /** The dimension of memory that each dimension of the vector follows, -1 for one in which elements are repeated. */
    public final int[] memoryDims() {
        int[] out = new int[map().results().size()];
        for (int i = 0; i < out.length; i++) out[i] = TransferMap.dim(map(), i);
        return out;
    }

    /** The dimensions of the vector that a mask has, in its order. */
    public final List<Integer> maskDims() {
        return TransferMap.maskDims(map());
    }

    final ShapedType memory() {
        return (ShapedType) base().type();
    }

    final VectorType type() {
        return vector(moved());
    }

    // ---- interfaces

    @Override
    public final void effects(EffectList out) {
        if (!(base().type() instanceof MemRefType)) return;
        if (resultCount() == 0) out.write(base());
        else out.read(base());
    }

    @Override
    public final Speculatability speculatability() {
        return base().type() instanceof TensorType ? Speculatability.YES : Speculatability.NO;
    }

    @Override
    public final VectorType maskType() {
        return TransferMap.maskType(type(), map());
    }

    @Override
    public final <V> void expand(Scalars<V> on) {
        expand(on, null, null);
    }

    // ---- verifying

    /** Upstream: verifyTransferOp. */
    final @Nullable String transferMistake() {
        if (hasAttribute("masked")) return "masked attribute has been removed. Use in_bounds instead.";
        if (!isMemory(base().type())) return "requires source to be a memref or ranked tensor type";
        AffineMap map = map();
        VectorType vector = type();
        int results = map.results().size();
        if (memory().element() instanceof VectorType element) {
            if (rowBits(vector) % rowBits(element) != 0) {
                return "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the"
                        + " minor 1-D vector of the source";
            }
            if (element.rank() > vector.rank()) {
                return "requires source vector element and vector result ranks to match.";
            }
            if (results != vector.rank() - element.rank()) {
                return "requires a permutation_map with result dims of the same rank as the vector type";
            }
            if (mask() != null) return "does not support masks with vector element type";
        } else {
            if (rowBits(vector) % bits(memory().element()) != 0) {
                return "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the"
                        + " source element type";
            }
            if (results != vector.rank()) {
                return "requires a permutation_map with result dims of the same rank as the vector type";
            }
        }
        if (map.symbols() != 0) return "requires permutation_map without symbols";
        if (map.inputs() != memory().rank()) {
            return "requires a permutation_map with input dims of the same rank as the source type";
        }
        Value mask = mask();
        if (mask != null && !mask.type().equals(maskType())) {
            return text("inferred mask type ('%s') and mask operand type ('%s') don't match", maskType(), mask.type());
        }
        if (results == inBounds().length) return null;
        return text(
                "expects the in_bounds attr of same rank as permutation_map results: affine_map<%s> vs inBounds of size:"
                        + " %d",
                map, inBounds().length);
    }

    private static long rowBits(VectorType type) {
        return bits(type.element()) * (type.rank() == 0 ? 1 : type.shape().dim(type.rank() - 1));
    }

    final @Nullable String wrongIndices() {
        int rank = memory().hasRank() ? memory().rank() : 0;
        return indices().size() == rank ? null : "requires " + rank + " indices";
    }

    private static boolean isMemory(@Nullable Type type) {
        return type instanceof MemRefType || type instanceof TensorType;
    }

    // ---- meaning

    /** An element of memory that a transfer moves, and the elements of the vector that it is. */
    record Piece<V>(List<V> indices, @Nullable V condition, int start, int count) {}

    /** What is transferred, in row-major order of the vector; a condition says whether memory is touched. */
    final <V> List<Piece<V>> pieces(Scalars<V> on, @Nullable List<V> outerMask) {
        AffineMap map = map();
        boolean[] inBounds = inBounds();
        Value inner = mask();
        List<V> mask = inner == null ? null : on.elements(inner);
        List<Integer> maskDims = TransferMap.maskDims(map);
        int rank = map.results().size();
        long[] sizes = new long[rank];
        int each = 1;
        for (int i = 0; i < type().rank(); i++) {
            if (i < rank) sizes[i] = type().shape().dim(i);
            else each *= (int) type().shape().dim(i);
        }
        Shape shape = Shape.of(sizes);
        List<Piece<V>> out = new ArrayList<>();
        int count = Positions.count(shape);
        for (int e = 0; e < count; e++) {
            long[] at = Positions.of(e, shape);
            List<V> indices = new ArrayList<>();
            for (Value v : indices()) indices.add(on.scalar(v));
            V condition = null;
            for (int i = 0; i < rank; i++) {
                int d = TransferMap.dim(map, i);
                if (d < 0) continue;
                V index = on.plus(indices.get(d), on.index(at[i]));
                indices.set(d, index);
                if (!inBounds[i]) condition = both(on, condition, on.isLess(index, on.dim(base(), d)));
            }
            int bit = maskBit(at, maskDims);
            if (mask != null) condition = both(on, condition, mask.get(bit));
            if (outerMask != null) condition = both(on, condition, outerMask.get(bit));
            out.add(new Piece<>(indices, condition, e * each, each));
        }
        return out;
    }

    private static <V> V both(Scalars<V> on, @Nullable V a, V b) {
        return a == null ? b : on.and(a, b);
    }

    private int maskBit(long[] at, List<Integer> maskDims) {
        int bit = 0;
        for (int i : maskDims) bit = bit * (int) type().shape().dim(i) + (int) at[i];
        return bit;
    }

    // ---- text

    /** What both operations read after their operands; {@code at} is where the types begin. */
    record Written(Location at, ShapedType memory, VectorType vector, AffineMap map) {}

    /** Reads the attributes and types and fills in what they leave out; null after a reported error. */
    static @Nullable Written parseTypes(AsmParser parser, OpState state, boolean memoryFirst) {
        if (!parser.optionalAttrDict(state)) return null;
        Location at = parser.here();
        List<Type> types = parser.parseColonTypeList();
        if (types == null) return null;
        String mistake = null;
        Type first = types.size() == 2 ? types.get(memoryFirst ? 0 : 1) : null;
        Type second = types.size() == 2 ? types.get(memoryFirst ? 1 : 0) : null;
        if (types.size() != 2) mistake = "requires two types";
        else if (!memoryFirst && !(second instanceof VectorType)) mistake = "requires vector type";
        else if (!isMemory(first)) mistake = "requires memref or ranked tensor type";
        else if (!(second instanceof VectorType)) mistake = "requires vector type";
        if (mistake == null && first instanceof ShapedType memory && second instanceof VectorType vector) {
            Attribute given = state.get(MAP);
            if (given instanceof AffineMapAttr map) return complete(at, state, memory, vector, map.map());
            int rank = TransferMap.rank(memory, vector);
            if (rank >= 0 && memory.rank() >= rank) {
                AffineMap implied = TransferMap.implied(memory, vector);
                if (given == null) state.property(MAP, new AffineMapAttr(implied));
                return complete(at, state, memory, vector, implied);
            }
            mistake = "expected a custom permutation_map when rank(source) != rank(destination)";
        }
        parser.error(at, "%s", mistake == null ? "requires two types" : mistake);
        return null;
    }

    private static Written complete(Location at, OpState state, ShapedType memory, VectorType vector, AffineMap map) {
        if (state.get(IN_BOUNDS) == null) {
            state.property(
                    IN_BOUNDS, VectorAttrs.boolArray(new boolean[map.results().size()]));
        }
        return new Written(at, memory, vector, map);
    }

    /** Adds the mask, of the type that the others imply; false after a reported error. */
    static boolean parseMask(AsmParser parser, OpState state, @Nullable UnresolvedOperand mask, Written written) {
        if (mask == null) {
            state.absent();
            return true;
        }
        if (written.memory().element() instanceof VectorType) {
            parser.error(mask.location(), "does not support masks with vector element type");
            return false;
        }
        if (written.vector().rank() != written.map().results().size()) {
            parser.error(written.at(), "expected the same rank for the vector and the results of the permutation map");
            return false;
        }
        Value value = parser.resolve(mask, TransferMap.maskType(written.vector(), written.map()));
        if (value == null) return false;
        state.operand(value);
        return true;
    }

    static @Nullable List<Value> resolveIndices(AsmParser parser, List<UnresolvedOperand> indices) {
        return parser.resolveAll(indices, IndexType.INDEX);
    }

    final void printRest(AsmPrinter printer, Type first, Type second) {
        Value mask = mask();
        if (mask != null) {
            printer.text(", ");
            printer.value(mask);
        }
        List<String> elided = new ArrayList<>(List.of(OpSpec.OPERAND_SEGMENTS));
        if (TransferMap.isMinorIdentity(map())) elided.add(MAP);
        boolean any = false;
        for (boolean b : inBounds()) any |= b;
        if (!any) elided.add(IN_BOUNDS);
        printer.optionalAttrDict(this, elided);
        printer.text(" : ").print(first).text(", ").print(second);
    }
}
