package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.MemoryAccess.AccessOp;
import dev.wami.wasmspec.Operator;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Moves the constant of an address into the offset of the load or store where the sum does not wrap around because both
 * the sum and what it is added to are addresses in one object:
 *
 * <pre>
 *   load x root = "A"; load (x + 8) root = "A"   -&gt;   load x root = "A"; load x offset = 8 root = "A"
 * </pre>
 *
 * <p>An access with a {@code root} is in bounds of that object, and those that are {@code within} one of one name are
 * in bounds of the same. If x + c were 2^32 or more, c no more than a MiB, then one of the two accesses would be in the
 * first MiB of memory and the other in the last one, and the object all of memory but two MiB. LLVM does this for
 * {@code getelementptr inbounds} and {@code nuw} only.
 */
public final class FoldAccessOffsets extends Pass {
    /** So far apart may two accesses be that are said to be of one object. */
    static final long FARTHEST = 1 << 20;

    /** How many accesses at an address are asked whether they show where it is. */
    private static final int MOST_ASKED = 8;
    /** How far behind an access another one may be that shows where its address is. */
    private static final int MOST_BETWEEN = 64;

    private static final Statistic FOLDED = new Statistic("num-folded", "Number of constants moved into offsets");

    @Override
    public String name() {
        return "fold-access-offsets";
    }

    @Override
    public String summary() {
        return "move constants of addresses in one object into the offsets of loads and stores";
    }

    @Override
    public String anchor() {
        return "ssawasm.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(FOLDED);
    }

    /** The accesses of one object at an address, whatever their offset. */
    private record Base(Value address, String object) {
        static @Nullable Base of(Value address, AccessOp access) {
            String object = access.object();
            return object == null ? null : new Base(address, object + '/' + access.memory());
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other == this || other instanceof Base b && address == b.address && object.equals(b.object);
        }

        @Override
        public int hashCode() {
            return 31 * address.hashCode() + object.hashCode();
        }
    }

    @Override
    public void run(Operation function, PassContext context) {
        List<AccessOp> accesses = function.collect(AccessOp.class);
        Map<Base, List<AccessOp>> known = new LinkedHashMap<>();
        for (AccessOp a : accesses) {
            Base at = Base.of(a.address(), a);
            if (at != null) known.computeIfAbsent(at, k -> new ArrayList<>()).add(a);
        }
        int folded = 0;
        for (AccessOp a : accesses) if (fold(a, known)) folded++;
        if (folded > 0) context.count(FOLDED.name(), folded);
        else context.changedNothing();
    }

    private static boolean fold(AccessOp access, Map<Base, List<AccessOp>> known) {
        if (!(access.address().definedBy() instanceof BinaryOp sum) || sum.operator() != Operator.ADD) return false;
        Long c = Counter.constant(sum.rhs());
        Base base = c == null ? null : Base.of(sum.lhs(), access);
        if (c == null || base == null || c < 0 || c + access.offset() > FARTHEST) return false;
        List<AccessOp> beside = known.get(base);
        if (beside == null) return false;
        for (AccessOp b : beside.subList(0, Math.min(MOST_ASKED, beside.size()))) {
            if (b.offset() > FARTHEST || !isExecutedWith(b, access)) continue;
            access.setOperand(0, sum.lhs());
            access.setOffset(access.offset() + c);
            return true;
        }
        return false;
    }

    /** Whether {@code a} is executed only if {@code b} is, before or after. */
    private static boolean isExecutedWith(AccessOp b, AccessOp a) {
        Operation inBlock = b.requiredBlock().ancestorInBlock(a);
        if (inBlock == null) return false;
        if (b.isBefore(inBlock)) return true;
        Operation op = inBlock;
        for (int i = 0; i < MOST_BETWEEN && op != null; i++) {
            if (op == b) return true;
            // the program may end in others
            if (!(op instanceof AccessOp || op instanceof Pure)) return false;
            op = op.next();
        }
        return false;
    }
}
