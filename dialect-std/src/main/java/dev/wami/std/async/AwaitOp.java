package dev.wami.std.async;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;

/** Waits for a token, or for a value, which it gives. Upstream: async.await. */
public final class AwaitOp extends Operation implements Evaluable {
    /** What a program that awaits failed work outside of asynchronous work says; upstream's words. */
    static final String FAILED = "Awaited async operand is in error state";

    static final OpSpec SPEC = OpSpec.of(AsyncOp.AWAIT, "waits for the argument to become ready")
            .operand("operand", AsyncTypes.VALUE_OR_TOKEN)
            .optionalResult("result", Types.ANY)
            .format("$operand `:` custom<AwaitResultType>(type($operand), type($result)) attr-dict");

    AwaitOp(OpState state) {
        super(SPEC, state);
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        if (!(operand(0).type() instanceof AsyncValueType value)) {
            if (resultCount() > 0) diagnostics.error(this, "awaiting on a token must have empty result");
        } else if (resultCount() == 0 || !result(0).type().equals(value.type())) {
            diagnostics.error(
                    this,
                    "result type %s does not match async value type '%s'",
                    resultCount() == 0 ? "<<NULL TYPE>>" : "'" + result(0).type() + "'",
                    value.type());
        }
    }

    /** The operand's type, from which the result's follows. */
    @Override
    public boolean parseDirective(String directive, AsmParser parser, FormatState read) {
        Type type = parser.parseType();
        if (type == null) return false;
        read.type("operand", type);
        if (type instanceof AsyncValueType value) read.type("result", value.type());
        return true;
    }

    @Override
    public void printDirective(String directive, AsmPrinter printer) {
        printer.print(operand(0).type());
    }

    @Override
    public Step evaluate(Frame frame) {
        Future awaited = (Future) frame.get(operand(0));
        if (awaited.failed) return frame.fail(FAILED);
        if (resultCount() == 0) return Step.NEXT;
        Object value = awaited.value;
        return value == null ? frame.trap("nothing ever gives the awaited value") : frame.put(result(0), value);
    }
}
