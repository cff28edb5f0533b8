package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.std.func.FuncOp;
import dev.wami.wasmssa.Functions;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * {@link WasmSsaToStd} of a module whose functions have their bodies one at a time: all are looked at first, then each
 * is converted.
 */
public final class StreamedConversion {
    /** Who is given what the module's functions ask for, some of it at a time. */
    public interface Receiver {
        /**
         * Changes {@code part}, a module whose operations go to the end of that which is converted.
         *
         * @param stays whether all of {@code part} stays, whoever refers to it
         * @param staying whether that holds for a symbol
         * @return false after a report
         */
        boolean take(Operation part, boolean stays, Predicate<String> staying);
    }

    private final Operation module;
    private final Diagnostics diagnostics;
    private final BodySurvey survey;
    private @Nullable ModuleConversion conversion;

    public StreamedConversion(Operation module, Diagnostics diagnostics) {
        this.module = module;
        this.diagnostics = diagnostics;
        this.survey = new BodySurvey(module);
    }

    /** Looks at the body of {@code f}, which is there. */
    public void survey(Functions.FuncOp f) {
        survey.look(f, true);
    }

    /**
     * In place of {@link #survey} for a body without exceptions and types with names.
     *
     * @param references the functions that it makes references to, in the order of the instructions
     */
    public void survey(Functions.FuncOp f, List<String> references) {
        survey.addReferences(f, references);
    }

    /** Says that bodies which were not looked at name data segments. */
    public void setNamesData() {
        survey.setNamesData();
    }

    /** Converts definitions, once all bodies have been looked at; false after a report. */
    public boolean begin() {
        conversion = new ModuleConversion(module, survey, diagnostics);
        return conversion.begin();
    }

    private ModuleConversion started() {
        if (conversion == null) throw new IllegalStateException("not begun");
        return conversion;
    }

    /** The symbols that the converted module may have, but for those that only conversion gives; once begun. */
    public Set<String> symbols() {
        return started().symbols();
    }

    /** Converts the next function, whose body is there; null after a report. */
    public @Nullable FuncOp convert(Functions.FuncOp f) {
        return started().function(f);
    }

    /** The next function is an import. */
    public void declare(Functions.ImportFuncOp f) {
        started().declaration(f);
    }

    /** Puts what was made into the module, in place of what it has; false after a report. */
    public boolean finish(Context context, Receiver receiver) {
        return started().finish(context, receiver);
    }
}
