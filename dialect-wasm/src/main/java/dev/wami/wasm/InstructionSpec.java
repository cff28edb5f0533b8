package dev.wami.wasm;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** The spec of the operation for one row of the instruction table: no operands, the immediates as attributes. */
final class InstructionSpec extends OpSpec implements OpKind {
    static final String LABEL = "label";
    static final String LABELS = "labels";
    static final String DEFAULT = "default";
    static final String FUNCTION = "function";
    static final String TABLE = "table";
    static final String FROM_TABLE = "from_table";
    static final String LOCAL = "local";
    static final String GLOBAL = "global";
    static final String MEMORY = "memory";
    static final String FROM_MEMORY = "from_memory";
    static final String DATA = "data";
    static final String ELEM = "elem";
    static final String TAG = "tag";
    static final String LANE = "lane";
    static final String LANES = "lanes";
    static final String CONT_TYPE = "cont_type";
    static final String BOUND_TYPE = "bound_type";
    static final String HANDLERS = "handlers";
    static final String TYPE = "type";
    static final String VALUE = "value";
    static final String OF = "of";
    static final String FROM = "from";
    static final String FIELD = "field";
    static final String COUNT = "count";
    static final String TARGET = "target";
    static final String DECLARED = "declared";
    static final String OFFSET = "offset";
    static final String ALIGN = "align";

    /** Made when first asked for; equal ones that threads make at once are decided by who comes first. */
    private static final AtomicReferenceArray<@Nullable InstructionSpec> SPECS =
            new AtomicReferenceArray<>(Opcode.values().length);

    private static final String PREFIX = WasmDialect.NAME + ".";

    private final Opcode opcode;

    private InstructionSpec(Opcode opcode) {
        super(PREFIX + opcode.mnemonic(), "the instruction " + opcode.mnemonic());
        this.opcode = opcode;
    }

    /** The row; {@link Opcode#SELECT} also for a select with a type. */
    Opcode opcode() {
        return opcode;
    }

    /** The spec of the operation of that full name, or null. */
    static @Nullable InstructionSpec find(String opName) {
        Opcode row = Opcode.named(opName.substring(PREFIX.length()));
        return row == null ? null : find(row);
    }

    /** All of them, in the order of the table. */
    static List<InstructionSpec> all() {
        List<InstructionSpec> out = new ArrayList<>();
        for (Opcode row : Opcode.values()) {
            InstructionSpec spec = find(row);
            if (spec != null) out.add(spec);
        }
        return out;
    }

    /** @throws IllegalArgumentException if the opcode has other immediates, or no operation */
    static InstructionSpec of(Opcode row, Immediates immediates) {
        InstructionSpec spec = row.immediates() == immediates ? find(row) : null;
        if (spec == null) throw new IllegalArgumentException("no operation for " + row + " with " + immediates);
        return spec;
    }

    /** The spec of the row, or null if there is no operation for it. */
    private static @Nullable InstructionSpec find(Opcode row) {
        InstructionSpec known = SPECS.get(row.ordinal());
        if (known != null) return known;
        // what is read is translated first
        if (row.feature() == Feature.LEGACY_EXCEPTIONS) return null;
        InstructionSpec made = new InstructionSpec(row);
        String immediates = made.addImmediates();
        if (immediates == null) return null;
        made.format(immediates + "attr-dict");
        SPECS.compareAndSet(row.ordinal(), null, made);
        return SPECS.get(row.ordinal());
    }

    @Override
    public String opName() {
        return name();
    }

