package dev.wami.loops.vectorize;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.ElementwiseOp;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.func.FuncCalls.CallOp;
import dev.wami.std.func.FuncCalls.ReturnOp;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.memref.MemRefGlobal.GetGlobalOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import dev.wami.std.vector.BroadcastOp;
import dev.wami.std.vector.CombiningKind;
import dev.wami.std.vector.VectorElements.ExtractOp;
import dev.wami.std.vector.VectorElements.FromElementsOp;
import dev.wami.std.vector.VectorReductions.ReductionOp;
import dev.wami.std.vector.VectorShuffles.ShuffleOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A function of numbers done for two of each argument at once, as the elements of vectors: the same operations in the
 * same order for each, so that results are the same bit by bit. What is cheap behind a condition is done for both and
 * chosen; what is not, if one of them goes there, for both as that one would:
 *
 * <pre>
 *   if c(x) then f(x) else g(x)      cheap f:   F = f(X);  if all c(X) then F
 *                                                          else select(c(X), F, g(select(c(X), swapped X, X)))
 * </pre>
 *
 * Source: Karrenberg, Hack, Whole-function vectorization (CGO 2011); Shin, Introducing control flow into vectorized
 * code (PACT 2007).
 */
public final class FunctionOnLanes {
    /** How many: computed in 64 bits, for arguments of 32, too. */
    public static final int LANES = 2;

    /** Operations that are done rather than asked for. */
    private static final int CHEAP = 8;

    private final String suffix;
    private final Function<String, @Nullable FuncOp> callees;
    private final IrMapping scalars = new IrMapping();
    private final Map<Value, Value> vectors = new IdentityHashMap<>();

    private FunctionOnLanes(String suffix, Function<String, @Nullable FuncOp> callees) {
        this.suffix = suffix;
        this.callees = callees;
    }

    /** Whether {@code function} consists of what can be done on lanes: no loops, no memory but tables. */
    public static boolean isPossible(FuncOp function) {
        if (function.isDeclaration() || function.body().blockCount() > 1) return false;
        for (Type t : function.functionType().inputs()) if (!isNumber(t)) return false;
        for (Type t : function.functionType().results()) if (!isNumber(t)) return false;
        return function.walkOuterFirst(op -> op == function || hasForm(op) ? Operation.Walk.INTO : Operation.Walk.STOP);
    }

    private static boolean hasForm(Operation op) {
        if (op instanceof IfOp conditional) return conditional.hasElse();
        if (op instanceof GetGlobalOp || op instanceof YieldOp || op instanceof ReturnOp) return true;
        for (Value v : op.results()) if (!isNumber(v.type())) return false;
        return op instanceof ConstantOp
                || op instanceof ElementwiseOp
                || op instanceof SelectOp
                || op instanceof CallOp
                || op instanceof MemRefAccess.LoadOp;
    }

    private static boolean isNumber(Type type) {
        return LaneTypes.bits(type) > 0;
    }

    /**
     * What {@code function}, which {@linkplain #isPossible can be}, is on lanes: of vectors of {@link #LANES} elements,
     * named like it with {@code suffix}. Of functions that it calls it calls those named so, too, where they can be,
     * else the same function for each lane.
     *
     * @param callees the definition of each function that is called, by its name; null if it is not known
     */
    public static FuncOp of(FuncOp function, String suffix, Function<String, @Nullable FuncOp> callees) {
        FunctionType type = function.functionType();
        FunctionType wide = new FunctionType(vectorsOf(type.inputs()), vectorsOf(type.results()));
        FuncOp out = FuncOp.define(function.location(), function.functionName() + suffix, wide);
        Block from = function.body().entry();
        Block to = out.body().entry();
        FunctionOnLanes lanes = new FunctionOnLanes(suffix, callees);
        for (int i = 0; i < from.argumentCount(); i++) lanes.vectors.put(from.argument(i), to.argument(i));
        Builder end = Builder.atEnd(to);
        List<Value> results = lanes.block(from, end);
        end.insert(new ReturnOp(from.requiredTerminator().location(), results));
        return out;
    }

    private static List<Type> vectorsOf(List<? extends Type> types) {
        List<Type> out = new ArrayList<>();
        for (Type t : types) out.add(vectorOf(t));
        return out;
    }

    private static VectorType vectorOf(Type type) {
        return VectorType.of(type, LANES);
    }

    /** Puts the operations of {@code from} to {@code to}; returns what its terminator passes on. */
    private List<Value> block(Block from, Builder to) {
        Operation end = from.requiredTerminator();
        for (Operation op : from) if (op != end) operation(op, to);
        List<Value> out = new ArrayList<>();
        for (Value v : end.operands()) out.add(vector(v, to));
        return out;
    }

