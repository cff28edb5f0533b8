package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
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
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;
import dev.wami.wasmssa.Definitions.GlobalDefinition;
import org.jspecify.annotations.Nullable;

/** Reading and writing global variables. */
public final class Globals {
    private static final String GLOBAL = "global";

    private Globals() {}

    private static @Nullable GlobalDefinition verifyGlobal(
            Operation op, SymbolRef ref, Type type, SymbolTables symbols, Diagnostics diagnostics) {
        Operation found = WasmDefinition.find(op, ref, IndexSpace.GLOBAL, symbols, diagnostics);
        if (!(found instanceof GlobalDefinition global)) return null;
        if (global.type().equals(type)) return global;
        diagnostics
                .error(op, "type %s is not that of the global variable, %s", type, global.type())
                .note(found.location(), "declared here");
        return null;
    }

    /** No two globals are the same place, except imported ones, which may be. */
    private static String resource(SymbolRef global) {
        return "global @" + global.root();
    }

    /** Reads a global variable: {@code %v = wasmssa.global_get @g : i32}. */
    public static final class GlobalGetOp extends Operation implements StackOp, MemoryEffects, SymbolUser, Evaluable {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.GLOBAL_GET, "read a global variable")
                .attribute(GLOBAL, Attrs.FLAT_SYMBOL_REF)
                .result("global_val", WasmTypes.VALUE)
                .format("$global attr-dict `:` type($global_val)");

        GlobalGetOp(OpState state) {
            super(SPEC, state);
        }

        public GlobalGetOp(Location location, String global, Type type) {
            super(
                    SPEC,
                    OpState.at(location).property(GLOBAL, SymbolRef.of(global)).result(type));
        }

        public SymbolRef global() {
            return property(GLOBAL, SymbolRef.class);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifyGlobal(this, global(), result().type(), symbols, diagnostics);
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.READ, null, resource(global()));
        }

        @Override
        public Step evaluate(Frame frame) {
            Object value = Instance.of(frame.machine()).global(global().root());
            return value == null
                    ? frame.trap("no value for imported global @" + global().root())
                    : frame.put(result(), value);
        }
    }

    /** Writes a global variable: {@code wasmssa.global_set @g to %v : i32}. */
    public static final class GlobalSetOp extends Operation implements StackOp, MemoryEffects, SymbolUser, Evaluable {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.GLOBAL_SET, "write a global variable")
                .attribute(GLOBAL, Attrs.FLAT_SYMBOL_REF)
                .operand("value", WasmTypes.VALUE)
                .format("$global `to` $value attr-dict `:` type($value)");

        GlobalSetOp(OpState state) {
            super(SPEC, state);
        }

        public GlobalSetOp(Location location, String global, Value value) {
            super(
                    SPEC,
                    OpState.at(location).property(GLOBAL, SymbolRef.of(global)).operand(value));
        }

        public SymbolRef global() {
            return property(GLOBAL, SymbolRef.class);
        }

        public Value value() {
            return operand(0);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            GlobalDefinition global = verifyGlobal(this, global(), value().type(), symbols, diagnostics);
            if (global == null || global.isMutable()) return;
            diagnostics
                    .error(this, "'%s' is not mutable", global().root())
                    .note(((Operation) global).location(), "declared here");
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.WRITE, null, resource(global()));
        }

        @Override
        public Step evaluate(Frame frame) {
            Instance.of(frame.machine()).setGlobal(global().root(), frame.get(value()));
            return Step.NEXT;
        }
    }
}
