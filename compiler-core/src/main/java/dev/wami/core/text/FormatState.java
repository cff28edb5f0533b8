package dev.wami.core.text;

import dev.wami.core.dialect.builtin.ModuleOp;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.CompiledSpec;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a declarative format has read of an operation so far, by the names of its spec: operands are not bound to values
 * until all types are known. A {@code custom<directive>} adds to it and may ask what came before.
 *
 * <p>One serves all operations at the same depth of nesting, one after the other: what is written as operands and types
 * stands in arrays that are filled from the front, in the order of the text, and each slot of the spec has a piece of
 * them.
 */
public final class FormatState {
    /** Stands for the prototype as long as there was none. */
    private static final Operation NONE = new ModuleOp(Location.UNKNOWN);

    /** The length of a piece that was not read. */
    static final int UNKNOWN = -1;

    /** The operation as far as it is complete. */
    final OpState state = OpState.at(Location.UNKNOWN);

    CompiledSpec spec;
    /** The prototype of the operation. */
    Operation prototype;

    private final Cursor in;
    private final SsaNames ssaNames;

    // operands as written: numbers of names, result numbers, offsets
    int[] names = new int[8];
    int[] numbers = new int[8];
    int[] places = new int[8];
    int written;
    /** By operand slot. */
    int[] operandStart = new int[8];

    int[] operandCount = new int[8];
    int[] operandPlace = new int[8];

    Type[] types = new Type[8];
    int typeCount;
    /** By operand slot, then by result slot. */
    private int[] typeStart = new int[8];

    private int[] typeLength = new int[8];

    /** By {@code operands}, {@code type(operands)} and {@code type(results)}: without division into slots. */
    int allOperandsStart;

    int allOperandsPlace;

    int allOperands = UNKNOWN;
    int allOperandTypesStart;
    int allOperandTypes = UNKNOWN;
    int allResultTypesStart;
    int allResultTypes = UNKNOWN;

    private List<Region>[] regions = lists(0);
    private List<Block>[] successors = lists(0);

    @Nullable
    List<Region> allRegions;

    @Nullable
    List<Block> allSuccessors;

    FormatState(Cursor in, SsaNames ssaNames) {
        this.prototype = NONE;
        this.spec = NONE.spec().compiled();
        this.in = in;
        this.ssaNames = ssaNames;
    }

    /** Begins an operation at {@code location}. */
    void begin(Location location) {
        state.reset(location);
        written = 0;
        typeCount = 0;
    }

    /** Goes on with the operation that was begun, which is one like {@code operation}, by its format. */
    void begin(Operation operation) {
        prototype = operation;
        spec = operation.spec().compiled();
        int operands = spec.operands.count;
        int slots = operands + spec.results.count;
        if (slots > typeStart.length) {
            operandStart = new int[slots];
            operandCount = new int[slots];
            operandPlace = new int[slots];
            typeStart = new int[slots];
            typeLength = new int[slots];
        }
        for (int i = 0; i < operands; i++) operandCount[i] = 0;
        for (int i = 0; i < slots; i++) typeLength[i] = UNKNOWN;
        allOperands = UNKNOWN;
        allOperandTypes = UNKNOWN;
        allResultTypes = UNKNOWN;
        if (spec.regions.length > 0) regions = lists(spec.regions.length);
        if (spec.successors.length > 0) successors = lists(spec.successors.length);
        allRegions = null;
        allSuccessors = null;
    }

    @SuppressWarnings("unchecked")
    private static <T> List<T>[] lists(int n) {
        List<T>[] out = (List<T>[]) new List<?>[n];
        for (int i = 0; i < n; i++) out[i] = List.of();
        return out;
    }

    // ---- operands by slot

    /** Notes {@code %name#number} at {@code offset} after what was read so far. */
    void write(int name, int number, int offset) {
        if (written == names.length) {
            names = Arrays.copyOf(names, 2 * written);
            numbers = Arrays.copyOf(numbers, 2 * written);
            places = Arrays.copyOf(places, 2 * written);
        }
        names[written] = name;
        numbers[written] = number;
        places[written++] = offset;
    }

    /** What was written from number {@code start} on is operand {@code slot}, whose text begins at {@code place}. */
    void endOperand(int slot, int start, int place) {
        operandPlace[slot] = place;
        operandStart[slot] = start;
        operandCount[slot] = written - start;
    }

    // ---- types by slot

    /** Notes a type after those read so far. */
    void addType(Type type) {
        if (typeCount == types.length) types = Arrays.copyOf(types, 2 * typeCount);
        types[typeCount++] = type;
    }

    /** The piece of the types of an operand or result. */
    int piece(boolean result, int slot) {
        return result ? spec.operands.count + slot : slot;
    }

    boolean isKnown(int piece) {
        return typeLength[piece] >= 0;
    }

    int typeStart(int piece) {
        return typeStart[piece];
    }

    /** How many types there are, or {@link #UNKNOWN}. */
    int typeLength(int piece) {
        return typeLength[piece];
    }

    void setTypes(int piece, int start, int length) {
        typeStart[piece] = start;
        typeLength[piece] = length;
    }

