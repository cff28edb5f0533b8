package dev.wami.ssawasm;

import dev.wami.core.analysis.Effects;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmops.GlobalInstruction;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.Instance;
import dev.wami.wasmops.Reference;
import dev.wami.wasmops.WasmDefinition;
import dev.wami.wasmops.WasmGlobal;
import org.jspecify.annotations.Nullable;

/** Global variables. Source: the paper, figure 4(c). */
public final class Globals {
    private static final String TYPE = "type";
    private static final String VALUE = "value";
    private static final String CONSTANT = "constant";

    /**
     * On a global of references that is imported or exported: its type, where that says more - {@code ["ref"]} that it
     * is not null, {@code ["ref null", (i32) -> i32]} to what type of function. What is set is cast to that.
     */
    public static final String REFERENCE = "wasm.reference";

    private Globals() {}

    /**
     * A global variable: {@code ssawasm.global_var @g : i32 = 5}, zero or null if nothing else is said;
     * {@code ssawasm.global_var constant @pi : f64 = 3.14} cannot be set; {@code from "env" "g"} imports it.
     * {@code = @f} starts with a reference to a function, or with what another global has.
     */
    public static final class GlobalVarOp extends Operation implements WasmGlobal, SymbolUser {
        static final OpSpec SPEC = Linkage.attributes(OpSpec.of(SsaWasmOp.GLOBAL_VAR, "a global variable"))
                .attribute(TYPE, Attrs.TYPE)
                .optionalAttribute(CONSTANT, Attrs.UNIT)
                .optionalAttribute(VALUE, Attrs.ANY)
                .customSyntax();

        GlobalVarOp(OpState state) {
            super(SPEC, state);
        }

        /** @param value a number of {@code type} or the symbol of a function or global; null for zero */
        public GlobalVarOp(Location location, String name, Type type, @Nullable Attribute value) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(Symbol.NAME, StringAttr.of(name))
                            .property(TYPE, new TypeAttr(type))
                            .optionalProperty(VALUE, value));
        }

        @Override
        public Type type() {
            return property(TYPE, TypeAttr.class).type();
        }

        /** The initial value: a number, the symbol of a function or global, or null for zero. */
        public @Nullable Attribute value() {
            return optionalProperty(VALUE, Attribute.class);
        }

        public boolean isConstant() {
            return hasAttribute(CONSTANT);
        }

        @Override
        public boolean isMutable() {
            return !isConstant();
        }

        /** Forbids to set it. */
        public void setConstant() {
            setAttribute(CONSTANT, UnitAttr.UNIT);
        }

        @Override
        public boolean isDeclaration() {
            return Linkage.importName(this) != null;
        }

        @Override
        public boolean canDiscardOnUseEmpty() {
            return Linkage.canDiscard(this);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Linkage.verify(this, diagnostics);
            Attribute value = value();
            if (!SsaTypes.isValue(type())) {
                diagnostics.error(this, "cannot be of type %s", type());
            } else if (value instanceof TypedAttr number) {
                boolean fits = ConstOp.isValue(number, type());
                if (!fits) diagnostics.error(this, "initial value %s is not of type %s", value, type());
            } else if (value != null && !(value instanceof SymbolRef)) {
                diagnostics.error(this, "initial value %s is neither a number nor a function or global", value);
            }
            if (isDeclaration() && value != null) diagnostics.error(this, "is imported and has an initial value");
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            if (!(value() instanceof SymbolRef ref)) return;
            Operation found = symbols.lookup(this, ref);
            boolean global = found instanceof GlobalVarOp g
                    ? g.type().equals(type())
                    : WasmDefinition.isIn(IndexSpace.GLOBAL, found);
            if (global) return;
            if (type() == FuncRefType.FUNC_REF) Functions.verifyFunction(this, ref, symbols, diagnostics);
            else diagnostics.error(this, "'%s' does not reference a global variable of type %s", ref.leaf(), type());
        }

        @Override
        public @Nullable Object initialValue(Instance instance) {
            if (isDeclaration()) return null;
            Attribute value = value();
            if (value instanceof SymbolRef ref) return instance.value(ref);
            return value == null ? Reference.zero(type()) : Frame.valueOf(value);
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            boolean isPrivate = parser.optionalKeyword("private");
            if (parser.optionalKeyword(CONSTANT)) state.property(CONSTANT, UnitAttr.UNIT);
            if (isPrivate) state.property(Symbol.VISIBILITY, StringAttr.of("private"));
            if (!Linkage.parseName(parser, state)) return false;
            Type type = parser.parseColonType();
            if (type == null) return false;
            state.property(TYPE, new TypeAttr(type));
            if (!Linkage.parse(parser, state)) return false;
            if (parser.optional("=")) {
                Attribute value = parser.parseAttribute(ConstOp.literalType(type));
                if (value == null) return false;
                state.property(VALUE, value);
            }
            return parser.optionalAttrDict(state);
        }

        @Override
        public void print(AsmPrinter out) {
            Linkage.printVisibility(this, out);
            if (isConstant()) out.text(" constant");
            Linkage.printName(this, out);
            out.text(" : ").print(type());
            Linkage.print(this, out);
            Attribute value = value();
            if (value != null) {
                out.text(" = ");
                out.attributeWithoutType(value);
            }
            out.optionalAttrDict(this, Linkage.and(TYPE, CONSTANT, VALUE));
        }
    }

    /** Reads a global variable: {@code %v = ssawasm.global_get @g : i32}. */
    public static final class GlobalGetOp extends GlobalInstruction.Get {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.GLOBAL_GET, "read a global variable")
                .attribute(GLOBAL, Attrs.FLAT_SYMBOL_REF)
                .result("value", SsaTypes.VALUE)
                .format("$global attr-dict `:` type($value)");

        GlobalGetOp(OpState state) {
            super(SPEC, state);
        }

        public GlobalGetOp(Location location, String global, Type type) {
            super(SPEC, state(location, global, type));
        }

        @Override
        protected boolean fits(Type given, Type declared) {
            return SsaTypes.matches(given, declared);
        }
    }

    /** Writes a global variable: {@code ssawasm.global_set @g, %v : i32}. */
    public static final class GlobalSetOp extends GlobalInstruction.Set {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.GLOBAL_SET, "write a global variable")
                .attribute(GLOBAL, Attrs.FLAT_SYMBOL_REF)
                .operand("value", SsaTypes.VALUE)
                .format("$global `,` $value attr-dict `:` type($value)");

        GlobalSetOp(OpState state) {
            super(SPEC, state);
        }

        public GlobalSetOp(Location location, String global, Value value) {
            super(SPEC, state(location, global, value));
        }

        /**
         * What the next operation with an effect overwrites, nothing sees: of several releases of a stack, the last.
         */
        @Override
        public boolean canonicalize(Rewriter rewriter) {
            Operation next = next();
            while (next != null && next.regionCount() == 0 && Effects.isPure(next)) next = next.next();
            if (!(next instanceof GlobalSetOp other) || !other.global().equals(global())) return false;
            rewriter.erase(this);
            return true;
        }

        @Override
        protected boolean fits(Type given, Type declared) {
            return SsaTypes.matches(given, declared);
        }
    }
}
