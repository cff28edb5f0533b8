package dev.wami.wavebackend;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassManager;
import dev.wami.core.pass.PassSource;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.transform.CorePasses;
import dev.wami.std.StdDialects;
import dev.wami.std.StdPasses;
import dev.wami.wavebackend.emit.Emission;
import dev.wami.waveir.hir.HirDialect;
import dev.wami.waveir.isa.WaveProgram;
import dev.wami.waveir.lir.LirDialect;
import dev.wami.waveir.mir.MirDialect;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * From {@code hir} to programs.
 *
 * <pre>
 *   hir -hir-to-mir-> mir, arith, math, cf -level, legalize-mir-> what the machine has
 *       -structure-mir-> mir.if, mir.loop -mir-to-lir-> lir -allocate-registers-> lir -emission-> program
 * </pre>
 */
public final class WaveBackend {
    private WaveBackend() {}

    /** How much is optimised; as in the WAVE compiler document. */
    public enum Level {
        /** Nothing. */
        O0,
        /** What is not used or computed twice goes. */
        O1,
        /** And variables become values, constants are propagated, invariants leave loops; the default. */
        O2,
        /** And loops of few iterations are written out. */
        O3;

        boolean atLeast(Level other) {
            return compareTo(other) >= 0;
        }
    }

    /** A stage whose text can be had. */
    public enum Stage {
        MIR,
        /** Optimised, with nothing that the machine lacks. */
        LEGAL_MIR,
        /** On virtual registers. */
        VIRTUAL_LIR,
        LIR
    }

    /**
     * How to compile.
     *
     * @param contract whether {@code a * b + c} within one expression is rounded once; NumPy, Rust and JavaScript round
     *     twice
     * @param check whether each register allocation is proved
     */
    public record Options(Level level, boolean contract, boolean check) {
        public static Options of(Level level) {
            return new Options(level, false, false);
        }
    }

    /** The program of all kernels of {@code hir}, which is consumed; null after a reported error. */
    public static @Nullable WaveProgram compile(Operation hir, Level level, Diagnostics diagnostics) {
        return compile(hir, Options.of(level), diagnostics);
    }

    /** As {@link #compile(Operation, Level, Diagnostics)}. */
    public static @Nullable WaveProgram compile(Operation hir, Options options, Diagnostics diagnostics) {
        return lower(hir, options, Stage.LIR, diagnostics) ? Emission.run(hir) : null;
    }

    /** Takes {@code hir} to {@code stage} in place; false after a reported error. */
    public static boolean lower(Operation hir, Options options, Stage stage, Diagnostics diagnostics) {
        PassSource passes = new Passes();
        Pipeline pipeline = Pipeline.parse(pipeline(options, stage), passes, diagnostics);
        if (pipeline == null) return false;
        PassManager manager = new PassManager(new Context(new Dialects()), passes);
        return manager.run(pipeline, hir, diagnostics) && !diagnostics.hasErrors();
    }

    /** The passes from {@code hir} to {@code stage}, as {@code wave opt --pass-pipeline} reads them. */
    public static String pipeline(Options options, Stage stage) {
        List<String> passes = new ArrayList<>();
        passes.add("hir-to-mir");
        if (options.contract) passes.add("contract-mir");
        if (stage.compareTo(Stage.LEGAL_MIR) >= 0) passes.addAll(optimise(options.level));
        if (stage.compareTo(Stage.VIRTUAL_LIR) >= 0) {
            boolean simplify = options.level.atLeast(Level.O1);
            passes.add("structure-mir{simplify=" + simplify + "}");
            passes.add("mir-to-lir{predicate=" + (simplify ? 8 : 0) + "}");
        }
        if (stage == Stage.LIR) passes.add("allocate-registers{check=" + options.check + "}");
        return "builtin.module(" + String.join(",", passes) + ")";
    }

    private static List<String> optimise(Level level) {
        // calls go at every level; inline must not simplify what is around them
        String legalize = "legalize-mir,inline{default-pipeline=},symbol-dce";
        return switch (level) {
            case O0 -> List.of(legalize);
            case O1 -> List.of("mir.kernel(canonicalize,cse)", legalize, "mir.kernel(canonicalize,cse)");
            case O2, O3 ->
                List.of(
                        "mir.kernel(mem2reg,canonicalize,sccp,canonicalize,cse"
                                + (level == Level.O3 ? UNROLL + UNROLL : "")
                                + ",loop-invariant-code-motion,arith-strength-reduce,canonicalize,cse)",
                        legalize,
                        "mir.kernel(canonicalize,cse,sccp,loop-invariant-code-motion,canonicalize,cse,combine-mir,cse)");
        };
    }

    /** Once for inner loops, again for what is around them. */
    private static final String UNROLL = ",unroll-loops,sccp,canonicalize,cse";

    private static final class Dialects implements DialectSource {
        @Override
        public @Nullable Dialect open(String name) {
            return switch (name) {
                case HirDialect.NAME -> new HirDialect();
                case MirDialect.NAME -> new MirDialect();
                case LirDialect.NAME -> new LirDialect();
                default -> new StdDialects().open(name);
            };
        }

        @Override
        public List<String> names() {
            List<String> names = new ArrayList<>(new StdDialects().names());
            names.addAll(List.of(HirDialect.NAME, MirDialect.NAME, LirDialect.NAME));
            return names;
        }
    }

    private static final class Passes implements PassSource {
        @Override
        public @Nullable Pass create(String name) {
            Pass pass = new WavePasses().create(name);
            if (pass == null) pass = new StdPasses().create(name);
            return pass == null ? new CorePasses().create(name) : pass;
        }

        @Override
        public List<String> names() {
            List<String> names = new ArrayList<>(new WavePasses().names());
            names.addAll(new StdPasses().names());
            names.addAll(new CorePasses().names());
            return names;
        }
    }
}
