package dev.wami.wasm;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
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

    /** On a module: the number of data segments is stated although no instruction needs it. A unit. */
    public static final String DATA_COUNT_ATTRIBUTE = "wasm.data_count";

    public WasmDialect() {
        super(NAME);
    }

    @Override
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "wasm.func" -> new FuncOp(state);
            case "wasm.import_func" -> new Definitions.ImportFuncOp(state);
            case "wasm.memory" -> new Definitions.MemoryOp(state);
            case "wasm.import_memory" -> new Definitions.ImportMemoryOp(state);
            case "wasm.table" -> new Definitions.TableOp(state);
            case "wasm.import_table" -> new Definitions.ImportTableOp(state);
            case "wasm.global" -> new Definitions.GlobalOp(state);
            case "wasm.import_global" -> new Definitions.ImportGlobalOp(state);
            case "wasm.tag" -> new Definitions.TagOp(state);
            case "wasm.cont_type" -> new ContTypeOp(state);
            case "wasm.data" -> new Segments.DataOp(state);
            case "wasm.elem" -> new Segments.ElemOp(state);
            case "wasm.export" -> new Segments.ExportOp(state);
            case "wasm.start" -> new Segments.StartOp(state);
            case "wasm.custom" -> new Segments.CustomOp(state);
            case "wasm.block" -> new Structured.BlockOp(state);
            case "wasm.loop" -> new Structured.LoopOp(state);
            case "wasm.if" -> new Structured.IfOp(state);
            default -> {
                InstructionSpec spec = InstructionSpec.find(opName);
                yield spec == null ? null : new InstructionOp(spec, state);
            }
        };
    }

    @Override
    public List<String> opNames() {
        List<String> names = new ArrayList<>(List.of(
                "wasm.func",
                "wasm.import_func",
                "wasm.memory",
                "wasm.import_memory",
                "wasm.table",
                "wasm.import_table",
                "wasm.global",
                "wasm.import_global",
                "wasm.tag",
                "wasm.cont_type",
                "wasm.data",
                "wasm.elem",
                "wasm.export",
                "wasm.start",
                "wasm.custom",
                "wasm.block",
                "wasm.loop",
                "wasm.if"));
        names.addAll(InstructionSpec.names());
        return names;
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
