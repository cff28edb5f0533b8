package dev.wami.loops.alias;

import dev.wami.core.analysis.CallEffects;
import dev.wami.core.analysis.CallGraph;
import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.loops.dependence.MemoryFacts;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a function does to memory that its callers can know: of its arguments, and other. Memory that it allocates is
 * nobody else's before.
 *
 * @param effects the same for a call of it, argument by argument
 */
record FunctionEffects(CallEffects effects) {
    /** It only computes, from any arguments. */
    static final FunctionEffects NONE =
            new FunctionEffects(new CallEffects(new BitSet(), new BitSet(), false, false, true));

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof FunctionEffects f && effects.equals(f.effects);
    }

    @Override
    public int hashCode() {
        return effects.hashCode();
    }

    /** What {@code function} does, where of calls in it {@code callees} are known; null if it may do anything. */
    static @Nullable FunctionEffects of(Operation function, Map<Operation, FunctionEffects> callees) {
        Region body = CallGraph.bodyOf(function);
        // a function that gives memory may give another one each time
        if (body == null || !areNumbers(((CallableLike) function).callResultTypes())) return null;
        Body found = new Body(function, callees);
        boolean known = function.walkOuterFirst(op -> {
            if (op == function) return Walk.INTO;
            return found.add(op) ? Walk.INTO : Walk.STOP;
        });
        if (!known) return null;
        boolean speculatable = found.total && body.hasOneBlock() && isEmpty(found);
        return new FunctionEffects(
                new CallEffects(found.reads, found.writes, found.readsAny, found.writesAny, speculatable));
    }

    private static boolean isEmpty(Body found) {
        return found.reads.isEmpty() && found.writes.isEmpty() && !found.readsAny && !found.writesAny;
    }

    private static boolean areNumbers(List<Type> types) {
        for (Type t : types) {
            boolean number = t instanceof IntegerType
                    || t instanceof FloatType
                    || t instanceof IndexType
                    || t instanceof VectorType;
            if (!number) return false;
        }
        return true;
    }

    /** The same of a function that may stop the program, which is as if it wrote what can be seen then. */
    FunctionEffects stopping() {
        return new FunctionEffects(new CallEffects(effects.reads(), effects.writes(), effects.readsAny(), true, false));
    }

    boolean isAnything() {
        return effects.readsAny() && effects.writesAny();
    }

    CallEffects ofCall() {
        return effects;
    }

    /** Collects what the operations of a function do. */
    private static final class Body {
        private final Operation function;
        private final Map<Operation, FunctionEffects> callees;
        private final BitSet reads = new BitSet();
        private final BitSet writes = new BitSet();
        private boolean readsAny;
        private boolean writesAny;
        private boolean total = true;

        Body(Operation function, Map<Operation, FunctionEffects> callees) {
            this.function = function;
            this.callees = callees;
        }

        /** False if {@code op} may do anything. */
        boolean add(Operation op) {
            if (op instanceof CallLike call) return addCall(op, call);
            total &= op instanceof Terminator
                    || op instanceof Speculation s && s.speculatability() != Speculation.Speculatability.NO;
            List<Effect> own = Effects.own(op);
            if (own == null) return op instanceof RecursiveMemoryEffects || op instanceof Terminator;
            for (Effect e : own) if (!add(e)) return false;
            return true;
        }

        private boolean addCall(Operation op, CallLike call) {
            FunctionEffects callee = callees.get(op);
            if (callee == null) return false;
            CallEffects its = callee.effects;
            List<Value> passed = call.callArguments();
            its.reads().stream().forEach(i -> read(passed.get(i)));
            its.writes().stream().forEach(i -> write(passed.get(i)));
            readsAny |= its.readsAny();
            writesAny |= its.writesAny();
            total &= its.speculatable();
            return true;
        }

        private boolean add(Effect e) {
            // of memory that is allocated what it is used for counts
            if (e.kind() == Effect.Kind.ALLOCATE) return true;
            if (!e.resource().equals(Effect.MEMORY)) return false;
            Value memory = e.value();
            boolean freesOther = e.kind() == Effect.Kind.FREE && (memory == null || !isOwn(memory));
            if (freesOther) return false;
            if (memory == null && e.kind() == Effect.Kind.READ) readsAny = true;
            else if (memory == null) writesAny = true;
            else if (e.kind() == Effect.Kind.READ) read(memory);
            else write(memory);
            return true;
        }

        private void read(Value memory) {
            int argument = argument(memory);
            if (argument >= 0) reads.set(argument);
            else readsAny |= !isOwn(memory);
        }

        private void write(Value memory) {
            int argument = argument(memory);
            if (argument >= 0) writes.set(argument);
            else writesAny |= !isOwn(memory);
        }

        /** Which argument {@code memory} is a view of; -1 if that is not known. */
        private int argument(Value memory) {
            Value source = MemoryFacts.source(memory);
            boolean own = source instanceof BlockArgument a
                    && a.owner().isEntry()
                    && a.owner().parentOp() == function
                    && a.type() instanceof MemRefType;
            return own ? ((BlockArgument) source).index() : -1;
        }

        /** Whether {@code memory} is of an allocation in the function. */
        private boolean isOwn(Value memory) {
            Value source = MemoryFacts.source(memory);
            Operation op = source.definedBy();
            return op != null && Effects.has(op, Effect.Kind.ALLOCATE, source);
        }
    }
}
