package dev.wami.std.func;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import java.util.List;

/** The type of a called function, which a call has to fit. */
public final class Callee {
    private Callee() {}

    /** Reports where the operands or results of {@code call} are not those of {@code type}. */
    public static void verify(Operation call, FunctionType type, Diagnostics diagnostics) {
        if (verifyOperands(call, type, diagnostics)) verifyResults(call, type, diagnostics);
    }

    private static boolean verifyOperands(Operation call, FunctionType type, Diagnostics diagnostics) {
        if (type.inputs().size() != call.operandCount()) {
            diagnostics.error(call, "incorrect number of operands for callee");
            return false;
        }
        for (int i = 0; i < call.operandCount(); i++) {
            Type expected = type.inputs().get(i);
            Type given = call.operand(i).type();
            if (given.equals(expected)) continue;
            diagnostics.error(
                    call,
                    "operand type mismatch: expected operand type '%s', but provided '%s' for operand number %d",
                    expected,
                    given,
                    i);
            return false;
        }
        return true;
    }

    private static void verifyResults(Operation call, FunctionType type, Diagnostics diagnostics) {
        if (type.results().size() != call.resultCount()) {
            diagnostics.error(call, "incorrect number of results for callee");
            return;
        }
        for (int i = 0; i < call.resultCount(); i++) {
            if (call.result(i).type().equals(type.results().get(i))) continue;
            diagnostics
                    .error(call, "result type mismatch at index %d", i)
                    .note(call.location(), "      op result types: " + quoted(call.resultTypes()))
                    .note(call.location(), "function result types: " + quoted(type.results()));
            return;
        }
    }

    private static String quoted(List<Type> types) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < types.size(); i++) {
            if (i > 0) out.append(", ");
            out.append('\'').append(types.get(i)).append('\'');
        }
        return out.toString();
    }
}
