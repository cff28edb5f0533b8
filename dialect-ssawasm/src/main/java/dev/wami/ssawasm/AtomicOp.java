package dev.wami.ssawasm;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;
import dev.wami.wasmops.AtomicInstruction;
import dev.wami.wasmops.Instance;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.PagedMemory;
import java.util.List;

/**
 * An atomic instruction: {@code %old = ssawasm.i32.atomic.rmw.add %a, %n memory = 1 offset = 8}, {@code %r =
 * ssawasm.memory.atomic.wait32 %a i64, %expected, %timeout}, {@code ssawasm.atomic.fence}. {@code memory} is the index
 * of the memory.
 */
public final class AtomicOp extends AtomicInstruction {
    static final String OFFSET = AtomicInstruction.OFFSET;

    AtomicOp(RowSpec spec, OpState state) {
        super(spec, state);
    }

    /**
     * @param operands the address, then values; none of a fence
     * @param offset an unsigned number
     * @param memory the index of the memory
     */
    public static AtomicOp of(Location location, Opcode row, List<Value> operands, long offset, int memory) {
        RowSpec spec = RowSpec.of(row);
        OpState state = OpState.at(location)
                .operands(operands)
                .optionalProperty(MemoryAccess.MEMORY, memory == 0 ? null : IntegerAttr.i32(memory))
                .optionalProperty(OFFSET, offset == 0 ? null : IntegerAttr.i64(offset));
        return new AtomicOp(spec, spec.results(state));
    }

    @Override
    public Opcode opcode() {
        return ((RowSpec) spec()).row();
    }

    /** The index of the memory. */
    public int memory() {
        IntegerAttr memory = optionalProperty(MemoryAccess.MEMORY, IntegerAttr.class);
        return memory == null ? 0 : (int) memory.value();
    }

    @Override
    protected PagedMemory memory(Instance instance) {
        return instance.memory(memory());
    }

    @Override
    protected boolean isShared(Instance instance) {
        return instance.definition(instance.memoryName(memory())) instanceof MemoryDefinitions.MemoryOp m
                && m.isShared();
    }

    @Override
    public boolean parseDirective(String directive, AsmParser parser, FormatState read) {
        return AddressType.parse(directive, parser, read);
    }

    @Override
    public void printDirective(String directive, AsmPrinter printer) {
        AddressType.print(this, directive, printer);
    }
}
