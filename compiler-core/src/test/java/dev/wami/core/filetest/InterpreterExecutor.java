package dev.wami.core.filetest;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.text.MlirParser;
import dev.wami.core.verify.Verifier;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Executes run lines on the reference interpreter. */
public final class InterpreterExecutor implements Executor {
    private final DialectSource dialects;
    private final int indexBits;

    /** @param indexBits width of {@code index}: 32 or 64 */
    public InterpreterExecutor(DialectSource dialects, int indexBits) {
        this.dialects = dialects;
        this.indexBits = indexBits;
    }

    @Override
    public String name() {
        return "interpreter" + indexBits;
    }

    @Override
    public Program load(String file, String source) {
        Diagnostics diagnostics = new Diagnostics();
        Context context = new Context(dialects);
        Operation module = MlirParser.parse(SourceFile.of(file, source), context, diagnostics);
        if (module == null || !Verifier.verify(module, context, diagnostics)) {
            throw new AssertionError(diagnostics.all());
        }
        return new Program() {
            @Override
            public @Nullable FunctionType signature(String function) {
                Interpreter machine = machine();
                return machine.symbols().lookup(module, SymbolRef.of(function)) instanceof FunctionLike f
                        ? f.functionType()
                        : null;
            }

            private Interpreter machine() {
                return new Interpreter(module, indexBits, (f, args, machine) -> null, 100_000_000, 10_000);
            }

            /** Every call starts with fresh memory. */
            @Override
            public Outcome call(String function, List<Object> arguments) {
                try {
                    return new Outcome(machine().call(function, arguments), null);
                } catch (Trap t) {
                    return new Outcome(List.of(), t.getMessage());
                }
            }
        };
    }
}
