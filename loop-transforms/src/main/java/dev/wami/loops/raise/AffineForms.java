package dev.wami.loops.raise;

import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineBinaryExpr;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.AffineSymbolExpr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.affine.AffineApply.ChoiceOp;
import dev.wami.std.affine.AffineOp;
import dev.wami.std.affine.AffineOperands;
import dev.wami.std.affine.ValueMap;
import dev.wami.std.arith.ArithOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What values are as affine functions of induction variables and symbols. Sums, differences and products by constants
 * are so modulo 2 to the width of their type, since they wrap around as what they are computed from does. What takes a
 * form for the integer that it is - a quotient, a remainder, a comparison, a wider integer, a bound, a subscript, since
 * dependences compare these as integers - asks for an exact one, where intervals exclude that anything wraps.
 */
final class AffineForms {
    private static final int DEEPEST_EXPRESSION = 64;
    /** What more nodes than this would compute counts as an input. */
    private static final int LARGEST_EXPRESSION = 256;

    private final @Nullable Region scope;
    private final Folder folder = new Folder();
    private final List<Value> dims = new ArrayList<>();
    private final List<Value> symbols = new ArrayList<>();
    /** Values are used more than once, and what they are computed from more often still. */
    private final Map<Value, Optional<AffineExpr>> known = new IdentityHashMap<>();

    /** Forms of values that are used by {@code user}. */
    AffineForms(Operation user) {
        this(AffineOperands.scopeOf(user));
    }

    /** Forms of values that are used where {@code scope} is the region of the affine scope. */
    AffineForms(@Nullable Region scope) {
        this.scope = scope;
    }

    // ---- results

    /** {@code results}, forms that were asked for before, as a map of its operands in canonical form. */
    ValueMap map(List<AffineExpr> results) {
        AffineMap map = new AffineMap(dims.size(), symbols.size(), results);
        ValueMap composed = new ValueMap(map, operands()).compose();
        return composed.demoteSymbols() ? composed : new ValueMap(map, operands()).canonicalize();
    }

    private List<Value> operands() {
        List<Value> all = new ArrayList<>(dims);
        all.addAll(symbols);
        return all;
    }

    boolean isTrue(Value v) {
        return folder.isOne(v);
    }

    /** Where {@code form} lies. */
    IndexInterval interval(AffineExpr form) {
        return IndexInterval.of(form, operands(), dims.size());
    }

    /** The form of {@code v} if it equals that as a number, not only modulo a power of two; else null. */
    @Nullable
    AffineExpr exact(Value v) {
        AffineExpr form = of(v);
        return form != null && isExact(form, v.type()) ? form : null;
    }

    /** The form that equals {@code v} as a number: what it is computed as if nothing wraps, or itself as an operand. */
    private @Nullable AffineExpr exactOrInput(Value v) {
        AffineExpr form = exact(v);
        return form != null ? form : input(v);
    }

    /**
     * The form of {@code v} as subscript number {@code position} of {@code access}, the same integer in each access
     * that is in bounds; null if there is none.
     */
    @Nullable
    AffineExpr subscript(Value v, Operation access, MemRefType memref, int position) {
        AffineExpr form = of(v);
        long extent = memref.shape().isDynamic(position)
                ? Integer.MAX_VALUE
                : memref.shape().dim(position);
        if (form == null) return null;
        boolean unique = isUnique(interval(form), extent)
                || isUnique(interval(new FirstIteration(access, form, dims, symbols).form()), extent);
        return unique || isExact(form, v.type()) ? form : input(v);
    }

    /**
     * Whether a number between the ends of {@code values} is one of {@code 0} to {@code extent - 1} if it is so modulo
     * 2^32.
     */
    private static boolean isUnique(IndexInterval values, long extent) {
        long modulus = 1L << 32;
        return values.low() >= extent - modulus && values.high() < modulus;
    }

    private boolean isExact(AffineExpr form, Type type) {
        // a value itself is what it is
        boolean plain = form instanceof AffineDimExpr || form instanceof AffineSymbolExpr;
        return plain && type == IndexType.INDEX || interval(form).isWithin(range(type));
    }

    private static IndexInterval range(Type type) {
        if (!(type instanceof IntegerType i) || i.width() >= 32) return IndexInterval.INDEX;
        return new IndexInterval(-(1L << i.width() - 1), (1L << i.width() - 1) - 1);
    }

    /** The forms whose greatest, or least if {@code max} is false, {@code v} is; null if one is not affine. */
    @Nullable
    List<AffineExpr> choices(Value v, boolean max) {
        List<AffineExpr> out = new ArrayList<>();
        return addChoices(v, max, out, DEEPEST_EXPRESSION) ? out : null;
    }

    private boolean addChoices(Value v, boolean max, List<AffineExpr> out, int depth) {
        Operation def = v.definedBy();
        if (def != null && depth > 0) {
            if (def.kind() == (max ? ArithOp.MAXSI : ArithOp.MINSI)) {
                return addChoices(def.operand(0), max, out, depth - 1)
                        && addChoices(def.operand(1), max, out, depth - 1);
            }
            if (def instanceof ChoiceOp choice && choice.kind() == (max ? AffineOp.MAX : AffineOp.MIN)) {
                return addResults(choice, out);
            }
        }
        AffineExpr form = exactOrInput(v);
        return form != null && out.add(form);
    }

