package dev.wami.tests.affine;

import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassSource;
import dev.wami.core.pass.Pipeline;
import dev.wami.generator.Draw;
import dev.wami.generator.loops.LoopProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Draws passes on loops with random options, of all that a catalog has. */
final class VariantDraw {
    /** Options that give up what programs mean, or only print. */
    private static final Set<String> LEFT_ALONE =
            Set.of("check-dependences", "check-lanes", "remarks", "fast-math", "reassociate", "print", "directions");

    private static boolean isLeftAlone(String option) {
        return LEFT_ALONE.contains(option) || option.startsWith("ignore-") || option.startsWith("reorder-");
    }

    /** Passes that only say something. */
    static final String TESTS = "test-";

    /** Passes that say, or find out at run time, what memory is apart. */
    private static final Set<String> FACTS =
            Set.of("distinct-arguments", "infer-call-effects", "affine-loop-versioning");

    private static final String SCOPES = "form-affine-scopes";

    private static final String USES =
            "func.func(affine-scalrep,affine-loop-invariant-code-motion,vectorize-affine-loops)";

    private static final String HOISTING = "loop-invariant-code-motion{from-ifs=true}";

    static final String RAISED = "func.func(raise-scf-to-affine),canonicalize";

    /** What makes other programs of programs, for what comes behind it. */
    private static final List<String> OTHERS = List.of(
            "canonicalize",
            "cse",
            "func.func(affine-loop-normalize)",
            "func.func(affine-loop-distribution)",
            "func.func(affine-scalar-promotion)",
            "func.func(affine-loop-unroll{unroll-factor=2})",
            "func.func(affine-loop-tile{tile-size=2})",
            "func.func(affine-loop-tile{tile-size=3})",
            "func.func(affine-scalrep)");

    private final PassSource loopPasses;
    private final List<String> names = new ArrayList<>();

    /** @param only names of passes, or none for all */
    VariantDraw(PassSource loopPasses, List<String> only) {
        this.loopPasses = loopPasses;
        for (String name : loopPasses.names()) {
            if (!name.startsWith(TESTS) && (only.isEmpty() || only.contains(name))) names.add(name);
        }
    }

    List<String> names() {
        return names;
    }

    /** {@code pass}, and behind one that only finds facts something that makes use of them. */
    private String used(String name, String pass) {
        if (name.equals(SCOPES)) return pass + "," + RAISED + "," + USES;
        return FACTS.contains(name) ? pass + "," + USES : pass;
    }

    /** Each pass once, and {@code sequences} of several. */
    List<Variant> draw(Draw draw, LoopProgram program, int sequences) {
        boolean raw = program.raw();
        // memory that parts are given may be a view of other memory that they are given
        boolean mayBeApart = !program.hasParts();
        List<Variant> out = new ArrayList<>();
        if (names.isEmpty()) return out;
        for (String name : names) {
            boolean raises = name.startsWith("raise-");
            String before = raises ? "" : before(name, draw, raw);
            boolean apart = draw.coin() && mayBeApart;
            out.add(new Variant(name, before, used(name, pass(name, draw, apart)), lanes(name, draw), apart));
        }
        for (int i = 0; i < sequences; i++) {
            boolean apart = draw.coin() && mayBeApart;
            List<String> passes = new ArrayList<>();
            int lanes = 0;
            boolean facts = false;
            boolean unrolled = false;
            for (int n = draw.between(2, 5); n > 0; n--) {
                if (draw.chance(25)) passes.add(draw.of("canonicalize", "cse", HOISTING));
                String name = draw.of(names);
                // what is unrolled twice is too long
                if (unrolled && name.contains("unroll")) continue;
                unrolled |= name.contains("unroll");
                lanes = Math.max(lanes, lanes(name, draw));
                facts |= FACTS.contains(name);
                passes.add(pass(name, draw, apart));
            }
            if (facts) passes.add(USES);
            out.add(new Variant("several", raw ? RAISED : "", String.join(",", passes), lanes, apart));
        }
        return out;
    }

