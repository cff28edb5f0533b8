package dev.wami.tools;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.DialectSource;
import dev.wami.dcont.DContDialect;
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

/** Every dialect of the house, and those of plugins: the one place that knows them all. Each is loaded when it is first opened. */
public final class Dialects implements DialectSource {
    private final List<Plugin> plugins;

    public Dialects(List<Plugin> plugins) {
        this.plugins = List.copyOf(plugins);
    }

    @Override
    public @Nullable Dialect open(String name) {
        Dialect own = switch (name) {
            case SsaWasmDialect.NAME -> new SsaWasmDialect();
            case WasmDialect.NAME -> new WasmDialect();
            case DContDialect.NAME -> new DContDialect();
            case HirDialect.NAME -> new HirDialect();
            case WasmSsaDialect.NAME -> new WasmSsaDialect();
            case MirDialect.NAME -> new MirDialect();
            case LirDialect.NAME -> new LirDialect();
            default -> new StdDialects().open(name);
        };
        for (int i = 0; own == null && i < plugins.size(); i++)
            own = plugins.get(i).dialects().open(name);
        return own;
    }

    @Override
    public List<String> names() {
        List<String> names = new ArrayList<>(new StdDialects().names());
        names.add(SsaWasmDialect.NAME);
        names.add(WasmDialect.NAME);
        names.add(DContDialect.NAME);
        names.add(HirDialect.NAME);
        names.add(WasmSsaDialect.NAME);
        names.add(MirDialect.NAME);
        names.add(LirDialect.NAME);
        for (Plugin p : plugins) names.addAll(p.dialects().names());
        return names;
    }
}
