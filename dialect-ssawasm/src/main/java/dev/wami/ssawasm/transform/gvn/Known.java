package dev.wami.ssawasm.transform.gvn;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a load would give, or an operation: a value, or one for each way that control may have come. */
sealed interface Known {

    Type type();

    /** How many places where control flow meets it passes. */
    int depth();

    /** A value that can be used wherever this is known. */
    record Is(Value value) implements Known {
        @Override
        public Type type() {
            return value.type();
        }

        @Override
        public int depth() {
            return 0;
        }
    }

    /** What control flow that meets at {@code at} brings along. */
    final class Merged implements Known {
        private final Join at;
        private final Type type;
        private final List<@Nullable Known> parts;
        private final @Nullable Operation missing;
        private final int depth;
        /** What {@code missing} has become on the one way where it is inserted. */
        private @Nullable Value inserted;
        /** The argument or result that it has become. */
        private @Nullable Value made;

        /**
         * @param parts for each edge of {@code at}; null where {@code missing} is to be inserted
         * @param missing what computes it, behind {@code at}
         */
        Merged(Join at, Type type, List<@Nullable Known> parts, @Nullable Operation missing) {
            this.at = at;
            this.type = type;
            this.parts = parts;
            this.missing = missing;
            int deepest = 0;
            for (Known p : parts) if (p != null) deepest = Math.max(deepest, p.depth());
            depth = deepest + 1;
        }

        Join at() {
            return at;
        }

        List<@Nullable Known> parts() {
            return parts;
        }

        @Nullable
        Operation missing() {
            return missing;
        }

        @Nullable
        Value inserted() {
            return inserted;
        }

        void setInserted(Value value) {
            inserted = value;
        }

        @Nullable
        Value made() {
            return made;
        }

        void setMade(Value value) {
            made = value;
        }

        @Override
        public Type type() {
            return type;
        }

        @Override
        public int depth() {
            return depth;
        }
    }

    /** Whether both are one value: two merges are not compared. */
    static boolean areSame(Known a, Known b) {
        return a == b || a instanceof Is x && b instanceof Is y && x.value() == y.value();
    }
}
