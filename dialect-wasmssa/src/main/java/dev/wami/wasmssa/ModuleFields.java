package dev.wami.wasmssa;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.wasmops.CustomSection;
import dev.wami.wasmops.Export;
import dev.wami.wasmops.Start;
import org.jspecify.annotations.Nullable;

/**
 * What a module has besides definitions and segments: exports under further names, the start function, custom sections.
 */
public final class ModuleFields {
    private ModuleFields() {}

    /** Exports a definition under a name that is not its symbol: {@code wasmssa.export "b" @a}. */
    public static final class ExportOp extends Export {
        static final OpSpec SPEC = spec(WasmSsaOp.EXPORT);

        ExportOp(OpState state) {
            super(SPEC, state);
        }

        public ExportOp(Location location, String name, String definition) {
            super(SPEC, location, name, definition);
        }
    }

    /** The function that runs at instantiation: {@code wasmssa.start @init}. */
    public static final class StartOp extends Start {
        static final OpSpec SPEC = spec(WasmSsaOp.START);

        StartOp(OpState state) {
            super(SPEC, state);
        }

        public StartOp(Location location, String function) {
            super(SPEC, location, function);
        }
    }

    /** A custom section: {@code wasmssa.custom "producers" = "\01..." after "code"}. */
    public static final class CustomOp extends CustomSection {
        static final OpSpec SPEC = spec(WasmSsaOp.CUSTOM);

        CustomOp(OpState state) {
            super(SPEC, state);
        }

        /**
         * @param bytes null for the names of operations
         * @param after the section's name in the text format, such as {@code code}
         */
        public CustomOp(Location location, String name, byte @Nullable [] bytes, String after) {
            super(SPEC, location, name, bytes, after);
        }
    }
}
