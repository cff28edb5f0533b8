package dev.wami.conversions;

import dev.wami.core.dialect.DialectSource;
import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.FileTest;
import dev.wami.core.filetest.OptCommand;
import dev.wami.core.pass.PassSource;
import dev.wami.core.transform.CorePasses;
import dev.wami.dcont.DContDialect;
import dev.wami.llvm.LlvmDialect;
import dev.wami.ssawasm.SsaWasmDialect;
import dev.wami.std.StdDialects;
import dev.wami.std.StdPasses;
import dev.wami.wasm.WasmDialect;
import java.nio.file.Path;

/** What the passes on the way to WebAssembly make of their input, and what they refuse. */
class ConversionFilesTest extends FileTest {
    private static final DialectSource DIALECTS = DialectSource.join(
            new StdDialects(),
            LlvmDialect.SOURCE,
            DialectSource.of(SsaWasmDialect.NAME, SsaWasmDialect::new),
            DialectSource.of(WasmDialect.NAME, WasmDialect::new),
            DialectSource.of(DContDialect.NAME, DContDialect::new));

    @Override
    protected Path directory() {
        return Path.of("src", "test", "filetests");
    }

    @Override
    protected Commands commands() {
        return new OptCommand(DIALECTS, PassSource.join(new CorePasses(), new StdPasses(), new ConversionPasses()));
    }
}
