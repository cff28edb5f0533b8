package dev.wami.wasm;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The spec of the operation for one row of the instruction table: no operands, the immediates as attributes. Of the
 * rows that name types of the module's type section those of continuations are here.
 */
public final class InstructionSpec extends OpSpec implements OpKind {
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
    public Opcode opcode() {
        return opcode;
    }

    /** The spec of the operation of that full name, or null. */
    static @Nullable InstructionSpec find(String opName) {
        Opcode row = Opcode.named(opName.substring(PREFIX.length()));
        return row == null || !isSupported(row) ? null : of(row);
    }

    /** All of them, in the order of the table. */
    static List<InstructionSpec> all() {
        List<InstructionSpec> out = new ArrayList<>();
        for (Opcode row : Opcode.values()) if (isSupported(row)) out.add(of(row));
        return out;
    }

    @Override
    public String opName() {
        return name();
    }

    @Override
    public Operation create(OpState state) {
        return new InstructionOp(this, state);
    }

    /** Whether there is an operation for the row; block, loop and if have classes of their own. */
    static boolean isSupported(Opcode row) {
        if (row == Opcode.ELSE || row == Opcode.END || Opcode.named(row.mnemonic()) != row) return false;
        return switch (row.immediates()) {
            case NONE,
                    LABEL_INDEX,
                    LABEL_INDICES,
                    FUNC_INDEX,
                    TABLE_INDEX,
                    LOCAL_INDEX,
                    GLOBAL_INDEX,
                    MEMORY_INDEX,
                    DATA_INDEX,
                    ELEM_INDEX,
                    TAG_INDEX,
                    LANE_INDEX,
                    TYPE_TABLE,
                    ELEM_TABLE,
                    TABLE_TABLE,
                    DATA_MEMORY,
                    MEMORY_MEMORY,
                    MEMARG,
                    MEMARG_LANE,
                    I32_VALUE,
                    I64_VALUE,
                    F32_VALUE,
                    F64_VALUE,
                    V128_VALUE,
                    LANE_INDICES,
                    ORDERING,
                    TYPE_TAG,
                    TYPE_HANDLERS,
                    TYPE_TAG_HANDLERS -> true;
            case TYPE_INDEX -> row == Opcode.CONT_NEW;
            case TYPE_TYPE -> row == Opcode.CONT_BIND;
            case HEAP_TYPE -> row == Opcode.REF_NULL;
            default -> false;
        };
    }

    static InstructionSpec of(Opcode opcode) {
        Opcode row = opcode == Opcode.SELECT_T ? Opcode.SELECT : opcode;
        InstructionSpec known = SPECS.get(row.ordinal());
        if (known != null) return known;
        if (!isSupported(row)) throw new IllegalArgumentException("no operation for " + row);
        SPECS.compareAndSet(row.ordinal(), null, make(row));
        return of(row);
    }

    private static InstructionSpec make(Opcode row) {
        InstructionSpec spec = new InstructionSpec(row);
        String immediates = row == Opcode.SELECT ? "($type^)? " : spec.addImmediates(row.immediates());
        if (row == Opcode.SELECT) spec.optionalAttribute(TYPE, ValueTypes.VALUE);
        spec.format(immediates + "attr-dict");
        return spec;
    }

