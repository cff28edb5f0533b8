package dev.wami.std.dlti;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.DialectType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A type of a dialect about which a data layout may have entries. Upstream: DataLayoutTypeInterface. */
public interface LayoutType extends DialectType {

    /** What is wrong with {@code entry}, which is about this type, or null. */
    default @Nullable String layoutMistake(LayoutEntry entry) {
        return null;
    }

    /**
     * Whether an entry that gives this type {@code value} may stand in an operation inside one whose entries about
     * types of the same class are {@code outer}; all of them are without mistake.
     */
    default boolean layoutFits(Attribute value, List<LayoutEntry> outer) {
        return true;
    }
}
