package dev.wami.generator;

import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.llvm.LlvmDialect;
import dev.wami.std.StdDialects;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Random programs that can be executed: each is a public function {@code @p<seed>} that takes two i64 and returns one,
 * with the functions and variables that it uses. They have a defined meaning on every path, the same at every width of
 * {@code index}: no undefined behaviour, no poison that is looked at, no bits of NaNs.
 */
public final class ExecutablePrograms {
    /** The dialects that programs may use; what they compute with, arith and func, is always there. */
    public static final List<String> DIALECTS = List.of(
            "affine",
            "arith",
            "async",
            "cf",
            "func",
            "index",
            "llvm",
            "math",
            "memref",
            "ml_program",
            "scf",
            "ub",
            "vector");

    private final Set<String> dialects;
    private final int statements;
    private final boolean interpreted;
    private final ElementwiseOps elementwise;

    /**
     * @param dialects some of {@link #DIALECTS}
     * @param statements how many a program has at most
     */
    public ExecutablePrograms(Set<String> dialects, int statements) {
        this(dialects, statements, false);
    }

    private ExecutablePrograms(Set<String> dialects, int statements, boolean interpreted) {
        this.dialects = new TreeSet<>(dialects);
        this.dialects.add("arith");
        this.dialects.add("func");
        this.statements = statements;
        this.interpreted = interpreted;
        this.elementwise = new ElementwiseOps(
                new Context(DialectSource.join(new StdDialects(), LlvmDialect.SOURCE)), this.dialects, !interpreted);
    }

    /** The programs of these dialects of which the interpreter knows every bit: without memory of llvm, and exact. */
    public ExecutablePrograms interpreted() {
        return new ExecutablePrograms(dialects, statements, true);
    }

    /** The name of the function of the program with this seed. */
    public static String name(long seed) {
        return "p" + Long.toUnsignedString(seed);
    }

    /** What to call the program with this seed with: pairs of i64, ordinary and special ones. */
    public static List<long[]> arguments(long seed) {
        Draw draw = new Draw(~seed);
        long small = draw.between(-9, 9);
        return List.of(
                new long[] {draw.bits(), draw.bits()},
                new long[] {small, draw.of(Long.MIN_VALUE, Long.MAX_VALUE, -1L, 0L, 1L << draw.below(64))},
                new long[] {draw.bits() >>> draw.below(64), small});
    }

    /** The program with this seed, as text. The same at every budget up to where that ends. */
    public String program(long seed) {
        return program(seed, 0, Integer.MAX_VALUE);
    }

    /**
     * The program that returns the hash of some of its values only, those numbered {@code first} to {@code last} from
     * 0.
     */
    public String program(long seed, int first, int last) {
        Draw draw = new Draw(seed);
        TypeMenu types = new TypeMenu(draw, dialects.contains("vector"));
        Module module = new Module(name(seed));
        for (int i = draw.below(3); i > 0; i--) {
            // A generator of its own, so that how long the function is does not change what follows.
            Draw own = new Draw(draw.bits());
            int most = Math.min(10, statements);
            if (dialects.contains("llvm") && own.chance(35)) {
                new LlvmFunctions(own, types.with(own), module, this::few).define(most);
            } else {
                new Functions(own, types.with(own), module, this::few)
                        .define(most, dialects.contains("cf"), dialects.contains("scf"));
            }
        }
        Body b = new Body(draw, types, module, statements, false);
        b.line("func.func @" + name(seed) + "(%a: i64, %b: i64) -> i64 {");
        b.nested(() -> {
            b.add(IntegerType.I64, "%a");
            b.add(IntegerType.I64, "%b");
            while (b.spend()) statement(b);
            b.line("func.return " + Observation.of(b, first, last) + " : i64");
        });
        b.line("}");
        return module.text() + b.text();
    }

    private void few(Body b) {
        for (int i = b.draw.between(1, 5); i > 0 && b.spend(); i--) statement(b);
    }

    private void withoutLlvm(Body b, boolean shallow) {
        WithoutLlvm more = new WithoutLlvm(b, this::few);
        boolean globals = dialects.contains("ml_program");
        boolean async = shallow && dialects.contains("async");
        switch (b.draw.below(6)) {
            case 0 -> {
                if (dialects.contains("memref") && dialects.contains("scf")) more.transfer();
            }
            case 1 -> {
                if (globals) more.constant();
            }
            case 2 -> {
                if (globals) more.variable();
            }
            case 3 -> {
                if (async) more.group();
            }
            default -> {
                if (async) more.async();
            }
        }
    }

    private void ofLlvm(Body b) {
        int choice = b.draw.below(10);
        if (choice < 3) new Llvm(b).emit();
        else if (choice < 7 && !interpreted) new LlvmMemory(b).emit();
        else new LlvmAggregates(b).emit();
    }

    private void neverReached(Body b) {
        NeverReached never = new NeverReached(b);
        if (dialects.contains("cf") && dialects.contains("scf") && b.draw.coin()) never.end();
        else never.poison();
    }

    /** One statement of a family that the dialects allow; one of arith, math or index where the family drawn is not. */
    private void statement(Body b) {
        int choice = b.draw.below(100);
        boolean shallow = b.nesting() <= 3;
        boolean scf = dialects.contains("scf");
        if (b.isLlvm() && b.draw.chance(60)) ofLlvm(b);
        else if (choice < 40) elementwise.emit(b);
        else if (choice < 44) new Flagged(b).emit();
        else if (choice < 46 && dialects.contains("llvm")) new Llvm(b).emit();
        else if (choice < 58 && scf && dialects.contains("memref")) new MemoryStatements(b).emit();
        else if (choice < 72 && dialects.contains("vector")) new Vectors(b).emit();
        else if (choice < 82 && shallow && scf) new StructuredControlFlow(b, this::few).emit();
        else if (choice < 86 && shallow && scf && dialects.contains("cf")) {
            new BlockGraphs(b, this::few, b.isLlvm() && b.draw.coin()).emit();
        } else if (choice < 89 && b.types.hasWithoutLlvm()) withoutLlvm(b, shallow);
        else if (choice < 92) Functions.call(b);
        else if (choice < 97 && b.nesting() == 1 && dialects.contains("affine")) new Affine(b, this::few).emit();
        else if (choice == 97 && dialects.contains("ub")) neverReached(b);
        else if (choice == 98 && dialects.contains("cf")) new NeverReached(b).assertion();
        else elementwise.emit(b);
    }
}
