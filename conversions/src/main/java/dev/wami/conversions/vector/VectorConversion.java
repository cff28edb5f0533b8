package dev.wami.conversions.vector;

import dev.wami.conversions.Flattening;
import dev.wami.conversions.Lanes;
import dev.wami.conversions.vector.PieceMemory.Place;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Conversion;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.std.affine.AffineOp;
import dev.wami.std.arith.ArithCast.TruncIOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.ElementwiseOp;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.memref.MemRefGlobal;
import dev.wami.std.memref.MemRefOp;
import dev.wami.std.scf.ScfOp;
import dev.wami.std.ub.PoisonOp;
import dev.wami.std.vector.VectorOperation;
import dev.wami.std.vector.VectorShapes.TypeCastOp;
import dev.wami.std.vector.VectorShuffles.ShuffleOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Vectors to pieces, one value each - {@link ScalarizeVectors} to their elements, {@link SplitVectors} to short vectors
 * - also those that functions, branches and loops pass. A vector that is indexed at run time goes through memory of the
 * function's activation. Memrefs of vectors become memrefs of more dimensions.
 */
abstract class VectorConversion extends Conversion {
    private final PieceTypes types;
    private final Flattening flattening;
    private Grouping grouping;
    private RunnerLibrary library = new RunnerLibrary();

    VectorConversion(PieceTypes types) {
        this.types = types;
        this.flattening = new Flattening(types);
        this.grouping = new Grouping(types, this::mayStay);
    }

    /** Replaces {@code op} by operations on pieces; false, without a change, if it is to be done element by element. */
    abstract boolean lowerPieces(VectorOperation op, Grouping grouping, ScalarInsertion on, Lowering to);

    @Override
    public final String anchor() {
        return "builtin.module";
    }

    @Override
    protected final List<String> sources() {
        return List.of("affine", "arith", "cf", "func", "math", "memref", "scf", "ub", "vector");
    }

    @Override
    protected final TypeConverter types() {
        return types;
    }

    @Override
    protected final boolean mayStay(Operation op) {
        if (op instanceof VectorOperation || isOnVectors(op) && !isOnLanes(op)) return false;
        return flattening.isLegal(op) && !(op instanceof MemRefGlobal.GlobalOp g && !types.isLegal(g.type()));
    }

    /** Whether {@code op} computes elements of a vector. */
    private static boolean isOnVectors(Operation op) {
        return (op instanceof ElementwiseOp || op instanceof SelectOp)
                && op.result(0).type() instanceof VectorType;
    }

    private boolean isOnLanes(Operation op) {
        int most = most(op);
        if (LaneSupport.isOfLibrary(op) && Assembly.count(op.result(0).type()) > most) return false;
        return most > 1 && (!LaneSupport.isShift(op) || LaneSupport.isUniform(op.operand(1)));
    }

    @Override
    protected final void begin(Operation root, Lowering to) {
        grouping = new Grouping(types, this::mayStay);
        library = new RunnerLibrary();
    }

    @Override
    protected final void end(Operation root, Lowering to) {
        library.declareIn(root);
    }

    @Override
    protected final boolean lower(Operation op, Lowering to) {
        Type unfit = flattening.unfit(op);
        if (unfit != null) return to.fail("type '" + unfit + "' has no fixed number of elements");
        if (op instanceof VectorOperation vector) return expand(vector, to);
        if (op instanceof ConstantOp c) return constants(c, to);
        if (op instanceof PoisonOp) return poisons(op, to);
        if (op instanceof ElementwiseOp || op instanceof SelectOp) return lanes(op, to);
        if (op instanceof FunctionLike f) return flattening.function(f, to);
        if (op instanceof MemRefAccess.LoadOp load) return load(load, to);
        if (op instanceof MemRefAccess.StoreOp store) return store(store, to);
        if (op instanceof MemRefGlobal.GlobalOp global) return global(global, to);
        if (op instanceof TypeCastOp cast) return to.replace(op, to.value(cast.memref()));
        if (op.kind() == AffineOp.VECTOR_LOAD || op.kind() == AffineOp.VECTOR_STORE) {
            return to.fail("vectors by affine subscripts, which lower-affine makes vector.load and vector.store");
        }
        if (op.kind() == ScfOp.REDUCE || op.kind() == ScfOp.REDUCE_RETURN) return to.fail("reductions of vectors");
        if (op.kind() instanceof MemRefOp kind && !keepsItsForm(kind)) return to.fail("not on memrefs of vectors");
        return flattening.flatten(op, to);
    }

