package dev.wami.wasm;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.wasmspec.AbstractHeapType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code wasm} dialect. Source: the paper, sections 4 and 5.2, and the WebAssembly specification. */
public final class WasmDialect extends Dialect {
    public static final String NAME = "wasm";

    /** The name of a definition, segment or label in the name section, where it is not its symbol: a string. */
    public static final String NAME_ATTRIBUTE = "wasm.name";

    /** On a module: its function types in the order of the type section; others that are needed follow. An array. */
    public static final String TYPES_ATTRIBUTE = "wasm.types";

    /**
     * On a module: before which types with names recursion groups of no type stand, by their index. An array of i32.
     */
    public static final String EMPTY_GROUPS_ATTRIBUTE = "wasm.empty_groups";

    /** On a module: the number of data segments is stated although no instruction needs it. A unit. */
    public static final String DATA_COUNT_ATTRIBUTE = "wasm.data_count";

    public WasmDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        List<OpKind> all = new ArrayList<>(List.of(WasmOp.values()));
        all.addAll(InstructionSpec.all());
        return all;
    }

    @Override
    public @Nullable OpKind operation(String opName) {
        OpKind instruction = InstructionSpec.find(opName);
        return instruction == null ? super.operation(opName) : instruction;
    }

    // ---- types

    @Override
    public @Nullable Type parseType(String mnemonic, AsmParser parser) {
        if (mnemonic.equals("v128")) return V128Type.V128;
        if (mnemonic.equals("ref")) return parser.parse("<") ? parseReference(parser) : null;
        for (AbstractHeapType h : AbstractHeapType.values()) {
            if (h.nullableText().equals(mnemonic)) return new WasmRefType(true, h);
        }
        return null;
    }

    /** {@code func>}, {@code @type>} or {@code null @type>}. */
    private static @Nullable Type parseReference(AsmParser parser) {
        boolean nullable = parser.optionalKeyword("null");
        String type = nullable ? parser.parseSymbolName() : parser.optionalSymbolName();
        if (type != null) return parser.parse(">") ? new DefinedRefType(nullable, type) : null;
        String heap = nullable ? null : parser.parseAnyKeyword();
        if (heap == null) return null;
        for (AbstractHeapType h : AbstractHeapType.values()) {
            if (h.toString().equals(heap)) return parser.parse(">") ? new WasmRefType(false, h) : null;
        }
        parser.error("no heap type '%s'", heap);
        return null;
    }

    @Override
    public List<String> typeMnemonics() {
        List<String> out = new ArrayList<>(List.of("v128", "ref"));
        for (AbstractHeapType h : AbstractHeapType.values()) out.add(h.nullableText());
        return out;
    }
}
