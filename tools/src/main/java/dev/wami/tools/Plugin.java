package dev.wami.tools;

import dev.wami.core.dialect.DialectSource;
import dev.wami.core.pass.PassSource;

/**
 * Dialects and passes from outside the project. A program hands its own to {@link Wami}; the command line loads those
 * of a jar that {@code --plugin} names, which lists its classes of this type in
 * {@code META-INF/services/dev.wami.tools.Plugin}.
 */
public interface Plugin {

    /** The dialects; the project's own names cannot be taken. */
    DialectSource dialects();

    /** The passes; the project's own names cannot be taken. */
    PassSource passes();
}