    /** Whether the operation on memrefs of vectors is the same on memrefs of their elements. */
    private static boolean keepsItsForm(MemRefOp kind) {
        return switch (kind) {
            case ALLOC,
                    ALLOCA,
                    ALLOCA_SCOPE,
                    ALLOCA_SCOPE_RETURN,
                    DEALLOC,
                    COPY,
                    CAST,
                    DIM,
                    GET_GLOBAL,
                    ASSUME_ALIGNMENT,
                    MEMORY_SPACE_CAST -> true;
            default -> false;
        };
    }

    // ---- operations on elements

    private boolean expand(VectorOperation op, Lowering to) {
        String obstacle = op.obstacle();
        if (obstacle != null) return to.fail(obstacle);
        ScalarInsertion on = new ScalarInsertion(to, library);
        if (lowerPieces(op, grouping, on, to)) return true;
        op.expand(on);
        List<List<Value>> results = new ArrayList<>();
        for (OpResult r : op.results()) results.add(ofScalars(r.type(), on.result(r), to));
        return to.replaceAll(op, results);
    }

    /** {@code elements} as pieces of {@code type}. */
    private List<Value> ofScalars(Type type, List<Value> elements, Lowering to) {
        if (!(type instanceof VectorType v)) return elements;
        return Grouping.assembly(to).ofScalars(PieceTypes.pieces(v, types.most(v.element())), elements);
    }

    private boolean constants(ConstantOp op, Lowering to) {
        if (!(op.result().type() instanceof VectorType type)) return to.fail("a constant that is no vector");
        DenseElementsAttr all = DenseElementsAttr.of(op.value());
        if (all == null || all.isStrings()) return to.fail("no dense elements");
        List<Value> pieces = new ArrayList<>();
        long from = 0;
        for (Type piece : PieceTypes.pieces(type, types.most(type.element()))) {
            // equal elements are one value
            boolean again = all.isSplat() && from > 0 && pieces.get(0).type().equals(piece);
            pieces.add(again ? pieces.get(0) : constant(all, from, piece, type, to));
            from += Assembly.count(piece);
        }
        return to.replaceAll(op, List.of(pieces));
    }

    /** The elements from number {@code from} on, in a piece. */
    private static Value constant(DenseElementsAttr all, long from, Type piece, VectorType type, Lowering to) {
        if (piece instanceof VectorType v) {
            if (all.isSplat()) return ConstantOp.insert(to, to.location(), DenseElementsAttr.splat(v, all.get(0)));
            long[] lanes = new long[Assembly.count(v)];
            for (int i = 0; i < lanes.length; i++) lanes[i] = all.get(from + i);
            return ConstantOp.insert(to, to.location(), DenseElementsAttr.of(v, lanes));
        }
        if (type.element() instanceof FloatType || all.isWide()) {
            return ConstantOp.insert(to, to.location(), all.element(from));
        }
        return ConstantOp.insert(to, to.location(), PieceTypes.element(type), all.get(from));
    }

    private boolean poisons(Operation op, Lowering to) {
        List<Value> elements = new ArrayList<>();
        for (Type t : flattening.resultTypes(op)) {
            elements.add(to.insert(new PoisonOp(to.location(), t)).result());
        }
        return to.replaceAll(op, List.of(elements));
    }

    /**
     * The same operation for each piece, of as many elements as the widest of them leave; operands that are scalars are
     * used by all.
     */
    private boolean lanes(Operation op, Lowering to) {
        if (!(op.result(0).type() instanceof VectorType v)) return to.fail("no vector");
        int most = most(op);
        if (most > 1 && op instanceof TruncIOp cut && v.rank() == 1 && v.element() != IntegerType.I1) {
            return narrowed(cut, to);
        }
        if (most > 1 && LaneSupport.isShift(op)) {
            for (Value amount : grouping.pieces(op.operand(1), most, to)) {
                if (!LaneSupport.isUniform(amount)) most = 1;
            }
        }
        List<List<Value>> operands = new ArrayList<>();
        for (Value o : op.operands()) operands.add(grouping.pieces(o, most, to));
        List<List<Value>> results = new ArrayList<>();
        List<List<Type>> resultTypes = new ArrayList<>();
        for (OpResult r : op.results()) {
            results.add(new ArrayList<>());
            resultTypes.add(PieceTypes.pieces((VectorType) r.type(), most));
        }
        int count = PieceTypes.pieces(v, most).size();
        for (int p = 0; p < count; p++) {
            List<Type> pieces = new ArrayList<>();
            for (List<Type> all : resultTypes) pieces.add(all.get(p));
            Operation lane = op.withResults(pieces);
            for (int i = 0; i < operands.size(); i++) {
                boolean vector = op.operand(i).type() instanceof VectorType;
                lane.setOperand(i, operands.get(i).get(vector ? p : 0));
            }
            to.insert(lane);
            for (int r = 0; r < results.size(); r++) results.get(r).add(lane.result(r));
        }
        return grouping.replace(op, results, to);
    }

