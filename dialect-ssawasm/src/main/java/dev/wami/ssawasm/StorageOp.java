package dev.wami.ssawasm;

import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;
import dev.wami.wasmops.Instance;
import dev.wami.wasmops.StorageInstruction;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.PagedMemory;

/** An instruction on a whole memory, table or segment. Memories are named by their index, the first unless given. */
public abstract class StorageOp extends StorageInstruction {
    static final String MEMORY = MemoryAccess.MEMORY;
    static final String FROM_MEMORY = "from_memory";
    static final String FROM_TABLE = "from_table";

    StorageOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    @Override
    public final Opcode opcode() {
        return switch ((SsaWasmOp) kind()) {
            case MEMORY_SIZE -> Opcode.MEMORY_SIZE;
            case MEMORY_GROW -> Opcode.MEMORY_GROW;
            case MEMORY_COPY -> Opcode.MEMORY_COPY;
            case MEMORY_FILL -> Opcode.MEMORY_FILL;
            case MEMORY_INIT -> Opcode.MEMORY_INIT;
            case DATA_DROP -> Opcode.DATA_DROP;
            case TABLE_GET -> Opcode.TABLE_GET;
            case TABLE_SET -> Opcode.TABLE_SET;
            case TABLE_GROW -> Opcode.TABLE_GROW;
            case TABLE_SIZE -> Opcode.TABLE_SIZE;
            case TABLE_FILL -> Opcode.TABLE_FILL;
            case TABLE_COPY -> Opcode.TABLE_COPY;
            case TABLE_INIT -> Opcode.TABLE_INIT;
            case ELEM_DROP -> Opcode.ELEM_DROP;
            default -> throw new IllegalStateException(name());
        };
    }

    @Override
    public final boolean parseDirective(String directive, AsmParser parser, FormatState read) {
        return AddressType.parse(directive, parser, read);
    }

    @Override
    public final void printDirective(String directive, AsmPrinter printer) {
        AddressType.print(this, directive, printer);
    }

    /** The index of the memory. */
    public final int memory() {
        return index(MEMORY);
    }

    /** Sets the index of the memory, of an instruction that says it. */
    public final void setMemory(int index) {
        setAttribute(MEMORY, IntegerAttr.i32(index));
    }

    /** The index of the memory that is copied from. */
    public final int fromMemory() {
        return index(FROM_MEMORY);
    }

    /** Sets the index of the memory that is copied from, of {@code memory_copy}. */
    public final void setFromMemory(int index) {
        setAttribute(FROM_MEMORY, IntegerAttr.i32(index));
    }

    private int index(String attribute) {
        IntegerAttr memory = optionalProperty(attribute, IntegerAttr.class);
        return memory == null ? 0 : (int) memory.value();
    }

    @Override
    public final SymbolRef fromTable() {
        return property(FROM_TABLE, SymbolRef.class);
    }

    @Override
    protected PagedMemory memory(Instance instance) {
        return instance.memory(memory());
    }

    @Override
    protected final PagedMemory fromMemory(Instance instance) {
        return instance.memory(fromMemory());
    }

    @Override
    protected String memoryResource() {
        return MemoryAccess.resource(memory(), null);
    }

    @Override
    protected final String fromMemoryResource() {
        return MemoryAccess.resource(fromMemory(), null);
    }

    @Override
    protected final boolean isTrapObserved() {
        return Traps.isObserved(this);
    }
}
