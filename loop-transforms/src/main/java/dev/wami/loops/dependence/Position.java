package dev.wami.loops.dependence;

import dev.wami.core.ir.Operation;
import dev.wami.std.affine.AffineForOp;

/**
 * Where on a line what an operation does stands: at the variable of the loop that it is, or all of it at one point.
 *
 * @param nest the operation
 * @param moves whether it is a loop whose iterations stand at its variable
 * @param point where all of it stands if it does not move, else 0
 */
public record Position(Operation nest, boolean moves, long point) {
    public static Position of(AffineForOp loop) {
        return new Position(loop, true, 0);
    }

    public static Position at(long point, Operation nest) {
        return new Position(nest, false, point);
    }

    /** The level of the variable in a nest that this is around; -1 where all stands at one point. */
    int level(Nest around) {
        return moves ? around.levelOf(nest) : -1;
    }
}
