package dev.wami.core.pass;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes passes by name. Each module has a small catalog; the tools join them. */
public interface PassSource {

    /** A new instance of the pass called {@code name}, or null if it is unknown here. */
    @Nullable
    Pass create(String name);

    /** The names that {@link #create} knows, in the order of documentation. */
    List<String> names();

    /** The source that asks each of {@code sources} in turn. */
    static PassSource join(PassSource... sources) {
        return new PassSource() {
            @Override
            public @Nullable Pass create(String name) {
                for (PassSource s : sources) {
                    Pass p = s.create(name);
                    if (p != null) return p;
                }
                return null;
            }

            @Override
            public List<String> names() {
                return java.util.Arrays.stream(sources)
                        .flatMap(s -> s.names().stream())
                        .distinct()
                        .toList();
            }
        };
    }
}
