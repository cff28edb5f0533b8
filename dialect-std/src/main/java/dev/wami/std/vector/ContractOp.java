package dev.wami.std.vector;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.arith.ArithFloat;
import dev.wami.std.arith.ArithInt;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Sums of products over loops: for each position of the loops, the elements of {@code lhs} and {@code rhs} to which the
 * maps lead are multiplied and combined with that of {@code acc}. Upstream: vector.contract.
 */
public final class ContractOp extends VectorOperation implements Pure, Maskable {
    private static final String MAPS = "indexing_maps";
    private static final String ITERATORS = "iterator_types";
    private static final List<String> TRAIT = List.of(MAPS, ITERATORS, CombiningKind.NAME);
    private static final String BAD_SHAPE = "invalid accumulator/result vector shape";

    static final OpSpec SPEC = OpSpec.of(VectorOp.CONTRACT, "vector contraction operation")
            .operand("lhs", VectorTypes.RANKED)
            .operand("rhs", VectorTypes.RANKED)
            .operand("acc", Types.ANY)
            .attribute(MAPS, Attrs.ARRAY)
            .attribute(ITERATORS, VectorAttrs.ITERATOR_TYPES)
            .defaulted(CombiningKind.NAME, VectorAttrs.KIND, CombiningKind.ADD)
            .result("result", Types.ANY)
            .customSyntax();

    ContractOp(OpState state) {
        super(SPEC, state);
    }

    public Value lhs() {
        return operand(0);
    }

    public Value rhs() {
        return operand(1);
    }

    public Value acc() {
        return operand(2);
    }

    public CombiningKind combiningKind() {
        return property(CombiningKind.NAME, CombiningKind.class);
    }

    public List<AffineMap> maps() {
        List<AffineMap> out = new ArrayList<>();
        for (Attribute a : property(MAPS, ArrayAttr.class).elements()) {
            if (a instanceof AffineMapAttr m) out.add(m.map());
        }
        return out;
    }

    List<IteratorType> iterators() {
        List<IteratorType> out = new ArrayList<>();
        for (Attribute a : property(ITERATORS, ArrayAttr.class).elements()) out.add((IteratorType) a);
        return out;
    }

    // ---- verifying

    /** {@code contract(a, b, 0) + c -> contract(a, b, c)}. */
    @Override
    public boolean canonicalize(Rewriter rewriter) {
        if (!isZero(rewriter.folder().constant(acc()))) return false;
        for (Use use : result().uses()) {
            Operation sum = use.owner();
            if (!(sum instanceof ArithInt.AddIOp || sum instanceof ArithFloat.AddFOp)) continue;
            Value other = sum.operand(1 - use.index());
            rewriter.setBefore(sum);
            IrMapping mapping = new IrMapping();
            mapping.map(acc(), other);
            rewriter.replace(sum, rewriter.insert(copy(mapping)).results());
            return true;
        }
        return false;
    }

    private static boolean isZero(@Nullable Attribute constant) {
        if (constant instanceof DenseElementsAttr d) {
            return d.isSplat() && !d.isStrings() && !d.isWide() && d.get(0) == 0;
        }
        if (constant instanceof FloatAttr f) return f.bits() == 0;
        return constant instanceof IntegerAttr i && i.big().signum() == 0;
    }

    @Override
    @Nullable
    String mistake() {
        if (!sameElement(lhs(), rhs())) return "failed to verify that lhs and rhs have same element type";
        if (!sameElement(acc(), result())) {
            return "failed to verify that third operand acc and result have same element type";
        }
        if (element(lhs()) instanceof IntegerType i && !i.isSignless()) return "only supports signless integer types";
        if (maps().size() != 3) return "expected an indexing map for each vector operand";
        for (int i = 0; i < 3; i++) {
            String mistake = mapMistake(i);
            if (mistake != null) return mistake;
        }
        List<int[]> contracting = pairs(IteratorType.REDUCTION);
        if (contracting.isEmpty()) return "expected at least one contracting dimension pair";
        if (!sameSizes(contracting)) return "invalid contracting dimension map";
        if (!sameSizes(pairs(IteratorType.PARALLEL))) return "invalid batch dimension map";
        String mistake = shapeMistake(contracting);
        if (mistake != null) return mistake;
        return combiningKind().supports(element(result())) ? null : "unsupported contraction type";
    }

