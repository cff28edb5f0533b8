package dev.wami.dcont;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Coroutine;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Making a continuation, and suspending the one that runs. */
public final class Coroutines {
    private Coroutines() {}

    /**
     * A continuation that calls a function when it is resumed: {@code %c = dcont.new @f : !dcont.cont<(i32) -> i64>}.
     * The function takes and returns nothing; what the first resume sends is dropped, as no suspension waits for it.
     */
    public static final class NewOp extends Operation implements MemoryEffects, SymbolUser, Evaluable {
        private static final String FUNCTION = "function";

        static final OpSpec SPEC = OpSpec.of(DContOp.NEW, "make a continuation of a function")
                .attribute(FUNCTION, Attrs.FLAT_SYMBOL_REF)
                .result("continuation", DContTypes.CONTINUATION)
                .format("$function attr-dict `:` type($continuation)");

        NewOp(OpState state) {
            super(SPEC, state);
        }

        public NewOp(Location location, SymbolRef function, ContinuationType type) {
            super(SPEC, OpState.at(location).property(FUNCTION, function).result(type));
        }

        public SymbolRef function() {
            return property(FUNCTION, SymbolRef.class);
        }

        public ContinuationType type() {
            return (ContinuationType) result().type();
        }

        /** Each execution makes another one, which does nothing unless it is resumed. */
        @Override
        public void effects(EffectList out) {
            out.allocate(result());
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            CallableLike target = symbols.lookup(this, function(), CallableLike.class);
            if (target == null) {
                diagnostics.error(
                        this,
                        "'%s' does not reference a valid function",
                        function().leaf());
                return;
            }
            FunctionType type = new FunctionType(target.argumentTypes(), target.callResultTypes());
            if (type.inputs().isEmpty() && type.results().isEmpty()) return;
            diagnostics.error(
                    this,
                    "the function of a continuation takes and returns nothing, but '%s' is of type %s",
                    function().leaf(),
                    type);
        }

        @Override
        public Step evaluate(Frame frame) {
            Operation target = frame.machine().symbols().lookup(this, function());
            return target == null
                    ? frame.trap(
                            "continuation of unknown function @" + function().leaf())
                    : frame.put(result(), new Coroutine(target));
        }

        @Override
        public @Nullable String resultName(int i) {
            return "cont";
        }
    }

    /**
     * Passes values, and control, to the innermost {@code dcont.resume} of a continuation that yields and is sent these
     * types: {@code %r = dcont.suspend(%v) : (i32) -> i64}. The results are what the next resume sends. Traps outside
     * of such a resume.
     */
    public static final class SuspendOp extends Operation implements Evaluable {
        static final OpSpec SPEC = OpSpec.of(DContOp.SUSPEND, "suspend the running continuation")
                .variadic("yielded", Types.ANY)
                .variadicResult("sent", Types.ANY)
                .format("`(` $yielded `)` attr-dict `:` functional-type($yielded, results)");

        SuspendOp(OpState state) {
            super(SPEC, state);
        }

        public SuspendOp(Location location, List<? extends Value> yielded, List<? extends Type> sent) {
            super(SPEC, OpState.at(location).operands(yielded).results(sent));
        }

        /** The type of the continuations that it suspends. */
        public ContinuationType type() {
            return new ContinuationType(
                    new FunctionType(operands().stream().<Type>map(Value::type).toList(), resultTypes()));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.suspend(type(), frame.getAll(operands()));
        }
    }
}
