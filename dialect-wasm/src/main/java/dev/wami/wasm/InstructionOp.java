package dev.wami.wasm;

import static java.util.Objects.requireNonNull;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An instruction that opens no block: {@code wasm.i32.add}, {@code wasm.local.get 3}, {@code wasm.br_if "loop"},
 * {@code wasm.f64.load offset = 8 align = 4}. Operands and results are on the stack; nothing here is a terminator.
 */
public final class InstructionOp extends Operation implements SymbolUser {

    InstructionOp(InstructionSpec spec, OpState state) {
        super(spec, state);
    }

    private InstructionOp(Opcode opcode, OpState state) {
        this(InstructionSpec.of(opcode), state);
    }

    // ---- making

    /** An instruction without immediates, or whose immediates all have defaults. */
    public InstructionOp(Location location, Opcode opcode) {
        this(opcode, OpState.at(location));
    }

    /** {@code local.get}, {@code local.set} or {@code local.tee}. */
    public static InstructionOp local(Location location, Opcode opcode, int index) {
        return with(location, opcode, InstructionSpec.LOCAL, IntegerAttr.i32(index));
    }

    /** {@code global.get} or {@code global.set}. */
    public static InstructionOp global(Location location, Opcode opcode, String name) {
        return with(location, opcode, InstructionSpec.GLOBAL, SymbolRef.of(name));
    }

    /** {@code call}, {@code return_call} or {@code ref.func}. */
    public static InstructionOp function(Location location, Opcode opcode, String name) {
        return with(location, opcode, InstructionSpec.FUNCTION, SymbolRef.of(name));
    }

    /** {@code br}, {@code br_if} and other branches to one label; the empty one is the function's. */
    public static InstructionOp branch(Location location, Opcode opcode, String label) {
        return with(location, opcode, InstructionSpec.LABEL, StringAttr.of(label));
    }

    /** {@code br_table}. */
    public static InstructionOp branchTable(Location location, List<String> labels, String otherwise) {
        List<Attribute> all = new ArrayList<>(labels.size());
        for (String l : labels) all.add(StringAttr.of(l));
        OpState state = OpState.at(location)
                .property(InstructionSpec.LABELS, new ArrayAttr(all))
                .property(InstructionSpec.DEFAULT, StringAttr.of(otherwise));
        return new InstructionOp(Opcode.BR_TABLE, state);
    }

    /** {@code call_indirect} or {@code return_call_indirect}; {@code table} null is the first. */
    public static InstructionOp indirect(Location location, Opcode opcode, FunctionType type, @Nullable String table) {
        OpState state = OpState.at(location)
                .property(InstructionSpec.TYPE, new TypeAttr(type))
                .optionalProperty(InstructionSpec.TABLE, table == null ? null : SymbolRef.of(table));
        return new InstructionOp(opcode, state);
    }

    /**
     * {@code t.const}.
     *
     * @param value an {@link IntegerAttr} or {@link FloatAttr} of i32, i64, f32 or f64
     */
    public static InstructionOp constant(Location location, Attribute value) {
        Opcode opcode;
        if (value instanceof FloatAttr f) opcode = f.type().width() == 32 ? Opcode.F32_CONST : Opcode.F64_CONST;
        else opcode = ((IntegerAttr) value).width() == 32 ? Opcode.I32_CONST : Opcode.I64_CONST;
        return with(location, opcode, InstructionSpec.VALUE, value);
    }

    public static InstructionOp i32Const(Location location, int value) {
        return constant(location, IntegerAttr.i32(value));
    }

