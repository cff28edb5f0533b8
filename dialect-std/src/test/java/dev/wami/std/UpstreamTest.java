package dev.wami.std;

import dev.wami.core.filetest.UpstreamFiles;
import java.nio.file.Path;

class UpstreamTest extends UpstreamFiles {
    UpstreamTest() {
        super(Path.of("src/test/resources/dev/wami/std/upstream"), new StdDialects());
    }
}
