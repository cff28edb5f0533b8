package dev.wami.loops.slp;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.loops.nest.Rotation;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.math.MathOp;
import dev.wami.std.vector.VectorElements.FromElementsOp;
import java.util.Collection;
import java.util.Set;

/** How many instructions less there are with vectors, as simple ones. */
final class Cost {
    private static final double DIVISION = 6;
    /** What is out of range is looked for, by jumps on scalars and by masks on lanes. */
    private static final double TO_INTEGER = 5;

    private static final double LANES_TO_INTEGERS = 6;

    private final Stretch stretch;

    Cost(Stretch stretch) {
        this.stretch = stretch;
    }

    /** What {@code seeds}, with all that they need, save. */
    double gain(Forest forest, Collection<Seed> seeds) {
        Set<Bundle> bundles = forest.needed(seeds);
        Replaced replaced = new Replaced(seeds, bundles);
        double out = 0;
        for (Operation op : replaced.operations()) {
            if (op instanceof FromElementsOp) out += op.operandCount();
            else if (Stretch.isWrite(op) || stretch.address(op) == null) out += scalar(op);
            // beside a vector that has it a load stays where it is needed
            else out += replaced.isNeeded(op.result(0)) ? 0 : 1;
        }
        for (Bundle b : bundles) {
            out -= cost(b);
            if (b.isComputed()) out -= extracts(b, replaced);
            if (b.form() == Bundle.Form.EXTRACTED || b.form() == Bundle.Form.CARRIED) out += lanes(b, replaced);
        }
        for (Seed s : seeds) out -= cost(s);
        return out;
    }

    // extracts that nothing needs any more go; what a loop carries is taken out where it is needed
    private static double lanes(Bundle b, Replaced replaced) {
        double out = 0;
        for (Value v : b.lanes()) {
            boolean needed = replaced.isNeeded(v);
            if (b.form() == Bundle.Form.CARRIED) out -= needed ? 1 : 0;
            else out += needed ? 0 : 1;
        }
        return out;
    }

    // the first of several numbers is where a number is
    private static double extracts(Bundle b, Replaced replaced) {
        double out = 0;
        for (int i = b.element() instanceof FloatType ? 1 : 0; i < b.count(); i++) {
            if (replaced.isNeeded(b.lanes().get(i))) out += LaneOps.bits(b.element()) == 1 ? 2 : 1;
        }
        return out;
    }

    // ---- scalars

    /** What all operations of the stretch take as they are. */
    double scalars() {
        double out = 0;
        for (Operation op : stretch.operations()) out += scalar(op);
        return out;
    }

    private static double scalar(Operation op) {
        if (op.kind() == ArithOp.DIVF || op.kind() == MathOp.SQRT) return DIVISION;
        if (isToInteger(op)) return TO_INTEGER;
        return Rotation.isPart(op) ? 0 : 1;
    }

    static boolean isToInteger(Operation op) {
        return op.kind() == ArithOp.FPTOSI || op.kind() == ArithOp.FPTOUI;
    }

    // ---- vectors

    private static double registers(Type element, int lanes) {
        return Math.max(1, Math.ceil(LaneOps.bits(element) * lanes / 128.0));
    }

    // what comes from outside is put together there, once for all iterations
    private double cost(Bundle b) {
        double registers = registers(b.element(), b.count());
        return switch (b.form()) {
            case LOAD -> registers;
            case COMPUTED -> on(b.operations().get(0), b.count());
            case ALTERNATE -> {
                if (SignedSums.isSum(b)) yield 2 * registers;
                Operation other = b.operations().get(b.order().indexOf(1));
                yield on(b.operations().get(0), b.count()) + on(other, b.count()) + registers;
            }
            case SHUFFLED -> registers * shuffle(b.element(), b.operands().size());
            case EXTRACTED ->
                isWhole(b) ? 0 : registers * shuffle(b.element(), b.vectors().size());
            case CARRIED -> 0;
            case CONSTANT -> isOneNumber(b) ? 0.25 : 0.5;
            case SPLAT -> isOutside(b, stretch) ? 0.25 : 1;
            case GATHER -> isOutside(b, stretch) ? 0.5 : b.count();
        };
    }

    private static boolean isWhole(Bundle b) {
        if (b.vectors().size() > 1 || Forest.length(b.vectors().get(0)) != b.count()) return false;
        for (int i = 0; i < b.count(); i++) if (b.order().get(i) != i) return false;
        return true;
    }

    private static boolean isOneNumber(Bundle b) {
        for (Value v : b.lanes()) if (v != b.lanes().get(0)) return false;
        return true;
    }

    // lanes of any two vectors are taken from each, and joined
    private static double shuffle(Type element, int vectors) {
        if (vectors == 1) return 1;
        return LaneOps.bits(element) >= 32 ? 1.5 : 3;
    }

    private static double on(Operation op, int lanes) {
        double registers = registers(op.result(0).type(), lanes);
        for (Value v : op.operands()) registers = Math.max(registers, registers(v.type(), lanes));
        int bits = LaneOps.bits(op.result(0).type());
        if (op.kind() == MathOp.SQRT) return DIVISION * 0.6 * lanes;
        if (!(op.kind() instanceof ArithOp kind)) return registers;
        return registers
                * switch (kind) {
                    // a division of two lanes takes as long as two
                    case DIVF -> DIVISION * 0.6 * lanes / registers;
                    case MULI -> bits == 64 ? 5 : bits == 8 ? 6 : 1;
                    case MAXSI, MAXUI, MINSI, MINUI -> bits == 64 ? 3 : 1;
                    case MAXIMUMF, MINIMUMF -> 3;
                    case MAXNUMF, MINNUMF -> 4;
                    case SELECT -> 1.5;
                    case FPTOSI, FPTOUI -> LANES_TO_INTEGERS;
                    case UITOFP -> 3;
                    case SHLI, SHRUI, SHRSI -> bits == 8 ? 3 : bits == 64 && kind == ArithOp.SHRSI ? 3 : 1;
                    default -> 1;
                };
    }

    private static double cost(Seed s) {
        int lanes = s.groups().get(0).size();
        return switch (s.form()) {
            case STORES -> 1;
            case ELEMENTS, VALUES -> 0;
            // in front of the loop and behind it
            case CARRIED -> 0.25 * lanes;
            // vectors combined, halves of one, and the number taken out
            case CHAIN ->
                s.groups().size()
                        - 1
                        + 2.0 * (31 - Integer.numberOfLeadingZeros(lanes))
                        + 1
                        + s.rest().size();
        };
    }

    /** Whether all lanes of {@code b} come from in front of {@code stretch}, in which they do not change. */
    static boolean isOutside(Bundle b, Stretch stretch) {
        for (Value v : b.lanes()) {
            boolean inside = v.block() == stretch.end().block() && !(v.definedBy() instanceof ConstantLike);
            if (inside) return false;
        }
        return true;
    }
}
