package dev.wami.conversions.vector;

import dev.wami.conversions.Flattening;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Conversion;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.std.affine.AffineOp;
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
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Vectors to their elements, one value each:
 *
 * <pre>
 *   %v = arith.addf %a, %b : vector&lt;2xf32&gt;      -&gt;      %v0 = arith.addf %a0, %b0 : f32
 *                                                       %v1 = arith.addf %a1, %b1 : f32
 * </pre>
 *
 * also those that functions, branches and loops pass. A vector that is indexed at run time goes through memory of the
 * function's activation. Memrefs of vectors become memrefs of more dimensions.
 */
public final class ScalarizeVectors extends Conversion {
    private final ScalarTypes types = new ScalarTypes();
    private final Flattening flattening = new Flattening(types);
    private RunnerLibrary library = new RunnerLibrary();

    @Override
    public String name() {
        return "scalarize-vectors";
    }

    @Override
    public String summary() {
        return "replace vectors by their elements";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    protected List<String> sources() {
        return List.of("affine", "arith", "cf", "func", "math", "memref", "scf", "ub", "vector");
    }

    @Override
    protected TypeConverter types() {
        return types;
    }

    @Override
    protected boolean mayStay(Operation op) {
        if (op instanceof VectorOperation) return false;
        return flattening.isLegal(op) && !(op instanceof MemRefGlobal.GlobalOp g && !types.isLegal(g.type()));
    }

    @Override
    protected void begin(Operation root, Lowering to) {
        library = new RunnerLibrary();
    }

    @Override
    protected void end(Operation root, Lowering to) {
        library.declareIn(root);
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
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
        op.expand(on);
        return to.replaceAll(op, on.results(op));
    }

    private boolean constants(ConstantOp op, Lowering to) {
        if (!(op.result().type() instanceof VectorType type)) return to.fail("a constant that is no vector");
        DenseElementsAttr all = DenseElementsAttr.of(op.value());
        if (all == null || all.isStrings()) return to.fail("no dense elements");
        int count = Math.toIntExact(all.count());
        List<Value> elements = new ArrayList<>();
        if (all.isSplat()) {
            elements.addAll(Collections.nCopies(count, constant(all, 0, type, to)));
        } else {
            for (int i = 0; i < count; i++) elements.add(constant(all, i, type, to));
        }
        return to.replaceAll(op, List.of(elements));
    }

    private static Value constant(DenseElementsAttr all, int i, VectorType type, Lowering to) {
        if (type.element() instanceof FloatType && !all.isStrings()) {
            return ConstantOp.insert(to, to.location(), all.element(i));
        }
        if (all.isWide()) return ConstantOp.insert(to, to.location(), all.element(i));
        return ConstantOp.insert(to, to.location(), ScalarTypes.element(type), all.get(i));
    }

    private boolean poisons(Operation op, Lowering to) {
        List<Value> elements = new ArrayList<>();
        for (Type t : flattening.resultTypes(op)) {
            elements.add(to.insert(new PoisonOp(to.location(), t)).result());
        }
        return to.replaceAll(op, List.of(elements));
    }

    /** The same operation for each element; operands that are scalars are used by all. */
    private boolean lanes(Operation op, Lowering to) {
        List<List<Value>> results = new ArrayList<>();
        List<Type> scalars = new ArrayList<>();
        for (OpResult r : op.results()) {
            results.add(new ArrayList<>());
            scalars.add(r.type() instanceof VectorType v ? ScalarTypes.element(v) : r.type());
        }
        if (!(op.result(0).type() instanceof VectorType v)) return to.fail("no vector");
        for (int e = 0; e < v.shape().elementCount(); e++) {
            Operation lane = op.withResults(scalars);
            for (int i = 0; i < op.operandCount(); i++) {
                List<Value> elements = to.values(op.operand(i));
                lane.setOperand(i, op.operand(i).type() instanceof VectorType ? elements.get(e) : elements.get(0));
            }
            to.insert(lane);
            for (int r = 0; r < results.size(); r++) results.get(r).add(lane.result(r));
        }
        return to.replaceAll(op, results);
    }

    // ---- memory

    private boolean load(MemRefAccess.LoadOp op, Lowering to) {
        ScalarInsertion on = new ScalarInsertion(to, library);
        return to.replaceAll(op, List.of(on.load(op.memref(), to.allValues(op.indices()))));
    }

    private boolean store(MemRefAccess.StoreOp op, Lowering to) {
        ScalarInsertion on = new ScalarInsertion(to, library);
        on.store(to.values(op.value()), op.memref(), to.allValues(op.indices()));
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
