package dev.wami.core.text;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.attr.Attribute;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads locations. An alias may be used by an operation before the file defines it; such locations get their meaning at
 * the end, by {@link #resolve}. Methods give null after a reported error.
 */
final class LocationParser {
    private final Parsing p;
    private final Cursor in;
    /** Stand-ins for aliases not yet defined, with where they were used. */
    private final Map<Location, Integer> deferred = new IdentityHashMap<>();

    LocationParser(Parsing parsing) {
        this.p = parsing;
        this.in = parsing.cursor;
    }

    /** {@code loc(...)} as an attribute. */
    @Nullable
    Location attribute() {
        if (!in.parseKeyword("loc", "") || !in.parse(Token.LEFT_PAREN, " in inline location")) return null;
        Location l = instance();
        return l == null || !in.parse(Token.RIGHT_PAREN, " in inline location") ? null : l;
    }

    /** {@code loc(...)} after an operation or block argument; the cursor is at {@code loc}. */
    @Nullable
    Location trailing() {
        in.take();
        if (!in.parse(Token.LEFT_PAREN, " in location")) return null;
        Location l = in.at(Token.HASH) && in.suffix().indexOf('.') < 0 ? alias() : instance();
        return l == null || !in.parse(Token.RIGHT_PAREN, " in location") ? null : l;
    }

    private @Nullable Location alias() {
        String name = in.suffix();
        Attribute known = p.attributeAliases.get(name);
        if (known == null) {
            Location standIn = new Location.Named(name, Location.UNKNOWN);
            deferred.put(standIn, in.start());
            in.take();
            return standIn;
        }
        if (known instanceof Location l) {
            in.take();
            return l;
        }
        in.error("expected location, but found '%s'", known);
        return null;
    }

    private @Nullable Location instance() {
        try {
            return in.enter() ? nested() : null;
        } finally {
            in.leave();
        }
    }

    private @Nullable Location nested() {
        if (in.at(Token.HASH)) {
            int at = in.start();
            Attribute a = p.dialectSymbols.attribute();
            if (a == null || a instanceof Location) return (Location) a;
            in.error(at, "expected location attribute, but got %s", a);
            return null;
        }
        if (in.at(Token.STRING)) return nameOrFile();
        if (in.optionalKeyword("unknown")) return Location.UNKNOWN;
        if (in.optionalKeyword("callsite")) return callSite();
        if (in.optionalKeyword("fused")) return fused();
        in.wrongToken("expected location instance");
        return null;
    }

    private @Nullable Location callSite() {
        if (!in.parse(Token.LEFT_PAREN, " in callsite location")) return null;
        Location callee = instance();
        if (callee == null || !in.parseKeyword("at", " in callsite location")) return null;
        Location caller = instance();
        if (caller == null || !in.parse(Token.RIGHT_PAREN, " in callsite location")) return null;
        return new Location.CallSite(callee, caller);
    }

    private @Nullable Location fused() {
        Attribute metadata = null;
        if (in.optional(Token.LESS)) {
            metadata = p.attributes.parse(null);
            if (metadata == null || !in.parse(Token.GREATER, " after fused location metadata")) return null;
        }
        if (!in.parse(Token.LEFT_SQUARE, " in fused location")) return null;
        List<Location> parts = new ArrayList<>();
        if (!in.at(Token.RIGHT_SQUARE)) {
            do {
                Location l = instance();
                if (l == null) return null;
                parts.add(l);
            } while (in.optional(Token.COMMA));
        }
        return in.parse(Token.RIGHT_SQUARE, " in fused location") ? Location.fused(parts, metadata) : null;
    }

    /** {@code "file":line:column}, with {@code to line:column}, or {@code "name"(child)}. */
    private @Nullable Location nameOrFile() {
        String name = in.takeString();
        if (in.optional(Token.COLON)) {
            Integer line = number("expected integer line number in FileLineColRange");
            if (line == null) return null;
            if (!in.optional(Token.COLON)) return Location.of(name, line, 0);
            Integer column = number("expected integer column number in FileLineColRange");
            if (column == null) return null;
            if (!in.optionalKeyword("to")) return Location.of(name, line, column);
            Integer endLine = line;
            if (in.at(Token.INTEGER)) {
                endLine = number("expected integer line number in FileLineColRange");
                if (endLine == null) return null;
            }
            if (!in.parse(Token.COLON)) return null;
            Integer endColumn = number("expected integer column number in FileLineColRange");
            return endColumn == null ? null : new Location.FileRange(name, line, column, endLine, endColumn);
        }
        if (!in.optional(Token.LEFT_PAREN)) return new Location.Named(name, Location.UNKNOWN);
        Location child = instance();
        if (child == null || !in.parse(Token.RIGHT_PAREN, " after child location of NameLoc")) return null;
        return new Location.Named(name, child);
    }

    private @Nullable Integer number(String problem) {
        long v = in.at(Token.INTEGER) ? in.smallInteger() : -1;
        if (v < 0 || v > Integer.MAX_VALUE) {
            in.wrongToken(problem);
            return null;
        }
        in.take();
        return (int) v;
    }

    /** Puts the aliases that were used before they were defined in place, everywhere in {@code root}. */
    void resolve(Operation root) {
        if (deferred.isEmpty()) return;
        root.walk(op -> {
            op.setLocation(resolved(op.location()));
            for (Region r : op.regions()) {
                for (Block b : r) for (BlockArgument a : b.arguments()) a.setLocation(resolved(a.location()));
            }
        });
    }

    private Location resolved(Location l) {
        Integer at = deferred.get(l);
        if (at == null) return l;
        String name = ((Location.Named) l).name();
        Attribute a = p.attributeAliases.get(name);
        if (a instanceof Location known) return known;
        if (a == null) in.error(at, "operation location alias was never defined");
        else in.error(at, "%s", "expected location, but found '" + a + "'");
        return Location.UNKNOWN;
    }
}
