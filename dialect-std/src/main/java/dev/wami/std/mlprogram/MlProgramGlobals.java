package dev.wami.std.mlprogram;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values that live as long as the program, and what reads and writes them: in order, or in a graph, ordered by tokens.
 */
public final class MlProgramGlobals {
    private static final String GLOBAL = "global";
    private static final String CONSUMED = "consumeTokens";
    private static final String PRODUCED = "produceToken";

    private MlProgramGlobals() {}

    /** A global variable, or constant unless {@code mutable}. Upstream: ml_program.global. */
    public static final class GlobalOp extends Operation implements Symbol {
        private static final String TYPE = "type";
        private static final String MUTABLE = "is_mutable";
        private static final String VALUE = "value";

        static final OpSpec SPEC = OpSpec.of(MlProgramOp.GLOBAL, "module level declaration of a global variable")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .attribute(TYPE, Attrs.TYPE)
                .optionalAttribute(MUTABLE, Attrs.UNIT)
                .optionalAttribute(VALUE, Attrs.ANY)
                .optionalAttribute(Symbol.VISIBILITY, Attrs.STRING)
                .format("custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name ``"
                        + " custom<TypedInitialValue>($type, $value) attr-dict");

        GlobalOp(OpState state) {
            super(SPEC, state);
        }

        public Type type() {
            return property(TYPE, TypeAttr.class).type();
        }

        public boolean isMutable() {
            return hasAttribute(MUTABLE);
        }

        /** What it holds at first, null if that is undefined. */
        public @Nullable Attribute initialValue() {
            return attribute(VALUE);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (!isMutable() && initialValue() == null) {
                diagnostics.error(this, "immutable global must have an initial value");
            }
        }

        /** {@code private}, and {@code (42 : i32) : i32}. */
        @Override
        public boolean parseDirective(String directive, AsmParser parser, FormatState read) {
            if (directive.equals("SymbolVisibility")) {
                for (String word : List.of("public", "private", "nested")) {
                    if (!parser.optionalKeyword(word)) continue;
                    read.attribute(Symbol.VISIBILITY, StringAttr.of(word));
                    return true;
                }
                parser.error("expected 'public', 'private', or 'nested'");
                return false;
            }
            if (parser.optional("(")) {
                Attribute value = parser.parseAttribute();
                if (value == null || !parser.parse(")")) return false;
                read.attribute(VALUE, value);
            }
            Type type = parser.parseColonType();
            if (type != null) read.attribute(TYPE, new TypeAttr(type));
            return type != null;
        }

        @Override
        public void printDirective(String directive, AsmPrinter printer) {
            if (directive.equals("SymbolVisibility")) {
                printer.text(attribute(Symbol.VISIBILITY) instanceof StringAttr v ? v.value() : "public");
                return;
            }
            Attribute value = initialValue();
            if (value != null) printer.text("(").print(value).text(")");
            printer.text(" : ").print(type());
        }

        /** What it holds in the run of {@code frame}'s machine; null if nothing is known. */
        private @Nullable Object held(Frame frame) {
            Object known = frame.machine().globals().get(this);
            if (known != null) return known;
            return initialValue() instanceof TypedAttr value && value.type().equals(type())
                    ? Frame.valueOf(value)
                    : null;
        }
    }

    /** What refers to a global. */
    private abstract static class Access extends Operation implements SymbolUser {
        Access(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public final SymbolRef global() {
            return property(GLOBAL, SymbolRef.class);
        }

        /** The global, or null after a reported error. */
        final @Nullable GlobalOp find(SymbolTables symbols, Diagnostics diagnostics) {
            GlobalOp found = symbols.lookup(this, global(), GlobalOp.class);
            if (found == null) diagnostics.error(this, "undefined global: %s", global());
            return found;
        }

        final void verifyLoad(@Nullable GlobalOp global, Diagnostics diagnostics) {
            if (global == null || global.type().equals(result(0).type())) return;
            diagnostics.error(
                    this,
                    "cannot load from global typed '%s' as '%s'",
                    global.type(),
                    result(0).type());
        }

        final void verifyStore(@Nullable GlobalOp global, Diagnostics diagnostics) {
            if (global == null) return;
            if (!global.isMutable()) {
                diagnostics.error(this, "cannot store to an immutable global %s", global());
            } else if (!global.type().equals(operand(0).type())) {
                diagnostics.error(
                        this,
                        "cannot store to a global typed '%s' from '%s'",
                        global.type(),
                        operand(0).type());
            }
        }

        final Step load(Frame frame) {
            GlobalOp global = frame.machine().symbols().lookup(this, global(), GlobalOp.class);
            Object held = global == null ? null : global.held(frame);
            return held == null
                    ? frame.trap("the global " + global() + " has no value here")
                    : frame.put(result(0), held);
        }

        final Step store(Frame frame) {
            GlobalOp global = frame.machine().symbols().lookup(this, global(), GlobalOp.class);
            if (global == null) return frame.trap("store to unknown global " + global());
            frame.machine().globals().put(global, frame.get(operand(0)));
            return Step.NEXT;
        }
    }

    /** What gives the value of a global. */
    private abstract static class Load extends Access implements Evaluable {
        Load(OpSpec spec, OpState state) {
            super(spec, state);
        }

        @Override
        public final String resultName(int i) {
            return global().leaf();
        }

        @Override
        public final Step evaluate(Frame frame) {
            return load(frame);
        }
    }

