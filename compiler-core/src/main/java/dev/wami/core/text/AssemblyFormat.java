package dev.wami.core.text;

import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.attr.Attribute;
import java.util.List;
import java.util.Set;

/** A spec's declarative format, compiled on first use. Upstream: ODS assemblyFormat. */
final class AssemblyFormat {
    final OpSpec spec;
    final List<FormatElement> elements;
    /** The attributes that the dictionary leaves out because they are written elsewhere. */
    final Set<String> used;
    /** Whether inherent attributes stand apart from the others. */
    final boolean hasPropDict;

    final FormatCode code;
    final TypeInference inference;

    private AssemblyFormat(OpSpec spec, String format) {
        this.spec = spec;
        FormatCompiler compiler = new FormatCompiler(spec, format);
        this.elements = compiler.compile();
        this.used = Set.copyOf(compiler.used);
        this.hasPropDict = compiler.hasPropDict;
        this.code = new FormatCode(this);
        this.inference = new TypeInference(spec.compiled());
    }

    static AssemblyFormat of(OpSpec spec) {
        if (spec.compiledFormat() instanceof AssemblyFormat known) return known;
        String format = spec.format();
        if (format == null) throw new IllegalArgumentException("'" + spec.name() + "' has no format");
        AssemblyFormat compiled = new AssemblyFormat(spec, format);
        spec.setCompiledFormat(compiled);
        return compiled;
    }

    /** What the types that {@code of} names, of one slot, must be. */
    TypeConstraint requiredConstraint(FormatElement.TypesOf of) {
        return (of.result() ? spec.results() : spec.operands()).get(of.slot()).type();
    }

    /** Writes {@code op} after its name. */
    void print(Operation op, AsmPrinter out) {
        FormatWriter.write(this, op, out);
    }

    /**
     * Whether {@code attr-dict} leaves out the attribute {@code key} of {@code op}: it is written elsewhere, or the
     * default.
     */
    boolean elides(Operation op, String key) {
        if (used.contains(key)) return true;
        OpSpec.Attr attr = spec.attributeNamed(key);
        return attr != null && (hasPropDict || isDefault(op, attr));
    }

    boolean isDefault(Operation op, OpSpec.Attr attr) {
        Attribute value = attr.defaultValue();
        return value != null && value.equals(op.properties().get(attr.name()));
    }
}