    /**
     * Integers to half as wide ones, and again, until they are as narrow as wanted: of two pieces one is made each
     * time.
     *
     * <pre>
     *   %t = arith.trunci %a : vector&lt;16xi16&gt; to vector&lt;16xi8&gt;     ->     %t0 = arith.trunci %a0 : vector&lt;8xi16&gt; to vector&lt;8xi8&gt;
     *                                                                      %t1 = arith.trunci %a1 : vector&lt;8xi16&gt; to vector&lt;8xi8&gt;
     *                                                                      %t = vector.shuffle %t0, %t1 [0, ..., 15]
     * </pre>
     */
    private boolean narrowed(TruncIOp op, Lowering to) {
        List<Value> now = grouping.pieces(op.operand(0), to);
        int wanted = Lanes.bits(op.result().type().elementTypeOrSelf());
        for (int bits = Lanes.bits(op.operand(0).type().elementTypeOrSelf()) / 2; bits >= wanted; bits /= 2) {
            IntegerType element = IntegerType.of(bits);
            List<Value> next = new ArrayList<>();
            for (int i = 0; i < now.size(); i += 2) {
                Value first = halved(now.get(i), element, to);
                next.add(i + 1 == now.size() ? first : joined(first, halved(now.get(i + 1), element, to), to));
            }
            now = next;
        }
        return grouping.replace(op, List.of(now), to);
    }

    private static Value halved(Value piece, IntegerType element, Lowering to) {
        Type type = PieceTypes.piece(element, Assembly.count(piece.type()));
        return to.insert(new TruncIOp(to.location(), piece, type)).result();
    }

    /** The elements of {@code a} and behind them those of {@code b}, of which there may be fewer. */
    private static Value joined(Value a, Value b, Lowering to) {
        int count = Assembly.count(a.type()) + Assembly.count(b.type());
        if (!(a.type() instanceof VectorType) || !(b.type() instanceof VectorType)) {
            Type type = PieceTypes.piece(a.type().elementTypeOrSelf(), count);
            return Grouping.assembly(to).regroup(List.of(a, b), List.of(type)).get(0);
        }
        long[] all = new long[count];
        Arrays.setAll(all, i -> i);
        return to.insert(new ShuffleOp(to.location(), a, b, all)).result();
    }

    /** How many elements of all vectors of {@code op} are done at a time. */
    private int most(Operation op) {
        int most = Integer.MAX_VALUE;
        List<Value> all = new ArrayList<>(op.operands());
        all.addAll(op.results());
        for (Value x : all) {
            if (x.type() instanceof VectorType v) most = Math.min(most, types.most(v.element()));
        }
        if (LaneSupport.isOfLibrary(op)) return Math.min(most, LaneSupport.LIBRARY_LANES);
        return most == 1 || LaneSupport.has(op) ? most : 1;
    }

    // ---- memory

    private boolean load(MemRefAccess.LoadOp op, Lowering to) {
        ScalarInsertion on = new ScalarInsertion(to, library);
        VectorType type = (VectorType) op.result().type();
        PieceMemory memory = new PieceMemory(to, on);
        List<Value> inside = memory.inside(to.allValues(op.indices()), type);
        List<Value> pieces = new ArrayList<>();
        for (Place place : PieceMemory.places(type, types.most(type.element()))) {
            List<Value> at = memory.indices(inside, place.row(), place.column());
            pieces.add(memory.load(to.value(op.memref()), at, place.type()));
        }
        return to.replaceAll(op, List.of(pieces));
    }

    private boolean store(MemRefAccess.StoreOp op, Lowering to) {
        ScalarInsertion on = new ScalarInsertion(to, library);
        VectorType type = (VectorType) op.value().type();
        PieceMemory memory = new PieceMemory(to, on);
        List<Value> inside = memory.inside(to.allValues(op.indices()), type);
        List<Value> pieces = grouping.pieces(op.value(), to);
        List<Place> places = PieceMemory.places(type, types.most(type.element()));
        for (int i = 0; i < pieces.size(); i++) {
            List<Value> at =
                    memory.indices(inside, places.get(i).row(), places.get(i).column());
            memory.store(pieces.get(i), to.value(op.memref()), at);
        }
        return to.erase(op);
    }

    private boolean global(MemRefGlobal.GlobalOp op, Lowering to) {
        Type type = types.convertSingle(op.type());
        Attribute value = op.initialValue();
        if (!(type instanceof MemRefType) || value instanceof TypedAttr) return to.fail("an initial value of vectors");
        op.setAttribute("type", new TypeAttr(type));
        return true;
    }
}