    private void operation(Operation op, Builder to) {
        if (op instanceof IfOp conditional) conditional(conditional, to);
        else if (op instanceof CallOp call) call(call, to);
        else if (isUniform(op)) to.insert(op.copy(scalars));
        else if (op instanceof MemRefAccess.LoadOp load) gather(load, to);
        else elementwise(op, to);
    }

    private boolean isUniform(Operation op) {
        for (Value v : op.operands()) if (vectors.containsKey(v)) return false;
        return true;
    }

    private Value vector(Value v, Builder to) {
        Value known = vectors.get(v);
        if (known != null) return known;
        Value scalar = scalars.lookup(v);
        return to.insert(new BroadcastOp(v.location(), scalar, vectorOf(v.type())))
                .result();
    }

    private void elementwise(Operation op, Builder to) {
        List<Type> types = new ArrayList<>();
        for (OpResult r : op.results()) types.add(vectorOf(r.type()));
        Operation wide = op.withResults(types);
        for (int i = 0; i < op.operandCount(); i++) wide.setOperand(i, vector(op.operand(i), to));
        to.insert(wide);
        define(op, wide.results());
    }

    private void define(Operation op, List<? extends Value> wide) {
        for (int i = 0; i < wide.size(); i++) vectors.put(op.result(i), wide.get(i));
    }

    private void gather(MemRefAccess.LoadOp load, Builder to) {
        List<Value> elements = new ArrayList<>();
        for (int k = 0; k < LANES; k++) {
            List<Value> indices = new ArrayList<>();
            for (Value i : load.indices()) indices.add(element(i, k, load.location(), to));
            Value memref = scalars.lookup(load.memref());
            elements.add(to.insert(new MemRefAccess.LoadOp(load.location(), memref, indices))
                    .result());
        }
        define(load, List.of(together(load.result(), elements, to)));
    }

    /** {@code v} in one lane; what only scales and casts is done there, where addresses of loads can take it in. */
    private Value element(Value v, int lane, Location at, Builder to) {
        Value vector = vectors.get(v);
        if (vector == null) return scalars.lookup(v);
        Operation op = v.definedBy();
        if (op == null || !isOfAddresses(op)) {
            return to.insert(new ExtractOp(at, vector, lane)).result();
        }
        IrMapping inputs = new IrMapping();
        for (Value input : op.operands()) inputs.map(input, element(input, lane, at, to));
        return to.insert(op.copy(inputs)).result(0);
    }

    private static boolean isOfAddresses(Operation op) {
        if (!(op.kind() instanceof ArithOp kind)) return false;
        return switch (kind) {
            case TRUNCI, EXTSI, EXTUI, INDEX_CAST, INDEX_CASTUI -> true;
            case ADDI, SHLI, MULI -> op.operand(1).definedBy() instanceof ConstantOp;
            default -> false;
        };
    }

    private static Value together(Value like, List<Value> elements, Builder to) {
        return to.insert(new FromElementsOp(like.location(), vectorOf(like.type()), elements))
                .result();
    }

    private void call(CallOp call, Builder to) {
        String callee = call.callee().root();
        FuncOp definition = callees.apply(callee);
        if (definition != null && isPossible(definition)) {
            List<Value> arguments = new ArrayList<>();
            for (Value v : call.callArguments()) arguments.add(vector(v, to));
            List<Type> types = new ArrayList<>();
            for (OpResult r : call.results()) types.add(vectorOf(r.type()));
            CallOp wide = to.insert(new CallOp(call.location(), callee + suffix, arguments, types));
            define(call, wide.results());
            return;
        }
        List<CallOp> each = new ArrayList<>();
        for (int k = 0; k < LANES; k++) {
            List<Value> arguments = new ArrayList<>();
            for (Value v : call.callArguments()) arguments.add(element(v, k, call.location(), to));
            List<Type> types = call.results().stream().map(Value::type).toList();
            each.add(to.insert(new CallOp(call.location(), callee, arguments, types)));
        }
        for (int i = 0; i < call.resultCount(); i++) {
            int result = i;
            List<Value> elements =
                    each.stream().map(c -> (Value) c.result(result)).toList();
            vectors.put(call.result(i), together(call.result(i), elements, to));
        }
    }

    // ---- conditions

    private void conditional(IfOp op, Builder to) {
        Value mask = vector(op.condition(), to);
        boolean cheapElse = isCheap(op.elseBlock());
        List<Value> results;
        if (cheapElse && !isCheap(op.thenBlock())) {
            List<Value> others = block(op.elseBlock(), to);
            results = guarded(op, true, mask, others, to);
        } else if (cheapElse) {
            List<Value> yes = block(op.thenBlock(), to);
            results = chosen(op.location(), mask, yes, block(op.elseBlock(), to), to);
        } else {
            List<Value> yes =
                    isCheap(op.thenBlock()) ? block(op.thenBlock(), to) : guarded(op, true, mask, zeros(op, to), to);
            results = guarded(op, false, mask, yes, to);
        }
        define(op, results);
    }