    private boolean addResults(ChoiceOp choice, List<AffineExpr> out) {
        List<AffineExpr> dimForms = new ArrayList<>();
        List<AffineExpr> symbolForms = new ArrayList<>();
        for (Value v : choice.operands()) {
            AffineExpr form = exact(v);
            if (form == null) return false;
            (dimForms.size() < choice.map().dims() ? dimForms : symbolForms).add(form);
        }
        for (AffineExpr e : choice.map().results()) out.add(e.replace(dimForms, symbolForms));
        return true;
    }

    // ---- forms

    /** The form of {@code v} modulo 2 to the width of its type; null if there is none. */
    @Nullable
    AffineExpr of(Value v) {
        return of(v, DEEPEST_EXPRESSION);
    }

    private @Nullable AffineExpr of(Value v, int depth) {
        Optional<AffineExpr> before = known.get(v);
        if (before != null) return before.orElse(null);
        AffineExpr form = find(v, depth);
        known.put(v, Optional.ofNullable(form));
        return form;
    }

    private @Nullable AffineExpr find(Value v, int depth) {
        IntegerAttr constant = folder.integer(v);
        if (constant != null) return AffineExpr.constant(constant.value());
        Operation def = v.definedBy();
        AffineExpr computed = def == null || depth == 0 ? null : computed(def, depth - 1);
        return computed != null && countNodes(computed, LARGEST_EXPRESSION) > 0 ? computed : input(v);
    }

    /** {@code left} less the number of nodes of {@code e}, or 0 if it has more. */
    private static int countNodes(AffineExpr e, int left) {
        if (left <= 1) return 0;
        return e instanceof AffineBinaryExpr b ? countNodes(b.rhs(), countNodes(b.lhs(), left - 1)) : left - 1;
    }

    /** {@code integer} as a dimension or symbol, if it may be one. */
    private @Nullable AffineExpr input(Value integer) {
        Value v = IndexOf.symbol(integer, scope);
        if (v == null) return null;
        if (AffineOperands.isSymbol(v, scope)) return AffineExpr.symbol(position(v, symbols));
        return AffineOperands.isDim(v, scope) ? AffineExpr.dim(position(v, dims)) : null;
    }

    private static int position(Value v, List<Value> inputs) {
        int known = inputs.indexOf(v);
        if (known >= 0) return known;
        inputs.add(v);
        return inputs.size() - 1;
    }

    private @Nullable AffineExpr computed(Operation op, int depth) {
        return op.kind() instanceof ArithOp kind ? computed(op, kind, depth) : null;
    }

    private @Nullable AffineExpr computed(Operation op, ArithOp kind, int depth) {
        AffineExpr l = switch (kind) {
            case ADDI, SUBI, MULI, SHLI, SHRSI, SHRUI, ANDI -> of(op.operand(0), depth);
            case DIVSI, DIVUI, FLOORDIVSI, CEILDIVSI, REMSI, REMUI -> of(op.operand(0), depth);
            case INDEX_CAST, INDEX_CASTUI, EXTSI, EXTUI, TRUNCI -> of(op.operand(0), depth);
            default -> null;
        };
        if (l == null) return null;
        return switch (kind) {
            case INDEX_CAST, EXTSI, TRUNCI -> cast(op, l);
            case INDEX_CASTUI, EXTUI ->
                interval(l).low() >= 0 && isExact(l, op.operand(0).type()) ? l : null;
            default -> {
                AffineExpr r = of(op.operand(1), depth);
                yield r == null ? null : binary(op, kind, l, r);
            }
        };
    }

    private @Nullable AffineExpr binary(Operation op, ArithOp kind, AffineExpr l, AffineExpr r) {
        Long c = r instanceof AffineConstantExpr k ? (Long) k.value() : null;
        if (kind == ArithOp.ADDI) return l.plus(r);
        if (kind == ArithOp.SUBI) return l.minus(r);
        if (kind == ArithOp.MULI) return c != null || l instanceof AffineConstantExpr ? l.times(r) : null;
        if (c == null || c <= 0) return null;
        if (kind == ArithOp.SHLI) return c < 31 ? l.times(1L << c) : null;
        // x & (2^k - 1) = x mod 2^k, whatever wraps
        if (kind == ArithOp.ANDI) return c < 1L << 30 && Long.bitCount(c + 1) == 1 ? l.mod(c + 1) : null;
        if (!isExact(l, op.operand(0).type())) return null;
        return switch (kind) {
            case FLOORDIVSI -> l.floorDiv(c);
            // x >> k = x floordiv 2^k
            case SHRSI -> c < 31 ? l.floorDiv(1L << c) : null;
            case SHRUI -> c < 31 && interval(l).low() >= 0 ? l.floorDiv(1L << c) : null;
            case CEILDIVSI -> l.ceilDiv(c);
            // rounding towards zero and down are one, and signed and unsigned, where nothing is negative
            case DIVSI, DIVUI -> interval(l).low() >= 0 ? l.floorDiv(c) : null;
            case REMSI, REMUI -> interval(l).low() >= 0 ? l.mod(c) : null;
            default -> null;
        };
    }

    /** A narrower value is the same modulo less; a wider one only if the narrow one is exact. */
    private @Nullable AffineExpr cast(Operation op, AffineExpr form) {
        Type from = op.operand(0).type();
        Type to = op.result(0).type();
        return narrowest(from) >= widest(to) || isExact(form, from) ? form : null;
    }

    private static int narrowest(Type type) {
        return type instanceof IntegerType i ? i.width() : 32;
    }

    private static int widest(Type type) {
        return type instanceof IntegerType i ? i.width() : 64;
    }
}
