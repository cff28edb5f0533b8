package dev.wami.wasmssa;

import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmops.CallInstruction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The text of what is called through a table, {@code @t[%i](%a, %b)}; an index of 64 bits is written with its type,
 * {@code @t[%i : i64](%a)}.
 */
record TableCallee(SymbolRef table, UnresolvedOperand index, Type indexType, List<UnresolvedOperand> arguments) {

    static @Nullable TableCallee parse(AsmParser parser) {
        SymbolRef table = parser.parseSymbolRef();
        if (table == null || !parser.parse("[")) return null;
        UnresolvedOperand index = parser.parseOperand();
        if (index == null) return null;
        Type type = parser.atPunctuation(":") ? parser.parseColonType() : IntegerType.I32;
        if (type == null || !parser.parse("]")) return null;
        List<UnresolvedOperand> arguments = parser.parseOperandList("(", ")");
        return arguments == null ? null : new TableCallee(table, index, type, arguments);
    }

    /** Adds the index to the operands; false after an error. */
    boolean resolveIndex(AsmParser parser, OpState state) {
        Value resolved = parser.resolve(index, indexType);
        if (resolved == null) return false;
        state.operand(resolved);
        return true;
    }

    static void print(CallInstruction.Indirect call, AsmPrinter out) {
        out.text(" @").keywordOrString(call.table().root()).text("[");
        out.value(call.index());
        Type type = call.index().type();
        if (!type.equals(IntegerType.I32)) out.text(" : ").print(type);
        out.text("](");
        out.values(call.callArguments()).text(")");
    }
}
