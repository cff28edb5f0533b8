package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.utf8.Utf8;
import dev.wami.wasmspec.ExternKind;
import org.jspecify.annotations.Nullable;

/**
 * What a module has besides definitions and segments: exports under further names, the start function, custom sections.
 */
public final class ModuleFields {
    private ModuleFields() {}

    /**
     * Exports a definition under a name that is not its symbol: {@code wasmssa.export "b" @a}. A definition may be
     * exported several times, and a name may be any string, the empty one too.
     */
    public static final class ExportOp extends Operation implements SymbolUser {
        private static final String NAME = "name";
        private static final String DEFINITION = "definition";

        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.EXPORT, "an export")
                .attribute(NAME, Attrs.STRING)
                .attribute(DEFINITION, Attrs.FLAT_SYMBOL_REF)
                .format("$name $definition attr-dict");

        ExportOp(OpState state) {
            super(SPEC, state);
        }

        public ExportOp(Location location, String name, String definition) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(NAME, StringAttr.of(name))
                            .property(DEFINITION, SymbolRef.of(definition)));
        }

        /** The name outside. */
        public String exportName() {
            return property(NAME, StringAttr.class).value();
        }

        /** The symbol of what is exported. */
        public String definition() {
            return property(DEFINITION, SymbolRef.class).root();
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            if (symbols.lookup(this, property(DEFINITION, SymbolRef.class)) instanceof Definition) return;
            diagnostics.error(this, "'%s' does not reference anything that can be exported", definition());
        }
    }

    /** The function that runs at instantiation: {@code wasmssa.start @init}. */
    public static final class StartOp extends Operation implements SymbolUser {
        private static final String FUNCTION = "function";

        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.START, "the start function")
                .attribute(FUNCTION, Attrs.FLAT_SYMBOL_REF)
                .format("$function attr-dict");

        StartOp(OpState state) {
            super(SPEC, state);
        }

        public StartOp(Location location, String function) {
            super(SPEC, OpState.at(location).property(FUNCTION, SymbolRef.of(function)));
        }

        public String function() {
            return property(FUNCTION, SymbolRef.class).root();
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            Definition found =
                    Definition.find(this, property(FUNCTION, SymbolRef.class), ExternKind.FUNC, symbols, diagnostics);
            if (!(found instanceof Functions.FunctionDefinition f)) return;
            boolean empty = f.type().inputs().isEmpty() && f.type().results().isEmpty();
            if (!empty) diagnostics.error(this, "'%s' takes or gives values", function());
        }
    }

    /**
     * A custom section, its bytes as they are: {@code wasmssa.custom "producers" = "\01..." after "code"}.
     * {@code after} is the section that it follows. The name section has no bytes where the names of operations say
     * what is in it.
     */
    public static final class CustomOp extends Operation {
        private static final String NAME = "name";
        private static final String BYTES = "bytes";
        private static final String AFTER = "after";

        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.CUSTOM, "a custom section")
                .attribute(NAME, Attrs.STRING)
                .optionalAttribute(BYTES, Attrs.STRING)
                .attribute(AFTER, Attrs.STRING)
                .format("$name (`=` $bytes^)? `after` $after attr-dict");

        CustomOp(OpState state) {
            super(SPEC, state);
        }

        /**
         * @param bytes null for the names of operations
         * @param after the section's name in the text format, such as {@code code}
         */
        public CustomOp(Location location, String name, byte @Nullable [] bytes, String after) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(NAME, StringAttr.of(name))
                            .optionalProperty(
                                    BYTES, bytes == null ? null : StringAttr.of(Utf8.decode(bytes, 0, bytes.length)))
                            .property(AFTER, StringAttr.of(after)));
        }

        public String sectionName() {
            return property(NAME, StringAttr.class).value();
        }

        /** The content, or null for the names of operations. */
        public byte @Nullable [] bytes() {
            StringAttr bytes = optionalProperty(BYTES, StringAttr.class);
            return bytes == null ? null : Utf8.encode(bytes.value());
        }

        public String after() {
            return property(AFTER, StringAttr.class).value();
        }
    }
}
