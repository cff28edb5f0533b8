package dev.wami.tests.affine;

import dev.wami.tests.affine.Mistake.Place;
import java.util.List;

/** {@link Mistake}s in passes on ssawasm, which compiled programs show. */
final class ScalarMistakes {
    static final List<Mistake> ALL = List.of(
            mistake(
                    "bytes that overlap are copied",
                    "ByteLoop",
                    "load.root() != null && store.root() != null && !load.root().equals(store.root());",
                    "load.root() != null && store.root() != null;"),
            mistake(
                    "bytes that differ are set to the first",
                    "ByteLoop",
                    "return width <= 8 && (bits ^ all) << 64 - 8 * width == 0;",
                    "return width <= 8;"),
            mistake(
                    "values of memory stay in locals that others store to",
                    "LoopMemory",
                    "if (other instanceof StoreOp && !group.contains(other) && mayOverlap(place, other)) return false;",
                    ""),
            mistake(
                    "values stay in locals that others read from memory",
                    "LoopMemory",
                    "if (other instanceof LoadOp && !group.contains(other) && mayOverlap(place, other)) return true;",
                    ""),
            mistake(
                    "lanes grow by the step of the counter whatever its factor",
                    "CountingLanes",
                    "int step = (int) (requireNonNull(form(splat)).factor() * counter.step());",
                    "int step = (int) counter.step();"),
            mistake(
                    "products of lanes grow as the lanes do",
                    "CountingLanes",
                    "BinaryOp op = (BinaryOp) requireNonNull(v.definedBy());",
                    "BinaryOp op = (BinaryOp) requireNonNull(v.definedBy()); "
                            + "if (op.operator() == Operator.MUL) return step(op.lhs(), before);"));

    private ScalarMistakes() {}

    private static Mistake mistake(String name, String file, String right, String wrong) {
        return new Mistake(name, Place.SCALARS, file, right, wrong);
    }
}
