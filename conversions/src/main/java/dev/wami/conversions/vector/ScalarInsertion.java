package dev.wami.conversions.vector;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.arith.ArithBits;
import dev.wami.std.arith.ArithCast;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithFloatCast;
import dev.wami.std.arith.ArithInt;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.FastMath;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.func.FuncCalls.CallOp;
import dev.wami.std.math.MathMulti.FmaOp;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.memref.MemRefAllocation.AllocaOp;
import dev.wami.std.memref.MemRefShape.DimOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import dev.wami.std.vector.CombiningKind;
import dev.wami.std.vector.Scalars;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Inserts operations of {@code arith}, {@code memref} and {@code scf} on scalars, folding what is known. */
final class ScalarInsertion implements Scalars<Value> {
    private final Lowering to;
    private final Location at;
    private final RunnerLibrary library;
    private final FoldedInsertion folded;
    private final Assembly assembly;
    private final Map<Value, List<Value>> defined = new IdentityHashMap<>();

    ScalarInsertion(Lowering to, RunnerLibrary library) {
        this.to = to;
        this.at = to.location();
        this.library = library;
        this.folded = new FoldedInsertion(to, at);
        this.assembly = new Assembly(folded);
    }

    /** The elements that were defined for {@code result}. */
    List<Value> result(Value result) {
        return defined.getOrDefault(result, List.of());
    }

    // ---- operands and results

    @Override
    public List<Value> elements(Value operand) {
        List<Value> inside = defined.get(operand);
        return inside != null ? inside : assembly.scalars(to.values(operand));
    }

    @Override
    public void define(Value result, List<Value> elements) {
        defined.put(result, List.copyOf(elements));
    }

    // ---- numbers

    private Value insert(Operation op) {
        return folded.insert(op);
    }

    @Override
    public Value constant(TypedAttr value) {
        return folded.constant(value);
    }

    @Override
    public Value poison(Type type) {
        return folded.poison(signless(type));
    }

    private static Type signless(Type type) {
        return type instanceof IntegerType i ? IntegerType.of(i.width()) : type;
    }

    private static @Nullable Long known(Value value) {
        IntegerAttr i = new Folder().integer(value);
        return i == null ? null : (Long) i.value();
    }

    @Override
    public Value extend(Value value, Type from, Type to) {
        if (from.equals(to) || value.type().equals(to)) return value;
        if (to instanceof FloatType) return insert(new ArithFloatCast.ExtFOp(at, value, to));
        if (from == IndexType.INDEX) return insert(new ArithCast.IndexCastUIOp(at, value, to));
        boolean unsigned = from instanceof IntegerType i && i.isUnsigned();
        Type target = signless(to);
        return insert(unsigned ? new ArithCast.ExtUIOp(at, value, target) : new ArithCast.ExtSIOp(at, value, target));
    }

    @Override
    public Value combine(CombiningKind kind, Type type, Value a, Value b) {
        return insert(kind.operation(type).on(at, a, b));
    }

    @Override
    public Value fma(FloatType type, Value a, Value b, Value c) {
        return insert(new FmaOp(at, a, b, c, FastMath.NONE));
    }

    @Override
    public Value select(Value condition, Value ifTrue, Value ifFalse) {
        Long known = known(condition);
        if (known != null) return known != 0 ? ifTrue : ifFalse;
        return insert(new SelectOp(at, condition, ifTrue, ifFalse));
    }

    @Override
    public Value and(Value a, Value b) {
        return insert(new ArithBits.AndIOp(at, a, b));
    }

    @Override
    public Value plus(Value a, Value b) {
        return insert(new ArithInt.AddIOp(at, a, b));
    }

    @Override
    public Value times(Value a, Value b) {
        return insert(new ArithInt.MulIOp(at, a, b));
    }

    @Override
    public Value isLess(Value a, Value b) {
        return insert(new CmpIOp(at, CmpIPredicate.SLT, a, b));
    }

    @Override
    public Value toIndex(Value value, Type type) {
        return type == IndexType.INDEX ? value : insert(new ArithCast.IndexCastOp(at, value, IndexType.INDEX));
    }

    /** Through integers: as many as make up one of the longer elements, or all, where neither divides the other. */
    @Override
    public List<Value> bitcast(List<Value> elements, Type from, Type to) {
        Type target = signless(to);
        int in = bits(from);
        int out = bits(target);
        List<Value> result = new ArrayList<>();
        if (in == out) {
            for (Value v : elements) result.add(cast(v, target));
            return result;
        }
        int whole = in % out == 0 ? in : out % in == 0 ? out : in * elements.size();
        int joined = whole / in;
        for (int i = 0; i < elements.size(); i += joined) {
            Value all = join(elements.subList(i, i + joined), in, IntegerType.of(whole));
            for (int shift = 0; shift < whole; shift += out) result.add(cast(part(all, shift, out), target));
        }
        return result;
    }

    private Value join(List<Value> parts, int width, IntegerType whole) {
        Value all = null;
        for (int i = 0; i < parts.size(); i++) {
            Value part = cast(parts.get(i), IntegerType.of(width));
            if (whole.width() > width) part = insert(new ArithCast.ExtUIOp(at, part, whole));
            if (i > 0) part = insert(new ArithBits.ShLIOp(at, part, number(whole, (long) i * width)));
            all = all == null ? part : insert(new ArithBits.OrIOp(at, all, part));
        }
        if (all == null) throw new IllegalArgumentException("no elements");
        return all;
    }

    private Value part(Value all, int shift, int width) {
        Value v = shift == 0 ? all : insert(new ArithBits.ShRUIOp(at, all, number(all.type(), shift)));
        return bits(v.type()) == width ? v : insert(new ArithCast.TruncIOp(at, v, IntegerType.of(width)));
    }

