package dev.wami.ssawasm;

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
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What throws, and what an instruction that throws leaves behind. They run on engines only. Source: the WebAssembly
 * specification, sections 3.4.4 and 4.6.6.
 */
public final class Exceptions {
    private static final String TAG = "tag";

    private Exceptions() {}

    static Step notInterpreted(Operation op, Frame frame) {
        return frame.trap("'" + op.name() + "' cannot be interpreted");
    }

    /**
     * Checks that there is a tag of that name, and that it carries what {@code op} throws or catches: numbers of the
     * same types, and vectors and references at the same places.
     *
     * @param does for the message: throws, catches
     */
    static void verifyTag(
            Operation op,
            SymbolRef tag,
            String does,
            List<Type> values,
            SymbolTables symbols,
            Diagnostics diagnostics) {
        Operation found = WasmDefinition.find(op, tag, IndexSpace.TAG, symbols, diagnostics);
        if (!(found instanceof Continuations.TagOp t)) return;
        List<Type> carried = t.type().inputs();
        if (numbers(values).equals(numbers(carried))) return;
        diagnostics
                .error(op, "%s %s, but '%s' carries %s", does, values, tag.root(), carried)
                .note(t.location(), "declared here");
    }

    /** The types of numbers among {@code types}, null for the others. */
    private static List<@Nullable Type> numbers(List<Type> types) {
        List<@Nullable Type> out = new ArrayList<>();
        for (Type t : types) out.add(t instanceof IntegerType || t instanceof FloatType ? t : null);
        return out;
    }

    /** Throws an exception, and does not come back: {@code ssawasm.throw @e(%a, %b : i32, f64)}. */
    public static final class ThrowOp extends Operation implements SymbolUser, Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.THROW, "throw an exception")
                .attribute(TAG, Attrs.FLAT_SYMBOL_REF)
                .variadic("values", SsaTypes.VALUE)
                .format("$tag (`(` $values^ `:` type($values) `)`)? attr-dict");

        ThrowOp(OpState state) {
            super(SPEC, state);
        }

        public ThrowOp(Location location, String tag, List<? extends Value> values) {
            super(SPEC, OpState.at(location).property(TAG, SymbolRef.of(tag)).operands(values));
        }

        public SymbolRef tag() {
            return property(TAG, SymbolRef.class);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            List<Type> given = new ArrayList<>();
            for (Value v : operands()) given.add(v.type());
            verifyTag(this, tag(), "throws", given, symbols, diagnostics);
        }

        @Override
        public Step evaluate(Frame frame) {
            return notInterpreted(this, frame);
        }
    }

    /** Throws an exception again, and does not come back: {@code ssawasm.throw_ref %e}. Null traps. */
    public static final class ThrowRefOp extends Operation implements Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.THROW_REF, "throw an exception again")
                .operand("exception", SsaTypes.EXN_REF)
                .format("$exception attr-dict");

        ThrowRefOp(OpState state) {
            super(SPEC, state);
        }

        public ThrowRefOp(Location location, Value exception) {
            super(SPEC, OpState.at(location).operand(exception));
        }

        @Override
        public Step evaluate(Frame frame) {
            return notInterpreted(this, frame);
        }
    }
}
