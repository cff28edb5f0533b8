package dev.wami.generator.loops;

import dev.wami.generator.Draw;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Random programs of loops. The same seed gives the same program. */
public final class LoopPrograms {
    /** The greatest parameter where nests are this deep, so that programs are short. */
    private static final int[] GREATEST = {0, 23, 11, 7, 4};

    private static final int CALLS = 4;

    private LoopPrograms() {}

    /** The program with this seed. */
    public static LoopProgram program(long seed) {
        Draw draw = new Draw(seed);
        while (true) {
            LoopProgram program = drawn(draw);
            if (!Extents.of(program).isTooLong()) return program;
        }
    }

    private static LoopProgram drawn(Draw draw) {
        int depth = draw.of(1, 1, 2, 2, 2, 2, 3, 3, 3, 4);
        int greatest = GREATEST[depth];
        List<String> parameters = List.of("n", "m", "k").subList(0, draw.between(1, 3));
        List<Array> arrays = arrays(draw, Math.min(3, depth + 1));
        boolean raw = draw.chance(20);
        List<Value.Named> results = new ArrayList<>();
        NestDraw nests = new NestDraw(draw, arrays, parameters, greatest, raw, results);
        List<Statement> body = nests.top(depth);
        arrays.addAll(nests.scratch());
        return new LoopProgram(arrays, parameters, raw, body, results, calls(draw, parameters, greatest));
    }

    // ---- arrays

    private static List<Array> arrays(Draw draw, int mostDimensions) {
        List<Element> elements = new ArrayList<>();
        elements.add(draw.of(Element.F64, Element.F64, Element.F32, Element.F32, Element.I32, Element.I64));
        if (draw.chance(30)) {
            elements.add(
                    draw.of(Element.F64, Element.F32, Element.I64, Element.I32, Element.I16, Element.I8, Element.I8));
        }
        // programs on pixels and samples
        if (draw.chance(16)) elements = List.of(Element.I8, draw.of(Element.I8, Element.I16, Element.I32, Element.I64));
        boolean local = draw.chance(50);
        List<Array> out = new ArrayList<>();
        for (int i = draw.between(2, 4); i > 0; i--) {
            List<Boolean> dynamic = new ArrayList<>();
            int rank = Math.min(mostDimensions, draw.of(1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 0));
            int dynamicDimensions = draw.of(0, 0, 1, 2);
            for (int d = 0; d < rank; d++) {
                dynamic.add(dynamicDimensions == 2 || dynamicDimensions == 1 && d == 0);
            }
            out.add(placed(draw, Array.argument("a" + out.size(), draw.of(elements), dynamic), out, local));
        }
        return out;
    }

    private static Array placed(Draw draw, Array array, List<Array> before, boolean local) {
        int choice = draw.below(100);
        if (array.rank() == 0) return local && choice < 70 ? array.in(Array.Place.LOCAL) : array;
        // one alone is as any other
        boolean waits = before.stream().anyMatch(a -> isFirstOfTwo(a, before));
        if (choice < (waits ? 50 : 12)) {
            return shared(draw, array, before);
        }
        List<Array> whole = new ArrayList<>(before);
        whole.removeIf(a -> a.place() == Array.Place.VIEW || a.place() == Array.Place.SHARED || a.rank() == 0);
        if (choice < 24 && !whole.isEmpty()) {
            Array of = draw.of(whole);
            if (of.place() == Array.Place.ARGUMENT && isAlone(of, before)) {
                return new Array(array.name(), of.element(), of.dynamic(), Array.Place.SAME, of.name(), List.of());
            }
        }
        if (choice < 34 && !whole.isEmpty()) {
            Array of = draw.of(whole);
            if (!of.isDynamic() && of.place() != Array.Place.SAME && isAlone(of, before)) {
                List<Long> offsets = new ArrayList<>();
                for (int d = 0; d < of.dynamic().size(); d++) offsets.add((long) draw.below(3));
                return new Array(
                        array.name(), of.element(), of.dynamic(), Array.Place.VIEW, of.name(), List.copyOf(offsets));
            }
        }
        if (!local || choice > 90) return array;
        return choice < 60 ? array.fixed().in(Array.Place.GLOBAL) : array.in(Array.Place.LOCAL);
    }

    /** The first of two, or the second, which begins some elements further on. */
    private static Array shared(Draw draw, Array array, List<Array> before) {
        for (Array of : before) {
            if (!isFirstOfTwo(of, before)) continue;
            return new Array(array.name(), of.element(), array.dynamic(), Array.Place.SHARED, of.name(), List.of((long)
                    draw.below(6)));
        }
        return array.in(Array.Place.SHARED);
    }

    /** Whether {@code a} is one that shares memory with another, which there is not yet. */
    private static boolean isFirstOfTwo(Array a, List<Array> all) {
        return a.place() == Array.Place.SHARED && isAlone(a, all) && a.partner() == null;
    }

    private static boolean isAlone(Array a, List<Array> all) {
        return all.stream().noneMatch(b -> a.name().equals(b.partner()));
    }

    // ---- calls

    /** The first with ordinary sizes, the others with those at which loops end early or not at all. */
    private static List<Call> calls(Draw draw, List<String> parameters, int greatest) {
        List<Call> out = new ArrayList<>();
        boolean special = draw.chance(15);
        for (int i = 0; i < CALLS; i++) {
            Map<String, Long> values = new LinkedHashMap<>();
            for (String p : parameters) {
                int value = i == 0 ? draw.between((greatest + 1) / 2, greatest) : draw.below(greatest + 1);
                if (i == CALLS - 1) value = draw.below(3);
                values.put(p, (long) value);
            }
            out.add(new Call(values, i % 2 == 1, draw.bits(), special));
        }
        return out;
    }
}
