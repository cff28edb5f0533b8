package dev.wami.llvm;

import dev.wami.core.dialect.DialectSource;
import dev.wami.core.filetest.UpstreamFiles;
import dev.wami.std.StdDialects;
import java.nio.file.Path;

class UpstreamTest extends UpstreamFiles {
    UpstreamTest() {
        super(
                Path.of("src/test/resources/dev/wami/llvm/upstream"),
                DialectSource.join(new StdDialects(), LlvmDialect.SOURCE));
    }
}
