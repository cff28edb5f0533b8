package org.example.sat;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassSource;
import dev.wami.tools.Plugin;
import java.util.List;

/** What the program or {@code --plugin} loads. */
public final class SatPlugin implements Plugin {
    private static final class Dialects implements DialectSource {
        @Override
        public Dialect open(String name) {
            return name.equals("sat") ? new SatDialect() : null;
        }

        @Override
        public List<String> names() {
            return List.of("sat");
        }
    }

    private static final class Passes implements PassSource {
        @Override
        public Pass create(String name) {
            return switch (name) {
                case "sat-to-arith" -> new SatToArith();
                case "sat-relax" -> new SatRelax();
                default -> null;
            };
        }

        @Override
        public List<String> names() {
            return List.of("sat-to-arith", "sat-relax");
        }
    }

    @Override
    public DialectSource dialects() {
        return new Dialects();
    }

    @Override
    public PassSource passes() {
        return new Passes();
    }
}
