package dev.wami.std.scf;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.ir.attr.OpaqueAttr;
import dev.wami.core.ir.trait.AllocationScope;
import dev.wami.core.ir.trait.ImplicitTerminator;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.Argument;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.AssignmentList;
import dev.wami.std.mixed.MixedIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Executes its body once per point of an iteration space, in any order, perhaps on processing units that
 * {@code mapping} names. Tensors that it shares become its results by what {@link InParallelOp} combines. The
 * interpreter runs it in lexicographic order. Upstream: scf.forall.
 */
public final class ForallOp extends Operation
        implements LoopLike, ImplicitTerminator, RecursiveMemoryEffects, AllocationScope, RegionEvaluable {
    private static final String LOWER = "staticLowerBound";
    private static final String UPPER = "staticUpperBound";
    private static final String STEP = "staticStep";
    private static final String MAPPING = "mapping";
    private static final List<String> IN_SYNTAX = List.of(LOWER, UPPER, STEP, OpSpec.OPERAND_SEGMENTS);

    static final OpSpec SPEC = OpSpec.of(ScfOp.FORALL, "evaluate a block multiple times in parallel")
            .variadic("dynamicLowerBound", Types.INDEX)
            .variadic("dynamicUpperBound", Types.INDEX)
            .variadic("dynamicStep", Types.INDEX)
            .attribute(LOWER, Attrs.DENSE_I64_ARRAY)
            .attribute(UPPER, Attrs.DENSE_I64_ARRAY)
            .attribute(STEP, Attrs.DENSE_I64_ARRAY)
            .variadic("outputs", Output.RANKED_TENSOR)
            .optionalAttribute(MAPPING, Mapping.DEVICES)
            .variadicResult("results", Types.ANY)
            .region("region", RegionKind.ONE_BLOCK)
            .customSyntax();

    ForallOp(OpState state) {
        super(SPEC, state);
    }

    /**
     * A loop nest whose body is a block with an induction variable per bound and an argument per output, and no
     * terminator yet.
     */
    public ForallOp(
            Location location,
            List<MixedIndex> lower,
            List<MixedIndex> upper,
            List<MixedIndex> step,
            List<? extends Value> outputs) {
        this(location, lower, upper, step, outputs, new Region());
        Block body = region(0).add(new Block());
        for (int i = 0; i < lower.size(); i++) body.addArgument(IndexType.INDEX, location);
        for (Value output : outputs) body.addArgument(output.type(), output.location());
    }

    ForallOp(
            Location location,
            List<MixedIndex> lower,
            List<MixedIndex> upper,
            List<MixedIndex> step,
            List<? extends Value> outputs,
            Region body) {
        super(
                SPEC,
                OpState.at(location)
                        .operands(MixedIndex.values(lower))
                        .operands(MixedIndex.values(upper))
                        .operands(MixedIndex.values(step))
                        .operands(outputs)
                        .property(LOWER, MixedIndex.attribute(lower))
                        .property(UPPER, MixedIndex.attribute(upper))
                        .property(STEP, MixedIndex.attribute(step))
                        .results(outputs.stream().map(Value::type).toList())
                        .region(body));
    }

    private enum Output implements TypeConstraint {
        RANKED_TENSOR;

        @Override
        public boolean accepts(Type type) {
            return type instanceof TensorType t && t.hasRank();
        }

        @Override
        public String description() {
            return "ranked tensor of any type values";
        }
    }

    /** Processing units are attributes of their dialects; which of these are such is not known here. */
    private enum Mapping implements AttrConstraint {
        DEVICES;

        @Override
        public boolean accepts(Attribute a) {
            if (!(a instanceof ArrayAttr array)) return false;
            for (Attribute each : array.elements()) {
                if (!(each instanceof DialectAttr || each instanceof OpaqueAttr)) return false;
            }
            return true;
        }

        @Override
        public AttrConstraint storage() {
            return Attrs.ARRAY;
        }

        @Override
        public String description() {
            return "Device Mapping array attribute";
        }
    }

    // ---- parts

    /** How many loops there are. */
    public int rank() {
        return statics(LOWER).length;
    }

    public List<MixedIndex> lowerBounds() {
        return MixedIndex.join(statics(LOWER), operands(0));
    }

    public List<MixedIndex> upperBounds() {
        return MixedIndex.join(statics(UPPER), operands(1));
    }

    public List<MixedIndex> steps() {
        return MixedIndex.join(statics(STEP), operands(2));
    }

    private long[] statics(String key) {
        return property(key, DenseArrayAttr.class).toLongs();
    }

    /** The tensors that the iterations share, one per result. */
    public List<Value> outputs() {
        return operands(3);
    }

    /** The processing units, one per loop, or null. */
    public @Nullable ArrayAttr mapping() {
        return attribute(MAPPING) instanceof ArrayAttr a && a.size() > 0 ? a : null;
    }

    public Block body() {
        return region(0).entry();
    }

    /** One per bound, the outermost first. */
    public List<BlockArgument> inductionVariables() {
        return body().arguments().subList(0, rank());
    }

    /** The body's arguments that stand for {@link #outputs}. */
    public List<BlockArgument> sharedOutputs() {
        return body().arguments().subList(rank(), body().argumentCount());
    }

    public InParallelOp combination() {
        return (InParallelOp) body().requiredTerminator();
    }

    private boolean isNormalized() {
        for (long l : statics(LOWER)) if (l != 0) return false;
        for (long s : statics(STEP)) if (s != 1) return false;
        return true;
    }

    /** Gives this the processing units and the discardable attributes of {@code other}. */
    void takeAttributes(ForallOp other) {
        Attribute mapping = other.attribute(MAPPING);
        if (mapping != null) setAttribute(MAPPING, mapping);
        setAttributes(other.attributes());
    }

    // ---- interfaces

    @Override
    public List<Region> loopRegions() {
        return List.of(region(0));
    }

    @Override
    public String terminatorName() {
        return "scf.forall.in_parallel";
    }

    @Override
    public Operation makeTerminator(Location location) {
        return new InParallelOp(location);
    }

    // ---- verifying

    @Override
    public void verify(Diagnostics diagnostics) {
        String wrong = wrongBody();
        if (wrong != null) {
            diagnostics.error(this, "%s", wrong);
            return;
        }
        wrong = wrongList("lower bound", LOWER, 0);
        if (wrong == null) wrong = wrongList("upper bound", UPPER, 1);
        if (wrong == null) wrong = wrongList("step", STEP, 2);
        if (wrong != null) diagnostics.error(location(), "%s", wrong);
    }

    private @Nullable String wrongBody() {
        int outputs = outputs().size();
        if (resultCount() != outputs) {
            return "produces " + resultCount() + " results, but has only " + outputs + " outputs";
        }
        if (body().argumentCount() != rank() + outputs) return "region expects " + rank() + " arguments";
        for (int i = 0; i < rank(); i++) {
            if (body().argument(i).type() != IndexType.INDEX) {
                return "expects " + i + "-th block argument to be an index";
            }
        }
        for (int i = 0; i < outputs; i++) {
            if (!sharedOutputs().get(i).type().equals(outputs().get(i).type())) {
                return "type mismatch between " + i + "-th output and corresponding block argument";
            }
        }
        ArrayAttr mapping = mapping();
        if (mapping == null) return null;
        int ids = 0;
        for (Attribute a : mapping.elements()) if (!isMask(a)) ids++;
        return ids == rank() ? null : "mapping attribute size must match op rank";
    }

    /**
     * A mask among mappings says which of the units take part, and maps no induction variable. Upstream:
     * DeviceMaskingAttrInterface.
     */
    private static boolean isMask(Attribute a) {
        return a instanceof OpaqueAttr o
                && o.dialect().equals("gpu")
                && o.body().startsWith("mask<");
    }

    private @Nullable String wrongList(String name, String key, int group) {
        long[] constants = statics(key);
        if (constants.length != rank()) {
            return "expected " + rank() + " " + name + " values, got " + constants.length;
        }
        int dynamic = 0;
        for (long c : constants) if (c == Shape.DYNAMIC) dynamic++;
        return operandSize(group) == dynamic ? null : "expected " + dynamic + " dynamic " + name + " values";
    }

    // ---- simplification

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        return new ForallSimplification(this, rewriter).run();
    }

    /** Sets the bounds and steps, as many as there are. */
    void setControl(List<MixedIndex> lower, List<MixedIndex> upper, List<MixedIndex> step) {
        setAttribute(LOWER, MixedIndex.attribute(lower));
        setAttribute(UPPER, MixedIndex.attribute(upper));
        setAttribute(STEP, MixedIndex.attribute(step));
        setOperands(0, MixedIndex.values(lower));
        setOperands(1, MixedIndex.values(upper));
        setOperands(2, MixedIndex.values(step));
    }

    // ---- meaning

    @Override
    public Step evaluate(Frame frame) {
        if (resultCount() > 0) return frame.trap("scf.forall of tensors has no meaning here");
        IterationSpace space = space(frame);
        return space.isEmpty() ? frame.finish(List.of()) : enter(frame, space.lower());
    }

    @Override
    public Step leave(Frame frame, Region region, List<Object> values) {
        long[] at = frame.longs(inductionVariables());
        return space(frame).advance(at, frame) ? enter(frame, at) : frame.finish(List.of());
    }

    private IterationSpace space(Frame frame) {
        return new IterationSpace(
                MixedIndex.evaluate(frame, lowerBounds()),
                MixedIndex.evaluate(frame, upperBounds()),
                MixedIndex.evaluate(frame, steps()));
    }

    private Step enter(Frame frame, long[] at) {
        List<Object> arguments = new ArrayList<>(at.length);
        for (long i : at) arguments.add(i);
        return frame.enter(region(0), arguments);
    }

    // ---- text

    /** {@code (%i, %j) in (4, %n) shared_outs(%o = %t) -> (tensor<4xf32>) { ... } {mapping = [...]}}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        List<Argument> variables = parser.parseArgumentList("(", ")", false, false);
        if (variables == null || !parseControl(parser, variables.size(), state)) return false;
        AssignmentList outputs = new AssignmentList(List.of(), List.of());
        List<Type> types = List.of();
        if (parser.optionalKeyword("shared_outs")) {
            Location at = parser.here();
            outputs = AssignmentList.parse(parser);
            types = outputs == null ? null : parser.optionalArrowTypeList();
            if (outputs == null || types == null) return false;
            if (outputs.values().size() != types.size()) {
                parser.error(
                        at,
                        "number of operands and types do not match: got %d operands and %d types",
                        outputs.values().size(),
                        types.size());
                return false;
            }
        }
        List<Value> values = parser.resolve(outputs.values(), types);
        if (values == null) return false;
        List<Argument> arguments = new ArrayList<>();
        for (Argument v : variables) arguments.add(v.withType(IndexType.INDEX));
        for (int i = 0; i < types.size(); i++) {
            arguments.add(outputs.arguments().get(i).withType(types.get(i)));
        }
        Region body = new Region();
        state.operands(values).results(types).region(body);
        return parser.parseRegion(body, arguments) && parser.optionalAttrDict(state);
    }

    /** {@code in (4, %n)}, or {@code = (0, %m) to (4, %n) step (1, 2)}. */
    private static boolean parseControl(AsmParser parser, int rank, OpState state) {
        if (parser.optionalKeyword("in")) {
            state.operands(List.of());
            if (!parseList(parser, UPPER, state)) return false;
            state.operands(List.of());
            state.property(LOWER, DenseArrayAttr.i64(new long[rank]));
            long[] ones = new long[rank];
            Arrays.fill(ones, 1);
            state.property(STEP, DenseArrayAttr.i64(ones));
            return true;
        }
        return parser.parse("=")
                && parseList(parser, LOWER, state)
                && parser.parseKeyword("to")
                && parseList(parser, UPPER, state)
                && parser.parseKeyword("step")
                && parseList(parser, STEP, state);
    }

    private static boolean parseList(AsmParser parser, String key, OpState state) {
        MixedIndex.Unresolved list = MixedIndex.parse(parser, "(", ")");
        List<Value> values = list == null ? null : list.resolve(parser);
        if (list == null || values == null) return false;
        state.operands(values).property(key, list.attribute());
        return true;
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(" (");
        printer.values(inductionVariables()).text(") ");
        if (isNormalized()) {
            printList(printer, "in ", upperBounds());
        } else {
            printList(printer, "= ", lowerBounds());
            printList(printer, " to ", upperBounds());
            printList(printer, " step ", steps());
        }
        List<Value> outputs = outputs();
        if (!outputs.isEmpty()) {
            printer.text(" shared_outs");
            AssignmentList.print(printer, sharedOutputs(), outputs);
            printer.text(" -> (").types(resultTypes()).text(")");
        }
        printer.text(" ");
        printer.region(region(0), false, resultCount() > 0);
        printer.optionalAttrDict(this, IN_SYNTAX);
    }

    private static void printList(AsmPrinter printer, String word, List<MixedIndex> list) {
        printer.text(word);
        MixedIndex.print(printer, list, "(", ")");
    }
}
