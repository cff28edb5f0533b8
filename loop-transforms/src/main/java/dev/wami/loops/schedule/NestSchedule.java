package dev.wami.loops.schedule;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.type.IntegerType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is asked of a nest of loops, the outermost first. An attribute of its innermost loop says it:
 *
 * <pre>
 *   affine.for ... {wami.schedule = {order = array&lt;i64: 0, 2, 1&gt;, tile = array&lt;i64: 4, 1, 1&gt;, lanes = array&lt;i64: 1, 2, 1&gt;}}
 * </pre>
 *
 * @param order which loop stands at each depth; empty for the order that is
 * @param tile how often the loop at each depth is unrolled, and those in it jammed; empty for not at all
 * @param lanes how many iterations of the loop at each depth are done at once, as elements of vectors; empty for what
 *     the vectoriser finds best
 * @param unroll how many iterations of the innermost loop are put into one in the end
 * @param asked where that was asked for
 */
public record NestSchedule(List<Integer> order, List<Integer> tile, List<Integer> lanes, int unroll, Location asked) {
    /** The attribute of an innermost loop. */
    public static final String ATTRIBUTE = "wami.schedule";

    /** The attribute of a loop that says how many of its iterations are done at once. */
    public static final String LANES = "wami.lanes";

    /** The same, where it may be otherwise if that cannot be. */
    public static final String PREFERRED_LANES = "wami.preferred_lanes";

    /** The attribute of a loop that says how many of its iterations are put into one. */
    public static final String UNROLL = "wami.unroll";

    public NestSchedule {
        order = List.copyOf(order);
        tile = List.copyOf(tile);
        lanes = List.copyOf(lanes);
    }

    /** What is asked of the nest in which {@code loop} is the innermost; null if nothing is. */
    public static @Nullable NestSchedule of(Operation loop) {
        if (!(loop.attribute(ATTRIBUTE) instanceof DictionaryAttr said)) return null;
        int unroll = said.get("unroll") instanceof IntegerAttr i ? (int) i.value() : 1;
        Location asked = said.get("at") instanceof Location at ? at : loop.location();
        return new NestSchedule(
                numbers(said.get("order")), numbers(said.get("tile")), numbers(said.get("lanes")), unroll, asked);
    }

    private static List<Integer> numbers(@Nullable Attribute list) {
        List<Integer> out = new ArrayList<>();
        if (list instanceof DenseArrayAttr d) for (int i : d.toInts()) out.add(i);
        return out;
    }

    /** Asks it of the nest in which {@code loop} is the innermost. */
    public void attachTo(Operation loop) {
        List<NamedAttribute> said = new ArrayList<>();
        said.add(new NamedAttribute("at", asked));
        if (!order.isEmpty()) said.add(new NamedAttribute("order", array(order)));
        if (!tile.isEmpty()) said.add(new NamedAttribute("tile", array(tile)));
        if (!lanes.isEmpty()) said.add(new NamedAttribute("lanes", array(lanes)));
        if (unroll > 1) said.add(new NamedAttribute("unroll", IntegerAttr.of(IntegerType.I64, unroll)));
        loop.setAttribute(ATTRIBUTE, DictionaryAttr.of(said));
    }

    private static DenseArrayAttr array(List<Integer> numbers) {
        return DenseArrayAttr.i64(numbers.stream().mapToLong(Integer::longValue).toArray());
    }

    /** Asks nothing more of the loops in {@code root}. */
    public static void forget(Operation root) {
        root.walk(op -> op.removeAttribute(ATTRIBUTE));
    }

    /** A number that an attribute of {@code loop} asks for; {@code otherwise} if there is none. */
    public static int number(Operation loop, String attribute, int otherwise) {
        return loop.attribute(attribute) instanceof IntegerAttr i ? (int) i.value() : otherwise;
    }

    /** Asks {@code loop} for a number. */
    public static void ask(Operation loop, String attribute, int number) {
        loop.setAttribute(attribute, IntegerAttr.of(IntegerType.I64, number));
    }

    /** How many loops it is about; 0 if it is only about the innermost one. */
    public int loops() {
        return Math.max(order.size(), Math.max(tile.size(), lanes.size()));
    }

    /** As a line of a schedule has it behind the colon: {@code order=0,2,1 tile=4x1x1 lanes=1x2x1 unroll=2}. */
    public String text() {
        List<String> out = new ArrayList<>();
        if (!order.isEmpty()) out.add("order=" + joined(order, ","));
        if (!tile.isEmpty()) out.add("tile=" + joined(tile, "x"));
        if (!lanes.isEmpty()) out.add("lanes=" + joined(lanes, "x"));
        if (unroll > 1) out.add("unroll=" + unroll);
        return String.join(" ", out);
    }

    private static String joined(List<Integer> numbers, String by) {
        return String.join(by, numbers.stream().map(String::valueOf).toList());
    }
}
