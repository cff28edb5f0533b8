package dev.wami.tools;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.DialectSource;
import dev.wami.dcont.DContDialect;
import dev.wami.llvm.LlvmDialect;
import dev.wami.loops.scope.LoopsDialect;
import dev.wami.ssawasm.SsaWasmDialect;
import dev.wami.std.StdDialects;
import dev.wami.wasm.WasmDialect;
import dev.wami.wasmssa.WasmSsaDialect;
import dev.wami.waveir.hir.HirDialect;
import dev.wami.waveir.lir.LirDialect;
import dev.wami.waveir.mir.MirDialect;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Every dialect of the project, and those of plugins: the one place that knows them all. Each is loaded when it is
 * first opened.
 */
public final class Dialects implements DialectSource {
    private final List<Plugin> plugins;

    public Dialects(List<Plugin> plugins) {
        this.plugins = List.copyOf(plugins);
    }

    @Override
    public @Nullable Dialect open(String name) {
        Dialect own = switch (name) {
            case LlvmDialect.NAME -> new LlvmDialect();
            case SsaWasmDialect.NAME -> new SsaWasmDialect();
            case WasmDialect.NAME -> new WasmDialect();
            case DContDialect.NAME -> new DContDialect();
            case LoopsDialect.NAME -> new LoopsDialect();
            case HirDialect.NAME -> new HirDialect();
            case WasmSsaDialect.NAME -> new WasmSsaDialect();
            case MirDialect.NAME -> new MirDialect();
            case LirDialect.NAME -> new LirDialect();
            default -> new StdDialects().open(name);
        };
        for (int i = 0; own == null && i < plugins.size(); i++) {
            own = plugins.get(i).dialects().open(name);
        }
        return own;
    }

    /** What the tables of docs/from-linalg.md say. */
    @Override
    public String remedy(String dialect) {
        return switch (dialect) {
            case "bufferization", "linalg", "tensor", "tosa" ->
                "mlir-opt-22 lowers linalg, tensor and tosa to loops over memrefs, which are compiled here:"
                        + " docs/from-linalg.md has the command";
            case "complex" ->
                "mlir-opt-22 --convert-complex-to-standard lowers arithmetic of complex numbers that the program makes, not of those in"
                        + " memory: docs/from-linalg.md";
            case "chlo", "mhlo", "stablehlo", "torch", "tf", "tfl" ->
                "the tools of this dialect lower it to linalg or tosa, and mlir-opt-22 these to loops over memrefs, which are compiled"
                        + " here: docs/from-linalg.md has the commands";
            case "gpu", "nvvm", "rocdl", "spirv", "nvgpu", "amdgpu", "xegpu" ->
                "this dialect is for GPUs; wave compiles GPU kernels, from Python, Rust, C++ or TypeScript";
            case "hir", "mir", "lir" -> "this dialect is of GPU kernels, which wave compiles";
            default ->
                names().contains(dialect)
                        ? fromPlugin(dialect)
                        : "a plugin can add a dialect (--plugin=JAR, docs/adding-a-dialect.md); otherwise a tool that has this one must lower it"
                                + " first";
        };
    }

    /** How the operations of a plugin come to WebAssembly; empty if no plugin has the dialect. */
    private String fromPlugin(String dialect) {
        for (Plugin p : plugins) {
            if (!p.dialects().names().contains(dialect)) continue;
            List<String> passes = p.passes().names();
            return passes.isEmpty()
                    ? "the plugin of this dialect has no pass that could lower it"
                    : "a pass of its plugin must lower it first: --passes-before=NAME,..., where the plugin has "
                            + String.join(", ", passes);
        }
        return "";
    }

    @Override
    public List<String> names() {
        List<String> names = new ArrayList<>(new StdDialects().names());
        names.add(LlvmDialect.NAME);
        names.add(SsaWasmDialect.NAME);
        names.add(WasmDialect.NAME);
        names.add(DContDialect.NAME);
        names.add(LoopsDialect.NAME);
        names.add(HirDialect.NAME);
        names.add(WasmSsaDialect.NAME);
        names.add(MirDialect.NAME);
        names.add(LirDialect.NAME);
        for (Plugin p : plugins) names.addAll(p.dialects().names());
        return names;
    }
}
