package dev.wami.loops.schedule;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Location;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a line of a schedule. */
final class ScheduleReader {
    private static final Pattern LINE = Pattern.compile(
            "@(?<function>[^\\s:#]+)\\s+(?:(?<line>\\d{1,9}):(?<column>\\d{1,9})|#(?<index>\\d{1,9}))\\s*:\\s*(?<rest>.*)");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");

    private final SourceFile file;
    private final int number;
    private final Diagnostics diagnostics;
    private final String text;
    private boolean failed;

    ScheduleReader(SourceFile file, int number, Diagnostics diagnostics) {
        this.file = file;
        this.number = number;
        this.diagnostics = diagnostics;
        String whole = file.lineText(number);
        int comment = whole.startsWith("#") ? 0 : whole.indexOf(" #");
        // the number of a loop looks like a comment
        while (comment > 0 && comment + 2 < whole.length() && Character.isDigit(whole.charAt(comment + 2))) {
            comment = whole.indexOf(" #", comment + 1);
        }
        text = (comment < 0 ? whole : whole.substring(0, comment)).strip();
    }

    /** What the line asks for; null if it is empty, or after a report. */
    @Nullable
    ScheduleLine line() {
        if (text.isEmpty()) return null;
        Matcher m = LINE.matcher(text);
        if (!m.matches()) {
            error(
                    "expected '@function line:column: order=0,1 tile=2x1 lanes=1x2 unroll=1', parts of the last left out");
            return null;
        }
        NestSchedule nest = nest(m.group("rest"));
        if (failed) return null;
        return m.group("index") != null
                ? new ScheduleLine(m.group("function"), 0, 0, Integer.parseInt(m.group("index")), nest)
                : new ScheduleLine(
                        m.group("function"),
                        Integer.parseInt(m.group("line")),
                        Integer.parseInt(m.group("column")),
                        0,
                        nest);
    }

    private NestSchedule nest(String rest) {
        List<Integer> order = List.of();
        List<Integer> tile = List.of();
        List<Integer> lanes = List.of();
        int unroll = 1;
        for (String word : rest.split("\\s+")) {
            int equals = word.indexOf('=');
            String value = word.substring(equals + 1);
            switch (equals < 0 ? word : word.substring(0, equals)) {
                case "order" -> order = numbers(value, ",", 0);
                case "tile" -> tile = numbers(value, "x", 1);
                case "lanes" -> lanes = numbers(value, "x", 1);
                case "unroll" -> {
                    List<Integer> one = numbers(value, "x", 1);
                    if (one.size() == 1) unroll = one.get(0);
                }
                default -> error("'" + word + "' is none of order=, tile=, lanes=, unroll=");
            }
        }
        NestSchedule out = new NestSchedule(order, tile, lanes, unroll, Location.of(file.name(), number, 1));
        check(out);
        return out;
    }

    private void check(NestSchedule nest) {
        for (List<Integer> list : List.of(nest.order(), nest.tile(), nest.lanes())) {
            if (!list.isEmpty() && list.size() != nest.loops()) {
                error("lists of different lengths: one number per loop");
            }
        }
        for (int i : nest.order()) if (i >= nest.loops()) error("there is no loop " + i + " in the order");
        if (new HashSet<>(nest.order()).size() != nest.order().size()) error("a loop twice in the order");
        boolean inner = !nest.tile().isEmpty() && nest.tile().get(nest.tile().size() - 1) != 1;
        if (inner) error("the innermost loop is not tiled: unroll= repeats it");
        if (nest.lanes().stream().filter(n -> n > 1).count() > 1) error("lanes of more than one loop");
        for (int n : nest.lanes()) if (Integer.bitCount(n) != 1) error("lanes are a power of two, not " + n);
    }

    private List<Integer> numbers(String list, String by, int least) {
        List<Integer> out = new ArrayList<>();
        for (String word : list.split(by, -1)) {
            boolean right = NUMBER.matcher(word).matches() && Integer.parseInt(word) >= least;
            if (right) out.add(Integer.parseInt(word));
            else error("'" + word + "' is no number from " + least + " up");
        }
        return out;
    }

    private void error(String message) {
        if (!failed) diagnostics.error(Location.of(file.name(), number, 1), "%s", message);
        failed = true;
    }
}
