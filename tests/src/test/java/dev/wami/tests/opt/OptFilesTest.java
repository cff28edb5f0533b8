package dev.wami.tests.opt;

import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.FileTest;
import dev.wami.core.filetest.OptCommand;
import dev.wami.tools.Wami;
import java.nio.file.Path;

/**
 * What {@code wami opt} prints and reports, file by file: syntax, errors, folds, passes, conversions. For the files with upstream's
 * operations only, {@code scripts/mlir-opt-compare.py} holds the same lines to mlir-opt.
 */
class OptFilesTest extends FileTest {
    private final Wami wami = new Wami();

    @Override
    protected Path directory() {
        return Path.of("src", "test", "resources", "opt");
    }

    @Override
    protected Commands commands() {
        return new OptCommand(wami.dialects(), wami.passes());
    }
}
