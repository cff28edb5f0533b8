package dev.wami.loops.slp;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.ValueMap;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ElementwiseOp;
import dev.wami.std.math.MathOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which scalar operations one operation on a vector can stand for. */
final class Isomorphic {
    /** How many levels of operands tell which operands of commutative operations go together, as in LLVM. */
    private static final int LOOK_AHEAD = 2;

    private Isomorphic() {}

    /** Bits of a lane of {@code type}; 0 if there are no such lanes. */
    static int bits(Type type) {
        if (type == FloatType.F32 || type == FloatType.F64) return ((FloatType) type).width();
        if (!(type instanceof IntegerType i) || !i.isSignless()) return 0;
        return switch (i.width()) {
            case 8, 16, 32, 64 -> i.width();
            default -> 0;
        };
    }

    /** Whether the operations do the same and WebAssembly does it on lanes. */
    static boolean are(List<Operation> operations) {
        Operation first = operations.get(0);
        if (!hasLanes(first)) return false;
        for (Operation op : operations) {
            boolean same = op.kind() == first.kind()
                    && op.block() == first.block()
                    && op.result(0).type().equals(first.result(0).type())
                    && op.properties().equals(first.properties())
                    && op.attributes().equals(first.attributes());
            if (!same) return false;
        }
        return true;
    }

    private static boolean hasLanes(Operation op) {
        if (!(op instanceof ElementwiseOp)
                || op.resultCount() != 1
                || bits(op.result(0).type()) == 0) return false;
        for (Value v : op.operands()) if (!v.type().equals(op.result(0).type())) return false;
        if (op.kind() instanceof ArithOp kind) {
            return switch (kind) {
                case ADDF, SUBF, MULF, DIVF, NEGF, ADDI, SUBI, ANDI, ORI, XORI -> true;
                case MULI -> bits(op.result(0).type()) > Byte.SIZE;
                default -> false;
            };
        }
        if (!(op.kind() instanceof MathOp kind)) return false;
        return switch (kind) {
            case ABSF, SQRT, FLOOR, CEIL, TRUNC -> true;
            default -> false;
        };
    }

    /**
     * Operand {@code i} of each operation, where those of commutative ones may change places: each goes with the first
     * lane's that is most like it.
     */
    static List<List<Value>> operands(List<Operation> operations) {
        Operation first = operations.get(0);
        List<List<Value>> out = new ArrayList<>();
        for (int i = 0; i < first.operandCount(); i++) out.add(new ArrayList<>());
        for (int lane = 0; lane < operations.size(); lane++) {
            Operation op = operations.get(lane);
            boolean swapped = lane > 0
                    && op instanceof Commutative
                    && op.operandCount() == 2
                    && likeness(first, op, lane, true) > likeness(first, op, lane, false);
            for (int i = 0; i < op.operandCount(); i++) out.get(i).add(op.operand(swapped ? 1 - i : i));
        }
        return out;
    }

    private static int likeness(Operation first, Operation op, int lane, boolean swapped) {
        int out = 0;
        for (int i = 0; i < 2; i++) {
            out += likeness(first.operand(i), op.operand(swapped ? 1 - i : i), lane, LOOK_AHEAD);
        }
        return out;
    }

    /** How well {@code b} goes into {@code lane} beside {@code a}, as far as {@code levels} of operands tell. */
    private static int likeness(Value a, Value b, int lane, int levels) {
        if (a == b) return 2;
        Operation x = a.definedBy();
        Operation y = b.definedBy();
        if (x == null || y == null || x.kind() != y.kind()) return 0;
        if (x instanceof AffineAccess.LoadOp first && y instanceof AffineAccess.LoadOp load) {
            Long distance = distance(first, load);
            return distance == null ? 0 : distance == lane ? 3 : 1;
        }
        if (levels == 0 || x.operandCount() != y.operandCount()) return 1;
        int inOrder = 0;
        for (int i = 0; i < x.operandCount(); i++) inOrder += likeness(x.operand(i), y.operand(i), lane, levels - 1);
        if (!(x instanceof Commutative) || x.operandCount() != 2) return 1 + inOrder;
        int swapped = likeness(x.operand(0), y.operand(1), lane, levels - 1)
                + likeness(x.operand(1), y.operand(0), lane, levels - 1);
        return 1 + Math.max(inOrder, swapped);
    }

    /**
     * How many elements {@code b} is behind {@code a} in the rows of one memref; null if it is not known, or in another
     * row.
     */
    static @Nullable Long distance(AffineAccess.AccessOp a, AffineAccess.AccessOp b) {
        if (a.memref() != b.memref()
                || a.memrefType().layout() != null
                || a.memrefType().rank() == 0) return null;
        ValueMap difference =
                ValueMap.difference(new ValueMap(b.map(), b.mapOperands()), new ValueMap(a.map(), a.mapOperands()));
        int last = difference.map().results().size() - 1;
        for (int i = 0; i <= last; i++) {
            if (!(difference.map().results().get(i) instanceof AffineConstantExpr constant)) return null;
            if (i == last) return constant.value();
            if (constant.value() != 0) return null;
        }
        return null;
    }
}