    @Override
    public Operation create(OpState state) {
        return switch (opcode.immediates()) {
            case NONE -> opcode == Opcode.SELECT ? new SelectOp(this, state) : new PlainOp(this, state);
            case ORDERING -> new PlainOp(this, state);
            case LABEL_INDEX -> new ControlInstructions.BranchOp(this, state);
            case LABEL_INDICES -> new ControlInstructions.BrTableOp(this, state);
            case FUNC_INDEX -> new ControlInstructions.FuncInstructionOp(this, state);
            case TYPE_TABLE -> new ControlInstructions.CallIndirectOp(this, state);
            case TAG_INDEX -> new ControlInstructions.TagInstructionOp(this, state);
            case LOCAL_INDEX -> new VariableInstructions.LocalOp(this, state);
            case GLOBAL_INDEX -> new VariableInstructions.GlobalInstructionOp(this, state);
            case TABLE_INDEX -> new TableInstructions.TableInstructionOp(this, state);
            case TABLE_TABLE -> new TableInstructions.TableCopyOp(this, state);
            case ELEM_TABLE -> new TableInstructions.TableInitOp(this, state);
            case ELEM_INDEX -> new TableInstructions.ElemDropOp(this, state);
            case MEMARG -> new MemoryInstructions.AccessOp(this, state);
            case MEMARG_LANE -> new MemoryInstructions.LaneAccessOp(this, state);
            case MEMORY_INDEX -> new MemoryInstructions.MemoryInstructionOp(this, state);
            case MEMORY_MEMORY -> new MemoryInstructions.MemoryCopyOp(this, state);
            case DATA_MEMORY -> new MemoryInstructions.MemoryInitOp(this, state);
            case DATA_INDEX -> new MemoryInstructions.DataDropOp(this, state);
            case I32_VALUE, I64_VALUE, F32_VALUE, F64_VALUE -> new Constants.ConstOp(this, state);
            case V128_VALUE -> new Constants.V128ConstOp(this, state);
            case HEAP_TYPE ->
                opcode == Opcode.REF_NULL
                        ? new Constants.RefNullOp(this, state)
                        : new TypedInstructions.CastOp(this, state);
            case LANE_INDEX -> new VectorInstructions.LaneOp(this, state);
            case LANE_INDICES -> new VectorInstructions.ShuffleOp(this, state);
            case TYPE_INDEX ->
                opcode == Opcode.CONT_NEW
                        ? new Continuations.ContNewOp(this, state)
                        : new TypedInstructions.TypedInstructionOp(this, state);
            case TYPE_TYPE ->
                opcode == Opcode.CONT_BIND
                        ? new Continuations.ContBindOp(this, state)
                        : new TypedInstructions.TypedInstructionOp(this, state);
            case TYPE_FIELD, TYPE_COUNT, TYPE_DATA, TYPE_ELEM -> new TypedInstructions.TypedInstructionOp(this, state);
            case CAST_TARGETS -> new TypedInstructions.BranchOnCastOp(this, state);
            case TYPE_TAG -> new Continuations.SwitchOp(this, state);
            case TYPE_HANDLERS -> new Continuations.ResumeOp(this, state);
            case TYPE_TAG_HANDLERS -> new Continuations.ResumeThrowOp(this, state);
            case BLOCK_TYPE, BLOCK_CATCHES, SELECT_TYPES ->
                throw new IllegalStateException("a spec without an operation: " + name());
        };
    }