    private static boolean isCheap(Block block) {
        int[] count = {0};
        for (Operation op : block) {
            if (op == block.requiredTerminator()) continue;
            if (!(op instanceof ElementwiseOp || op instanceof SelectOp || op instanceof ConstantOp)) return false;
            if (!Effects.isSpeculatable(op)) return false;
            if (!(op instanceof ConstantOp) && op.kind() != ArithOp.BITCAST) count[0]++;
        }
        return count[0] <= CHEAP;
    }

    /** Whether {@code block} can be done with any numbers: nothing in it, or in what it calls, may trap. */
    private boolean isTotal(Block block) {
        for (Operation op : block) {
            if (op instanceof CallOp call) {
                FuncOp callee = callees.apply(call.callee().root());
                if (callee == null
                        || !isPossible(callee)
                        || !isTotalItself(callee.body().entry())) return false;
            } else if (op != block.requiredTerminator() && !isTotalItself(op)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isTotalItself(Block block) {
        for (Operation op : block) if (op != block.requiredTerminator() && !isTotalItself(op)) return false;
        return true;
    }

    private static boolean isTotalItself(Operation op) {
        return op instanceof IfOp conditional
                ? isTotalItself(conditional.thenBlock()) && isTotalItself(conditional.elseBlock())
                : !(op instanceof CallOp) && Effects.isSpeculatable(op);
    }

    /** What one side of {@code op} gives for the lanes that go there, if any does, and {@code others} for the rest. */
    private List<Value> guarded(IfOp op, boolean first, Value mask, List<Value> others, Builder to) {
        Location at = op.location();
        CombiningKind kind = first ? CombiningKind.OR : CombiningKind.AND;
        Value test = to.insert(new ReductionOp(at, kind, mask, null)).result();
        List<Type> types = new ArrayList<>();
        for (OpResult r : op.results()) types.add(vectorOf(r.type()));
        IfOp out = to.insert(new IfOp(at, test, types, true));

        Block taken = first ? out.thenBlock() : out.elseBlock();
        Block passed = first ? out.elseBlock() : out.thenBlock();
        Block from = first ? op.thenBlock() : op.elseBlock();
        Builder inside = Builder.atEnd(taken);
        Map<Value, Value> outside = new IdentityHashMap<>(vectors);
        for (Value v : isTotal(from) ? List.<Value>of() : inputs(from)) {
            Value vector = vectors.get(v);
            if (vector != null) vectors.put(v, asTheOthers(at, vector, mask, first, inside));
        }
        List<Value> own = block(from, inside);
        vectors.clear();
        vectors.putAll(outside);
        List<Value> all = first ? chosen(at, mask, own, others, inside) : chosen(at, mask, others, own, inside);
        inside.insert(new YieldOp(at, all));
        Builder.atEnd(passed).insert(new YieldOp(at, others));
        return List.copyOf(out.results());
    }

    /** {@code vector} where lanes that {@code mask} does not lead there have the values of those that it does. */
    private static Value asTheOthers(Location at, Value vector, Value mask, boolean first, Builder to) {
        Value swapped =
                to.insert(new ShuffleOp(at, vector, vector, new long[] {1, 0})).result();
        return first ? select(at, mask, vector, swapped, to) : select(at, mask, swapped, vector, to);
    }

    /** The values from outside {@code block} that are used in it, in the order in which they are. */
    private static List<Value> inputs(Block block) {
        Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Value> out = new ArrayList<>();
        Region inside = Objects.requireNonNull(block.region());
        for (Operation op : block) {
            op.walk(nested -> {
                for (Value v : nested.operands()) {
                    Block home = v.block();
                    boolean outer = home != null && !inside.isAncestorOf(home.region());
                    if (outer && seen.add(v)) out.add(v);
                }
            });
        }
        return out;
    }

    private static List<Value> chosen(Location at, Value mask, List<Value> yes, List<Value> no, Builder to) {
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < yes.size(); i++) out.add(select(at, mask, yes.get(i), no.get(i), to));
        return out;
    }

    private static Value select(Location at, Value mask, Value yes, Value no, Builder to) {
        return yes == no ? yes : to.insert(new SelectOp(at, mask, yes, no)).result();
    }

    /** What is asked of no lane. */
    private static List<Value> zeros(IfOp op, Builder to) {
        List<Value> out = new ArrayList<>();
        for (OpResult r : op.results()) {
            out.add(ConstantOp.insert(to, op.location(), DenseElementsAttr.splat(vectorOf(r.type()), 0)));
        }
        return out;
    }
}
