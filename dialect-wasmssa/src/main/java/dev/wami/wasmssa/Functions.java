package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmops.WasmFunction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Functions, defined and imported. */
public final class Functions {
    static final String TYPE = "type";
    private static final String FUNCTION_TYPE = "functionType";
    private static final String RESULTS = "res_attrs";
    /** The attribute that names a function's type where that is not the first of its kind. */
    static final String DECLARED = "declared";

    private Functions() {}

    /** A function that can be called. */
    public interface FunctionDefinition extends Definition, WasmFunction {
        /** The symbol of its type, or null for the first of its kind. */
        default @Nullable String declared() {
            SymbolRef declared = ((Operation) this).optionalProperty(DECLARED, SymbolRef.class);
            return declared == null ? null : declared.root();
        }

        /** Names its type. */
        default void declare(String type) {
            ((Operation) this).setAttribute(DECLARED, SymbolRef.of(type));
        }

        @Override
        default List<Type> argumentTypes() {
            return signature().inputs();
        }

        @Override
        default List<Type> callResultTypes() {
            return signature().results();
        }
    }

    /**
     * A function. Its arguments are local variables: {@code wasmssa.func exported @f(%arg0: !wasmssa<local ref to i32>)
     * -> i32 { ... }}. An exported one is exported under its symbol's name.
     */
    public static final class FuncOp extends Operation implements FunctionDefinition, IsolatedFromAbove {
        /** Dictionaries of attributes, one per argument. */
        public static final String ARGUMENT_ATTRIBUTES = "arg_attrs";

        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.FUNC, "a function")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .attribute(FUNCTION_TYPE, WasmTypes.FUNCTION)
                .optionalAttribute(Definition.EXPORTED, Attrs.UNIT)
                .optionalAttribute(DECLARED, Attrs.FLAT_SYMBOL_REF)
                .optionalAttribute(ARGUMENT_ATTRIBUTES, Attrs.ARRAY)
                .optionalAttribute(RESULTS, Attrs.ARRAY)
                .region("body", RegionKind.ANY)
                .customSyntax();

        FuncOp(OpState state) {
            super(SPEC, state);
        }

        /** A function whose body is an entry block with a local variable per input and nothing else yet. */
        public FuncOp(Location location, String name, FunctionType type, boolean exported) {
            super(
                    SPEC,
                    Definition.named(location, name, exported)
                            .property(FUNCTION_TYPE, new TypeAttr(type))
                            .region(new Region()));
            addEntry();
        }

        private void addEntry() {
            Block entry = body().add(new Block());
            for (Type t : WasmTypes.locals(signature().inputs())) entry.addArgument(t, location());
        }

        /** Throws the body away, and leaves what a new function has: an entry block with arguments. */
        public void clear() {
            body().discard();
            addEntry();
        }

        @Override
        public FunctionType signature() {
            return (FunctionType) property(FUNCTION_TYPE, TypeAttr.class).type();
        }

        public Region body() {
            return region(0);
        }

        @Override
        public boolean isDeclaration() {
            return body().isEmpty();
        }

        @Override
        public @Nullable Region callableRegion() {
            return isDeclaration() ? null : body();
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (isDeclaration()) return;
            List<Type> arguments = body().entry().argumentTypes();
            List<Type> inputs = signature().inputs();
            if (arguments.size() != inputs.size()) {
                diagnostics.error(
                        this,
                        "entry block should have same number of arguments as function type. Function type has %d, entry"
                                + " block has %d",
                        inputs.size(),
                        arguments.size());
                return;
            }
            for (int i = 0; i < inputs.size(); i++) {
                Type expected = new LocalType(inputs.get(i));
                if (arguments.get(i).equals(expected)) continue;
                diagnostics.error(
                        this,
                        "func type differs from entry block argument #%d: expected '%s', got '%s'",
                        i,
                        expected,
                        arguments.get(i));
                return;
            }
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            if (!Definition.parseExported(parser, state)) return false;
            List<AsmParser.Argument> arguments = parser.parseArgumentList("(", ")", true, true);
            if (arguments == null) return false;
            List<Type> inputs = new ArrayList<>();
            List<Attribute> attributes = new ArrayList<>();
            boolean any = false;
            for (AsmParser.Argument a : arguments) {
                if (!(a.type() instanceof LocalType local)) {
                    parser.error(
                            a.name().location(),
                            "invalid type for wasm.func argument. Expecting !wasm<local T>, got '%s'",
                            String.valueOf(a.type()));
                    return false;
                }
                inputs.add(local.inner());
                attributes.add(a.attributes());
                any |= !a.attributes().isEmpty();
            }
            List<Type> results = parser.optionalArrowTypeList();
            if (results == null || !parser.optionalAttrDictWithKeyword(state)) return false;
            Region body = new Region();
            state.property(FUNCTION_TYPE, new TypeAttr(new FunctionType(inputs, results)))
                    .optionalProperty(ARGUMENT_ATTRIBUTES, any ? new ArrayAttr(attributes) : null)
                    .region(body);
            return parser.optionalRegion(body, arguments);
        }

        @Override
        public void print(AsmPrinter out) {
            Definition.printExported(this, out);
            out.text("(");
            ArrayAttr attributes = optionalProperty(ARGUMENT_ATTRIBUTES, ArrayAttr.class);
            List<? extends Value> arguments = isDeclaration() ? List.of() : body().arguments();
            for (int i = 0; i < arguments.size(); i++) {
                if (i > 0) out.text(", ");
                Attribute own =
                        attributes == null ? null : attributes.elements().get(i);
                if (own instanceof DictionaryAttr d) out.argument(arguments.get(i), d);
                else out.argument(arguments.get(i));
            }
            out.text(")");
            out.optionalArrowTypeList(signature().results());
            out.optionalAttrDictWithKeyword(
                    this, List.of(Symbol.NAME, FUNCTION_TYPE, Definition.EXPORTED, ARGUMENT_ATTRIBUTES, RESULTS));
            if (isDeclaration()) return;
            out.text(" ");
            out.region(body(), false, true);
        }
    }

    /** An imported function: {@code wasmssa.import_func "f" from "env" as @func_0 {type = (i32) -> i32}}. */
    public static final class ImportFuncOp extends Operation implements Imported, FunctionDefinition {
        static final OpSpec SPEC = Imported.attributes(WasmSsaOp.IMPORT_FUNC, "an imported function")
                .attribute(TYPE, WasmTypes.FUNCTION)
                .optionalAttribute(DECLARED, Attrs.FLAT_SYMBOL_REF)
                .format(Imported.FORMAT + "attr-dict");

        ImportFuncOp(OpState state) {
            super(SPEC, state);
        }

        public ImportFuncOp(
                Location location, String symbol, String module, String name, FunctionType type, boolean exported) {
            super(
                    SPEC,
                    Imported.from(Definition.named(location, symbol, exported), module, name)
                            .property(TYPE, new TypeAttr(type)));
        }

        @Override
        public FunctionType signature() {
            return (FunctionType) property(TYPE, TypeAttr.class).type();
        }

        @Override
        public @Nullable Region callableRegion() {
            return null;
        }
    }
}
