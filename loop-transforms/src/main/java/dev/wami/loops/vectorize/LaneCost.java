package dev.wami.loops.vectorize;

import dev.wami.core.interp.IfLike;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.loops.nest.Rotation;
import dev.wami.loops.nest.TripCount;
import dev.wami.loops.vectorize.InterleavedStores.Group;
import dev.wami.loops.vectorize.LaneSubscripts.Pattern;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.arith.ArithCast;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.math.MathOp;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.WhileOp;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What an iteration costs, and what several of them at once, in instructions of 128 bits of which about one ends at a
 * time: a load or store of neighbouring elements, or an operation on lanes, is one for each 128 bits; an operation that
 * has no lanes, and an access to elements that are not next to one another, is one for each lane and the way there.
 * Sums in their order wait for one another: the time of that is the same for a lane and for all, unless it is the lanes
 * that wait.
 */
final class LaneCost {
    /** How long a sum waits for the one before, in instructions. */
    private static final double CHAIN = 4;

    /** To take an element out of a vector, or to put one there. */
    private static final double MOVE = 1;

    private static final double DIVISION = 6;
    private static final double CALL = 20;

    /** How much longer a function takes for two lanes than for a number: it looks up tables for each. */
    private static final double CALL_ON_LANES = 1.25;

    private static final double LOOP = 2;

    /** As many instructions on vectors of floats are done in a cycle where they need not wait. */
    private static final double FLOATS_PER_CYCLE = 2;

    private static final long USUAL_TRIPS = 16;

    /** How much longer the longest of twice as many loops may take. */
    private static final double WAITING = 0.2;

    private final Variance variance;
    private final AffineForOp loop;
    private final int lanes;
    private final @Nullable NeighbourSums sums;

    /** Of {@code lanes} iterations of the loop of {@code variance} at once; of one by one if that is 1. */
    LaneCost(Variance variance, int lanes) {
        this.variance = variance;
        this.loop = variance.loop();
        this.lanes = lanes;
        this.sums = lanes > 1 ? NeighbourSums.of(variance, lanes) : null;
    }

    double body() {
        return body(LOOP);
    }

    /** Of an iteration where {@code factor} of them are done in each of an unrolled loop. */
    double unrolled(int factor) {
        return body(LOOP / factor);
    }

    private double body(double overhead) {
        double sum = overhead;
        if (lanes > 1) sum += carried();
        for (Operation op : loop.body()) sum += lanes > 1 && variance.isSerial(op) ? serial(op) : operation(op);
        return Math.max(sum, Math.max(lanes * CarriedChain.length(loop), CarriedChain.reduced(loop)));
    }

    /** Of {@code op} for each lane, of bringing there what is in vectors, and of bringing back what it makes. */
    private double serial(Operation op) {
        Set<Value> vectors = Collections.newSetFromMap(new IdentityHashMap<>());
        op.walk(nested -> {
            for (Value v : nested.operands()) if (isInVector(v)) vectors.add(v);
        });
        int moves = vectors.size();
        for (Value v : op.results()) if (isNeededInVector(v)) moves++;
        return lanes * (new LaneCost(variance, 1).operation(op) + moves * MOVE);
    }

    /** Of bringing values that lanes get from those before them into vectors. */
    private double carried() {
        double sum = 0;
        List<LaneReduction> reductions = LaneReduction.of(loop);
        for (int i = 0; i < loop.resultCount(); i++) {
            boolean moves = reductions.get(i).isInOrder()
                    && isNeededInVector(loop.carried().get(i));
            if (!moves) continue;
            sum += lanes * MOVE;
            if (isInVector(loop.yieldOp().operand(i))) sum += lanes * MOVE;
        }
        return sum;
    }

    private boolean isInVector(Value v) {
        Operation def = v.definedBy();
        if (def == null || def.block() != loop.body() || def instanceof ApplyOp) return false;
        return variance.varies(v) && !variance.isSerial(def);
    }

