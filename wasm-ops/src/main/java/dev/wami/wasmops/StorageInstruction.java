package dev.wami.wasmops;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.PagedMemory;
import org.jspecify.annotations.Nullable;

/**
 * An instruction on a whole memory, table or segment: the categories memory and table of the instruction table. Its
 * operands are in the order of the stack. Tables and segments are named by attributes.
 */
public abstract class StorageInstruction extends Operation implements MemoryEffects, SymbolUser, Evaluable {
    protected static final String TABLE = "table";
    protected static final String DATA = "data";
    protected static final String ELEM = "elem";

    /** Which passive segments were dropped. */
    private static final String DATA_SEGMENTS = "data segments";

    private static final String ELEMENT_SEGMENTS = "element segments";

    protected StorageInstruction(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** The row of the instruction table. */
    public abstract Opcode opcode();

    /** The table; only for instructions that have one. */
    public final SymbolRef table() {
        return property(TABLE, SymbolRef.class);
    }

    /** The table copied from; only for {@code table.copy}. */
    public abstract SymbolRef fromTable();

    /** The data or element segment; only for instructions that have one. */
    public final SymbolRef segment() {
        SymbolRef data = optionalProperty(DATA, SymbolRef.class);
        return data != null ? data : property(ELEM, SymbolRef.class);
    }

    /** The memory; only for instructions that have one. */
    protected abstract PagedMemory memory(Instance instance);

    /** The memory copied from; only for {@code memory.copy}. */
    protected abstract PagedMemory fromMemory(Instance instance);

    /** The resource that the contents of {@link #memory} are. */
    protected abstract String memoryResource();

    protected abstract String fromMemoryResource();

    /** Whether its trap is seen from outside; otherwise a trap is what need not be kept. */
    protected abstract boolean isTrapObserved();

    @Override
    public final Step evaluate(Frame frame) {
        return new StorageEvaluation(this, frame).evaluate();
    }

    // ---- effects

    private static String resource(SymbolRef table) {
        return "table/" + table.root();
    }

    @Override
    public final void effects(EffectList out) {
        switch (opcode()) {
            case MEMORY_SIZE -> out.add(Effect.Kind.READ, null, TrapEffects.SIZE);
            case MEMORY_GROW -> out.add(Effect.Kind.WRITE, null, TrapEffects.SIZE);
            case MEMORY_FILL -> out.add(Effect.Kind.WRITE, null, memoryResource());
            case MEMORY_COPY -> {
                out.add(Effect.Kind.READ, null, fromMemoryResource());
                out.add(Effect.Kind.WRITE, null, memoryResource());
            }
            case MEMORY_INIT -> {
                out.add(Effect.Kind.READ, null, DATA_SEGMENTS);
                out.add(Effect.Kind.WRITE, null, memoryResource());
            }
            case DATA_DROP -> out.add(Effect.Kind.WRITE, null, DATA_SEGMENTS);
            case TABLE_SIZE, TABLE_GET -> out.add(Effect.Kind.READ, null, resource(table()));
            case TABLE_SET, TABLE_FILL -> out.add(Effect.Kind.WRITE, null, resource(table()));
            case TABLE_GROW -> {
                out.add(Effect.Kind.READ, null, resource(table()));
                out.add(Effect.Kind.WRITE, null, resource(table()));
            }
            case TABLE_COPY -> {
                out.add(Effect.Kind.READ, null, resource(fromTable()));
                out.add(Effect.Kind.WRITE, null, resource(table()));
            }
            case TABLE_INIT -> {
                out.add(Effect.Kind.READ, null, ELEMENT_SEGMENTS);
                out.add(Effect.Kind.WRITE, null, resource(table()));
            }
            case ELEM_DROP -> out.add(Effect.Kind.WRITE, null, ELEMENT_SEGMENTS);
            default -> throw new IllegalStateException(name());
        }
        if (isTrapObserved() && mayTrap()) TrapEffects.ofStorage(out);
    }

    private boolean mayTrap() {
        return switch (opcode()) {
            case MEMORY_SIZE, MEMORY_GROW, DATA_DROP, TABLE_SIZE, TABLE_GROW, ELEM_DROP -> false;
            default -> true;
        };
    }

    // ---- verification

    /** What the symbols name, and that references are of the type of the table's elements. */
    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        find(optionalProperty(DATA, SymbolRef.class), IndexSpace.DATA, symbols, diagnostics);
        Operation segment = find(optionalProperty(ELEM, SymbolRef.class), IndexSpace.ELEM, symbols, diagnostics);
        Operation table = find(optionalProperty(TABLE, SymbolRef.class), IndexSpace.TABLE, symbols, diagnostics);
        Operation from =
                opcode() == Opcode.TABLE_COPY ? find(fromTable(), IndexSpace.TABLE, symbols, diagnostics) : segment;
        if (!(table instanceof WasmTable target)) return;
        Type element = target.elementType();
        Type source =
                from instanceof WasmTable t ? t.elementType() : from instanceof ElementSegment s ? s.type() : null;
        if (source != null && !fits(source, element, symbols)) {
            diagnostics.error(this, "copies %s into a table of %s", source, element);
        }
        for (Value v : operands()) verifyReference(v.type(), element, diagnostics);
        if (resultCount() == 1) verifyReference(result().type(), element, diagnostics);
    }

    /** Whether references of type {@code given} may be elements of a table of {@code element}. */
    protected boolean fits(Type given, Type element, SymbolTables symbols) {
        return given.equals(element);
    }

    private void verifyReference(Type type, Type element, Diagnostics diagnostics) {
        if (type instanceof ReferenceType && !type.equals(element)) {
            diagnostics.error(this, "has %s, but the elements of the table are %s", type, element);
        }
    }

    /** See {@link WasmDefinition#find}; null for null. */
    protected final @Nullable Operation find(
            @Nullable SymbolRef ref, IndexSpace space, SymbolTables symbols, Diagnostics diagnostics) {
        return ref == null ? null : WasmDefinition.find(this, ref, space, symbols, diagnostics);
    }
}
