package dev.wami.core.text;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.IrMap;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.ValueNumbers;
import dev.wami.core.utf8.TextBuffer;
import dev.wami.core.utf8.Utf8;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The names of all values and blocks below an operation, given as upstream gives them: region by region, all values of
 * a region before those of regions inside, whose counters go on from there. Upstream: SSANameState.
 */
final class ValueNames {
    /** The values that have a name: of results, the first of each group. */
    private final ValueNumbers named = new ValueNumbers(16);
    /** Their names: a number, or the complement of a position in {@link #texts}. */
    private int[] names = new int[16];

    private byte[][] texts = new byte[4][];
    private int textCount;

    private final IrMap<Block, Integer> blocks = new IrMap<>();
    /** Where named groups of results begin, for operations that have several. */
    private Map<Operation, int[]> groups = Map.of();

    /** The numbers of operations without results, where users of values are told. */
    private Map<Operation, Integer> operations = Map.of();

    private final boolean plain;
    private final boolean numbersOperations;
    private final boolean fromLocations;
    private int nextValue;
    private int nextArgument;
    private int nextConflict;

    private final Set<String> used = new HashSet<>();
    private @Nullable Scope scope;

    /** The names given in one region, which are free again after it. */
    private static final class Scope {
        private final @Nullable Scope parent;
        private final List<String> names = new ArrayList<>();

        Scope(@Nullable Scope parent) {
            this.parent = parent;
        }
    }

    private record Pending(Region region, int value, int argument, int conflict, Scope parent) {}

    /** In generic form, the operations' suggestions are passed over and no name is given twice. */
    ValueNames(Operation root, PrintOptions options) {
        this.plain = options.generic();
        this.numbersOperations = options.is(PrintOptions.Flag.VALUE_USERS);
        this.fromLocations = options.is(PrintOptions.Flag.NAME_LOC_AS_PREFIX);
        boolean unique = options.uniqueSsaIds() || options.generic();
        List<Pending> pending = new ArrayList<>();
        Scope top = new Scope(null);
        scope = top;
        for (Region r : root.regions()) pending.add(new Pending(r, 0, 0, 0, top));
        nameResults(root);
        while (!pending.isEmpty()) {
            Pending p = pending.remove(pending.size() - 1);
            if (!unique) {
                nextValue = p.value();
                nextArgument = p.argument();
                nextConflict = p.conflict();
            }
            leaveTo(p.parent());
            Scope own = new Scope(p.parent());
            scope = own;
            nameRegion(p.region());
            for (Block b = p.region().first(); b != null; b = b.next()) {
                for (Operation op = b.first(); op != null; op = op.next()) {
                    for (int i = 0; i < op.regionCount(); i++) {
                        pending.add(new Pending(op.region(i), nextValue, nextArgument, nextConflict, own));
                    }
                }
            }
        }
    }

    private void leaveTo(Scope target) {
        Scope s = scope;
        while (s != target && s != null) {
            s.names.forEach(used::remove);
            s = s.parent;
        }
    }

    private void nameRegion(Region region) {
        Operation parent = region.parent();
        int number = 0;
        boolean several = !region.hasOneBlock();
        for (Block b = region.first(); b != null; b = b.next()) {
            if (several) blocks.put(b, number);
            number++;
            boolean entry = b.isEntry();
            for (int i = 0; i < b.argumentCount(); i++) {
                BlockArgument a = b.argument(i);
                String wanted = plain || !entry || parent == null ? null : parent.argumentName(region.index(), i);
                String located = fromLocations ? Location.nameIn(a.location()) : null;
                boolean suggested = wanted != null && !wanted.isEmpty();
                if (entry && !suggested) wanted = "arg" + nextArgument++;
                if (located != null) name(a, located);
                else if (wanted != null && !wanted.isEmpty()) name(a, wanted);
                else number(a);
            }
            for (Operation op = b.first(); op != null; op = op.next()) nameResults(op);
        }
    }

    private void nameResults(Operation op) {
        int count = op.resultCount();
        if (count == 0) {
            if (numbersOperations && operations.isEmpty()) operations = new IdentityHashMap<>();
            if (numbersOperations) operations.put(op, nextValue++);
            return;
        }
        if (count == 1 && op.spec().compiled().results.count < 2 && !fromLocations) {
            String wanted = plain ? null : op.resultName(0);
            if (wanted == null || wanted.isEmpty()) number(op.result(0));
            else name(op.result(0), wanted);
            return;
        }
        String located = fromLocations ? Location.nameIn(op.location()) : null;
        int[] starts = null;
        if (!plain) {
            String[] wanted = wantedNames(op, count);
            for (int i = 0; i < count; i++) {
                if (wanted == null || wanted[i] == null) continue;
                if (located != null) name(op.result(i), located);
                else if (wanted[i].isEmpty()) number(op.result(i));
                else name(op.result(i), wanted[i]);
                if (i == 0) continue;
                int[] grown = starts == null ? new int[2] : Arrays.copyOf(starts, starts.length + 1);
                grown[grown.length - 1] = i;
                starts = grown;
            }
        }
        if (located != null && named.of(op.result(0)) < 0) name(op.result(0), located);
        if (named.of(op.result(0)) < 0) number(op.result(0));
        if (starts == null) return;
        if (groups.isEmpty()) groups = new IdentityHashMap<>();
        groups.put(op, starts);
    }