    private boolean isNeededInVector(Value v) {
        for (Use use : v.uses()) {
            Operation user = use.owner();
            if (user != loop.yieldOp() && !variance.isSerial(user)) return true;
        }
        return false;
    }

    private double block(Block block) {
        double sum = 0;
        for (Operation op : block) sum += operation(op);
        return sum;
    }

    private double operation(Operation op) {
        if (op instanceof ConstantOp || op instanceof ApplyOp) return 0;
        if (op instanceof AffineForOp inner) return loop(inner);
        if (op instanceof WhileOp inner) return loop(inner);
        if (op instanceof AffineIfOp || op instanceof IfOp) return conditional((IfLike) op, op);
        if (op instanceof AffineAccess.LoadOp load) return access(load);
        if (op instanceof AffineAccess.StoreOp store) return access(store);
        if (op instanceof MemRefAccess.LoadOp load) return gather(load);
        if (op.resultCount() == 0) return 0;
        return variance.isUniform(op) ? weight(op) : elementwise(op);
    }

    private double loop(AffineForOp inner) {
        Long trips = TripCount.constantOf(inner);
        double each = LOOP + block(inner.body()) + CHAIN * Chains.count(inner);
        return 1 + each * (trips == null ? USUAL_TRIPS : trips);
    }

    /** Whether iterations of {@code inner} wait for those before them longer than their instructions take. */
    boolean waits(AffineForOp inner) {
        return CarriedChain.cycles(inner) * FLOATS_PER_CYCLE > LOOP + block(inner.body());
    }

    private double loop(WhileOp inner) {
        double each = LOOP + block(inner.beforeBlock()) + block(inner.afterBlock());
        double chain = CarriedChain.length(inner);
        if (lanes == 1 || variance.isUniform(inner)) return 1 + USUAL_TRIPS * Math.max(each, chain);
        boolean runsOn = new Widenable(variance).mayRunOn(inner);
        double selects = 0;
        for (Value v : runsOn ? inner.results() : inner.inits()) {
            if (!runsOn || !v.isUnused()) selects += 2 * registers(v.type());
        }
        // some lanes wait for others
        double trips = USUAL_TRIPS * (1 + WAITING * (Integer.SIZE - Integer.numberOfLeadingZeros(lanes - 1)));
        return 1 + trips * Math.max(each + selects + 2, runsOn ? chain : chain + 2 * CHAIN);
    }

    private double conditional(IfLike conditional, Operation op) {
        double first = block(conditional.thenBlock());
        double second = conditional.hasElse() ? block(conditional.elseBlock()) : 0;
        if (!variance.anyVaries(op.operands()) || lanes == 1) return 2 + (first + second) / 2;
        return 1 + first + second + op.resultCount() * registers(op);
    }

    private double access(AffineAccess.AccessOp access) {
        if (lanes == 1) return 1;
        Pattern pattern = LaneSubscripts.of(access, loop).pattern();
        Type element = access.memrefType().element();
        boolean whole = LaneTypes.bits(element) * lanes % 32 == 0;
        return switch (pattern) {
            case UNIFORM -> 1;
            case CONTIGUOUS -> whole ? registers(element) : lanes * (1 + MOVE);
            case REVERSED -> whole ? registers(element) * (1 + MOVE) : lanes * (1 + MOVE);
            case STRIDED -> strided(access);
        };
    }

    private double gather(MemRefAccess.LoadOp load) {
        double addresses = 0;
        for (Value i : load.indices()) if (lanes > 1 && variance.varies(i)) addresses += MOVE;
        // each lane has an address of its own: a multiplication, a sum
        return variance.isUniform(load) ? 1 : lanes * (1 + 2 + addresses) + (lanes - 1) * MOVE;
    }

