package dev.wami.waveir.hir;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.FileTest;
import dev.wami.core.filetest.OptCommand;
import dev.wami.core.transform.CorePasses;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The text of {@code hir} and what its verifier says. */
class HirFilesTest extends FileTest {

    /** Only {@code hir}. */
    static final class OnlyHir implements DialectSource {
        @Override
        public @Nullable Dialect open(String name) {
            return name.equals(HirDialect.NAME) ? new HirDialect() : null;
        }

        @Override
        public List<String> names() {
            return List.of(HirDialect.NAME);
        }
    }

    @Override
    protected Path directory() {
        return Path.of("src/test/filetests/hir");
    }

    @Override
    protected Commands commands() {
        return new OptCommand(new OnlyHir(), new CorePasses());
    }
}
