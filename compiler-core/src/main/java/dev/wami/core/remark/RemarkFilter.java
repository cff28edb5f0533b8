package dev.wami.core.remark;

import dev.wami.core.remark.Remark.Kind;
import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Which remarks are wanted: of each kind those of passes in whose name an expression is found, as LLVM's
 * {@code -Rpass=} reads it. Immutable.
 */
public final class RemarkFilter {
    /** None. */
    public static final RemarkFilter NONE = new RemarkFilter(Map.of());

    private final Map<Kind, Pattern> wanted;

    private RemarkFilter(Map<Kind, Pattern> wanted) {
        this.wanted = wanted;
    }

    /** These, and those of {@code kind} from passes with {@code name} in theirs. */
    public RemarkFilter with(Kind kind, Pattern name) {
        Map<Kind, Pattern> all = new EnumMap<>(Kind.class);
        all.putAll(wanted);
        all.merge(kind, name, (a, b) -> Pattern.compile("(?:" + a + ")|(?:" + b + ")"));
        return new RemarkFilter(all);
    }

    /** Whether there may be any. */
    public boolean isEmpty() {
        return wanted.isEmpty();
    }

    /** Whether remarks of {@code kind} by the pass of that name are wanted. */
    public boolean wants(Kind kind, String pass) {
        Pattern name = wanted.get(kind);
        return name != null && name.matcher(pass).find();
    }
}