    private double strided(AffineAccess.AccessOp access) {
        if (access instanceof AffineAccess.StoreOp store) {
            Group group =
                    InterleavedStores.in(store.requiredBlock(), variance, lanes).get(store);
            if (group != null) {
                int count = group.stores().size();
                int length = InterleavedStores.length(store.memrefType().element(), lanes);
                return InterleavedStores.cost(count) / count * lanes / length;
            }
        }
        boolean transposed =
                access instanceof AffineAccess.LoadOp load && TransposedLoads.isAlongRow(load, loop, lanes);
        if (!transposed) {
            Type element = access.memrefType().element();
            SpreadLoad spread = access instanceof AffineAccess.LoadOp
                    ? SpreadLoad.of(LaneSubscripts.of(access, loop), element, lanes)
                    : null;
            return spread == null ? lanes + (lanes - 1) * MOVE : spread.cost() * lanes / spread.length();
        }
        // a block of n x n takes n loads and n log2 n shuffles for n accesses
        int length = 128 / LaneTypes.bits(access.memrefType().element());
        return lanes / (double) length * (1 + (length == 2 ? 1 : 2) * MOVE);
    }

    private double elementwise(Operation op) {
        double weight = weight(op);
        if (isPartOfSum(op)) return 0;
        if (lanes == 1) return Rotation.isPart(op) ? 0 : weight;
        if (isOfLibrary(op)) return Math.ceil((double) lanes / FunctionOnLanes.LANES) * weight * CALL_ON_LANES;
        boolean onLanes = hasLanes(op);
        if (onLanes && op instanceof ArithCast.CastOp) return cast(op);
        NeighbourSums.Step step = sums == null ? null : sums.step(op);
        if (step != null) return sum(step);
        // what is added up by neighbours is one vector for two
        if (onLanes && NeighbourSums.isDotProduct(op) && isAddedUp(op)) return registers(16);
        // a division of two lanes takes as long as two
        if (onLanes && weight == DIVISION) return weight * lanes * 0.6;
        return onLanes ? weight * registers(op) : lanes * (weight + 2 * MOVE);
    }

    /** By steps of twice the width: of each vector that is extended or cut off there. */
    private double cast(Operation op) {
        Value from = op.operand(0);
        int narrow = Math.min(
                LaneTypes.bits(from.type()), LaneTypes.bits(op.result(0).type()));
        int wide = Math.max(
                LaneTypes.bits(from.type()), LaneTypes.bits(op.result(0).type()));
        if (narrow < 8 || narrow == wide) return registers(op);
        boolean cut = LaneTypes.bits(from.type()) == wide;
        boolean floats = op.result(0).type() instanceof FloatType || from.type() instanceof FloatType;
        // a load extends what is half as long as a vector
        boolean loaded = !cut && from.hasOneUse() && from.definedBy() instanceof AffineAccess.LoadOp;
        double sum = floats ? registers(op) : 0;
        // between integers of 32 bits and floats of any width there are instructions
        for (int bits = floats ? Math.min(wide, 32) : wide; bits > narrow; bits /= 2) {
            boolean free = loaded && bits == 2 * narrow && lanes * narrow == 64;
            if (!free) sum += cut ? registers(bits / 2) : registers(bits);
        }
        // bits above those that are kept are masked off first
        return cut && !floats ? sum + registers(wide) : sum;
    }

    /** Of adding neighbours, which takes vectors as they were before they were extended, or multiplied. */
    private double sum(NeighbourSums.Step step) {
        Value v = step.added();
        double sum = registers(LaneTypes.bits(v.type()) * lanes >> step.halvings(), 1);
        Operation op = v.definedBy();
        if (op == null || !NeighbourSums.isExtension(op)) return sum;
        int bits = LaneTypes.bits(op.operand(0).type());
        int left = lanes;
        for (int i = 0; i < step.halvings(); i++) {
            sum += registers(bits, left);
            bits *= 2;
            left /= 2;
        }
        return sum;
    }

    /** Whether neighbours are added of what {@code op} makes, without it. */
    private boolean isPartOfSum(Operation op) {
        if (sums == null || !op.result(0).hasOneUse()) return false;
        Operation user = op.result(0).uses().iterator().next().owner();
        if (user.resultCount() != 1) return false;
        if (sums.step(user) != null) return NeighbourSums.isExtension(op);
        return NeighbourSums.isDotProduct(user) && isAddedUp(user);
    }

