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
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;
import org.jspecify.annotations.Nullable;

/** References: null, whether it is null, and a function's. */
public final class References {
    /** The null reference in the interpreter; a function's reference is its operation. */
    static final Object NULL = new Object() {
        @Override
        public String toString() {
            return "null";
        }
    };

    private References() {}

    /** What a variable of the type holds at first. */
    static Object zero(Type type) {
        return type instanceof RefType ? NULL : Frame.zero(type);
    }

    /** {@code %r = wasmssa.ref_null : !wasmssa.funcref}. */
    public static final class RefNullOp extends Operation implements StackOp, Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.REF_NULL, "the null reference")
                .result("result", WasmTypes.REFERENCE)
                .format("`:` type($result) attr-dict");

        RefNullOp(OpState state) {
            super(SPEC, state);
        }

        public RefNullOp(Location location, RefType type) {
            super(SPEC, OpState.at(location).result(type));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), NULL);
        }
    }

    /** {@code %i = wasmssa.ref_is_null %r : !wasmssa.funcref -> i32}. */
    public static final class RefIsNullOp extends Operation implements StackOp, Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.REF_IS_NULL, "whether a reference is null")
                .operand("input", WasmTypes.REFERENCE)
                .result("result", Types.I32)
                .format("$input `:` type($input) `->` type($result) attr-dict");

        RefIsNullOp(OpState state) {
            super(SPEC, state);
        }

        public RefIsNullOp(Location location, Value reference) {
            super(SPEC, OpState.at(location).operand(reference).result(IntegerType.I32));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), frame.get(operand(0)) == NULL ? 1 : 0);
        }
    }

    /** {@code %r = wasmssa.ref_func @f}. */
    public static final class RefFuncOp extends Operation implements StackOp, Pure, SymbolUser, Evaluable {
        private static final String FUNCTION = "function";

        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.REF_FUNC, "a reference to a function")
                .attribute(FUNCTION, Attrs.FLAT_SYMBOL_REF)
                .result("result", new Only(RefType.FUNCREF))
                .format("$function attr-dict");

        RefFuncOp(OpState state) {
            super(SPEC, state);
        }

        public RefFuncOp(Location location, String function) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(FUNCTION, SymbolRef.of(function))
                            .result(RefType.FUNCREF));
        }

        public SymbolRef function() {
            return property(FUNCTION, SymbolRef.class);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            WasmDefinition.find(this, function(), IndexSpace.FUNC, symbols, diagnostics);
        }

        @Override
        public Step evaluate(Frame frame) {
            Operation target = frame.machine().symbols().lookup(this, function());
            return target == null
                    ? frame.trap("reference to unknown function @" + function().leaf())
                    : frame.put(result(), (Object) target);
        }
    }

    /** One type, which texts leave out. */
    private record Only(RefType type) implements TypeConstraint {
        @Override
        public boolean accepts(Type t) {
            return t == type;
        }

        @Override
        public String description() {
            return type.toString();
        }

        @Override
        public @Nullable Type only() {
            return type;
        }
    }
}
