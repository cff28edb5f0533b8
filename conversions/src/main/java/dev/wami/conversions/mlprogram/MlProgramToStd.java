package dev.wami.conversions.mlprogram;

import static java.util.Objects.requireNonNull;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.attr.Words;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Conversion;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.core.transform.TopologicalSort;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.func.FuncCalls.ReturnOp;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.memref.MemRefGlobal;
import dev.wami.std.mlprogram.MlProgramFunctions.SubgraphOp;
import dev.wami.std.mlprogram.MlProgramGlobals;
import dev.wami.std.mlprogram.MlProgramOp;
import dev.wami.std.mlprogram.TokenType;
import dev.wami.std.vector.VectorMemory;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Globals of {@code ml_program} to globals of {@code memref}: of numbers to memrefs of rank 0, of vectors to memrefs of
 * their shape. Functions become those of {@code func}; so do graphs, their operations in an order in which each is
 * after what it depends on, so that nothing is left of tokens.
 */
public final class MlProgramToStd extends Conversion {
    private static final int WIDEST = 64;

    private final TypeConverter types = new TypeConverter() {
        @Override
        public List<Type> convert(Type type) {
            return type instanceof TokenType ? List.of() : List.of(type);
        }
    };

    /** The graphs whose operations can be put in an order. */
    private final Set<Operation> ordered = Collections.newSetFromMap(new IdentityHashMap<>());

    @Override
    public String name() {
        return "ml-program-to-std";
    }

    @Override
    public String summary() {
        return "lower ml_program; its globals become globals of memref";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    protected List<String> sources() {
        return List.of("ml_program");
    }

    @Override
    protected TypeConverter types() {
        return types;
    }

    @Override
    protected void begin(Operation root, Lowering to) {
        ordered.clear();
        for (SubgraphOp graph : root.collect(SubgraphOp.class)) {
            if (graph.isDeclaration() || TopologicalSort.sort(graph.body().entry())) ordered.add(graph);
        }
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        return switch ((MlProgramOp) op.kind()) {
            case FUNC -> function((FunctionLike) op, to);
            case SUBGRAPH ->
                ordered.contains(op)
                        ? function((FunctionLike) op, to)
                        : to.fail("its operations depend on one another in a circle");
            case RETURN, OUTPUT -> returned(op, to);
            case GLOBAL -> global((MlProgramGlobals.GlobalOp) op, to);
            case GLOBAL_LOAD, GLOBAL_LOAD_CONST, GLOBAL_LOAD_GRAPH -> load(op, to);
            case GLOBAL_STORE, GLOBAL_STORE_GRAPH -> store(op, to);
            case TOKEN -> to.replaceAll(op, List.of(List.of()));
        };
    }

    private boolean function(FunctionLike function, Lowering to) {
        Operation op = (Operation) function;
        FunctionType from = function.functionType();
        FunctionType type = new FunctionType(
                requireNonNull(types.convertAll(from.inputs())), requireNonNull(types.convertAll(from.results())));
        FuncOp made = FuncOp.declare(op.location(), function.functionName(), type);
        if (function.visibility() == Symbol.Visibility.PUBLIC) made.removeAttribute(Symbol.VISIBILITY);
        made.body().takeBody(function.body());
        to.insert(made);
        if (!made.isDeclaration()) to.convertArguments(made.body());
        return to.erase(op);
    }

    private static boolean returned(Operation op, Lowering to) {
        to.insert(new ReturnOp(op.location(), to.allValues(op.operands())));
        return to.erase(op);
    }

    /** The memory that holds a {@code type}, or null if there is none. */
    private static @Nullable MemRefType memory(Type type) {
        if (type instanceof VectorType v) {
            return v.scalable() == 0 && memory(v.element()) != null
                    ? new MemRefType(v.shape(), v.element(), null, null)
                    : null;
        }
        boolean number = type instanceof IntegerType i && i.isSignless() && i.width() <= WIDEST
                || type == IndexType.INDEX
                || type instanceof FloatType f && f.width() <= WIDEST;
        return number ? MemRefType.of(type) : null;
    }

    private static boolean global(MlProgramGlobals.GlobalOp op, Lowering to) {
        MemRefType type = memory(op.type());
        if (type == null) return to.fail("type '" + op.type() + "' is not kept in memory");
        Attribute initial = op.initialValue();
        Attribute value = initial == null ? UnitAttr.UNIT : elements(initial, type);
        if (value == null) return to.fail("an initial value " + initial);
        String name = op.property(Symbol.NAME, StringAttr.class).value();
        MemRefGlobal.GlobalOp made =
                to.insert(new MemRefGlobal.GlobalOp(op.location(), name, type, value, !op.isMutable(), null));
        if (op.visibility() != Symbol.Visibility.PUBLIC) made.setPrivate();
        return to.erase(op);
    }

    private static @Nullable Attribute elements(Attribute value, MemRefType type) {
        TensorType tensor = new TensorType(type.shape(), type.element(), null);
        if (value instanceof IntegerAttr i) return DenseElementsAttr.splat(tensor, Words.of(i.type(), i.big()));
        if (value instanceof FloatAttr f) return DenseElementsAttr.splat(tensor, f.bits());
        DenseElementsAttr d = DenseElementsAttr.of(value);
        return d != null && !d.isStrings() ? d.withType(tensor) : null;
    }

    /** Of a load that is ordered by tokens, nothing is left of the second result. */
    private static boolean load(Operation op, Lowering to) {
        Location at = op.location();
        Type type = op.result(0).type();
        Value memory = memory(op, type, to);
        if (memory == null) return to.fail("type '" + type + "' is not kept in memory");
        List<Value> start = start(memory, to);
        Value loaded = to.insert(
                        type instanceof VectorType v
                                ? new VectorMemory.LoadOp(at, memory, start, v)
                                : new MemRefAccess.LoadOp(at, memory, start))
                .result();
        return to.replaceAll(
                op, op.resultCount() == 1 ? List.of(List.of(loaded)) : List.of(List.of(loaded), List.of()));
    }

    private static boolean store(Operation op, Lowering to) {
        Location at = op.location();
        Value value = op.operand(0);
        Value memory = memory(op, value.type(), to);
        if (memory == null) return to.fail("type '" + value.type() + "' is not kept in memory");
        List<Value> start = start(memory, to);
        if (value.type() instanceof VectorType) to.insert(new VectorMemory.StoreOp(at, value, memory, start));
        else to.insert(new MemRefAccess.StoreOp(at, value, memory, start));
        return op.resultCount() == 0 ? to.erase(op) : to.replaceAll(op, List.of(List.of()));
    }

    private static @Nullable Value memory(Operation op, Type type, Lowering to) {
        MemRefType memory = memory(type);
        if (memory == null) return null;
        String global = op.property("global", SymbolRef.class).leaf();
        return to.insert(new MemRefGlobal.GetGlobalOp(op.location(), global, memory))
                .result();
    }

    private static List<Value> start(Value memory, Lowering to) {
        Shape shape = ((MemRefType) memory.type()).shape();
        if (shape.rank() == 0) return List.of();
        Value zero = ConstantOp.insert(to, to.location(), IntegerAttr.index(0));
        return Collections.nCopies(shape.rank(), zero);
    }
}