    private boolean isAddedUp(Operation op) {
        if (sums == null || !op.result(0).hasOneUse()) return false;
        return sums.step(op.result(0).uses().iterator().next().owner()) != null;
    }

    private double registers(int bits) {
        return registers(bits, lanes);
    }

    private static double registers(int bits, int lanes) {
        return Math.max(1, (bits * lanes + 127) / 128);
    }

    private double registers(Operation op) {
        double most = 1;
        for (Value v : op.results()) most = Math.max(most, registers(v.type()));
        for (Value v : op.operands()) most = Math.max(most, registers(v.type()));
        return most;
    }

    private double registers(Type type) {
        return registers(LaneTypes.bits(type), lanes);
    }

    private static double weight(Operation op) {
        if (op.kind() instanceof ArithOp kind) {
            return switch (kind) {
                case DIVF, DIVSI, DIVUI, REMSI, REMUI, CEILDIVSI, CEILDIVUI, FLOORDIVSI -> DIVISION;
                case REMF -> CALL;
                default -> 1;
            };
        }
        if (op.kind() == MathOp.SQRT) return DIVISION;
        return op.kind() instanceof MathOp && !hasLanes(op) ? CALL : 1;
    }

    /** Whether {@code op} is a function that the runtime library has on lanes. */
    private static boolean isOfLibrary(Operation op) {
        if (!(op.kind() instanceof MathOp kind)) return false;
        if (!(op.result(0).type() == FloatType.F32 || op.result(0).type() == FloatType.F64)) return false;
        return switch (kind) {
            case ACOS, ACOSH, ASIN, ASINH, ATAN, ATAN2, ATANH, CBRT, COS, COSH, ERF, ERFC -> true;
            case EXP, EXP2, EXPM1, LOG, LOG10, LOG1P, LOG2, POWF, SIN, SINH, TAN, TANH -> true;
            default -> false;
        };
    }

    /** Whether WebAssembly does {@code op} on lanes. */
    private static boolean hasLanes(Operation op) {
        if (op.kind() instanceof ArithOp kind) {
            return switch (kind) {
                case DIVSI, DIVUI, REMSI, REMUI, CEILDIVSI, CEILDIVUI, FLOORDIVSI, REMF -> false;
                case ADDUI_EXTENDED, MULSI_EXTENDED, MULUI_EXTENDED -> false;
                case SHLI, SHRSI, SHRUI -> op.operand(1).definedBy() instanceof ConstantOp;
                case SITOFP, UITOFP -> LaneTypes.bits(op.operand(0).type()) <= 32;
                case FPTOSI, FPTOUI -> LaneTypes.bits(op.result(0).type()) <= 32;
                case MULI -> LaneTypes.bits(op.result(0).type()) > 8;
                default -> true;
            };
        }
        if (!(op.kind() instanceof MathOp kind)) return true;
        return switch (kind) {
            case ABSF, ABSI, CEIL, FLOOR, TRUNC, ROUNDEVEN, SQRT, RSQRT, COPYSIGN -> true;
            default -> false;
        };
    }

    /** How many sums a loop carries, as values or in an element of memory. */
    private static final class Chains {
        static int count(AffineForOp loop) {
            int count = 0;
            for (Value v : loop.results()) if (v.type() instanceof FloatType) count++;
            for (Operation op : loop.body()) if (op instanceof AffineAccess.StoreOp s && isSum(s, loop)) count++;
            return count;
        }

        /** Whether {@code store} writes one element, which is read in each iteration. */
        private static boolean isSum(AffineAccess.StoreOp store, AffineForOp loop) {
            if (LaneSubscripts.of(store, loop).pattern() != Pattern.UNIFORM) return false;
            for (Operation op : loop.body()) {
                boolean same = op instanceof AffineAccess.LoadOp load
                        && load.memref() == store.memref()
                        && load.map().equals(store.map())
                        && load.mapOperands().equals(store.mapOperands());
                if (same) return true;
            }
            return false;
        }
    }
}