    /** The names that the operation suggests; one with several results in its spec that suggests none, those. */
    private static @Nullable String @Nullable [] wantedNames(Operation op, int count) {
        @Nullable String[] wanted = null;
        for (int i = 0; i < count; i++) {
            String name = op.resultName(i);
            if (name == null) continue;
            if (wanted == null) wanted = new String[count];
            wanted[i] = name;
        }
        List<OpSpec.Slot> slots = op.spec().results();
        if (wanted != null || slots.size() < 2) return wanted;
        wanted = new String[count];
        int next = 0;
        for (int g = 0; g < slots.size() && next < count; g++) {
            int n = op.resultSize(g);
            if (n > 0) wanted[next] = slots.get(g).name();
            next += n;
        }
        return wanted;
    }

    private void name(Value v, String wanted) {
        String clean = sanitized(wanted);
        String name = clean;
        while (!used.add(name)) name = clean + "_" + nextConflict++;
        Scope s = scope;
        if (s != null) s.names.add(name);
        put(v, ~textCount);
        if (textCount == texts.length) texts = Arrays.copyOf(texts, 2 * textCount);
        texts[textCount++] = Utf8.encode(name);
    }

    /** Names {@code v} by the next number. */
    private void number(Value v) {
        put(v, nextValue++);
    }

    private void put(Value v, int name) {
        int n = named.add(v);
        if (n == names.length) names = Arrays.copyOf(names, 2 * n);
        names[n] = name;
    }

    /**
     * {@code wanted} as a name that the lexer reads: letters, digits and {@code $._-}, not beginning with a digit.
     * Other bytes become hexadecimal digits. Upstream: sanitizeIdentifier.
     */
    private static String sanitized(String wanted) {
        boolean good = !isDigit(wanted.charAt(0));
        for (int i = 0; i < wanted.length() && good; i++) good = isAllowed(wanted.charAt(i));
        if (good) return wanted;
        StringBuilder out = new StringBuilder();
        char first = wanted.charAt(0);
        if (isDigit(first) || !isAllowed(first) && first != ' ') out.append('_');
        for (byte b : Utf8.encode(wanted)) {
            char c = (char) (b & 0xFF);
            if (isAllowed(c)) out.append(c);
            else if (c == ' ') out.append('_');
            else out.append(Integer.toHexString(c).toUpperCase(Locale.ROOT));
        }
        return out.toString();
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isAllowed(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || isDigit(c) || "$._-".indexOf(c) >= 0;
    }

    // ---- reading

    /**
     * How long the text may be that these names occur in, for a first guess: operations without results are not known
     * here.
     */
    int expectedLength() {
        return (int) Math.min(64L * named.count(), 1 << 30);
    }

    /** Where groups of results that have names of their own begin: 0 and others; null for one group. */
    int @Nullable [] groupStarts(Operation op) {
        return op.resultCount() < 2 || groups.isEmpty() ? null : groups.get(op);
    }

    /** Appends {@code %name} or {@code %name#2}. */
    void append(Value v, boolean withNumber, TextBuffer out) {
        Value head = v;
        int number = -1;
        if (v instanceof OpResult r && r.owner().resultCount() > 1) {
            int[] starts = groupStarts(r.owner());
            int from = 0;
            int to = r.owner().resultCount();
            if (starts != null) {
                for (int i = 0; i < starts.length; i++) {
                    if (starts[i] <= r.index()) from = starts[i];
                    else {
                        to = starts[i];
                        break;
                    }
                }
            }
            head = r.owner().result(from);
            if (to - from > 1) number = r.index() - from;
        }
        int known = named.of(head);
        if (known < 0) {
            out.append("<<UNKNOWN SSA VALUE>>");
            return;
        }
        int name = names[known];
        out.append('%');
        if (name >= 0) out.append(name);
        else out.append(texts[~name]);
        if (withNumber && number >= 0) out.append('#').append(number);
    }

    /** Appends the number of an operation without results. */
    void append(Operation op, TextBuffer out) {
        out.append('%').append(String.valueOf(operations.get(op)));
    }

    /** The number of a block among those of its region. */
    int number(Block b) {
        Integer n = blocks.get(b);
        return n == null ? 0 : n;
    }
}
