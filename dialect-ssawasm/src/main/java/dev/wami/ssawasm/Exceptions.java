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
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FunctionType;
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

    private static Step notInterpreted(Operation op, Frame frame) {
        return frame.trap("'" + op.name() + "' cannot be interpreted");
    }

    private static void verifyTag(Operation op, SymbolRef tag, SymbolTables symbols, Diagnostics diagnostics) {
        WasmDefinition.find(op, tag, IndexSpace.TAG, symbols, diagnostics);
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
            verifyTag(this, tag(), symbols, diagnostics);
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

    /**
     * A clause of {@link TryOp}.
     *
     * @param tag the exceptions that it takes, or null for all
     * @param reference whether the exception itself is passed, too
     * @param count how many values it gives
     */
    public record Catch(@Nullable String tag, boolean reference, int count) {
        /** As the text format calls it. */
        public String word() {
            return (tag == null ? "catch_all" : "catch") + (reference ? "_ref" : "");
        }

        Attribute attribute() {
            Attribute which = tag == null ? StringAttr.of("") : SymbolRef.of(tag);
            return new ArrayAttr(List.of(StringAttr.of(word()), which, IntegerAttr.i32(count)));
        }

        static @Nullable Catch of(Attribute a) {
            if (!(a instanceof ArrayAttr all) || all.size() != 3) return null;
            List<Attribute> parts = all.elements();
            if (!(parts.get(0) instanceof StringAttr word) || !(parts.get(2) instanceof IntegerAttr count)) return null;
            String tag = parts.get(1) instanceof SymbolRef s ? s.root() : null;
            Catch made = new Catch(tag, word.value().endsWith("_ref"), (int) count.value());
            return made.word().equals(word.value()) ? made : null;
        }
    }

    /**
     * One instruction whose exceptions are caught:
     *
     * <pre>
     *   %r, %p, %which = ssawasm.try "call" of @f(%x) [["catch", @e, 1 : i32], ["catch_all", "", 0 : i32]]
     *       as (i32) -> i64 : (i32) -> (i64, i32, i32)
     * </pre>
     *
     * It is {@code call @f(%x) : (i32) -> i64}. {@code %which} is 0 if it threw nothing, and 1 for the first clause
     * ...; before it is what each clause gives, and before that what the instruction does: anything where it did not.
     */
    public static final class TryOp extends Operation implements SymbolUser, Evaluable {
        private static final String INSTRUCTION = "instruction";
        private static final String OF = "of";
        private static final String CATCHES = "catches";
        private static final String TYPE = "type";

        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.TRY, "an instruction whose exceptions are caught")
                .attribute(INSTRUCTION, Attrs.STRING)
                .optionalAttribute(OF, Attrs.FLAT_SYMBOL_REF)
                .attribute(CATCHES, Attrs.ARRAY)
                .attribute(TYPE, Attrs.FUNCTION_TYPE)
                .variadic("operands", SsaTypes.VALUE)
                .variadicResult("results", SsaTypes.VALUE)
                .format("$instruction (`of` $of^)? `(` $operands `)` $catches `as` $type attr-dict `:`"
                        + " functional-type($operands, results)");

        TryOp(OpState state) {
            super(SPEC, state);
        }

        /**
         * @param instruction its mnemonic: {@code call}, {@code call_indirect}, {@code call_ref}, {@code throw} or
         *     {@code throw_ref}
         * @param of the function, table or tag that it names, or null
         * @param type of what is called or thrown
         * @param operands of the instruction
         * @param caught the types of what the clauses give, all together
         */
        public TryOp(
                Location location,
                String instruction,
                @Nullable String of,
                FunctionType type,
                List<Catch> catches,
                List<? extends Value> operands,
                List<? extends Type> caught) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(INSTRUCTION, StringAttr.of(instruction))
                            .optionalProperty(OF, of == null ? null : SymbolRef.of(of))
                            .property(CATCHES, attribute(catches))
                            .property(TYPE, new TypeAttr(type))
                            .operands(operands)
                            .results(results(type, caught)));
        }

        private static List<Type> results(FunctionType type, List<? extends Type> caught) {
            List<Type> all = new ArrayList<>(type.results());
            all.addAll(caught);
            all.add(IntegerType.I32);
            return all;
        }

        private static ArrayAttr attribute(List<Catch> catches) {
            List<Attribute> all = new ArrayList<>();
            for (Catch c : catches) all.add(c.attribute());
            return new ArrayAttr(all);
        }

        public String instruction() {
            return property(INSTRUCTION, StringAttr.class).value();
        }

        /** The function, table or tag that the instruction names, or null. */
        public @Nullable String of() {
            SymbolRef of = optionalProperty(OF, SymbolRef.class);
            return of == null ? null : of.root();
        }

        /** The type of what is called or thrown. */
        public FunctionType type() {
            return (FunctionType) property(TYPE, TypeAttr.class).type();
        }

        /** The clauses, in the order in which they are tried. */
        public List<Catch> catches() {
            List<Catch> out = new ArrayList<>();
            for (Attribute a : property(CATCHES, ArrayAttr.class).elements()) {
                Catch c = Catch.of(a);
                if (c != null) out.add(c);
            }
            return out;
        }

        /** How many values the clauses give, all together. */
        public int caught() {
            int all = 0;
            for (Catch c : catches()) all += c.count();
            return all;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            for (Attribute a : property(CATCHES, ArrayAttr.class).elements()) {
                if (Catch.of(a) == null) diagnostics.error(this, "has %s among its clauses", a);
            }
            if (!MNEMONICS.contains(instruction())) {
                diagnostics.error(this, "cannot be about '%s', only about %s", instruction(), MNEMONICS);
                return;
            }
            if (instruction().equals("throw_ref") == (of() != null)
                    && !instruction().equals("call_ref")) {
                diagnostics.error(this, "'%s' names %s", instruction(), of() == null ? "nothing" : "@" + of());
            }
            List<Type> given = resultTypes();
            int results = type().results().size();
            boolean fits = given.size() == results + caught() + 1
                    && given.subList(0, results).equals(type().results())
                    && given.get(given.size() - 1).equals(IntegerType.I32);
            if (!fits) diagnostics.error(this, "does not give what %s and its clauses do", type());
        }

        private static final List<String> MNEMONICS =
                List.of("call", "call_indirect", "call_ref", "throw", "throw_ref");

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            for (Catch c : catches()) if (c.tag() != null) verifyTag(this, SymbolRef.of(c.tag()), symbols, diagnostics);
            String of = of();
            if (of == null) return;
            IndexSpace space = switch (instruction()) {
                case "call_indirect" -> IndexSpace.TABLE;
                case "throw" -> IndexSpace.TAG;
                default -> null;
            };
            if (space != null) WasmDefinition.find(this, SymbolRef.of(of), space, symbols, diagnostics);
            else Functions.verifyFunction(this, SymbolRef.of(of), symbols, diagnostics);
        }

        @Override
        public Step evaluate(Frame frame) {
            return notInterpreted(this, frame);
        }
    }
}
