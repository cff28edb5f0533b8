package dev.wami.wavefrontend.check;

import dev.wami.core.dialect.builtin.ModuleOp;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.Type;
import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Language;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.ast.SourceUnit;
import dev.wami.wavefrontend.ast.SourceUnit.Kernel;
import dev.wami.wavefrontend.ast.SourceUnit.Parameter;
import dev.wami.wavefrontend.check.Symbol.Array;
import dev.wami.wavefrontend.check.Symbol.Variable;
import dev.wami.wavefrontend.syntax.Source;
import dev.wami.waveir.hir.BufferType;
import dev.wami.waveir.hir.Kernels;
import dev.wami.waveir.hir.Kernels.KernelOp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A file's kernels to a module of {@code hir}: names, types, meaning, rules of the GPU. All that is wrong is reported.
 */
public final class Check {
    /** Threads of a workgroup where a kernel does not say. */
    private static final int[] WORKGROUP_SIZE = {256, 1, 1};

    private final Source source;
    private final Rules rules;
    private final Map<String, Symbol> constants = new HashMap<>();
    private final ModuleOp module;

    private Check(Source source, Language language) {
        this.source = source;
        this.rules = new Rules(language);
        this.module = new ModuleOp(source.location(0));
    }

    /** The module of {@code unit}; not to be used if there are errors. */
    public static Operation run(Source source, Language language, SourceUnit unit) {
        Check check = new Check(source, language);
        unit.constants().forEach(check::constant);
        Map<String, Integer> kernels = new HashMap<>();
        for (Kernel k : unit.kernels()) {
            Integer before = kernels.putIfAbsent(k.name(), k.at());
            if (before == null) check.kernel(k);
            else {
                source.error(k.at(), "there are two kernels '%s'", k.name()).note(source.location(before), "the first");
            }
        }
        return check.module;
    }

    // ---- constants

    private Literals literals() {
        return new Literals(source, n -> constants.get(n.name()) instanceof Symbol.Constant c ? c.value() : null);
    }

    private void constant(SourceUnit.Constant c) {
        Literal value = literals().evaluate(c.value());
        if (value == null) {
            source.error(c.value().at(), "this is not a constant");
            value = Literal.of(BigInteger.ONE, null);
        }
        Scalar type = c.type();
        if (type != null) value = typed(c, value, type);
        if (constants.putIfAbsent(c.name(), new Symbol.Constant(c.name(), c.at(), value)) == null) return;
        source.error(c.at(), "'%s' is defined twice", c.name());
    }

    private Literal typed(SourceUnit.Constant c, Literal value, Scalar type) {
        boolean bool = type == Scalar.BOOL;
        if (bool != (value.type() == Scalar.BOOL)
                || type.isInteger() && !value.isInteger()
                || !rules.converts(value.type(), type)) {
            source.error(c.value().at(), "%s", rules.explainAssignment(value.type(), type));
            return new Literal(type, bool ? (Object) false : type.isFloat() ? (Object) 0.0 : BigInteger.ZERO);
        }
        if (type.isInteger() && !Literal.fits(value.integer(), type)) {
            source.error(c.value().at(), "%s does not fit %s", value.integer(), rules.name(type));
        }
        if (bool) return value;
        return type.isFloat() ? Literal.of(value.real(), type) : Literal.of(value.integer(), type);
    }

    // ---- kernels

    private void kernel(Kernel k) {
        Names names = new Names(source, rules.language(), constants, k);
        Types types = new Types(rules, names);
        Inference.run(source, rules, names, types, k.body());

        List<String> parameters = new ArrayList<>();
        List<Type> parameterTypes = new ArrayList<>();
        for (Parameter p : k.parameters()) {
            parameters.add(p.name());
            Type type = p.type().type();
            parameterTypes.add(p.rank() > 0 ? new BufferType(type, p.rank()) : type);
        }
        KernelOp op = new KernelOp(source.location(k.at()), k.name(), parameters, parameterTypes, workgroupSize(k));
        Builder.atEnd(module.body()).insert(op);
        Block entry = op.body().entry();
        Builder builder = Builder.atEnd(entry);
        Statements statements = new Statements(source, rules, names, types, builder, entry);
        bind(names.parameters(), entry, statements);
        statements.block(k.body());
        if (!(entry.last() instanceof Terminator)) builder.insert(new Kernels.ReturnOp(source.location(k.at())));
        GpuRules.check(op, source);
    }

    /** A parameter that is assigned is a variable with the argument as its first value. */
    private void bind(List<Symbol> parameters, Block entry, Statements statements) {
        for (int i = 0; i < parameters.size(); i++) {
            Value argument = entry.argument(i);
            if (parameters.get(i) instanceof Array a) a.value = argument;
            if (!(parameters.get(i) instanceof Variable v)) continue;
            if (v.assigned) statements.set(v, argument, v.at());
            else v.place = argument;
        }
    }

    private int[] workgroupSize(Kernel k) {
        if (k.workgroupSize().isEmpty()) return WORKGROUP_SIZE.clone();
        int[] size = {1, 1, 1};
        if (k.workgroupSize().size() > 3) {
            source.error(k.workgroupSize().get(3).at(), "a workgroup has at most 3 dimensions");
            return size;
        }
        long threads = 1;
        for (int d = 0; d < k.workgroupSize().size(); d++) {
            Expr e = k.workgroupSize().get(d);
            @Nullable Literal value = literals().evaluate(e);
            if (value == null || !value.isInteger()) {
                source.error(e.at(), "the workgroup size is made of constant integers");
                return size;
            }
            if (value.integer().signum() <= 0 || value.integer().bitLength() > 16) {
                source.error(e.at(), "a workgroup cannot have %s threads in a dimension", value.integer());
                return size;
            }
            size[d] = value.integer().intValue();
            threads *= size[d];
        }
        if (threads <= Kernels.MAX_THREADS) return size;
        source.error(
                k.workgroupSize().get(0).at(),
                "a workgroup of %d threads; at most %d are possible",
                threads,
                Kernels.MAX_THREADS);
        return new int[] {1, 1, 1};
    }
}
