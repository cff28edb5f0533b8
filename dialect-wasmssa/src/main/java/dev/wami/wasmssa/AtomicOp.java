package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmops.AtomicInstruction;
import dev.wami.wasmops.Instance;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.PagedMemory;
import dev.wami.wasmspec.ValueType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An atomic instruction, called by its mnemonic, which has the types but that of an address of 64 bits: {@code %old =
 * wasmssa.i32.atomic.rmw.add %a, %n offset = 8}, {@code %r = wasmssa.memory.atomic.wait32 %a, %expected, %timeout :
 * i64}, {@code wasmssa.atomic.fence}.
 */
public final class AtomicOp extends AtomicInstruction implements StackOp, SymbolUser {
    AtomicOp(RowSpec spec, OpState state) {
        super(spec, state);
    }

    /**
     * @param operands the address, then values; none of a fence
     * @param offset an unsigned number
     * @param memory null for the first
     */
    public static AtomicOp of(
            Location location, Opcode row, List<Value> operands, long offset, @Nullable String memory) {
        OpState state = OpState.at(location)
                .operands(operands)
                .optionalProperty(OFFSET, offset == 0 ? null : IntegerAttr.i64(offset))
                .optionalProperty(AccessText.MEMORY, memory == null ? null : SymbolRef.of(memory));
        for (ValueType t : row.type().results()) state.result(WasmTypes.of((NumericType) t));
        return new AtomicOp(InstructionTable.row(row), state);
    }

    @Override
    public Opcode opcode() {
        return ((RowSpec) spec()).row();
    }

    private @Nullable SymbolRef memoryRef() {
        return optionalProperty(AccessText.MEMORY, SymbolRef.class);
    }

    /** The memory's name, or null for the first. */
    public @Nullable String memory() {
        SymbolRef memory = memoryRef();
        return memory == null ? null : memory.root();
    }

    @Override
    protected PagedMemory memory(Instance instance) {
        return instance.memory(memory());
    }

    @Override
    protected boolean isShared(Instance instance) {
        String memory = memory();
        return instance.definition(memory == null ? instance.memoryName(0) : memory)
                        instanceof Definitions.MemoryDefinition m
                && m.limits().shared();
    }

    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        if (isAccess()) Definitions.verifyAddress(this, memoryRef(), symbols, diagnostics);
    }

    @Override
    public boolean parse(AsmParser parser, OpState state) {
        Opcode row = opcode();
        if (row.accessBytes() == 0) return parser.optionalAttrDict(state);
        List<UnresolvedOperand> operands = parser.parseOperandList();
        if (operands == null || !AccessText.parse(parser, false, state)) return false;
        List<Type> types = AccessText.parseTypes(parser, row, state);
        List<Value> values = types == null ? null : parser.resolve(operands, types);
        if (values == null) return false;
        state.operands(values);
        return parser.optionalAttrDict(state);
    }

    @Override
    public void print(AsmPrinter out) {
        if (isAccess()) {
            out.text(" ");
            out.values(operands());
            AccessText.print(this, false, out);
            AccessText.printType(this, out);
        }
        out.optionalAttrDict(this, AccessText.SAID);
    }
}
