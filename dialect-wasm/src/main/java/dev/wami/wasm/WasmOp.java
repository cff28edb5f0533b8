package dev.wami.wasm;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code wasm}. */
public enum WasmOp implements OpKind {
    FUNC("wasm.func"),
    IMPORT_FUNC("wasm.import_func"),
    MEMORY("wasm.memory"),
    IMPORT_MEMORY("wasm.import_memory"),
    TABLE("wasm.table"),
    IMPORT_TABLE("wasm.import_table"),
    GLOBAL("wasm.global"),
    IMPORT_GLOBAL("wasm.import_global"),
    TAG("wasm.tag"),
    IMPORT_TAG("wasm.import_tag"),
    TYPE("wasm.type"),
    CONT_TYPE("wasm.cont_type"),
    DATA("wasm.data"),
    ELEM("wasm.elem"),
    ITEM("wasm.item"),
    EXPORT("wasm.export"),
    START("wasm.start"),
    CUSTOM("wasm.custom"),
    BLOCK("wasm.block"),
    LOOP("wasm.loop"),
    IF("wasm.if"),
    TRY_TABLE("wasm.try_table");

    private final String opName;

    WasmOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case FUNC -> new FuncOp(state);
            case IMPORT_FUNC -> new Definitions.ImportFuncOp(state);
            case MEMORY -> new Definitions.MemoryOp(state);
            case IMPORT_MEMORY -> new Definitions.ImportMemoryOp(state);
            case TABLE -> new Definitions.TableOp(state);
            case IMPORT_TABLE -> new Definitions.ImportTableOp(state);
            case GLOBAL -> new Definitions.GlobalOp(state);
            case IMPORT_GLOBAL -> new Definitions.ImportGlobalOp(state);
            case TAG -> new Definitions.TagOp(state);
            case IMPORT_TAG -> new Definitions.ImportTagOp(state);
            case TYPE -> new TypeOp(state);
            case ITEM -> new Segments.ItemOp(state);
            case TRY_TABLE -> new Structured.TryTableOp(state);
            case CONT_TYPE -> new ContTypeOp(state);
            case DATA -> new Segments.DataOp(state);
            case ELEM -> new Segments.ElemOp(state);
            case EXPORT -> new Segments.ExportOp(state);
            case START -> new Segments.StartOp(state);
            case CUSTOM -> new Segments.CustomOp(state);
            case BLOCK -> new Structured.BlockOp(state);
            case LOOP -> new Structured.LoopOp(state);
            case IF -> new Structured.IfOp(state);
        };
    }
}
