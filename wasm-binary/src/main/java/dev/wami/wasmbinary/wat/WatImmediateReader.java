package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Instruction.Catch;
import dev.wami.wasmbinary.Instruction.CatchKind;
import dev.wami.wasmbinary.Instruction.Handler;
import dev.wami.wasmbinary.MalformedException;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmspec.Immediate;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads what stands after the mnemonic of an instruction that opens no block (specification 6.5): one case per shape of
 * {@link dev.wami.wasmspec.Immediates}.
 */
final class WatImmediateReader {
    private final WatCursor in;
    private final WatSpaces spaces;
    private final WatTypeReader types;
    private final WatLabels labels;
    private WatNameSpace locals = new WatNameSpace("local", Names.Kind.LOCAL);

    WatImmediateReader(WatCursor in, WatSpaces spaces, WatTypeReader types, WatLabels labels) {
        this.in = in;
        this.spaces = spaces;
        this.types = types;
        this.labels = labels;
    }

    void setLocals(WatNameSpace locals) {
        this.locals = locals;
    }

    Instruction read(Opcode opcode) throws MalformedException {
        return switch (opcode.immediates()) {
            case NONE -> opcode == Opcode.SELECT ? select() : Instruction.of(opcode);
            case ORDERING -> Instruction.of(opcode);
            case LABEL_INDEX -> Instruction.of(opcode, labels.depth(in));
            case LOCAL_INDEX -> Instruction.of(opcode, locals.index(in));
            case FUNC_INDEX -> Instruction.of(opcode, spaces.functions.index(in));
            case TYPE_INDEX -> Instruction.of(opcode, spaces.types.index(in));
            case GLOBAL_INDEX -> Instruction.of(opcode, spaces.globals.index(in));
            case DATA_INDEX -> Instruction.of(opcode, spaces.data.index(in));
            case ELEM_INDEX -> Instruction.of(opcode, spaces.elements.index(in));
            case TAG_INDEX -> Instruction.of(opcode, spaces.tags.index(in));
            case TABLE_INDEX -> Instruction.of(opcode, firstIfAbsent(spaces.tables));
            case MEMORY_INDEX -> Instruction.of(opcode, firstIfAbsent(spaces.memories));
            case LANE_INDEX -> Instruction.of(opcode, lane());
            case TYPE_TABLE -> {
                int table = firstIfAbsent(spaces.tables);
                yield Instruction.of(opcode, types.use(null), table);
            }
            case ELEM_TABLE -> segmentAndTarget(opcode, spaces.tables, spaces.elements);
            case DATA_MEMORY -> segmentAndTarget(opcode, spaces.memories, spaces.data);
            case TABLE_TABLE -> bothOrNone(opcode, spaces.tables);
            case MEMORY_MEMORY -> bothOrNone(opcode, spaces.memories);
            case TYPE_FIELD -> {
                int type = spaces.types.index(in);
                yield Instruction.of(opcode, type, spaces.types.field(in, type));
            }
            case TYPE_COUNT ->
                Instruction.of(opcode, spaces.types.index(in), (int) in.unsigned(32, "a number of elements"));
            case TYPE_DATA, TYPE_ELEM, TYPE_TYPE, TYPE_TAG -> {
                List<Immediate> kinds = opcode.immediates().kinds();
                int first = spaces.of(kinds.get(0)).index(in);
                yield Instruction.of(opcode, first, spaces.of(kinds.get(1)).index(in));
            }
            case MEMARG, MEMARG_LANE -> access(opcode);
            case I32_VALUE -> new Instruction.Constant(opcode, integer(32));
            case I64_VALUE -> new Instruction.Constant(opcode, integer(64));
            case F32_VALUE -> new Instruction.Constant(opcode, WatVectorReader.f32(in));
            case F64_VALUE -> new Instruction.Constant(opcode, WatVectorReader.f64(in));
            case V128_VALUE -> WatVectorReader.constant(in, opcode);
            case LANE_INDICES -> WatVectorReader.shuffle(in, opcode);
            case LABEL_INDICES -> branchTable();
            case HEAP_TYPE -> heapType(opcode);
            case CAST_TARGETS ->
                new Instruction.BranchOnCast(opcode, labels.depth(in), types.reference(), types.reference());
            case TYPE_HANDLERS -> new Instruction.Resume(opcode, spaces.types.index(in), 0, handlers());
            case TYPE_TAG_HANDLERS ->
                new Instruction.Resume(opcode, spaces.types.index(in), spaces.tags.index(in), handlers());
            // Named by their forms without types, above, and read by what reads blocks.
            case SELECT_TYPES, BLOCK_TYPE, BLOCK_CATCHES -> throw new IllegalArgumentException(opcode.toString());
        };
    }

    private int firstIfAbsent(WatNameSpace space) throws MalformedException {
        return in.isIndex() ? space.index(in) : 0;
    }