    /**
     * A load, store or atomic access.
     *
     * @param offset an unsigned number
     * @param align the promised alignment in bytes, a power of two
     * @param memory the memory's name, null for the first
     */
    public static InstructionOp access(
            Location location, Opcode opcode, long offset, int align, @Nullable String memory) {
        boolean natural = align >= opcode.accessBytes();
        OpState state = OpState.at(location)
                .optionalProperty(InstructionSpec.OFFSET, offset == 0 ? null : IntegerAttr.i64(offset))
                .optionalProperty(InstructionSpec.ALIGN, natural ? null : IntegerAttr.i32(align))
                .optionalProperty(InstructionSpec.MEMORY, memory == null ? null : SymbolRef.of(memory));
        return new InstructionOp(opcode, state);
    }

    /** {@code memory.size}, {@code memory.grow} or {@code memory.fill}; {@code memory} null is the first. */
    public static InstructionOp memory(Location location, Opcode opcode, @Nullable String memory) {
        OpState state = OpState.at(location)
                .optionalProperty(InstructionSpec.MEMORY, memory == null ? null : SymbolRef.of(memory));
        return new InstructionOp(opcode, state);
    }

    /** {@code table.get}, {@code table.set}, {@code table.grow} and other accesses of one table. */
    public static InstructionOp table(Location location, Opcode opcode, String table) {
        return with(location, opcode, InstructionSpec.TABLE, SymbolRef.of(table));
    }

    /** {@code memory.copy}; null is the first memory. */
    public static InstructionOp memoryCopy(Location location, @Nullable String to, @Nullable String from) {
        OpState state = OpState.at(location)
                .optionalProperty(InstructionSpec.MEMORY, to == null ? null : SymbolRef.of(to))
                .optionalProperty(InstructionSpec.FROM_MEMORY, from == null ? null : SymbolRef.of(from));
        return new InstructionOp(Opcode.MEMORY_COPY, state);
    }

    /** {@code memory.init} or {@code data.drop}; {@code memory} null is the first. */
    public static InstructionOp data(Location location, Opcode opcode, String data, @Nullable String memory) {
        OpState state = OpState.at(location)
                .property(InstructionSpec.DATA, SymbolRef.of(data))
                .optionalProperty(InstructionSpec.MEMORY, memory == null ? null : SymbolRef.of(memory));
        return new InstructionOp(opcode, state);
    }

    /** {@code table.copy}. */
    public static InstructionOp tableCopy(Location location, String to, String from) {
        OpState state = OpState.at(location)
                .property(InstructionSpec.TABLE, SymbolRef.of(to))
                .property(InstructionSpec.FROM_TABLE, SymbolRef.of(from));
        return new InstructionOp(Opcode.TABLE_COPY, state);
    }

    /** {@code table.init} or {@code elem.drop}; the latter has no table. */
    public static InstructionOp elements(Location location, Opcode opcode, String elem, @Nullable String table) {
        OpState state = OpState.at(location)
                .property(InstructionSpec.ELEM, SymbolRef.of(elem))
                .optionalProperty(InstructionSpec.TABLE, table == null ? null : SymbolRef.of(table));
        return new InstructionOp(opcode, state);
    }

    /** {@code select} with the type of its operands, which references need. */
    public static InstructionOp select(Location location, Type type) {
        return with(location, Opcode.SELECT, InstructionSpec.TYPE, new TypeAttr(type));
    }

    /** {@code cont.new}. */
    public static InstructionOp contNew(Location location, String contType) {
        return with(location, Opcode.CONT_NEW, InstructionSpec.CONT_TYPE, SymbolRef.of(contType));
    }

    /** {@code suspend}. */
    public static InstructionOp suspend(Location location, String tag) {
        return with(location, Opcode.SUSPEND, InstructionSpec.TAG, SymbolRef.of(tag));
    }

    /** A clause of {@code resume}: a suspension by {@code tag} goes to {@code label}, or switches if that is null. */
    public record Handler(String tag, @Nullable String label) {}

