package dev.wami.core.text;

import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeConstraint;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A spec's declarative format, compiled on first use. Upstream: ODS assemblyFormat. */
final class AssemblyFormat {
    final OpSpec spec;
    final List<FormatElement> elements;
    /** The attributes that the dictionary leaves out because they are written elsewhere. */
    final Set<String> used;
    /** Whether inherent attributes stand apart from the others. */
    final boolean hasPropDict;

    private AssemblyFormat(OpSpec spec, String format) {
        this.spec = spec;
        FormatCompiler compiler = new FormatCompiler(spec, format);
        this.elements = compiler.compile();
        this.used = Set.copyOf(compiler.used);
        this.hasPropDict = compiler.hasPropDict;
    }

    static AssemblyFormat of(OpSpec spec) {
        if (spec.compiledFormat() instanceof AssemblyFormat known) return known;
        String format = spec.format();
        if (format == null) throw new IllegalArgumentException("'" + spec.name() + "' has no format");
        AssemblyFormat compiled = new AssemblyFormat(spec, format);
        spec.setCompiledFormat(compiled);
        return compiled;
    }

    /** What the types that {@code of} names must be; null for those of several slots. */
    @Nullable
    TypeConstraint constraint(FormatElement.TypesOf of) {
        if (of.slot() < 0) return null;
        return (of.result() ? spec.results() : spec.operands()).get(of.slot()).type();
    }

    /** Reads an operation after its name into {@code state}; false after a reported error. */
    boolean parse(CustomSyntaxParser parser, Operation prototype, OpState state) {
        return new FormatReader(this, parser, prototype, state).read();
    }

    /** Writes {@code op} after its name. */
    void print(Operation op, AsmPrinter out) {
        new FormatWriter(this, op, out).write();
    }
}
