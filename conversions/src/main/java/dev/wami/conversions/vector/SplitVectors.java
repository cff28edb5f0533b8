package dev.wami.conversions.vector;

import dev.wami.conversions.vector.Assembly.Element;
import dev.wami.conversions.vector.PieceMemory.Place;
import dev.wami.conversions.vector.PieceTransfers.Window;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.vector.ContractOp;
import dev.wami.std.vector.MaskOp;
import dev.wami.std.vector.Rearrangement;
import dev.wami.std.vector.TransferOp;
import dev.wami.std.vector.TransferReadOp;
import dev.wami.std.vector.TransferWriteOp;
import dev.wami.std.vector.VectorMasks.CreateMaskOp;
import dev.wami.std.vector.VectorMasks.StepOp;
import dev.wami.std.vector.VectorMemory.Access;
import dev.wami.std.vector.VectorMemory.MaskedAccess;
import dev.wami.std.vector.VectorOp;
import dev.wami.std.vector.VectorOperation;
import dev.wami.std.vector.VectorReductions.MultiReductionOp;
import dev.wami.std.vector.VectorReductions.ReductionOp;
import dev.wami.std.vector.VectorShapes.BitCastOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Vectors to vectors of one dimension and at most 128 bits, row by row:
 *
 * <pre>
 *   %v = arith.addf %a, %b : vector&lt;6xf32&gt;      -&gt;      %v0 = arith.addf %a0, %b0 : vector&lt;4xf32&gt;
 *                                                       %v1 = arith.addf %a1, %b1 : vector&lt;2xf32&gt;
 * </pre>
 *
 * What is left on vectors is what WebAssembly does on lanes: operations of {@code arith} and {@code math} that
 * {@link LaneSupport} has, and of {@code vector} only {@code broadcast}, {@code extract} and {@code insert} at constant
 * positions, {@code from_elements}, {@code shuffle}, {@code bitcast}, {@code load} and {@code store} of 32, 64 or 128
 * bits, and {@code reduction} of masks. Everything else is done on the elements, one by one, as are elements of types
 * that have no lanes.
 */
public final class SplitVectors extends VectorConversion {
    private final PieceTypes types;

    public SplitVectors() {
        this(new PieceTypes(true));
    }

    private SplitVectors(PieceTypes types) {
        super(types);
        this.types = types;
    }

    @Override
    public String name() {
        return "split-vectors";
    }

    @Override
    public String summary() {
        return "replace vectors by vectors of at most 128 bits, and by elements where there are no lanes";
    }

    @Override
    boolean lowerPieces(VectorOperation op, Grouping grouping, ScalarInsertion on, Lowering to) {
        PieceRearrangement shapes = new PieceRearrangement(grouping, types, to);
        PieceReductions reductions = new PieceReductions(grouping, types, to);
        return switch ((VectorOp) op.kind()) {
            case BROADCAST,
                    DEINTERLEAVE,
                    EXTRACT,
                    EXTRACT_STRIDED_SLICE,
                    FROM_ELEMENTS,
                    INSERT,
                    INSERT_STRIDED_SLICE,
                    INTERLEAVE,
                    SHAPE_CAST,
                    SHUFFLE,
                    TO_ELEMENTS,
                    TRANSPOSE -> {
                Rearrangement r = (Rearrangement) op;
                yield !r.isDynamic() && shapes.rearrange(r);
            }
            case BITCAST -> replace(op, shapes.bitcast((BitCastOp) op), grouping, to);
            case CREATE_MASK -> replace(op, shapes.createMask((CreateMaskOp) op), grouping, to);
            case STEP -> replace(op, shapes.step((StepOp) op), grouping, to);
            case LOAD -> replace(op, load((Access) op, on, to), grouping, to);
            case STORE -> store((Access) op, grouping, on, to);
            case MASKEDLOAD, MASKEDSTORE -> masked((MaskedAccess) op, grouping, on, to);
            case TRANSFER_READ, TRANSFER_WRITE -> transfer((TransferOp) op, op, null, null, grouping, on, to);
            case MASK -> predicated((MaskOp) op, grouping, on, to);
            case REDUCTION -> {
                Value number = reductions.reduction((ReductionOp) op);
                yield number != null && to.replace(op, number);
            }
            case MULTI_REDUCTION -> replace(op, reductions.multiReduction((MultiReductionOp) op), grouping, to);
            case CONTRACT -> replace(op, reductions.contract((ContractOp) op), grouping, to);
            case COMPRESSSTORE,
                    CONSTANT_MASK,
                    EXPANDLOAD,
                    FMA,
                    GATHER,
                    OUTERPRODUCT,
                    PRINT,
                    SCALABLE_EXTRACT,
                    SCALABLE_INSERT,
                    SCAN,
                    SCATTER,
                    TYPE_CAST,
                    VSCALE,
                    YIELD -> false;
        };
    }

