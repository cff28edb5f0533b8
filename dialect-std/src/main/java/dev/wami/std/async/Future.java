package dev.wami.std.async;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a token or value of the dialect is in the interpreter: work that ended well, or not. */
final class Future {
    /** What {@code async.runtime.store} gave; null before, and for tokens. */
    @Nullable
    Object value;

    boolean failed;

    static Future of(@Nullable Object value) {
        Future f = new Future();
        f.value = value;
        return f;
    }

    static Future failure() {
        Future f = new Future();
        f.failed = true;
        return f;
    }

    /** What an {@code !async.group} is. */
    static final class Group {
        private final List<Future> members = new ArrayList<>();

        /** Gives the place of {@code member}. */
        long add(Future member) {
            members.add(member);
            return members.size() - 1L;
        }

        boolean failed() {
            for (Future f : members) if (f.failed) return true;
            return false;
        }
    }

    /** Whether a token, value or group failed. */
    static boolean failed(Object tokenValueOrGroup) {
        return tokenValueOrGroup instanceof Group g ? g.failed() : ((Future) tokenValueOrGroup).failed;
    }
}
