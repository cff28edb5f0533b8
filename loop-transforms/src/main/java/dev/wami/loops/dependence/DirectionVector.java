package dev.wami.loops.dependence;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Per loop around both ends of a dependence, the outermost first, how their iterations relate. */
public record DirectionVector(List<Direction> directions) {
    public DirectionVector {
        directions = List.copyOf(directions);
    }

    /** Those of the dependence at {@code depth}: each prefix is refined only while it has pairs of iterations. */
    static List<DirectionVector> of(DependenceSystem system, int depth) {
        List<DirectionVector> out = new ArrayList<>();
        List<Direction> prefix = new ArrayList<>();
        for (int i = 1; i < depth; i++) prefix.add(Direction.SAME);
        if (depth <= system.common()) prefix.add(Direction.FORWARD);
        refine(system.at(depth), system.common(), prefix, out);
        return out;
    }

    private static void refine(
            DependenceSystem.Pairs pairs, int common, List<Direction> prefix, List<DirectionVector> out) {
        if (!pairs.mayExist()) return;
        int level = prefix.size();
        if (level == common) {
            out.add(new DirectionVector(prefix));
            return;
        }
        for (Direction d : Direction.values()) {
            prefix.add(d);
            refine(pairs.growing(level, least(d), most(d)), common, prefix, out);
            prefix.remove(level);
        }
    }

    private static @Nullable Long least(Direction d) {
        return switch (d) {
            case FORWARD -> (Long) 1L;
            case SAME -> (Long) 0L;
            case BACKWARD -> null;
        };
    }

    private static @Nullable Long most(Direction d) {
        return switch (d) {
            case FORWARD -> null;
            case SAME -> (Long) 0L;
            case BACKWARD -> (Long) (-1L);
        };
    }

    /** For example {@code (=, <, >)}. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder("(");
        for (Direction d : directions) out.append(out.length() == 1 ? "" : ", ").append(d);
        return out.append(')').toString();
    }
}
