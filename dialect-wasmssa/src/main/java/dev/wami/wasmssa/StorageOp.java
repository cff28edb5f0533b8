package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.Instance;
import dev.wami.wasmops.StorageInstruction;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.PagedMemory;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An instruction on a whole memory, table or segment: {@code %n = wasmssa.memory_grow %p : i32},
 * {@code wasmssa.memory_init @d, %to, %from, %n}, {@code %r = wasmssa.table_get @t, %i : !wasmssa.funcref},
 * {@code wasmssa.table_copy @t, @u, %to, %from, %n} (to t from u).
 */
public final class StorageOp extends StorageInstruction implements StackOp {
    StorageOp(StorageSpec spec, OpState state) {
        super(spec, state);
    }

    /**
     * An instruction of the categories memory and table.
     *
     * @param segment the data or element segment, or null
     * @param storage the table, the memory, or null
     * @param from where a copy takes from, or null
     * @param reference the type of the table's elements
     */
    public static StorageOp of(
            Location location,
            Opcode row,
            List<Value> operands,
            @Nullable String segment,
            @Nullable String storage,
            @Nullable String from,
            RefType reference) {
        StorageSpec spec = StorageSpec.of(row);
        boolean table = spec.attributeNamed(TABLE) != null;
        OpState state = OpState.at(location)
                .optionalProperty(row == Opcode.MEMORY_INIT || row == Opcode.DATA_DROP ? DATA : ELEM, symbol(segment))
                .optionalProperty(table ? TABLE : StorageSpec.MEMORY, symbol(storage))
                .optionalProperty(table ? StorageSpec.FROM_TABLE : StorageSpec.FROM_MEMORY, symbol(from));
        for (Value v : operands) state.operand(v);
        if (!spec.results().isEmpty()) {
            Type type = row == Opcode.TABLE_GET ? reference : IntegerType.I32;
            state.result(type);
        }
        return new StorageOp(spec, state);
    }

    private static @Nullable SymbolRef symbol(@Nullable String name) {
        return name == null ? null : SymbolRef.of(name);
    }

    @Override
    public Opcode opcode() {
        return ((StorageSpec) spec()).opcode();
    }

    private @Nullable String name(String key) {
        SymbolRef ref = optionalProperty(key, SymbolRef.class);
        return ref == null ? null : ref.root();
    }

    @Override
    public SymbolRef fromTable() {
        return property(StorageSpec.FROM_TABLE, SymbolRef.class);
    }

    /** The memory, or null for the first. */
    public @Nullable String memory() {
        return name(StorageSpec.MEMORY);
    }

    /** The memory copied from, or null for the first. */
    public @Nullable String fromMemory() {
        return name(StorageSpec.FROM_MEMORY);
    }

    @Override
    protected PagedMemory memory(Instance instance) {
        return instance.memory(memory());
    }

    @Override
    protected PagedMemory fromMemory(Instance instance) {
        return instance.memory(fromMemory());
    }

    @Override
    protected String memoryResource() {
        return Effect.MEMORY;
    }

    @Override
    protected String fromMemoryResource() {
        return Effect.MEMORY;
    }

    @Override
    protected boolean isTrapObserved() {
        return true;
    }

    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        super.verifySymbolUses(symbols, diagnostics);
        find(optionalProperty(StorageSpec.MEMORY, SymbolRef.class), IndexSpace.MEMORY, symbols, diagnostics);
        find(optionalProperty(StorageSpec.FROM_MEMORY, SymbolRef.class), IndexSpace.MEMORY, symbols, diagnostics);
    }
}
