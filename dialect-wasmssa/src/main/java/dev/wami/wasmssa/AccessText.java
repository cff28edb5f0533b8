package dev.wami.wasmssa;

import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The text of loads, stores and atomic accesses behind their operands. */
final class AccessText {
    static final String OFFSET = "offset";
    static final String ALIGN = "align";
    static final String MEMORY = "memory";
    static final List<String> SAID = List.of(OFFSET, ALIGN, MEMORY, RowSpec.LANE);

    private AccessText() {}

    private static boolean parseNumber(AsmParser parser, String key, Type type, OpState state) {
        Attribute value = parser.parse("=") ? parser.parseAttribute(type) : null;
        if (value == null) return false;
        state.property(key, value);
        return true;
    }

    /**
     * {@code lane = 3 offset = 8 align = 1 memory = @m}; false after an error.
     *
     * @param lane whether there has to be one
     */
    static boolean parse(AsmParser parser, boolean lane, OpState state) {
        if (lane && !parser.parseKeyword(RowSpec.LANE)) return false;
        if (lane && !parseNumber(parser, RowSpec.LANE, IntegerType.I32, state)) return false;
        if (parser.optionalKeyword(OFFSET) && !parseNumber(parser, OFFSET, IntegerType.I64, state)) return false;
        if (parser.optionalKeyword(ALIGN) && !parseNumber(parser, ALIGN, IntegerType.I32, state)) return false;
        if (!parser.optionalKeyword(MEMORY)) return true;
        SymbolRef memory = parser.parse("=") ? parser.parseSymbolRef() : null;
        if (memory == null) return false;
        state.property(MEMORY, memory);
        return true;
    }

    static void print(Operation op, boolean lane, AsmPrinter out) {
        if (lane) out.text(" lane = ").text(RowSpec.lane(op));
        IntegerAttr offset = op.optionalProperty(OFFSET, IntegerAttr.class);
        if (offset != null && offset.value() != 0) out.text(" offset = ").text(offset.value());
        IntegerAttr align = op.optionalProperty(ALIGN, IntegerAttr.class);
        if (align != null) out.text(" align = ").text(align.value());
        SymbolRef memory = op.optionalProperty(MEMORY, SymbolRef.class);
        if (memory != null) out.text(" memory = @").keywordOrString(memory.root());
    }

    // ---- of one row of the instruction table, which has all types but that of an address

    /** {@code : i64} or nothing; the types of the operands, or null after an error. */
    static @Nullable List<Type> parseTypes(AsmParser parser, Opcode row, OpState state) {
        Type address = parser.atPunctuation(":") ? parser.parseColonType() : IntegerType.I32;
        if (address == null) return null;
        for (ValueType t : row.type().results()) state.result(WasmTypes.of((NumericType) t));
        List<Type> types = new ArrayList<>();
        for (ValueType t : row.type().params()) types.add(WasmTypes.of((NumericType) t));
        types.set(0, address);
        return types;
    }

    static void printType(Operation op, AsmPrinter out) {
        Type address = op.operand(0).type();
        if (!address.equals(IntegerType.I32)) out.text(" : ").print(address);
    }
}
