package dev.wami.tests.operations;

import dev.wami.core.filetest.Engines;
import dev.wami.core.filetest.Executor;
import dev.wami.core.filetest.RunDirective;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.tests.run.ProgramExecutor;
import dev.wami.tools.OptLevel;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Executes the {@code // run:} lines of the tests, and tells from each which operations it executed. */
final class Runs {
    private final Tally tally;
    private final Set<Operation> executed = new HashSet<>();
    private final Executor interpreter = ProgramExecutor.interpreter(executed::add);
    private final Executor compiler = ProgramExecutor.compiled(OptLevel.O0);

    Runs(Tally tally) {
        this.tally = tally;
    }

    void test(Chunk chunk) {
        List<RunDirective> calls = RunDirective.parse(chunk.text());
        Engines engines = Engines.parse(chunk.text());
        if (calls.isEmpty() || !engines.include(interpreter.engine())) return;
        Executor.Program interpreted = interpreter.load(chunk.file(), chunk.text());
        Executor.Program compiled =
                engines.include(compiler.engine()) ? compiler.load(chunk.file(), chunk.text()) : null;
        for (RunDirective call : calls) {
            executed.clear();
            if (call.execute(interpreted) != null) continue;
            Set<String> names = namesOfExecuted();
            tally.add(Column.INTERPRETER, names);
            if (compiled != null && call.execute(compiled) == null) tally.add(Column.WASM, names);
        }
    }

    /** With what is around them, such as the function, and what they refer to, such as a global. */
    private Set<String> namesOfExecuted() {
        Set<String> names = new HashSet<>();
        for (Operation op : executed) {
            names.add(op.name());
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
