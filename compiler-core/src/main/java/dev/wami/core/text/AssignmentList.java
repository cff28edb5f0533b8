package dev.wami.core.text;

import dev.wami.core.ir.Value;
import dev.wami.core.text.AsmParser.Argument;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Region arguments with their initial values, as loops write them: {@code (%acc = %zero, %i = %n)}. Upstream:
 * parseAssignmentList.
 *
 * @param arguments the arguments, whose types the list does not say
 * @param values the initial value of each
 */
public record AssignmentList(List<Argument> arguments, List<UnresolvedOperand> values) {

    /** Reads the list with its parentheses; null after a reported error. */
    public static @Nullable AssignmentList parse(AsmParser parser) {
        List<Argument> arguments = new ArrayList<>();
        List<UnresolvedOperand> values = new ArrayList<>();
        if (!parser.parse("(")) return null;
        if (parser.optional(")")) return new AssignmentList(arguments, values);
        do {
            Argument argument = parser.parseArgument(false, false);
            if (argument == null || !parser.parse("=")) return null;
            UnresolvedOperand value = parser.parseOperand();
            if (value == null) return null;
            arguments.add(argument);
            values.add(value);
        } while (parser.optional(","));
        return parser.parse(")") ? new AssignmentList(arguments, values) : null;
    }

    /** Writes the list with its parentheses. */
    public static void print(AsmPrinter printer, List<? extends Value> arguments, List<? extends Value> values) {
        printer.text("(");
        for (int i = 0; i < arguments.size(); i++) {
            if (i > 0) printer.text(", ");
            printer.value(arguments.get(i));
            printer.text(" = ");
            printer.value(values.get(i));
        }
        printer.text(")");
    }
}