    private static int lanes(String pass, Draw draw) {
        return pass.equals("vectorize-affine-loops") && draw.coin() ? draw.of(2, 4) : 0;
    }

    private String before(String pass, Draw draw, boolean raw) {
        String other = draw.chance(30) ? draw.of(OTHERS) : "";
        // bounds that are the same values, and numbers that are defined around loops
        if (pass.equals("scf-parallel-loop-fusion")) other = "cse";
        if (pass.equals("scf-for-loop-range-folding")) other = "canonicalize";
        // ends of tiles, the least of two
        if (pass.equals("affine-simplify-min-max") && draw.coin()) {
            other = "func.func(affine-loop-tile{tile-size=" + draw.between(2, 3) + "}," + GuardIterations.NAME + ")";
        }
        // statements that do the same next to one another
        if (pass.equals("slp-vectorize") || pass.equals("group-by-store")) {
            other = draw.of(
                    "cse",
                    "func.func(affine-scalar-promotion),cse",
                    "func.func(affine-scalrep),cse",
                    "func.func(affine-loop-unroll{unroll-factor=4}),cse",
                    "func.func(affine-loop-unroll{unroll-factor=4})");
        }
        // scopes that make no difference yet
        if (pass.equals("inline-affine-scopes")) return SCOPES;
        // raised, there are none of its loops left
        if (!raw || pass.equals("scf-for-loop-range-folding")) return other;
        return other.isEmpty() ? RAISED : RAISED + "," + other;
    }

    /** The pass with options, nested where it is to run on functions. */
    private String pass(String name, Draw draw, boolean apart) {
        Pass pass = Objects.requireNonNull(loopPasses.create(name));
        List<String> options = new ArrayList<>();
        for (Option<?> o : pass.options()) {
            if (o.name().equals("arguments-apart")) {
                if (apart) options.add("arguments-apart=true");
            } else if (!isLeftAlone(o.name())) {
                String value = value(o, draw);
                if (!value.isEmpty()) options.add(o.name() + "=" + value);
            }
        }
        String text = options.isEmpty() ? name : name + "{" + String.join(" ", options) + "}";
        boolean whole =
                pass.anchor().equals(Pipeline.ANY) ? draw.coin() : pass.anchor().equals("builtin.module");
        return whole ? text : "func.func(" + text + ")";
    }

    /** A value, or nothing for the default. */
    private static String value(Option<?> option, Draw draw) {
        switch (option.name()) {
            case "permutation-map":
                return draw.chance(75) ? draw.of("1,0", "1,0", "1,0", "0,2,1", "2,0,1", "2,1,0", "1,2,0") : "";
            case "tile-sizes", "parallel-loop-tile-sizes":
                return draw.chance(50) ? draw.between(1, 5) + "," + draw.between(1, 5) : "";
            case "tile-size":
                return draw.chance(80) ? String.valueOf(draw.between(1, 6)) : "";
            case "unroll-factor":
                return draw.of("2", "3", "4", "5", "-1");
            case "unroll-full-threshold":
                return draw.of("1", "4", "12");
            case "unroll-num-reps":
                return draw.chance(90) ? "" : "2";
            case "max-operations", "max-growth", "max-body":
                return draw.chance(70) ? "" : String.valueOf(draw.between(1, 200));
            case "depth":
                return draw.of("0", "1", "1", "1", "2", "2", "3");
            case "virtual-vector-size":
                return draw.of("2", "3", "4", "4", "2,2", "3,4", "2,2,2");
            case "test-fastest-varying":
                return draw.of("", "", "0", "1", "1,0");
            case "compute-tolerance":
                return draw.of("", "", "0", "1", "10");
            case "vector-bits":
                return draw.of("128", "128", "128", "64", "256");
            default:
                break;
        }
        if (option.defaultValue() instanceof Boolean) return draw.coin() ? "true" : "false";
        if (draw.coin()) return "";
        if (option.defaultValue() instanceof Integer || option.defaultValue() instanceof Long) {
            return String.valueOf(draw.between(1, 6));
        }
        return "";
    }
}
