package dev.wami.tools;

import dev.wami.conversions.arith.ArithToSsaWasm;
import dev.wami.conversions.func.FuncToSsaWasm;
import dev.wami.conversions.locals.CoalesceLocals;
import dev.wami.conversions.locals.IntroduceLocals;
import dev.wami.conversions.math.MathToSsaWasm;
import dev.wami.conversions.memref.MemRefToSsaWasm;
import dev.wami.conversions.scf.ScfToSsaWasm;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassSource;
import dev.wami.core.transform.CorePasses;
import dev.wami.tools.link.LinkRuntime;
import dev.wami.tools.link.MathToRuntime;
import dev.wami.tools.link.RuntimeModules;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Every pass of the house, and those of plugins. Thread-safe. */
public final class Passes implements PassSource {
    private final RuntimeModules library = new RuntimeModules();
    private final List<Plugin> plugins;

    public Passes(List<Plugin> plugins) {
        this.plugins = List.copyOf(plugins);
    }

    @Override
    public @Nullable Pass create(String name) {
        Pass own = switch (name) {
            case "math-to-runtime" -> new MathToRuntime();
            case "link-runtime" -> new LinkRuntime(library);
            default -> new CorePasses().create(name);
        };
        if (own == null) own = conversion(name);
        for (int i = 0; own == null && i < plugins.size(); i++)
            own = plugins.get(i).passes().create(name);
        return own;
    }

    private static final List<String> CONVERSIONS = List.of(
            "arith-to-ssawasm",
            "coalesce-locals",
            "func-to-ssawasm",
            "introduce-locals",
            "math-to-ssawasm",
            "memref-to-ssawasm",
            "scf-to-ssawasm");

    private static @Nullable Pass conversion(String name) {
        return switch (name) {
            case "arith-to-ssawasm" -> new ArithToSsaWasm();
            case "coalesce-locals" -> new CoalesceLocals();
            case "func-to-ssawasm" -> new FuncToSsaWasm();
            case "introduce-locals" -> new IntroduceLocals();
            case "math-to-ssawasm" -> new MathToSsaWasm();
            case "memref-to-ssawasm" -> new MemRefToSsaWasm();
            case "scf-to-ssawasm" -> new ScfToSsaWasm();
            default -> null;
        };
    }

    @Override
    public List<String> names() {
        List<String> names = new ArrayList<>(new CorePasses().names());
        names.addAll(List.of("math-to-runtime", "link-runtime"));
        names.addAll(CONVERSIONS);
        for (Plugin p : plugins) names.addAll(p.passes().names());
        return names;
    }
}