    /** Adds the attributes and gives their format. */
    private String addImmediates(Immediates immediates) {
        switch (immediates) {
            case LABEL_INDEX:
                return required(LABEL, Attrs.STRING);
            case LABEL_INDICES:
                return required(LABELS, Attrs.ARRAY) + required(DEFAULT, Attrs.STRING);
            case FUNC_INDEX:
                return required(FUNCTION, Attrs.FLAT_SYMBOL_REF);
            case LOCAL_INDEX:
                return required(LOCAL, Attrs.I32);
            case GLOBAL_INDEX:
                return required(GLOBAL, Attrs.FLAT_SYMBOL_REF);
            case DATA_INDEX:
                return required(DATA, Attrs.FLAT_SYMBOL_REF);
            case ELEM_INDEX:
                return required(ELEM, Attrs.FLAT_SYMBOL_REF);
            case TAG_INDEX:
                return required(TAG, Attrs.FLAT_SYMBOL_REF);
            case LANE_INDEX:
                return required(LANE, Attrs.I32);
            case TABLE_INDEX:
                return symbol(TABLE);
            case MEMORY_INDEX:
                return symbol(MEMORY);
            case TYPE_TABLE:
                return required(TYPE, ValueTypes.FUNCTION) + symbol(TABLE);
            case ELEM_TABLE:
                return required(ELEM, Attrs.FLAT_SYMBOL_REF) + symbol(TABLE);
            case TABLE_TABLE:
                return symbol(TABLE) + symbol(FROM_TABLE);
            case DATA_MEMORY:
                return required(DATA, Attrs.FLAT_SYMBOL_REF) + symbol(MEMORY);
            case MEMORY_MEMORY:
                return symbol(MEMORY) + symbol(FROM_MEMORY);
            case MEMARG:
                return access();
            case MEMARG_LANE:
                return required(LANE, Attrs.I32) + access();
            case I32_VALUE:
                return required(VALUE, Literal.I32);
            case I64_VALUE:
                return required(VALUE, Literal.I64);
            case F32_VALUE:
                return required(VALUE, Literal.F32);
            case F64_VALUE:
                return required(VALUE, Literal.F64);
            case V128_VALUE:
                return required(VALUE, Literal.V128);
            case LANE_INDICES:
                return required(LANES, Literal.LANES);
            case TYPE_INDEX:
                return required(CONT_TYPE, Attrs.FLAT_SYMBOL_REF);
            case TYPE_TYPE:
                return required(CONT_TYPE, Attrs.FLAT_SYMBOL_REF) + required(BOUND_TYPE, Attrs.FLAT_SYMBOL_REF);
            case TYPE_TAG:
                return required(CONT_TYPE, Attrs.FLAT_SYMBOL_REF) + required(TAG, Attrs.FLAT_SYMBOL_REF);
            case TYPE_HANDLERS:
                return required(CONT_TYPE, Attrs.FLAT_SYMBOL_REF) + required(HANDLERS, Attrs.ARRAY);
            case TYPE_TAG_HANDLERS:
                return required(CONT_TYPE, Attrs.FLAT_SYMBOL_REF)
                        + required(TAG, Attrs.FLAT_SYMBOL_REF)
                        + required(HANDLERS, Attrs.ARRAY);
            case HEAP_TYPE:
                return required(TYPE, ValueTypes.REFERENCE);
            default:
                return "";
        }
    }

    private String required(String attribute, AttrConstraint constraint) {
        attribute(attribute, constraint);
        return "$" + attribute + " ";
    }

    /** The name of a memory or table, the first one unless given. */
    private String symbol(String attribute) {
        optionalAttribute(attribute, Attrs.FLAT_SYMBOL_REF);
        return "(`" + attribute + "` `=` $" + attribute + "^)? ";
    }

    private String access() {
        String memory = symbol(MEMORY);
        defaultedWhenGiven(OFFSET, Attrs.I64, IntegerAttr.i64(0));
        optionalAttribute(ALIGN, Attrs.I32);
        return memory + "(`offset` `=` $offset^)? (`align` `=` $align^)? ";
    }

    /** Constants whose type the instruction says. */
    enum Literal implements AttrConstraint {
        I32("32-bit signless integer attribute"),
        I64("64-bit signless integer attribute"),
        F32("32-bit float attribute"),
        F64("64-bit float attribute"),
        /** The low half first. */
        V128("i64 dense array attribute with 2 elements"),
        LANES("i8 dense array attribute with 16 elements");

        private final String description;

        Literal(String description) {
            this.description = description;
        }

        @Override
        public String description() {
            return description;
        }

        @Override
        public boolean accepts(Attribute a) {
            return switch (this) {
                case I32 -> a instanceof IntegerAttr i && i.type().isInteger(32);
                case I64 -> a instanceof IntegerAttr i && i.type().isInteger(64);
                case F32 -> a instanceof FloatAttr f && f.type() == FloatType.F32;
                case F64 -> a instanceof FloatAttr f && f.type() == FloatType.F64;
                case V128 -> a instanceof DenseArrayAttr d && d.element().isInteger(64) && d.size() == 2;
                case LANES -> a instanceof DenseArrayAttr d && d.element().isInteger(8) && d.size() == 16;
            };
        }

        @Override
        public @Nullable Type impliedType() {
            return switch (this) {
                case I32 -> IntegerType.I32;
                case I64 -> IntegerType.I64;
                case F32 -> FloatType.F32;
                case F64 -> FloatType.F64;
                default -> null;
            };
        }
    }
}