    /** {@code resume}. */
    public static InstructionOp resume(Location location, String contType, List<Handler> handlers) {
        List<Attribute> clauses = new ArrayList<>(handlers.size());
        for (Handler h : handlers) {
            SymbolRef tag = SymbolRef.of(h.tag());
            clauses.add(h.label() == null ? tag : new ArrayAttr(List.of(tag, StringAttr.of(h.label()))));
        }
        OpState state = OpState.at(location)
                .property(InstructionSpec.CONT_TYPE, SymbolRef.of(contType))
                .property(InstructionSpec.HANDLERS, new ArrayAttr(clauses));
        return new InstructionOp(Opcode.RESUME, state);
    }

    /** {@code ref.null} of a nullable reference type. */
    public static InstructionOp refNull(Location location, Type type) {
        return with(location, Opcode.REF_NULL, InstructionSpec.TYPE, new TypeAttr(type));
    }

    private static InstructionOp with(Location location, Opcode opcode, String key, Attribute value) {
        return new InstructionOp(opcode, OpState.at(location).property(key, value));
    }

    // ---- reading

    /** The row of the instruction table. */
    public Opcode opcode() {
        Opcode row = ((InstructionSpec) spec()).opcode();
        return row == Opcode.SELECT && hasAttribute(InstructionSpec.TYPE) ? Opcode.SELECT_T : row;
    }

    /** The label that it branches to. */
    public String label() {
        return property(InstructionSpec.LABEL, StringAttr.class).value();
    }

    /** The labels of {@code br_table} but the last. */
    public List<String> labels() {
        List<String> out = new ArrayList<>();
        for (Attribute a : property(InstructionSpec.LABELS, ArrayAttr.class).elements()) {
            out.add(a instanceof StringAttr s ? s.value() : "");
        }
        return out;
    }

    /** The last label of {@code br_table}. */
    public String defaultLabel() {
        return property(InstructionSpec.DEFAULT, StringAttr.class).value();
    }

    /** The index of the local variable. */
    public int local() {
        return (int) property(InstructionSpec.LOCAL, IntegerAttr.class).value();
    }

    /** The symbol under {@code key}, or null if it is left out. */
    private @Nullable String symbol(String key) {
        SymbolRef ref = optionalProperty(key, SymbolRef.class);
        return ref == null ? null : ref.root();
    }

    public String function() {
        return requireNonNull(symbol(InstructionSpec.FUNCTION));
    }

    public String global() {
        return requireNonNull(symbol(InstructionSpec.GLOBAL));
    }

    public String data() {
        return requireNonNull(symbol(InstructionSpec.DATA));
    }

    public String elem() {
        return requireNonNull(symbol(InstructionSpec.ELEM));
    }

    public String tag() {
        return requireNonNull(symbol(InstructionSpec.TAG));
    }

    /** The memory, null for the first. */
    public @Nullable String memory() {
        return symbol(InstructionSpec.MEMORY);
    }

    /** The memory that {@code memory.copy} reads, null for the first. */
    public @Nullable String fromMemory() {
        return symbol(InstructionSpec.FROM_MEMORY);
    }

    /** The table, null for the first. */
    public @Nullable String table() {
        return symbol(InstructionSpec.TABLE);
    }

    /** The table that {@code table.copy} reads, null for the first. */
    public @Nullable String fromTable() {
        return symbol(InstructionSpec.FROM_TABLE);
    }

    /** The continuation type that is named first. */
    public String contType() {
        return requireNonNull(symbol(InstructionSpec.CONT_TYPE));
    }

    /** The continuation type that {@code cont.bind} gives. */
    public String boundType() {
        return requireNonNull(symbol(InstructionSpec.BOUND_TYPE));
    }

    /** The clauses of {@code resume} and its like: {@code [@tag, "label"]}, or {@code @tag} to switch. */
    public List<Handler> handlers() {
        List<Handler> out = new ArrayList<>();
        for (Attribute a : property(InstructionSpec.HANDLERS, ArrayAttr.class).elements()) {
            Handler h = handler(a);
            if (h != null) out.add(h);
        }
        return out;
    }

