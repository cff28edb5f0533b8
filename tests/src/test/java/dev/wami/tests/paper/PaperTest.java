package dev.wami.tests.paper;

import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.FileTest;
import dev.wami.core.filetest.OptCommand;
import dev.wami.tools.Wami;
import java.nio.file.Path;

/** The listings of the paper that docs/paper.md names. */
class PaperTest extends FileTest {
    private final Wami wami = new Wami();

    @Override
    protected Path directory() {
        return Path.of("src", "test", "resources", "paper");
    }

    @Override
    protected Commands commands() {
        return new OptCommand(wami.dialects(), wami.passes());
    }
}
