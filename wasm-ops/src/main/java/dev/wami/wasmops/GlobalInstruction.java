package dev.wami.wasmops;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;

/** Reads or writes a global variable. */
public abstract class GlobalInstruction extends Operation implements MemoryEffects, SymbolUser, Evaluable {
    /** The attribute that names the global. */
    protected static final String GLOBAL = "global";

    /** Where globals live, one part for each. */
    static final String RESOURCE = "global";

    private GlobalInstruction(OpSpec spec, OpState state) {
        super(spec, state);
    }

    public final SymbolRef global() {
        return property(GLOBAL, SymbolRef.class);
    }

    /** Whether the instruction may have a value of type {@code given} for a global of type {@code declared}. */
    protected boolean fits(Type given, Type declared) {
        return given.equals(declared);
    }

    @Override
    public final void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        Operation found = WasmDefinition.find(this, global(), IndexSpace.GLOBAL, symbols, diagnostics);
        if (!(found instanceof WasmGlobal global)) return;
        Type given = (this instanceof Set set ? set.value() : result()).type();
        if (!fits(given, global.type())) {
            diagnostics
                    .error(this, "type %s is not that of the global variable, %s", given, global.type())
                    .note(found.location(), "declared here");
        } else if (this instanceof Set && !global.isMutable()) {
            diagnostics.error(this, "'%s' is constant", global().root()).note(found.location(), "declared here");
        }
    }

    /** No two globals are the same place, except imported ones, which may be. */
    final String resource() {
        return RESOURCE + "/" + global().root();
    }

    /** {@code global.get}. */
    public abstract static class Get extends GlobalInstruction {
        protected Get(OpSpec spec, OpState state) {
            super(spec, state);
        }

        protected static OpState state(Location location, String global, Type type) {
            return OpState.at(location).property(GLOBAL, SymbolRef.of(global)).result(type);
        }

        @Override
        public final void effects(EffectList out) {
            out.add(Effect.Kind.READ, null, resource());
        }

        @Override
        public final Step evaluate(Frame frame) {
            Object value = Instance.of(frame.machine()).global(global().root());
            return value == null
                    ? frame.trap("no value for imported global @" + global().root())
                    : frame.put(result(), value);
        }
    }

    /** {@code global.set}. */
    public abstract static class Set extends GlobalInstruction {
        protected Set(OpSpec spec, OpState state) {
            super(spec, state);
        }

        protected static OpState state(Location location, String global, Value value) {
            return OpState.at(location).property(GLOBAL, SymbolRef.of(global)).operand(value);
        }

        public final Value value() {
            return operand(0);
        }

        @Override
        public final void effects(EffectList out) {
            out.add(Effect.Kind.WRITE, null, resource());
        }

        @Override
        public final Step evaluate(Frame frame) {
            Instance.of(frame.machine()).setGlobal(global().root(), frame.get(value()));
            return Step.NEXT;
        }
    }
}