    /**
     * The types that were added from number {@code start} on are those of {@code reference}, see
     * {@link FormatCode#types}.
     */
    void endTypes(int reference, int start) {
        int slot = FormatCode.slot(reference);
        boolean result = FormatCode.isResult(reference);
        if (slot >= 0) {
            setTypes(piece(result, slot), start, typeCount - start);
        } else if (result) {
            allResultTypesStart = start;
            allResultTypes = typeCount - start;
        } else {
            allOperandTypesStart = start;
            allOperandTypes = typeCount - start;
        }
    }

    /**
     * The type of the first value of what {@code reference} of the {@link CompiledSpec} names, or of that attribute, if
     * known.
     */
    @Nullable
    Type typeOf(int reference) {
        int slot = CompiledSpec.slot(reference);
        if (CompiledSpec.isOperand(reference) || CompiledSpec.isResult(reference)) {
            int piece = piece(CompiledSpec.isResult(reference), slot);
            return typeLength[piece] <= 0 ? null : types[typeStart[piece]];
        }
        return state.get(spec.attributeName(slot)) instanceof TypedAttr a ? a.type() : null;
    }

    // ---- regions and successors by slot

    List<Region> regions(int slot) {
        return regions[slot];
    }

    void setRegions(int slot, List<Region> read) {
        regions[slot] = read;
    }

    List<Block> successors(int slot) {
        return successors[slot];
    }

    void setSuccessors(int slot, List<Block> read) {
        successors[slot] = read;
    }

    // ---- adding by name

    /** The single value of operand {@code slot}. */
    public void operand(String slot, UnresolvedOperand value) {
        operands(slot, List.of(value));
    }

    /** The values of operand {@code slot}. */
    public void operands(String slot, List<UnresolvedOperand> values) {
        int start = written;
        for (UnresolvedOperand v : values) write(v.id(), v.number(), v.offset());
        endOperand(
                operandIndex(slot),
                start,
                values.isEmpty() ? in.start() : values.get(0).offset());
    }

    /** The type of operand or result {@code slot}; of each of its values if there are several. */
    public void type(String slot, Type type) {
        types(slot, List.of(type));
    }

    /** The types of the values of operand or result {@code slot}. */
    public void types(String slot, List<? extends Type> all) {
        int start = typeCount;
        for (Type t : all) addType(t);
        setTypes(pieceNamed(slot), start, typeCount - start);
    }

    /** An inherent or discardable attribute. */
    public void attribute(String name, Attribute value) {
        OperationParser.setAttribute(state, spec.spec, name, value);
    }

    public void region(String slot, Region region) {
        for (int i = 0; i < spec.regions.length; i++) {
            if (!spec.regions[i].name().equals(slot)) continue;
            regions[i] = appended(regions[i], region);
            return;
        }
        throw missing("region", slot);
    }

    public void successor(String slot, Block block) {
        for (int i = 0; i < spec.successors.length; i++) {
            if (!spec.successors[i].name().equals(slot)) continue;
            successors[i] = appended(successors[i], block);
            return;
        }
        throw missing("successor", slot);
    }

    private static <T> List<T> appended(List<T> list, T last) {
        if (list.isEmpty()) return List.of(last);
        List<T> out = new ArrayList<>(list);
        out.add(last);
        return out;
    }

    // ---- asking by name

    /** What was read for operand {@code slot} so far. */
    public List<UnresolvedOperand> operands(String slot) {
        int i = operandIndex(slot);
        List<UnresolvedOperand> out = new ArrayList<>(operandCount[i]);
        for (int k = operandStart[i]; k < operandStart[i] + operandCount[i]; k++) {
            out.add(new UnresolvedOperand(in, ssaNames, names[k], numbers[k], places[k]));
        }
        return out;
    }

    /** The types read for operand or result {@code slot} so far, or null. */
    public @Nullable List<? extends Type> types(String slot) {
        int piece = pieceNamed(slot);
        return typeList(typeStart[piece], typeLength[piece]);
    }

    /** The types read for all operands together by {@code type(operands)}, or null. */
    public @Nullable List<? extends Type> operandTypes() {
        return typeList(allOperandTypesStart, allOperandTypes);
    }

    private @Nullable List<Type> typeList(int start, int length) {
        return length < 0 ? null : List.of(Arrays.copyOfRange(types, start, start + length));
    }

    /** The attribute read so far under that name, or null. */
    public @Nullable Attribute attribute(String name) {
        return state.get(name);
    }

    private int operandIndex(String slot) {
        int i = spec.spec.operandIndex(slot);
        if (i < 0) throw missing("operand", slot);
        return i;
    }

    private int pieceNamed(String slot) {
        OpSpec names = spec.spec;
        int operand = names.operandIndex(slot);
        if (operand >= 0) return piece(false, operand);
        int result = names.resultIndex(slot);
        if (result < 0) throw missing("operand or result", slot);
        return piece(true, result);
    }

    private IllegalArgumentException missing(String what, String slot) {
        return new IllegalArgumentException("'" + spec.spec.name() + "' has no " + what + " called " + slot);
    }
}
