package dev.wami.generator;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import dev.wami.core.verify.Verifier;
import dev.wami.llvm.LlvmDialect;
import dev.wami.std.StdDialects;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Random single operations of the standard dialects, each in a function of its operands, in generic form: types and
 * attributes are drawn until the operation is right, as far as this project knows; broken ones then have one thing
 * changed. To be read, checked and printed by two tools, which should agree.
 */
public final class StructuralPrograms {
    /** The dialects whose operations there are. */
    public static final List<String> DIALECTS = List.of(
            "affine", "arith", "async", "cf", "func", "index", "math", "memref", "ml_program", "scf", "ub", "vector");

    /** How often types and attributes are drawn anew before another operation is tried. */
    private static final int ATTEMPTS = 60;

    private final Context context = new Context(DialectSource.join(new StdDialects(), LlvmDialect.SOURCE));
    private final List<OpSpec> specs = new ArrayList<>();
    private final AttributePool attributes;
    private final boolean broken;

    /**
     * @param dialects some of {@link #DIALECTS}
     * @param broken whether each operation has one thing wrong, or perhaps wrong
     */
    public StructuralPrograms(Set<String> dialects, boolean broken) {
        this.broken = broken;
        this.attributes = new AttributePool(context);
        for (String name : DIALECTS) {
            Dialect dialect = dialects.contains(name) ? context.dialect(name) : null;
            if (dialect == null) continue;
            for (String op : dialect.opNames()) {
                Operation prototype = context.prototype(op);
                if (prototype != null) specs.add(prototype.spec());
            }
        }
    }

    /** The program with this seed, as text. */
    public String program(long seed) {
        Draw draw = new Draw(seed);
        while (true) {
            OpSpec spec = draw.of(specs);
            for (int i = 0; i < ATTEMPTS; i++) {
                Sketch sketch = new Sketcher(draw, spec, context, attributes).draw();
                if (!isRight(sketch.text())) continue;
                return (broken ? sketch.mutated(draw, attributes) : sketch).text();
            }
        }
    }

    private boolean isRight(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = MlirParser.parse(SourceFile.of("sketch.mlir", text), context, diagnostics);
        try {
            return module != null && diagnostics.all().isEmpty() && Verifier.verify(module, context, diagnostics);
        } catch (RuntimeException mistake) {
            // A check that fails itself: for those to find who compare what tools say of the program.
            return true;
        }
    }
}
