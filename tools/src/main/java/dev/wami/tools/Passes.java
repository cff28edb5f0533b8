package dev.wami.tools;

import dev.wami.conversions.ConversionPasses;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassSource;
import dev.wami.core.transform.CorePasses;
import dev.wami.llvmemit.LlvmPasses;
import dev.wami.loops.LoopPasses;
import dev.wami.std.StdPasses;
import dev.wami.tools.link.BulkMemoryToRuntime;
import dev.wami.tools.link.LinkRuntime;
import dev.wami.tools.link.MathToRuntime;
import dev.wami.tools.link.RuntimeModules;
import dev.wami.wasmimport.ImportPasses;
import dev.wami.wavebackend.WavePasses;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Every pass of the project, and those of plugins. Thread-safe. */
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
            case "bulk-memory-to-runtime" -> new BulkMemoryToRuntime(library);
            case "link-runtime" -> new LinkRuntime(library);
            default -> new CorePasses().create(name);
        };
        if (own == null) own = new StdPasses().create(name);
        if (own == null) own = new LoopPasses().create(name);
        if (own == null) own = new ConversionPasses().create(name);
        if (own == null) own = new LlvmPasses().create(name);
        if (own == null) own = new ImportPasses().create(name);
        if (own == null) own = new WavePasses().create(name);
        for (int i = 0; own == null && i < plugins.size(); i++) {
            own = plugins.get(i).passes().create(name);
        }
        return own;
    }

    @Override
    public List<String> names() {
        List<String> names = new ArrayList<>(new CorePasses().names());
        names.addAll(List.of("math-to-runtime", "link-runtime", "bulk-memory-to-runtime"));
        names.addAll(new StdPasses().names());
        names.addAll(new LoopPasses().names());
        names.addAll(new ConversionPasses().names());
        names.addAll(new LlvmPasses().names());
        names.addAll(new ImportPasses().names());
        names.addAll(new WavePasses().names());
        for (Plugin p : plugins) names.addAll(p.passes().names());
        return names;
    }
}
