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
 * @param operands the values, dimensions first
 * @param dims how many of them are dimensions
 */
record MapSyntax(List<Value> operands, int dims) {

    /** Reads the lists and binds their values; null after a reported error. */
    static @Nullable MapSyntax parse(AsmParser parser) {
        List<UnresolvedOperand> all = parser.parseOperandList("(", ")");
        if (all == null) return null;
        int dims = all.size();
        if (parser.atPunctuation("[")) {
            List<UnresolvedOperand> symbols = parser.parseOperandList("[", "]");
            if (symbols == null) return null;
            all = new ArrayList<>(all);
            all.addAll(symbols);
        }
        List<Value> operands = parser.resolveAll(all, IndexType.INDEX);
        return operands == null ? null : new MapSyntax(operands, dims);
    }

    int symbols() {
        return operands.size() - dims;
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