    /** Adds the attributes for the immediates and gives their format; null if there is no operation for them. */
    private @Nullable String addImmediates() {
        return switch (opcode.immediates()) {
            case NONE -> {
                if (opcode == Opcode.ELSE || opcode == Opcode.END) yield null; // the ends of regions
                yield opcode == Opcode.SELECT ? selectType() : "";
            }
            case ORDERING -> ""; // it has one value
            case LABEL_INDEX -> required(LABEL, Attrs.STRING);
            case LABEL_INDICES -> required(LABELS, Attrs.ARRAY) + required(DEFAULT, Attrs.STRING);
            case FUNC_INDEX -> symbol(FUNCTION);
            case LOCAL_INDEX -> required(LOCAL, Attrs.I32);
            case GLOBAL_INDEX -> symbol(GLOBAL);
            case DATA_INDEX -> symbol(DATA);
            case ELEM_INDEX -> symbol(ELEM);
            case TAG_INDEX -> symbol(TAG);
            case LANE_INDEX -> required(LANE, Attrs.I32);
            case TABLE_INDEX -> orFirst(TABLE);
            case MEMORY_INDEX -> orFirst(MEMORY);
            case TYPE_TABLE -> {
                optionalAttribute(DECLARED, Attrs.FLAT_SYMBOL_REF);
                yield required(TYPE, ValueTypes.FUNCTION) + orFirst(TABLE);
            }
            case ELEM_TABLE -> symbol(ELEM) + orFirst(TABLE);
            case TABLE_TABLE -> orFirst(TABLE) + orFirst(FROM_TABLE);
            case DATA_MEMORY -> symbol(DATA) + orFirst(MEMORY);
            case MEMORY_MEMORY -> orFirst(MEMORY) + orFirst(FROM_MEMORY);
            case MEMARG -> access();
            case MEMARG_LANE -> required(LANE, Attrs.I32) + access();
            case I32_VALUE -> required(VALUE, Literal.I32);
            case I64_VALUE -> required(VALUE, Literal.I64);
            case F32_VALUE -> required(VALUE, Literal.F32);
            case F64_VALUE -> required(VALUE, Literal.F64);
            case V128_VALUE -> required(VALUE, Literal.V128);
            case LANE_INDICES -> required(LANES, Literal.LANES);
            case TYPE_INDEX -> symbol(opcode == Opcode.CONT_NEW ? CONT_TYPE : OF);
            case TYPE_TYPE ->
                opcode == Opcode.CONT_BIND ? symbol(CONT_TYPE) + symbol(BOUND_TYPE) : symbol(OF) + symbol(FROM);
            case TYPE_FIELD -> symbol(OF) + named(FIELD);
            case TYPE_COUNT -> symbol(OF) + named(COUNT);
            case TYPE_DATA -> symbol(OF) + symbol(DATA);
            case TYPE_ELEM -> symbol(OF) + symbol(ELEM);
            case CAST_TARGETS ->
                required(LABEL, Attrs.STRING) + required(TYPE, ValueTypes.REFERENCE) + "`to` "
                        + required(TARGET, ValueTypes.REFERENCE);
            case TYPE_TAG -> symbol(CONT_TYPE) + symbol(TAG);
            case TYPE_HANDLERS -> symbol(CONT_TYPE) + required(HANDLERS, Attrs.ARRAY);
            case TYPE_TAG_HANDLERS -> symbol(CONT_TYPE) + symbol(TAG) + required(HANDLERS, Attrs.ARRAY);
            case HEAP_TYPE ->
                opcode == Opcode.REF_TEST_NULL || opcode == Opcode.REF_CAST_NULL
                        ? null // that of the row without null
                        : required(TYPE, ValueTypes.REFERENCE);
            case BLOCK_TYPE -> null; // see Structured
            case SELECT_TYPES -> null; // select's
            case BLOCK_CATCHES -> null; // see Structured
        };
    }

    private String selectType() {
        optionalAttribute(TYPE, ValueTypes.VALUE);
        return "($type^)? ";
    }

    private String symbol(String attribute) {
        return required(attribute, Attrs.FLAT_SYMBOL_REF);
    }

    private String named(String attribute) {
        return "`" + attribute + "` `=` " + required(attribute, Attrs.I32);
    }

    private String required(String attribute, AttrConstraint constraint) {
        attribute(attribute, constraint);
        return "$" + attribute + " ";
    }

    /** The name of a memory or table, the first one unless given. */
    private String orFirst(String attribute) {
        optionalAttribute(attribute, Attrs.FLAT_SYMBOL_REF);
        return "(`" + attribute + "` `=` $" + attribute + "^)? ";
    }

    private String access() {
        String memory = orFirst(MEMORY);
        defaultedWhenGiven(OFFSET, Attrs.I64, IntegerAttr.i64(0));
        optionalAttribute(ALIGN, Attrs.I32);
        return memory + "(`offset` `=` $offset^)? (`align` `=` $align^)? ";
    }
}
