package dev.wami.loops.dependence;

import dev.wami.core.ir.Location.FileLineCol;
import dev.wami.core.ir.Operation;
import dev.wami.core.presburger.Bounds;
import java.util.List;

/**
 * A dependence between two accesses, at one depth.
 *
 * @param source the access that comes first
 * @param target the one that must stay behind it
 * @param depth the loop that carries it, from 1 for the outermost of those around both; one more than there are if it
 *     is within one iteration of all
 * @param distances per loop around both by how much its variable grows from source to target: exact least and greatest
 *     difference, in units of the variable and not of its step
 */
public record Dependence(Access source, Access target, int depth, List<Bounds> distances) {
    /** What a dependence is between. */
    public enum Kind {
        /** A write and a later read. */
        FLOW,
        /** A read and a later write. */
        ANTI,
        /** Two writes. */
        OUTPUT,
        /** Two reads: no dependence, but reuse. */
        INPUT
    }

    public Kind kind() {
        if (source.isWrite()) return target.isWrite() ? Kind.OUTPUT : Kind.FLOW;
        return target.isWrite() ? Kind.ANTI : Kind.INPUT;
    }

    /** For people: {@code dependence from line 12 to line 15 carried by the loop of line 10}. */
    @Override
    public String toString() {
        if (source.memory() == null) return "what " + line(source.op()) + " does to memory is not known";
        if (target.memory() == null) return "what " + line(target.op()) + " does to memory is not known";
        if (source.memory() != target.memory()) {
            return "memrefs of " + line(source.op()) + " and " + line(target.op()) + " may share memory";
        }
        String text = "dependence from " + line(source.op()) + " to " + line(target.op());
        if (!isCarried()) return text;
        return text + " carried by the loop of "
                + line(source.levels().get(depth - 1).loop());
    }

    private static String line(Operation op) {
        FileLineCol at = op.location().start();
        return at == null ? "'" + op.name() + "'" : "line " + at.line();
    }

    /** Whether a loop carries it, rather than that it is within one iteration. */
    public boolean isCarried() {
        return depth <= distances.size();
    }
}