    /** Reads a global that may change. Upstream: ml_program.global_load. */
    public static final class LoadOp extends Load implements MemoryEffects {
        static final OpSpec SPEC = OpSpec.of(MlProgramOp.GLOBAL_LOAD, "direct load of a mutable value from a global")
                .attribute(GLOBAL, Attrs.SYMBOL_REF)
                .result("result", Types.ANY)
                .format("$global `:` type($result) attr-dict");

        LoadOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public void effects(EffectList out) {
            out.read(null);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifyLoad(find(symbols, diagnostics), diagnostics);
        }
    }

    /** Reads a global that is constant. Upstream: ml_program.global_load_const. */
    public static final class LoadConstOp extends Load implements Pure {
        static final OpSpec SPEC = OpSpec.of(
                        MlProgramOp.GLOBAL_LOAD_CONST, "direct load of a constant value from a global")
                .attribute(GLOBAL, Attrs.SYMBOL_REF)
                .result("result", Types.ANY)
                .format("$global `:` type($result) attr-dict");

        LoadConstOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            GlobalOp found = find(symbols, diagnostics);
            if (found != null && found.isMutable()) {
                diagnostics.error(this, "cannot load as const from mutable global %s", global());
            } else verifyLoad(found, diagnostics);
        }
    }

    /** Writes a global. Upstream: ml_program.global_store. */
    public static final class StoreOp extends Access implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MlProgramOp.GLOBAL_STORE, "direct store of a value into a mutable global")
                .attribute(GLOBAL, Attrs.SYMBOL_REF)
                .operand("value", Types.ANY)
                .format("$global `=` $value `:` type($value) attr-dict");

        StoreOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public void effects(EffectList out) {
            out.write(null);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifyStore(find(symbols, diagnostics), diagnostics);
        }

        @Override
        public Step evaluate(Frame frame) {
            return store(frame);
        }
    }

    /** An access in a graph: after those whose tokens it consumes. */
    private abstract static class Ordered extends Access {
        Ordered(OpSpec spec, OpState state) {
            super(spec, state);
        }

        abstract List<Value> consumed();

        /** {@code ordering(() -> !ml_program.token)}, {@code ordering(%a, %b -> !ml_program.token)}. */
        @Override
        public boolean parseDirective(String directive, AsmParser parser, FormatState read) {
            // upstream reads on, to find that the type of the token is not known
            if (!parser.optionalKeyword("ordering")) return true;
            if (!parser.parse("(")) return false;
            if (parser.optional("(")) {
                if (!parser.parse(")")) return false;
            } else {
                List<UnresolvedOperand> tokens = parser.parseOperandList();
                if (tokens == null) return false;
                read.operands(CONSUMED, tokens);
            }
            Type produced = parser.parse("->") ? parser.parseType() : null;
            if (produced == null) return false;
            read.type(PRODUCED, produced);
            return parser.parse(")");
        }

        @Override
        public void printDirective(String directive, AsmPrinter printer) {
            printer.text(" ordering(");
            if (consumed().isEmpty()) printer.text("()");
            else printer.values(consumed());
            printer.text(" -> ").print(result(resultCount() - 1).type()).text(")");
        }
    }

    /** Reads a global in a graph. Upstream: ml_program.global_load_graph. */
    public static final class LoadGraphOp extends Ordered implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(
                        MlProgramOp.GLOBAL_LOAD_GRAPH, "direct load of a mutable value from a global in Graph region")
                .attribute(GLOBAL, Attrs.SYMBOL_REF)
                .variadic(CONSUMED, TokenType.Constraint.TOKEN)
                .result("result", Types.ANY)
                .result(PRODUCED, TokenType.Constraint.TOKEN)
                .format("$global `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($result)"
                        + " attr-dict");

        LoadGraphOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        List<Value> consumed() {
            return operands();
        }

        @Override
        public Step evaluate(Frame frame) {
            frame.put(result(1), 0);
            return load(frame);
        }

        @Override
        public void effects(EffectList out) {
            out.read(null);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifyLoad(find(symbols, diagnostics), diagnostics);
        }
    }

    /** Writes a global in a graph. Upstream: ml_program.global_store_graph. */
    public static final class StoreGraphOp extends Ordered implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(
                        MlProgramOp.GLOBAL_STORE_GRAPH, "direct store of a value into a mutable global in Graph region")
                .attribute(GLOBAL, Attrs.SYMBOL_REF)
                .operand("value", Types.ANY)
                .variadic(CONSUMED, TokenType.Constraint.TOKEN)
                .result(PRODUCED, TokenType.Constraint.TOKEN)
                .format("$global `=` $value `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:`"
                        + " type($value) attr-dict");

        StoreGraphOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        List<Value> consumed() {
            return operands(1);
        }

        @Override
        public Step evaluate(Frame frame) {
            frame.put(result(0), 0);
            return store(frame);
        }

        @Override
        public void effects(EffectList out) {
            out.write(null);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifyStore(find(symbols, diagnostics), diagnostics);
        }
    }

    /** A new token, after nothing. Upstream: ml_program.token. */
    public static final class TokenOp extends Operation implements Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MlProgramOp.TOKEN, "produces a new token value")
                .result("token", TokenType.Constraint.TOKEN)
                .format("attr-dict");

        TokenOp(OpState state) {
            super(SPEC, state);
        }

        /** Any number: who consumes it waits for nothing more. */
        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), 0);
        }
    }
}
