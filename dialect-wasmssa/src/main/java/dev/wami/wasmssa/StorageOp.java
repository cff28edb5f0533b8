package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;
import dev.wami.wasmspec.Opcode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An instruction on a whole memory, table or segment: {@code %n = wasmssa.memory_grow %p : i32},
 * {@code wasmssa.memory_init @d, %to, %from, %n}, {@code %r = wasmssa.table_get @t, %i : !wasmssa.funcref},
 * {@code wasmssa.table_copy @t, @u, %to, %from, %n} (to t from u).
 */
public final class StorageOp extends Operation implements StackOp, MemoryEffects, SymbolUser, Evaluable {
    /** The resource that a trap writes: what may trap keeps its place among its like, and is not removed. */
    static final String TRAPS = "trap";

    /** Where tables and element segments live. */
    private static final String TABLES = "table";

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
        boolean table = spec.attributeNamed(StorageSpec.TABLE) != null;
        OpState state = OpState.at(location)
                .optionalProperty(
                        row == Opcode.MEMORY_INIT || row == Opcode.DATA_DROP ? StorageSpec.DATA : StorageSpec.ELEM,
                        symbol(segment))
                .optionalProperty(table ? StorageSpec.TABLE : StorageSpec.MEMORY, symbol(storage))
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

    /** The row of the instruction table. */
    public Opcode opcode() {
        return ((StorageSpec) spec()).opcode();
    }

    private @Nullable String name(String key) {
        SymbolRef ref = optionalProperty(key, SymbolRef.class);
        return ref == null ? null : ref.root();
    }

    /** The data or element segment; only for instructions that have one. */
    public String segment() {
        String data = name(StorageSpec.DATA);
        return data != null ? data : property(StorageSpec.ELEM, SymbolRef.class).root();
    }

    /** The table; only for instructions that have one. */
    public String table() {
        return property(StorageSpec.TABLE, SymbolRef.class).root();
    }

    /** The table copied from; only for {@code table_copy}. */
    public String fromTable() {
        return property(StorageSpec.FROM_TABLE, SymbolRef.class).root();
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
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        verify(StorageSpec.MEMORY, IndexSpace.MEMORY, symbols, diagnostics);
        verify(StorageSpec.FROM_MEMORY, IndexSpace.MEMORY, symbols, diagnostics);
        RefType element = elementType(StorageSpec.TABLE, symbols, diagnostics);
        RefType from = elementType(StorageSpec.FROM_TABLE, symbols, diagnostics);
        verify(StorageSpec.DATA, IndexSpace.DATA, symbols, diagnostics);
        Operation elem = verify(StorageSpec.ELEM, IndexSpace.ELEM, symbols, diagnostics);
        if (elem instanceof Segments.ElemOp e) from = e.type();
        if (element == null) return;
        if (from != null && from != element) diagnostics.error(this, "copies %s into a table of %s", from, element);
        for (Value v : operands()) verifyReference(v.type(), element, diagnostics);
        if (resultCount() == 1) verifyReference(result().type(), element, diagnostics);
    }

    private void verifyReference(Type type, RefType element, Diagnostics diagnostics) {
        if (type instanceof RefType && type != element) {
            diagnostics.error(this, "has %s, but the elements of the table are %s", type, element);
        }
    }

    private @Nullable Operation verify(String key, IndexSpace kind, SymbolTables symbols, Diagnostics diagnostics) {
        SymbolRef ref = optionalProperty(key, SymbolRef.class);
        return ref == null ? null : WasmDefinition.find(this, ref, kind, symbols, diagnostics);
    }

    private @Nullable RefType elementType(String key, SymbolTables symbols, Diagnostics diagnostics) {
        return verify(key, IndexSpace.TABLE, symbols, diagnostics) instanceof Definitions.TableDefinition t
                ? t.type().element()
                : null;
    }

    @Override
    public void effects(EffectList out) {
        switch (opcode()) {
            case MEMORY_SIZE -> out.add(Effect.Kind.READ, null, Effect.MEMORY);
            case TABLE_SIZE -> out.add(Effect.Kind.READ, null, TABLES);
            case TABLE_GET -> {
                out.add(Effect.Kind.READ, null, TABLES);
                out.add(Effect.Kind.WRITE, null, TRAPS);
            }
            case MEMORY_GROW, MEMORY_FILL, MEMORY_COPY, MEMORY_INIT, DATA_DROP -> {
                out.add(Effect.Kind.READ, null, Effect.MEMORY);
                out.add(Effect.Kind.WRITE, null, Effect.MEMORY);
            }
            default -> {
                out.add(Effect.Kind.READ, null, TABLES);
                out.add(Effect.Kind.WRITE, null, TABLES);
            }
        }
    }

    @Override
    public Step evaluate(Frame frame) {
        return new StorageEvaluation(this, frame).evaluate();
    }
}