    /** What the clause says, or null if it is none. */
    private static @Nullable Handler handler(Attribute clause) {
        if (clause instanceof SymbolRef tag) return new Handler(tag.root(), null);
        if (!(clause instanceof ArrayAttr pair) || pair.size() != 2) return null;
        return pair.elements().get(0) instanceof SymbolRef tag
                        && pair.elements().get(1) instanceof StringAttr label
                ? new Handler(tag.root(), label.value())
                : null;
    }

    /** The type of a select, of {@code ref.null}, or of the function called indirectly. */
    public Type type() {
        return property(InstructionSpec.TYPE, TypeAttr.class).type();
    }

    /** The bits of a number, the high half of a 32-bit one zero. */
    public long bits() {
        Attribute value = property(InstructionSpec.VALUE, Attribute.class);
        return value instanceof FloatAttr f ? f.bits() : ((IntegerAttr) value).unsignedValue();
    }

    /** The two halves of {@code v128.const}, the low one first. */
    public long[] halves() {
        DenseArrayAttr value = property(InstructionSpec.VALUE, DenseArrayAttr.class);
        return new long[] {value.get(0), value.get(1)};
    }

    /** The lanes of {@code i8x16.shuffle}. */
    public int[] lanes() {
        DenseArrayAttr lanes = property(InstructionSpec.LANES, DenseArrayAttr.class);
        int[] out = new int[(int) lanes.size()];
        for (int i = 0; i < out.length; i++) out[i] = (int) lanes.get(i) & 0xFF;
        return out;
    }

    public int lane() {
        IntegerAttr lane = optionalProperty(InstructionSpec.LANE, IntegerAttr.class);
        return lane == null ? 0 : (int) lane.value();
    }

    /** The constant part of the address, unsigned. */
    public long offset() {
        IntegerAttr offset = optionalProperty(InstructionSpec.OFFSET, IntegerAttr.class);
        return offset == null ? 0 : offset.value();
    }

    /** The promised alignment in bytes. */
    public int align() {
        IntegerAttr align = optionalProperty(InstructionSpec.ALIGN, IntegerAttr.class);
        return align == null ? opcode().accessBytes() : (int) align.value();
    }

    // ---- verifying

    @Override
    public void verify(Diagnostics diagnostics) {
        FuncOp function = parentOfType(FuncOp.class);
        if (function == null) {
            boolean expression = parentOp() instanceof Definitions.GlobalOp
                    || parentOp() instanceof Segments.DataOp
                    || parentOp() instanceof Segments.ElemOp;
            if (!expression) diagnostics.error(this, "must be inside a wasm.func");
            else if (!isConstant()) diagnostics.error(this, "is not allowed in a constant expression");
            return;
        }
        switch (opcode().immediates()) {
            case LABEL_INDEX -> verifyLabel(label(), diagnostics);
            case LABEL_INDICES -> {
                for (String l : labels()) verifyLabel(l, diagnostics);
                verifyLabel(defaultLabel(), diagnostics);
            }
            case TYPE_HANDLERS, TYPE_TAG_HANDLERS -> verifyHandlers(diagnostics);
            case LOCAL_INDEX -> {
                int count = function.localCount();
                if (Integer.compareUnsigned(local(), count) >= 0) {
                    diagnostics.error(this, "local %d does not exist: the function has %d", local(), count);
                }
            }
            case MEMARG, MEMARG_LANE -> verifyAccess(diagnostics);
            case LANE_INDEX -> verifyLane(lane(), opcode().lanes(), diagnostics);
            case LANE_INDICES -> {
                for (int lane : lanes()) verifyLane(lane, 32, diagnostics);
            }
            default -> {}
        }
    }

    /** Whether constant expressions may have it (specification 3.3.11); of which globals, emission checks. */
    private boolean isConstant() {
        return switch (opcode()) {
            case I32_CONST,
                    I64_CONST,
                    F32_CONST,
                    F64_CONST,
                    V128_CONST,
                    GLOBAL_GET,
                    REF_NULL,
                    REF_FUNC,
                    I32_ADD,
                    I32_SUB,
                    I32_MUL,
                    I64_ADD,
                    I64_SUB,
                    I64_MUL -> true;
            default -> false;
        };
    }

