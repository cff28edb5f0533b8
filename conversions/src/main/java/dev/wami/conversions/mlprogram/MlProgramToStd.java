package dev.wami.conversions.mlprogram;

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
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FloatType;
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
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.func.FuncCalls.ReturnOp;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.memref.MemRefGlobal;
import dev.wami.std.mlprogram.MlProgramGlobals;
import dev.wami.std.vector.VectorMemory;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Globals of {@code ml_program} to globals of {@code memref}: of numbers to memrefs of rank 0, of vectors to memrefs of
 * their shape. Functions become those of {@code func}.
 */
public final class MlProgramToStd extends Conversion {
    private static final int WIDEST = 64;

    private final TypeConverter types = new TypeConverter() {
        @Override
        public List<Type> convert(Type type) {
            return List.of(type);
        }
    };

    @Override
    public String name() {
        return "ml-program-to-std";
    }

    @Override
    public String summary() {
        return "keep the globals of ml_program in memory";
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
    protected boolean lower(Operation op, Lowering to) {
        return switch (op.name()) {
            case "ml_program.func" -> function((FunctionLike) op, to);
            case "ml_program.return" -> returned(op, to);
            case "ml_program.global" -> global((MlProgramGlobals.GlobalOp) op, to);
            case "ml_program.global_load", "ml_program.global_load_const" -> load(op, to);
            case "ml_program.global_store" -> store(op, to);
            default -> to.fail("a graph, whose operations have no order");
        };
    }

    private static boolean function(FunctionLike function, Lowering to) {
        Operation op = (Operation) function;
        FuncOp made = FuncOp.declare(op.location(), function.functionName(), function.functionType());
        if (function.visibility() == Symbol.Visibility.PUBLIC) made.removeAttribute(Symbol.VISIBILITY);
        made.body().takeBody(function.body());
        to.insert(made);
        return to.erase(op);
    }

    private static boolean returned(Operation op, Lowering to) {
        to.insert(new ReturnOp(op.location(), op.operands()));
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
        if (value instanceof IntegerAttr i) return DenseElementsAttr.splat(tensor, i.value());
        if (value instanceof FloatAttr f) return DenseElementsAttr.splat(tensor, f.bits());
        if (!(value instanceof DenseElementsAttr d) || d.isStrings()) return null;
        long[] all = new long[Math.toIntExact(d.count())];
        for (int i = 0; i < all.length; i++) all[i] = d.get(i);
        return DenseElementsAttr.of(tensor, all);
    }

    private static boolean load(Operation op, Lowering to) {
        Location at = op.location();
        Value memory = memory(op, op.result().type(), to);
        if (memory == null) return to.fail("type '" + op.result().type() + "' is not kept in memory");
        List<Value> start = start(memory, to);
        return op.result().type() instanceof VectorType v
                ? to.replaceWith(op, new VectorMemory.LoadOp(at, memory, start, v))
                : to.replaceWith(op, new MemRefAccess.LoadOp(at, memory, start));
    }

    private static boolean store(Operation op, Lowering to) {
        Location at = op.location();
        Value value = op.operand(0);
        Value memory = memory(op, value.type(), to);
        if (memory == null) return to.fail("type '" + value.type() + "' is not kept in memory");
        List<Value> start = start(memory, to);
        if (value.type() instanceof VectorType) to.insert(new VectorMemory.StoreOp(at, value, memory, start));
        else to.insert(new MemRefAccess.StoreOp(at, value, memory, start));
        return to.erase(op);
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