    private static boolean replace(Operation op, @Nullable List<Value> pieces, Grouping grouping, Lowering to) {
        return pieces != null && grouping.replace(op, List.of(pieces), to);
    }

    // ---- memory

    /** Where the pieces of the vector are in memory, or null if they are not next to one another. */
    private @Nullable List<Place> places(Access op) {
        VectorType type = (VectorType) op.moved().type();
        MemRefType memory = (MemRefType) op.base().type();
        boolean contiguous = memory.element() instanceof VectorType || PieceMemory.isContiguous(memory);
        return contiguous ? PieceMemory.places(type, types.most(type.element())) : null;
    }

    /** The indices of its first element. */
    private static List<Value> start(Access op, PieceMemory memory, Lowering to) {
        List<Value> indices = to.allValues(op.indices());
        return ((MemRefType) op.base().type()).element() instanceof VectorType v ? memory.inside(indices, v) : indices;
    }

    private @Nullable List<Value> load(Access op, ScalarInsertion on, Lowering to) {
        List<Place> places = places(op);
        if (places == null) return null;
        PieceMemory memory = new PieceMemory(to, on);
        List<Value> start = start(op, memory, to);
        List<Value> out = new ArrayList<>();
        for (Place p : places) {
            out.add(memory.load(to.value(op.base()), memory.indices(start, p.row(), p.column()), p.type()));
        }
        return out;
    }

    private boolean store(Access op, Grouping grouping, ScalarInsertion on, Lowering to) {
        List<Place> places = places(op);
        if (places == null) return false;
        PieceMemory memory = new PieceMemory(to, on);
        List<Value> start = start(op, memory, to);
        List<Value> pieces = grouping.pieces(op.moved(), to);
        for (int i = 0; i < pieces.size(); i++) {
            Place p = places.get(i);
            memory.store(pieces.get(i), to.value(op.base()), memory.indices(start, p.row(), p.column()));
        }
        return to.erase(op);
    }

    private boolean masked(MaskedAccess op, Grouping grouping, ScalarInsertion on, Lowering to) {
        Window window = Window.of(op, grouping.elements(op.mask(), to));
        if (!window.isByRows()) return false;
        PieceTransfers transfers = new PieceTransfers(to, on, new PieceMemory(to, on), window);
        int most = types.most(window.type().element());
        if (op.resultCount() == 0) {
            transfers.write(grouping.pieces(op.value(), to), most);
            return to.erase(op);
        }
        List<Value> read = transfers.read(most, grouping.elements(op.value(), to));
        return grouping.replace(op, List.of(read), to);
    }

    /**
     * Replaces {@code whole}, which is {@code op} or a mask around it.
     *
     * @param mask of the operation around it
     * @param passthru what is masked off of what is read, if not the padding
     */
    private boolean transfer(
            TransferOp op,
            Operation whole,
            @Nullable Value mask,
            @Nullable Value passthru,
            Grouping grouping,
            ScalarInsertion on,
            Lowering to) {
        Value inner = op.mask();
        Value only = mask == null ? inner : mask;
        if (mask != null && inner != null) return false;
        Window window = Window.of(op, only == null ? null : grouping.elements(only, to));
        if (!window.isByRows()) return false;
        PieceTransfers transfers = new PieceTransfers(to, on, new PieceMemory(to, on), window);
        int most = types.most(window.type().element());
        if (op instanceof TransferWriteOp write) {
            transfers.write(grouping.pieces(write.value(), to), most);
            return to.erase(whole);
        }
        Type element = PieceTypes.element(window.type());
        List<Element> otherwise = passthru != null
                ? grouping.elements(passthru, to)
                : Collections.nCopies(
                        Math.toIntExact(window.type().shape().elementCount()),
                        new Element(to.value(((TransferReadOp) op).padding()), 0));
        if (!otherwise.get(0).piece().type().elementTypeOrSelf().equals(element)) return false;
        return grouping.replace(whole, List.of(transfers.read(most, otherwise)), to);
    }

    private boolean predicated(MaskOp op, Grouping grouping, ScalarInsertion on, Lowering to) {
        if (!(op.maskedOp() instanceof TransferOp masked)) return false;
        if (!(masked.base().type() instanceof MemRefType)) return false;
        return transfer(masked, op, op.mask(), op.passthru(), grouping, on, to);
    }
}
