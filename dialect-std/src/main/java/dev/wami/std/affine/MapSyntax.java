package dev.wami.std.affine;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The operands of a map or set as they are written: {@code (%i, %j)[%n]}. Upstream: parseDimAndSymbolList.
 *
 * @param dims the dimensions, as they are read
 * @param symbols the symbols, as they are read
 */
record MapSyntax(List<UnresolvedOperand> dims, List<UnresolvedOperand> symbols) {

    /** Reads the lists; null after a reported error. */
    static @Nullable MapSyntax parse(AsmParser parser) {
        List<UnresolvedOperand> dims = parser.parseOperandList("(", ")");
        if (dims == null) return null;
        List<UnresolvedOperand> symbols = List.of();
        if (parser.atPunctuation("[")) {
            symbols = parser.parseOperandList("[", "]");
            if (symbols == null) return null;
        }
        return new MapSyntax(dims, symbols);
    }

    /** The values, dimensions first; null after a reported error. */
    @Nullable
    List<Value> resolve(AsmParser parser) {
        List<UnresolvedOperand> all = new ArrayList<>(dims);
        all.addAll(symbols);
        return parser.resolveAll(all, IndexType.INDEX);
    }

    /** Writes what {@link #parse} reads; the first {@code dims} of {@code operands} are the dimensions. */
    static void print(AsmPrinter printer, List<? extends Value> operands, int dims) {
        printer.text("(");
        printer.values(operands.subList(0, dims));
        printer.text(")");
        if (operands.size() == dims) return;
        printer.text("[");
        printer.values(operands.subList(dims, operands.size()));
        printer.text("]");
    }
}
