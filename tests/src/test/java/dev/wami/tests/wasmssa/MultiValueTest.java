package dev.wami.tests.wasmssa;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.interp.HostFunctions;
import dev.wami.core.interp.Interpreter;
import dev.wami.core.ir.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.StringJoiner;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/**
 * Random signatures of several values survive the way to bytes and back: a call's results and a block's are used in any
 * order, twice, in part or not at all, so that the encoding has to bring them into stack order.
 */
class MultiValueTest {
    private static final List<String> TYPES =
            List.of("i32", "i64", "f32", "f64", "!wasmssa.funcref", "!wasmssa.externref");

    @Property(tries = 1000, seed = "1", shrinking = ShrinkingMode.OFF)
    void survives(@ForAll long seed) throws RoundTrip.Failure {
        Random random = new Random(seed);
        List<String> given = types(random);
        List<Integer> used = new ArrayList<>();
        for (int i = random.nextInt(8); i > 0 && !given.isEmpty(); i--) used.add(random.nextInt(given.size()));
        String text = program(given, used, random.nextBoolean());
        RoundTrip trip = new RoundTrip();
        byte[] bytes = trip.write(trip.parse(text));
        byte[] back = trip.check(bytes);
        assertThat(results(trip.read(back))).isEqualTo(results(trip.parse(text)));
        trip.through("builtin.module(canonicalize,cse,canonicalize)", bytes);
    }

    private static List<String> types(Random random) {
        List<String> out = new ArrayList<>();
        for (int i = random.nextInt(9); i > 0; i--) out.add(TYPES.get(random.nextInt(TYPES.size())));
        return out;
    }

    /** A function with results, one that calls it and passes them through a block, and uses some. */
    private static String program(List<String> given, List<Integer> used, boolean inBlock) {
        StringJoiner out = new StringJoiner("\n");
        out.add("wasmssa.func exported @given() -> (" + String.join(", ", given) + ") {");
        List<String> values = new ArrayList<>();
        for (int i = 0; i < given.size(); i++) {
            values.add("%v" + i);
            out.add("%v" + i + " = " + constant(given.get(i), i));
        }
        out.add(end("wasmssa.return", values, given) + "\n}");
        List<String> wanted = new ArrayList<>();
        for (int i : used) wanted.add(given.get(i));
        out.add("wasmssa.func exported @used() -> (" + String.join(", ", wanted) + ") {");
        List<String> results = new ArrayList<>();
        for (int i = 0; i < given.size(); i++) results.add(given.size() == 1 ? "%r" : "%r#" + i);
        String name = given.isEmpty() ? "" : given.size() == 1 ? "%r = " : "%r:" + given.size() + " = ";
        out.add(name + "wasmssa.call @given : () -> (" + String.join(", ", given) + ")");
        List<String> chosen = new ArrayList<>();
        if (inBlock) {
            List<String> arguments = new ArrayList<>();
            for (int i = 0; i < given.size(); i++) arguments.add("%a" + i + ": " + given.get(i));
            String inputs = given.isEmpty() ? "" : "(" + String.join(", ", results) + ") : " + String.join(", ", given);
            out.add("wasmssa.block" + inputs + " : {");
            if (!given.isEmpty()) out.add("^bb0(" + String.join(", ", arguments) + "):");
            for (int i : used) chosen.add("%a" + i);
            out.add(end("wasmssa.block_return", chosen, wanted) + "\n}> ^bb1");
            List<String> passed = new ArrayList<>();
            for (int i = 0; i < wanted.size(); i++) passed.add("%b" + i + ": " + wanted.get(i));
            out.add(passed.isEmpty() ? "^bb1:" : "^bb1(" + String.join(", ", passed) + "):");
            chosen.clear();
            for (int i = 0; i < wanted.size(); i++) chosen.add("%b" + i);
        } else {
            for (int i : used) chosen.add(results.get(i));
        }
        return out.add(end("wasmssa.return", chosen, wanted) + "\n}").toString();
    }

    private static String end(String op, List<String> values, List<String> types) {
        return values.isEmpty() ? op : op + " " + String.join(", ", values) + " : " + String.join(", ", types);
    }

    private static String constant(String type, int i) {
        return switch (type) {
            case "i32", "i64" -> "wasmssa.const " + (i - 4) + " : " + type;
            case "f32", "f64" -> "wasmssa.const " + i + ".5 : " + type;
            case "!wasmssa.funcref" -> "wasmssa.ref_func @given";
            default -> "wasmssa.ref_null : " + type;
        };
    }

    /** What {@code @used} gives; references by what they print as. */
    private static List<String> results(Operation module) {
        List<String> out = new ArrayList<>();
        for (Object o : new Interpreter(module, 32, HostFunctions.NONE).call("used", List.of())) {
            out.add(o instanceof Operation op ? op.name() : o.toString());
        }
        return out;
    }
}