    private @Nullable String mapMistake(int i) {
        AffineMap map = maps().get(i);
        int loops = iterators().size();
        int rank = operand(i).type() instanceof VectorType v ? v.rank() : 0;
        if (map.symbols() != 0) return "expected indexing map " + i + " to have no symbols";
        if (map.dims() != loops) return text("expected indexing map %d to have %d number of inputs", i, loops);
        if (map.results().size() != rank) return text("expected indexing map %d to have %d number of outputs", i, rank);
        boolean[] seen = new boolean[loops];
        for (AffineExpr e : map.results()) {
            if (!(e instanceof AffineDimExpr d) || seen[d.position()]) {
                return "expected indexing map " + i + " to be a projected permutation of its inputs";
            }
            seen[d.position()] = true;
        }
        return null;
    }

    /** The dimensions of lhs and rhs over which the same loop of {@code type} goes. */
    private List<int[]> pairs(IteratorType type) {
        List<int[]> out = new ArrayList<>();
        List<IteratorType> iterators = iterators();
        for (int loop = 0; loop < iterators.size(); loop++) {
            int left = dimension(0, loop);
            int right = dimension(1, loop);
            if (iterators.get(loop) == type && left >= 0 && right >= 0) out.add(new int[] {left, right});
        }
        return out;
    }

    /** The dimension of operand {@code i} over which {@code loop} goes, or -1. */
    private int dimension(int i, int loop) {
        List<AffineExpr> results = maps().get(i).results();
        for (int d = 0; d < results.size(); d++) if (loop(results.get(d)) == loop) return d;
        return -1;
    }

    private static int loop(AffineExpr e) {
        return ((AffineDimExpr) e).position();
    }

    private boolean sameSizes(List<int[]> pairs) {
        Shape left = vector(lhs()).shape();
        Shape right = vector(rhs()).shape();
        for (int[] p : pairs) if (left.dim(p[0]) != right.dim(p[1])) return false;
        return true;
    }

    private @Nullable String shapeMistake(List<int[]> contracting) {
        int free = vector(lhs()).rank()
                + vector(rhs()).rank()
                - 2 * contracting.size()
                - pairs(IteratorType.PARALLEL).size();
        boolean vectors = result().type() instanceof VectorType && acc().type() instanceof VectorType;
        if (free == 0) {
            boolean scalars = !(result().type() instanceof VectorType) && !(acc().type() instanceof VectorType);
            return scalars ? null : BAD_SHAPE;
        }
        if (!vectors) return BAD_SHAPE;
        long[] extents = extents(2);
        for (long e : extents) if (e < 0) return "expected all dimensions to be either a LHS or a RHS dimension";
        List<AffineExpr> results = maps().get(2).results();
        long[] dims = new long[results.size()];
        for (int i = 0; i < dims.length; i++) dims[i] = extents[loop(results.get(i))];
        VectorType given = vector(result());
        VectorType expected = new VectorType(Shape.of(dims), given.element(), given.scalable());
        boolean right = given.equals(expected) && acc().type().equals(expected);
        return right ? null : BAD_SHAPE + text(", expected: '%s'", expected);
    }

    /** How often each loop runs, by the first {@code operands}; -1 where they do not say. */
    private long[] extents(int operands) {
        long[] extents = new long[iterators().size()];
        Arrays.fill(extents, -1);
        for (int i = 0; i < operands; i++) {
            if (!(operand(i).type() instanceof VectorType v)) continue;
            List<AffineExpr> results = maps().get(i).results();
            for (int d = 0; d < results.size(); d++) {
                extents[loop(results.get(d))] = v.shape().dim(d);
            }
        }
        return extents;
    }

    /** How often each loop runs. */
    public Shape loops() {
        return Shape.of(extents(3));
    }

    // ---- meaning

    @Override
    public VectorType maskType() {
        long scalable = 0;
        for (int i = 0; i < 2; i++) {
            VectorType v = vector(operand(i));
            List<AffineExpr> results = maps().get(i).results();
            for (int d = 0; d < results.size(); d++) if (v.isScalable(d)) scalable |= 1L << loop(results.get(d));
        }
        return new VectorType(Shape.of(extents(3)), IntegerType.I1, scalable);
    }

    @Override
    public <V> void expand(Scalars<V> on) {
        expand(on, null, null);
    }

