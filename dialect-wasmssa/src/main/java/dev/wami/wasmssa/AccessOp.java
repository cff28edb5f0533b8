package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmops.AccessInstruction;
import dev.wami.wasmops.Instance;
import dev.wami.wasmops.Numbers;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.PagedMemory;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A load or store: {@code %v = wasmssa.load8_s %a offset = 4 : i32}, {@code wasmssa.store %a, %v align = 1 : i64}.
 * {@code memory} is the first one unless given. An address of 64 bits is written before the type of the value,
 * {@code %v = wasmssa.load %a : i64 -> f32}, {@code wasmssa.store %a, %v : i64, f32}; of a vector, whose type is not
 * written, alone.
 */
public final class AccessOp extends AccessInstruction implements StackOp, SymbolUser {
    private static final String MEMORY = "memory";

    AccessOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** Adds the attributes of all loads and stores. */
    static OpSpec withAttributes(OpSpec spec) {
        return withOffset(spec).optionalAttribute(MEMORY, Attrs.FLAT_SYMBOL_REF);
    }

    /**
     * @param other the value of a store, the vector of a load of a lane; null if there is none
     * @param offset an unsigned number
     * @param align in bytes, a power of two
     * @param lane the lane of a vector that is read or written, if the instruction names one
     * @param memory null for the first
     */
    public static AccessOp of(
            Location location,
            Opcode row,
            Value address,
            @Nullable Value other,
            long offset,
            int align,
            int lane,
            @Nullable String memory) {
        OpState state = OpState.at(location)
                .optionalProperty(OFFSET, offset == 0 ? null : IntegerAttr.i64(offset))
                .optionalProperty(ALIGN, align == row.accessBytes() ? null : IntegerAttr.i32(align))
                .optionalProperty(MEMORY, memory == null ? null : SymbolRef.of(memory));
        state.operand(address);
        if (other != null) state.operand(other);
        if (row.lanes() > 0) state.property(RowSpec.LANE, IntegerAttr.i32(lane));
        if (row.category() == Category.LOAD) {
            state.result(WasmTypes.of((NumericType) row.type().results().get(0)));
        }
        boolean vector = InstructionTable.hasRow(row);
        return new AccessOp(vector ? InstructionTable.row(row) : InstructionTable.of(row), state);
    }

    @Override
    public Opcode opcode() {
        if (spec() instanceof RowSpec vector) return vector.row();
        NumericType type = Numbers.type(valueType());
        for (Opcode row : ((NumericSpec) spec()).rows()) {
            boolean fits = isLoad()
                    ? row.type().results().get(0) == type
                    : row.type().params().get(1) == type;
            if (fits) return row;
        }
        throw new IllegalStateException("no instruction " + name() + " for " + valueType());
    }

    @Override
    public int lane() {
        return RowSpec.lane(this);
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        super.verify(diagnostics);
        RowSpec.verifyLane(this, opcode(), diagnostics);
    }

    /** The memory's name, or null for the first. */
    public @Nullable String memory() {
        SymbolRef memory = optionalProperty(MEMORY, SymbolRef.class);
        return memory == null ? null : memory.root();
    }

    @Override
    protected PagedMemory memory(Instance instance) {
        return instance.memory(memory());
    }

    @Override
    protected String resource() {
        return Effect.MEMORY;
    }

    @Override
    protected boolean isTrapObserved() {
        return true;
    }

    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        Definitions.verifyAddress(this, optionalProperty(MEMORY, SymbolRef.class), symbols, diagnostics);
    }

    // ---- text

    private @Nullable Opcode vectorRow() {
        return spec() instanceof RowSpec v ? v.row() : null;
    }

    @Override
    public boolean parse(AsmParser parser, OpState state) {
        List<UnresolvedOperand> operands = parser.parseOperandList();
        if (operands == null) return false;
        Opcode vector = vectorRow();
        if (!AccessText.parse(parser, vector != null && vector.lanes() > 0, state)) return false;
        List<Type> types = vector == null ? parseTypes(parser, state) : AccessText.parseTypes(parser, vector, state);
        if (types == null) return false;
        List<Value> values = parser.resolve(operands, types);
        if (values == null) return false;
        state.operands(values);
        return parser.optionalAttrDict(state);
    }

    /** {@code : f32}, {@code : i64 -> f32} or {@code : i64, f32}; the types of the operands, or null after an error. */
    private @Nullable List<Type> parseTypes(AsmParser parser, OpState state) {
        Type first = parser.parseColonType();
        if (first == null) return null;
        boolean load = ((NumericSpec) spec()).category() == Category.LOAD;
        boolean wide = parser.optional(load ? "->" : ",");
        Type value = wide ? parser.parseType() : first;
        if (value == null) return null;
        Type address = wide ? first : IntegerType.I32;
        if (load) state.result(value);
        return load ? List.of(address) : List.of(address, value);
    }

    @Override
    public void print(AsmPrinter out) {
        out.text(" ");
        out.value(address());
        if (operandCount() > 1) {
            out.text(", ");
            out.value(operand(1));
        }
        Opcode vector = vectorRow();
        AccessText.print(this, vector != null && vector.lanes() > 0, out);
        if (vector != null) {
            AccessText.printType(this, out);
        } else {
            boolean wide = !address().type().equals(IntegerType.I32);
            out.text(" : ");
            if (wide) out.print(address().type()).text(isLoad() ? " -> " : ", ");
            out.print(valueType());
        }
        out.optionalAttrDict(this, AccessText.SAID);
    }
}
