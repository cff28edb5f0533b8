package dev.wami.tests.operations;

import static java.util.Objects.requireNonNull;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.filetest.Engines;
import dev.wami.core.filetest.Executor;
import dev.wami.core.filetest.RunDirective;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.llvm.LlvmModule.StructorsOp;
import dev.wami.tests.run.PrintingProgram;
import dev.wami.tests.run.ProgramExecutor;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Wami;
import dev.wami.tools.run.RunFailure;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Executes the {@code // run:} lines of the tests and the programs that print, and tells from each which operations it
 * executed: those that the interpreter went through, or where it cannot execute the program, all of the function that
 * is called.
 */
final class Runs {
    private final Wami wami;
    private final Tally tally;
    private final Set<Operation> executed = new HashSet<>();
    private final Executor interpreter = ProgramExecutor.interpreter(executed::add);
    private final Executor compiler = ProgramExecutor.compiled(OptLevel.O0);

    Runs(Wami wami, Tally tally) {
        this.wami = wami;
        this.tally = tally;
    }

    void test(Chunk chunk) {
        Engines engines = Engines.parse(chunk.text());
        List<RunDirective> calls = RunDirective.parse(chunk.text());
        if (calls.isEmpty()) return;
        Executor.Program interpreted = program(interpreter, engines, chunk);
        Executor.Program compiled = program(compiler, engines, chunk);
        Operation module = wami.parse(SourceFile.of(chunk.file(), chunk.text()), new Diagnostics());
        for (RunDirective call : calls) {
            executed.clear();
            if (interpreted != null && call.execute(interpreted) != null) continue;
            if (interpreted == null) {
                requireNonNull(module);
                ((SymbolTable) module).lookup(call.function()).walk(executed::add);
                // what runs before the call, and after it
                executed.addAll(module.collect(StructorsOp.class));
            }
            Set<String> names = namesOfExecuted();
            if (interpreted != null) tally.add(Column.INTERPRETER, names);
            if (compiled != null && call.execute(compiled) == null) tally.add(Column.WASM, names);
        }
    }

    /** A program that prints is one test. */
    void test(PrintingProgram program) throws RunFailure {
        String expected = program.expected();
        if (expected.isEmpty() || !program.isInterpreted()) return;
        executed.clear();
        if (!program.interpret(executed::add).equals(expected)) return;
        Set<String> names = namesOfExecuted();
        tally.add(Column.INTERPRETER, names);
        if (program.runCompiled(OptLevel.O0).equals(expected)) tally.add(Column.WASM, names);
    }

    private static Executor.@Nullable Program program(Executor executor, Engines engines, Chunk chunk) {
        return engines.include(executor.engine()) ? executor.load(chunk.file(), chunk.text()) : null;
    }

    /**
     * With what is around them, such as the function, what they refer to, such as a global, and what is in those that
     * execute their regions as a whole.
     */
    private Set<String> namesOfExecuted() {
        Set<String> names = new HashSet<>();
        for (Operation op : executed) {
            names.add(op.name());
            if (op instanceof Evaluable && !(op instanceof RegionEvaluable)) op.walk(inner -> names.add(inner.name()));
            Operation outermost = op;
            for (Operation p = op.parentOp(); p != null; p = p.parentOp()) {
                names.add(p.name());
                outermost = p;
            }
            for (NamedAttribute a : op.properties()) {
                if (!(a.value() instanceof SymbolRef symbol)) continue;
                Operation referred = ((SymbolTable) outermost).lookup(symbol.root());
                if (referred != null) names.add(referred.name());
            }
        }
        return names;
    }
}