    @Override
    public <V> void expand(Scalars<V> on, @Nullable List<V> mask, @Nullable List<V> passthru) {
        List<AffineMap> maps = maps();
        Shape loops = loops();
        Type from = element(lhs());
        Type type = element(result());
        Shape out = result().type() instanceof VectorType v ? v.shape() : Shape.SCALAR;
        List<V> left = on.elements(lhs());
        List<V> right = on.elements(rhs());
        List<V> sums = new ArrayList<>(on.elements(acc()));
        int count = Positions.count(loops);
        for (int e = 0; e < count; e++) {
            long[] at = Positions.of(e, loops);
            V a = left.get(
                    Positions.number(maps.get(0).evaluate(at), vector(lhs()).shape()));
            V b = right.get(
                    Positions.number(maps.get(1).evaluate(at), vector(rhs()).shape()));
            int to = Positions.number(maps.get(2).evaluate(at), out);
            V product = on.combine(CombiningKind.MUL, type, on.extend(a, from, type), on.extend(b, from, type));
            V sum = on.combine(combiningKind(), type, sums.get(to), product);
            sums.set(to, mask == null ? sum : on.select(mask.get(e), sum, sums.get(to)));
        }
        on.define(result(), sums);
    }

    // ---- text

    /**
     * {@code {indexing_maps = ..., iterator_types = ["parallel"], kind = ...} %lhs, %rhs, %acc : type, type into type}.
     */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        Location traitAt = parser.here();
        Attribute trait = parser.parseAttribute();
        if (trait == null) return false;
        if (!(trait instanceof DictionaryAttr dictionary)) {
            parser.error("invalid kind of attribute specified");
            return false;
        }
        UnresolvedOperand lhs = parser.parseOperand();
        if (lhs == null || !parser.parse(",")) return false;
        UnresolvedOperand rhs = parser.parseOperand();
        if (rhs == null || !parser.parse(",")) return false;
        UnresolvedOperand acc = parser.parseOperand();
        if (acc == null) return false;
        List<UnresolvedOperand> masks = parser.optional(",") ? parser.parseOperandList() : List.of();
        if (masks == null || !parser.optionalAttrDict(state)) return false;
        List<Type> types = parser.parseColonTypeList();
        if (types == null || !parser.parseKeyword("into")) return false;
        Type result = parser.parseType();
        if (result == null) return false;
        Value a = parser.resolve(lhs, types.get(0));
        Value b = a == null ? null : parser.resolve(rhs, types.get(Math.min(1, types.size() - 1)));
        Value c = b == null ? null : parser.resolve(acc, result);
        if (a == null || b == null || c == null) return false;
        state.operand(a, b, c).result(result);
        for (NamedAttribute n : dictionary) {
            if (TRAIT.contains(n.name())) state.property(n.name(), n.value());
            else state.attribute(n.name(), n.value());
        }
        if (!iteratorTypes(parser, traitAt, state)) return false;
        if (masks.isEmpty()) return true;
        parser.error(parser.operationLocation(), "expected zero or exactly 2 vector mask operands");
        return false;
    }

    /** Strings become enumerators. */
    private static boolean iteratorTypes(AsmParser parser, Location at, OpState state) {
        if (!(state.get(ITERATORS) instanceof ArrayAttr words)) {
            parser.error(at, "expected \"iterator_types\" array attribute");
            return false;
        }
        List<Attribute> out = new ArrayList<>();
        for (Attribute a : words.elements()) {
            if (!(a instanceof StringAttr word)) continue;
            IteratorType type = IteratorType.named(word.value());
            if (type == null) {
                parser.error(at, "unexpected iterator_type (%s)", word.value());
                return false;
            }
            out.add(type);
        }
        state.property(ITERATORS, new ArrayAttr(out));
        return true;
    }

    @Override
    public void print(AsmPrinter printer) {
        DictionaryAttr trait = DictionaryAttr.EMPTY;
        for (String name : TRAIT) {
            Attribute a = attribute(name);
            if (a == null) continue;
            trait = trait.with(name, name.equals(ITERATORS) ? words() : a);
        }
        printer.text(" ").print(trait).text(" ");
        printer.values(operands());
        printer.optionalAttrDict(this, TRAIT);
        printer.text(" : ").print(lhs().type()).text(", ").print(rhs().type());
        printer.text(" into ").print(result().type());
    }

    private ArrayAttr words() {
        List<Attribute> out = new ArrayList<>();
        for (IteratorType t : iterators()) out.add(StringAttr.of(t.keyword()));
        return new ArrayAttr(out);
    }
}
