package dev.wami.core.transform;

import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The passes that work on any dialect. */
public final class CorePasses implements PassSource {
    @Override
    public @Nullable Pass create(String name) {
        return switch (name) {
            case "attach-target" -> new AttachTarget();
            case "canonicalize" -> new Canonicalize();
            case "control-flow-sink" -> new ControlFlowSink();
            case "cse" -> new Cse();
            case "inline" -> new Inline();
            case "int-range-optimizations" -> new IntRangeOptimizations();
            case "loop-invariant-code-motion" -> new LoopInvariantCodeMotion();
            case "loop-invariant-subset-hoisting" -> new LoopInvariantSubsetHoisting();
            case "mem2reg" -> new Mem2Reg();
            case "print-op-stats" -> new PrintOpStats();
            case "sccp" -> new Sccp();
            case "strip-debuginfo" -> new StripDebugInfo();
            case "symbol-dce" -> new SymbolDce();
            case "symbol-prefix" -> new SymbolPrefix();
            case "symbol-privatize" -> new SymbolPrivatize();
            case "topological-sort" -> new TopologicalSort();
            case "unroll-loops" -> new UnrollLoops();
            default -> null;
        };
    }

    @Override
    public List<String> names() {
        return List.of(
                "attach-target",
                "canonicalize",
                "control-flow-sink",
                "cse",
                "inline",
                "int-range-optimizations",
                "loop-invariant-code-motion",
                "loop-invariant-subset-hoisting",
                "mem2reg",
                "print-op-stats",
                "sccp",
                "strip-debuginfo",
                "symbol-dce",
                "symbol-prefix",
                "symbol-privatize",
                "topological-sort",
                "unroll-loops");
    }
}