    private void verifyLabel(String label, Diagnostics diagnostics) {
        if (label.isEmpty()) return; // the function's
        for (Operation op = parentOp(); op != null && !(op instanceof FuncOp); op = op.parentOp()) {
            if (op instanceof Structured.BlockLike b && label.equals(b.label())) return;
        }
        diagnostics.error(this, "no enclosing block has the label \"%s\"", label);
    }

    private void verifyHandlers(Diagnostics diagnostics) {
        for (Attribute a : property(InstructionSpec.HANDLERS, ArrayAttr.class).elements()) {
            Handler h = handler(a);
            if (h == null) diagnostics.error(this, "expects handlers [@tag, \"label\"] or @tag, but got %s", a);
            else if (h.label() != null) verifyLabel(h.label(), diagnostics);
        }
    }

    private void verifyAccess(Diagnostics diagnostics) {
        Opcode row = opcode();
        boolean exact = row.category() == Category.ATOMIC;
        if (Integer.bitCount(align()) != 1 || align() > row.accessBytes() || exact && align() < row.accessBytes()) {
            diagnostics.error(
                    this,
                    "align = %d must be a power of two %s %d",
                    align(),
                    exact ? "equal to" : "up to",
                    row.accessBytes());
        }
        if (row.lanes() > 0) verifyLane(lane(), row.lanes(), diagnostics);
    }

    private void verifyLane(int lane, int count, Diagnostics diagnostics) {
        if (lane < 0 || lane >= count) diagnostics.error(this, "lane %d does not exist: there are %d", lane, count);
    }

    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        verify(InstructionSpec.FUNCTION, ExternKind.FUNC, symbols, diagnostics);
        verify(InstructionSpec.GLOBAL, ExternKind.GLOBAL, symbols, diagnostics);
        verify(InstructionSpec.MEMORY, ExternKind.MEMORY, symbols, diagnostics);
        verify(InstructionSpec.FROM_MEMORY, ExternKind.MEMORY, symbols, diagnostics);
        verify(InstructionSpec.TABLE, ExternKind.TABLE, symbols, diagnostics);
        verify(InstructionSpec.FROM_TABLE, ExternKind.TABLE, symbols, diagnostics);
        verify(InstructionSpec.TAG, ExternKind.TAG, symbols, diagnostics);
        verify(InstructionSpec.DATA, Segments.DataOp.class, symbols, diagnostics);
        verify(InstructionSpec.ELEM, Segments.ElemOp.class, symbols, diagnostics);
        verify(InstructionSpec.CONT_TYPE, ContTypeOp.class, symbols, diagnostics);
        verify(InstructionSpec.BOUND_TYPE, ContTypeOp.class, symbols, diagnostics);
        if (!hasAttribute(InstructionSpec.HANDLERS)) return;
        for (Handler h : handlers()) {
            Definition.verify(this, SymbolRef.of(h.tag()), ExternKind.TAG, symbols, diagnostics);
        }
    }

    private void verify(String key, ExternKind kind, SymbolTables symbols, Diagnostics diagnostics) {
        SymbolRef ref = optionalProperty(key, SymbolRef.class);
        if (ref != null) Definition.verify(this, ref, kind, symbols, diagnostics);
    }

    private void verify(String key, Class<?> what, SymbolTables symbols, Diagnostics diagnostics) {
        SymbolRef ref = optionalProperty(key, SymbolRef.class);
        if (ref == null || what.isInstance(symbols.lookup(this, ref))) return;
        String kind = what == ContTypeOp.class ? InstructionSpec.CONT_TYPE : key;
        diagnostics.error(this, "'%s' does not reference a wasm.%s", ref.root(), kind);
    }
}
