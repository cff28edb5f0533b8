package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.Bytes;
import dev.wami.wasmbinary.DataSegment;
import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.MalformedException;
import dev.wami.wasmbinary.SegmentMode;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.TableType;
import java.util.ArrayList;
import java.util.List;

/** Reads segments: by themselves, and those that are written in the table or memory that they fill. */
final class WatSegmentReader {
    private final WatCursor in;
    private final WatSpaces spaces;
    private final WatTypeReader types;
    private final WatCodeReader code;

    WatSegmentReader(WatCursor in, WatSpaces spaces, WatTypeReader types, WatCodeReader code) {
        this.in = in;
        this.spaces = spaces;
        this.types = types;
        this.code = code;
    }

    /** What stands in an element segment after its identifier. */
    ElementSegment element() throws MalformedException {
        if (in.takeKeyword("declare")) return elements(SegmentMode.DECLARATIVE, false);
        boolean active = in.kind() == WatTokens.LEFT && !types.isReference();
        if (!active) return elements(SegmentMode.PASSIVE, false);
        boolean named = in.takeOpening("table");
        int table = named ? target(spaces.tables) : 0;
        return elements(new SegmentMode.Active(table, offset(), named), !named);
    }

    /** What stands in a data segment after its identifier. */
    DataSegment data() throws MalformedException {
        if (in.kind() != WatTokens.LEFT) return new DataSegment(SegmentMode.PASSIVE, bytes());
        int memory = in.takeOpening("memory") ? target(spaces.memories) : 0;
        SegmentMode mode = new SegmentMode.Active(memory, offset());
        return new DataSegment(mode, bytes());
    }

    private int target(WatNameSpace space) throws MalformedException {
        int index = space.index(in);
        in.close();
        return index;
    }

    private List<Instruction> offset() throws MalformedException {
        if (!in.takeOpening("offset")) return code.foldedExpression();
        List<Instruction> offset = code.expression();
        in.close();
        return offset;
    }

    Bytes bytes() throws MalformedException {
        byte[] bytes = in.strings();
        return Bytes.view(bytes, 0, bytes.length);
    }

    /** @param bare whether indices of functions may stand without a word before them */
    private ElementSegment elements(SegmentMode mode, boolean bare) throws MalformedException {
        if (in.takeKeyword("func") || bare && (in.isIndex() || in.kind() == WatTokens.RIGHT)) {
            return ElementSegment.ofFunctions(mode, functions());
        }
        RefType type = types.reference();
        return new ElementSegment(mode, type, expressions());
    }

    private List<Integer> functions() throws MalformedException {
        List<Integer> functions = new ArrayList<>();
        while (in.isIndex()) functions.add(spaces.functions.index(in));
        return functions;
    }

    private List<List<Instruction>> expressions() throws MalformedException {
        List<List<Instruction>> elements = new ArrayList<>();
        while (in.kind() == WatTokens.LEFT) {
            if (in.takeOpening("item")) {
                elements.add(code.expression());
                in.close();
            } else {
                elements.add(code.foldedExpression());
            }
        }
        return elements;
    }

    /** Whether a table's elements stand in it: its type then has no limits. */
    boolean isFilledTable() {
        int start = in.at;
        types.address();
        boolean filled = types.isReference();
        in.at = start;
        return filled;
    }

    /** A table of just the elements that stand in it. */
    record FilledTable(TableType type, ElementSegment elements) {}

    FilledTable filledTable(int index) throws MalformedException {
        AddressType addresses = types.address();
        RefType type = types.reference();
        if (!in.takeOpening("elem")) throw in.unexpected("'(elem'");
        SegmentMode mode = new SegmentMode.Active(index, zero(addresses), true);
        ElementSegment segment;
        if (in.kind() == WatTokens.LEFT) {
            segment = new ElementSegment(mode, type, expressions());
        } else {
            ElementSegment functions = ElementSegment.ofFunctions(mode, functions());
            segment = type.equals(RefType.FUNCREF) ? functions : new ElementSegment(mode, type, functions.elements());
        }
        in.close();
        long size = segment.elements().size();
        return new FilledTable(new TableType(type, Limits.between(size, size), addresses), segment);
    }

    /** Whether a memory's bytes stand in it: its type then has no limits. */
    boolean isFilledMemory() {
        int start = in.at;
        types.address();
        boolean filled = in.kind() == WatTokens.LEFT;
        in.at = start;
        return filled;
    }

    /** A memory of just the pages for the bytes that stand in it. */
    record FilledMemory(MemoryType type, DataSegment data) {}

    FilledMemory filledMemory(int index) throws MalformedException {
        AddressType addresses = types.address();
        int pageSize = types.pageSize();
        if (!in.takeOpening("data")) throw in.unexpected("'(data'");
        DataSegment data = new DataSegment(new SegmentMode.Active(index, zero(addresses)), bytes());
        in.close();
        long pages = data.bytes().size() + (1L << pageSize) - 1 >>> pageSize;
        return new FilledMemory(new MemoryType(Limits.between(pages, pages), addresses, false, pageSize), data);
    }

    private static List<Instruction> zero(AddressType addresses) {
        Opcode opcode = addresses == AddressType.I64 ? Opcode.I64_CONST : Opcode.I32_CONST;
        return List.of(new Instruction.Constant(opcode, 0));
    }
}
