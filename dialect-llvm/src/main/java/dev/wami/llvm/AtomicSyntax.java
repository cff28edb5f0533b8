package dev.wami.llvm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;
import org.jspecify.annotations.Nullable;

/** {@code atomic syncscope("agent") acquire}, or nothing, in loads and stores. */
final class AtomicSyntax {
    private AtomicSyntax() {}

    static boolean parse(AsmParser parser, FormatState read) {
        if (!parser.optionalKeyword("atomic")) return true;
        if (parser.optionalKeyword("syncscope")) {
            if (!parser.parse("(")) return false;
            String scope = parser.parseString();
            if (scope == null || !parser.parse(")")) return false;
            read.attribute("syncscope", StringAttr.of(scope));
        }
        if (!(LlvmEnum.ORDERING.parseShort(parser) instanceof IntegerAttr ordering)) return false;
        read.attribute("ordering", ordering);
        return true;
    }

    static void print(Operation op, @Nullable String ordering, AsmPrinter printer) {
        if (ordering == null) return;
        printer.text(" atomic ");
        if (op.attribute("syncscope") instanceof StringAttr s) {
            printer.text("syncscope(").quoted(s.value()).text(") ");
        }
        printer.text(ordering);
    }
}
