package dev.wami.core.dialect;

import dev.wami.core.dialect.builtin.BuiltinDialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The dialects in use, each opened when its prefix is first met. Thread-safe. */
public final class Context {
    private final DialectSource source;
    private final boolean allowUnregistered;
    private final Map<String, Optional<Dialect>> dialects = new ConcurrentHashMap<>();
    private final Map<String, Optional<Operation>> prototypes = new ConcurrentHashMap<>();

    /**
     * @param allowUnregistered whether operations, types and attributes of unknown dialects are kept as they are
     *     instead of being errors
     */
    public Context(DialectSource source, boolean allowUnregistered) {
        this.source = source;
        this.allowUnregistered = allowUnregistered;
    }

    public Context(DialectSource source) {
        this(source, false);
    }

    public boolean allowsUnregistered() {
        return allowUnregistered;
    }

    /** The dialect called {@code name}, or null if the source does not know it. */
    public @Nullable Dialect dialect(String name) {
        Optional<Dialect> known = dialects.get(name); // asked for each operation: no lambda where it is known
        if (known == null) {
            known = dialects.computeIfAbsent(
                    name,
                    n -> Optional.ofNullable(n.equals(BuiltinDialect.NAME) ? new BuiltinDialect() : source.open(n)));
        }
        return known.orElse(null);
    }

    /** What a user can do about operations of {@code dialect}, which is unknown; empty if there is no advice. */
    public String remedy(String dialect) {
        return source.remedy(dialect);
    }

    /** The names of all dialects that could be opened, {@code builtin} among them, sorted. */
    public List<String> dialectNames() {
        TreeSet<String> names = new TreeSet<>(source.names());
        names.add(BuiltinDialect.NAME);
        return new ArrayList<>(names);
    }

    /**
     * An empty operation called {@code opName} that is never inserted anywhere: it knows its spec and its syntax. Null
     * if no dialect has it.
     */
    public @Nullable Operation prototype(String opName) {
        Optional<Operation> known = prototypes.get(opName);
        if (known == null) {
            known = prototypes.computeIfAbsent(
                    opName, n -> Optional.ofNullable(kind(n)).map(k -> k.create(OpState.at(Location.UNKNOWN))));
        }
        return known.orElse(null);
    }

    private @Nullable OpKind kind(String opName) {
        int dot = opName.indexOf('.');
        if (dot <= 0) return null;
        Dialect d = dialect(opName.substring(0, dot));
        return d == null ? null : d.operation(opName);
    }

    /** The operation of that name, or null if no dialect has it. */
    public @Nullable Operation create(String opName, OpState state) {
        Operation known = prototype(opName);
        return known == null ? null : known.spec().kind().create(state);
    }
}