    private Value cast(Value v, Type type) {
        return v.type().equals(type) ? v : insert(new ArithCast.BitcastOp(at, v, type));
    }

    private Value number(Type type, long value) {
        return ConstantOp.insert(to, at, type, value);
    }

    private static int bits(Type type) {
        if (type instanceof FloatType f) return f.width();
        return type instanceof IntegerType i ? i.width() : 64;
    }

    // ---- elements by number

    @Override
    public List<Value> slice(List<Value> elements, Value start, int count) {
        Long known = known(start);
        if (known != null && known >= 0 && known + count <= elements.size()) {
            return elements.subList((int) (long) known, (int) (long) known + count);
        }
        Value slot = slot(elements);
        return read(slot, start, count);
    }

    @Override
    public List<Value> withSlice(List<Value> elements, Value start, List<Value> part) {
        Long known = known(start);
        if (known != null && known >= 0 && known + part.size() <= elements.size()) {
            List<Value> out = new ArrayList<>(elements);
            for (int i = 0; i < part.size(); i++) out.set((int) (long) known + i, part.get(i));
            return out;
        }
        Value slot = slot(elements);
        for (int i = 0; i < part.size(); i++) {
            to.insert(new MemRefAccess.StoreOp(at, part.get(i), slot, List.of(plus(start, index(i)))));
        }
        return read(slot, index(0), elements.size());
    }

    /** Memory of the function's activation that holds {@code elements}: only memory is indexed at run time. */
    private Value slot(List<Value> elements) {
        MemRefType type = MemRefType.of(elements.get(0).type(), elements.size());
        Operation function = to.block().parentOp();
        while (function != null && !(function instanceof FunctionLike)) function = function.parentOp();
        if (!(function instanceof FunctionLike f)) throw new IllegalStateException("outside of a function");
        Builder entry = Builder.atStart(f.body().entry());
        Value slot = entry.insert(new AllocaOp(at, type, List.of())).result();
        for (int i = 0; i < elements.size(); i++) {
            to.insert(new MemRefAccess.StoreOp(at, elements.get(i), slot, List.of(index(i))));
        }
        return slot;
    }

    private List<Value> read(Value slot, Value start, int count) {
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            out.add(to.insert(new MemRefAccess.LoadOp(at, slot, List.of(plus(start, index(i)))))
                    .result());
        }
        return out;
    }

    // ---- control

    @Override
    public void ifTrue(Value condition, Runnable then) {
        Long known = known(condition);
        if (known != null) {
            if (known != 0) then.run();
            return;
        }
        IfOp op = to.insert(new IfOp(at, condition, List.of(), false));
        to.setToEnd(op.thenBlock());
        then.run();
        to.insert(new YieldOp(at, List.of()));
        to.setAfter(op);
    }

    @Override
    public List<Value> ifElse(
            Value condition, List<Type> types, Supplier<List<Value>> then, Supplier<List<Value>> otherwise) {
        Long known = known(condition);
        if (known != null) return known != 0 ? then.get() : otherwise.get();
        List<Type> plain = new ArrayList<>();
        for (Type t : types) plain.add(signless(t));
        IfOp op = to.insert(new IfOp(at, condition, plain, true));
        to.setToEnd(op.thenBlock());
        to.insert(new YieldOp(at, then.get()));
        to.setToEnd(op.elseBlock());
        to.insert(new YieldOp(at, otherwise.get()));
        to.setAfter(op);
        return List.copyOf(op.results());
    }

    // ---- memory

    @Override
    public List<Value> load(Value memref, List<Value> indices) {
        Value memory = to.value(memref);
        List<Value> out = new ArrayList<>();
        for (List<Value> all : positions(memref, indices)) {
            out.add(to.insert(new MemRefAccess.LoadOp(at, memory, all)).result());
        }
        return out;
    }

    @Override
    public void store(List<Value> element, Value memref, List<Value> indices) {
        Value memory = to.value(memref);
        List<List<Value>> positions = positions(memref, indices);
        for (int i = 0; i < positions.size(); i++) {
            to.insert(new MemRefAccess.StoreOp(at, element.get(i), memory, positions.get(i)));
        }
    }

    /** The indices of each scalar of the element at {@code indices}, which may be a vector. */
    private List<List<Value>> positions(Value memref, List<Value> indices) {
        if (!(((MemRefType) memref.type()).element() instanceof VectorType v)) return List.of(indices);
        List<List<Value>> out = new ArrayList<>();
        Shape shape = v.shape();
        for (long e = 0; e < shape.elementCount(); e++) {
            Value[] inside = new Value[shape.rank()];
            long rest = e;
            for (int d = inside.length - 1; d >= 0; d--) {
                inside[d] = index(rest % shape.dim(d));
                rest /= shape.dim(d);
            }
            List<Value> all = new ArrayList<>(indices);
            all.addAll(List.of(inside));
            out.add(all);
        }
        return out;
    }

    @Override
    public Value dim(Value memref, int dimension) {
        Shape shape = ((MemRefType) memref.type()).shape();
        if (!shape.isDynamic(dimension)) return index(shape.dim(dimension));
        return to.insert(new DimOp(at, to.value(memref), index(dimension))).result();
    }

    // ---- output

    @Override
    public void call(String name, @Nullable Type type, @Nullable Value argument) {
        List<Value> arguments = argument == null ? List.of() : List.of(argument);
        library.use(name, type == null ? List.of() : List.of(type));
        to.insert(new CallOp(at, name, arguments, List.of()));
    }

    @Override
    public void print(String text) {
        Value address = library.address(text, to, at);
        call("printString", IntegerType.I32, insert(new ArithCast.IndexCastOp(at, address, IntegerType.I32)));
    }
}
