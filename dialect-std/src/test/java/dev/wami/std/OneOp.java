package dev.wami.std;

import dev.wami.core.dialect.Context;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.HostFunctions;
import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ElementwiseOp;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A function that does one operation on its arguments, to fold and to execute. */
public final class OneOp {
    private static final Context CONTEXT = new Context(new StdDialects());

    private final FuncOp function;
    private final Operation op;

    public OneOp(String name, DictionaryAttr properties, List<? extends Type> in, List<? extends Type> out) {
        function = FuncOp.define(Location.UNKNOWN, "f", new FunctionType(List.copyOf(in), List.copyOf(out)));
        Block body = function.body().entry();
        OpState state = OpState.at(Location.UNKNOWN)
                .flatOperands(body.arguments())
                .flatResults(out)
                .properties(properties);
        Operation made = CONTEXT.create(name, state);
        if (made == null) throw new IllegalArgumentException("no operation " + name);
        op = body.add(made);
        body.add(new FuncCalls.ReturnOp(Location.UNKNOWN, op.results()));
    }

    /** All operands and the result of one type. */
    public static OneOp uniform(String name, Type type, int operands) {
        return new OneOp(name, DictionaryAttr.EMPTY, java.util.Collections.nCopies(operands, type), List.of(type));
    }

    public Operation op() {
        return op;
    }

    /** The results of executing it, or null if it traps. */
    public @Nullable List<Object> evaluate(int indexBits, Object... in) {
        try {
            return new Interpreter(function, indexBits, HostFunctions.NONE).call(function, Arrays.asList(in));
        } catch (Trap t) {
            return null;
        }
    }

    /** What it folds to if the operands are {@code in} (null: unknown), or null if it does not fold to constants. */
    public @Nullable List<Attribute> fold(@Nullable Attribute... in) {
        FoldResult r = op.fold(new Folder() {
            @Override
            public @Nullable Attribute constant(Value v) {
                for (int i = 0; i < in.length; i++) if (op.operand(i) == v) return in[i];
                return null;
            }
        });
        if (!r.isReplacement()) return null;
        List<Attribute> out = new ArrayList<>();
        for (Object part : r.parts()) {
            if (part instanceof Value v) part = in[op.operands().indexOf(v)];
            if (part == null) return null;
            out.add((Attribute) part);
        }
        return out;
    }

    /** The scalar {@code value}, represented as {@link Frame} does, as an attribute of {@code type}. */
    public static Attribute attribute(Type type, Object value) {
        return ElementwiseOp.attribute(type, value);
    }

    /** {@code value} as an execution represents it. */
    public static Object integer(BigInteger value, int width) {
        BigInteger wrapped = ((IntegerAttr) IntegerAttr.of(dev.wami.core.ir.type.IntegerType.of(width), value)).big();
        return width > 64 ? wrapped : (Object) wrapped.longValue();
    }

    /** The bits of {@code value} in {@code type}. */
    public static Object floating(FloatType type, double value) {
        return dev.wami.core.ir.attr.FloatFormat.encode(type, value);
    }
}