    private long integer(int bits) throws MalformedException {
        return WatVectorReader.integer(in, bits);
    }

    private int lane() throws MalformedException {
        return (int) in.unsigned(8, "the index of a lane");
    }

    /** The text has what is filled first, and it may be left out if it is the first of its kind. */
    private Instruction segmentAndTarget(Opcode opcode, WatNameSpace targets, WatNameSpace segments)
            throws MalformedException {
        boolean both = in.isIndex() && (in.nextKind() == WatTokens.NUMBER || in.nextKind() == WatTokens.IDENTIFIER);
        int target = both ? targets.index(in) : 0;
        return Instruction.of(opcode, segments.index(in), target);
    }

    private Instruction bothOrNone(Opcode opcode, WatNameSpace space) throws MalformedException {
        if (!in.isIndex()) return Instruction.of(opcode, 0, 0);
        int first = space.index(in);
        return Instruction.of(opcode, first, space.index(in));
    }

    private Instruction select() throws MalformedException {
        if (!in.isOpening("result")) return Instruction.of(Opcode.SELECT);
        List<ValueType> results = new ArrayList<>();
        while (in.takeOpening("result")) {
            while (in.kind() != WatTokens.RIGHT) results.add(types.value());
            in.close();
        }
        return new Instruction.SelectTyped(results);
    }

    private Instruction access(Opcode opcode) throws MalformedException {
        boolean hasLane = opcode.lanes() > 0;
        int memory = 0;
        if (in.isIndex() && !(hasLane && isLaneAlone())) memory = spaces.memories.index(in);
        long offset = 0;
        if (in.kind() == WatTokens.KEYWORD && in.tokens.startsWith(in.at, "offset=")) {
            offset = argument("offset=", 64);
        }
        int align = opcode.naturalAlignment();
        if (in.kind() == WatTokens.KEYWORD && in.tokens.startsWith(in.at, "align=")) {
            int start = in.offset();
            long bytes = argument("align=", 64);
            if (Long.bitCount(bytes) != 1) {
                throw new MalformedException(start, "alignment must be a power of two: " + bytes);
            }
            align = Long.numberOfTrailingZeros(bytes);
        }
        return new Instruction.MemoryAccess(opcode, align, offset, memory, hasLane ? lane() : 0);
    }

    /** Whether the number that is next is the lane: neither a memory argument nor another number follows. */
    private boolean isLaneAlone() {
        return in.kind() == WatTokens.NUMBER
                && in.nextKind() != WatTokens.NUMBER
                && !(in.nextKind() == WatTokens.KEYWORD
                        && (in.tokens.startsWith(in.at + 1, "offset=") || in.tokens.startsWith(in.at + 1, "align=")));
    }

    private long argument(String name, int bits) throws MalformedException {
        int start = in.offset() + name.length();
        long value = WatNumbers.unsigned(in.tokens.text(), start, in.tokens.end(in.at), bits);
        in.at++;
        return value;
    }

    private Instruction branchTable() throws MalformedException {
        List<Integer> targets = new ArrayList<>();
        int last = labels.depth(in);
        while (in.isIndex()) {
            targets.add(last);
            last = labels.depth(in);
        }
        return new Instruction.BrTable(targets, last);
    }

    /** A cast is named by the type that it casts to, {@code ref.null} by a heap type. */
    private Instruction heapType(Opcode opcode) throws MalformedException {
        if (opcode == Opcode.REF_NULL) return new Instruction.HeapTyped(opcode, types.heap());
        RefType type = types.reference();
        Opcode cast = opcode;
        if (type.nullable()) cast = opcode == Opcode.REF_TEST ? Opcode.REF_TEST_NULL : Opcode.REF_CAST_NULL;
        return new Instruction.HeapTyped(cast, type.heap());
    }

    /** The clauses of {@code try_table}, whose labels count from outside of it. */
    List<Catch> catches() throws MalformedException {
        List<Catch> clauses = new ArrayList<>();
        while (true) {
            CatchKind kind = null;
            for (CatchKind known : CatchKind.values()) {
                if (in.isOpening(known.toString())) kind = known;
            }
            if (kind == null) return clauses;
            in.at += 2;
            int tag = kind.hasTag() ? spaces.tags.index(in) : 0;
            clauses.add(new Catch(kind, tag, labels.depth(in)));
            in.close();
        }
    }

    private List<Handler> handlers() throws MalformedException {
        List<Handler> handlers = new ArrayList<>();
        while (in.takeOpening("on")) {
            int tag = spaces.tags.index(in);
            boolean isSwitch = in.takeKeyword(Opcode.SWITCH.mnemonic());
            handlers.add(new Handler(tag, isSwitch, isSwitch ? 0 : labels.depth(in)));
            in.close();
        }
        return handlers;
    }
}
