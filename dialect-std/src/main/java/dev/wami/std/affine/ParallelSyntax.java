package dev.wami.std.affine;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.AffineOperands;
import dev.wami.core.text.AsmParser.Argument;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.memref.AtomicKind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The text of {@link AffineParallelOp}: {@code (%i, %j) = (0, max(%a, %b)) to (min(%n, 9), 4) step (1, 2) reduce
 * ("addf") -> (f32) { ... }}.
 */
final class ParallelSyntax {
    private ParallelSyntax() {}

    static boolean parse(AsmParser parser, OpState state) {
        List<Argument> variables = parser.parseArgumentList("(", ")", false, false);
        if (variables == null || !parser.parse("=")) return false;
        List<Value> operands = new ArrayList<>();
        if (!new Bounds(parser, operands).parse(state, true) || !parser.parseKeyword("to")) return false;
        if (!new Bounds(parser, operands).parse(state, false)) return false;
        if (!parseSteps(parser, state, variables.size()) || !parseReductions(parser, state)) return false;
        List<Type> types = parser.optionalArrowTypeList();
        if (types == null) return false;
        List<Argument> typed =
                variables.stream().map(v -> v.withType(IndexType.INDEX)).toList();
        Region body = new Region();
        state.operands(operands).results(types).region(body);
        return parser.parseRegion(body, typed) && parser.optionalAttrDict(state);
    }

    // ---- bounds

    /** The bounds of all loops: one map over distinct operands, and how many of its results each loop has. */
    private static final class Bounds {
        private final AsmParser parser;
        private final List<Value> all;
        private final List<Value> dims = new ArrayList<>();
        private final List<Value> symbols = new ArrayList<>();
        private final List<AffineExpr> results = new ArrayList<>();
        private final List<Long> groups = new ArrayList<>();

        Bounds(AsmParser parser, List<Value> all) {
            this.parser = parser;
            this.all = all;
        }

        boolean parse(OpState state, boolean lower) {
            if (!parser.parse("(")) return false;
            if (!parser.optional(")")) {
                do {
                    boolean several = parser.optionalKeyword(lower ? "max" : "min");
                    AffineOperands group =
                            several ? parser.parseAffineMapOfSsaIds("(", ")") : parser.parseAffineExprOfSsaIds();
                    if (group == null || !add(group)) return false;
                } while (parser.optional(","));
                if (!parser.parse(")")) return false;
            }
            AffineMap map = new AffineMap(dims.size(), symbols.size(), results);
            long[] sizes = groups.stream().mapToLong(Long::longValue).toArray();
            state.property(lower ? AffineParallelOp.LOWER : AffineParallelOp.UPPER, new AffineMapAttr(map));
            state.property(
                    lower ? AffineParallelOp.LOWER_GROUPS : AffineParallelOp.UPPER_GROUPS, ParallelAttrs.groups(sizes));
            all.addAll(dims);
            all.addAll(symbols);
            return true;
        }

        private boolean add(AffineOperands group) {
            List<AffineExpr> newDims = new ArrayList<>();
            List<AffineExpr> newSymbols = new ArrayList<>();
            for (UnresolvedOperand d : group.dims()) {
                int at = place(d, dims);
                if (at < 0) return false;
                newDims.add(AffineExpr.dim(at));
            }
            for (UnresolvedOperand s : group.symbols()) {
                int at = place(s, symbols);
                if (at < 0) return false;
                newSymbols.add(AffineExpr.symbol(at));
            }
            for (AffineExpr e : group.map().results()) results.add(e.replace(newDims, newSymbols));
            groups.add((long) group.map().results().size());
            return true;
        }

        /**
         * Where {@code operand} is in {@code values}, to which it is added if need be; negative after a reported error.
         */
        private int place(UnresolvedOperand operand, List<Value> values) {
            Value v = parser.resolve(operand, IndexType.INDEX);
            if (v == null) return -1;
            if (!values.contains(v)) values.add(v);
            return values.indexOf(v);
        }
    }

    private static void printBounds(
            AsmPrinter printer, AffineMap map, int[] groups, List<Value> operands, String word) {
        printer.text("(");
        int at = 0;
        for (int size : groups) {
            if (at > 0) printer.text(", ");
            if (size != 1) printer.text(word).text("(");
            List<AffineExpr> results = map.results().subList(at, at + size);
            printer.affineMapOfSsaIds(new AffineMap(map.dims(), map.symbols(), results), operands);
            if (size != 1) printer.text(")");
            at += size;
        }
        printer.text(")");
    }

    // ---- steps

    private static boolean parseSteps(AsmParser parser, OpState state, int loops) {
        List<Attribute> steps = new ArrayList<>();
        if (!parser.optionalKeyword("step")) {
            for (int i = 0; i < loops; i++) steps.add(IntegerAttr.i64(1));
        } else {
            AffineOperands given = parser.parseAffineMapOfSsaIds("(", ")");
            if (given == null) return false;
            for (AffineExpr e : given.map().results()) {
                if (!(e instanceof AffineConstantExpr c)) {
                    parser.error(parser.operationLocation(), "steps must be constant integers");
                    return false;
                }
                steps.add(IntegerAttr.i64(c.value()));
            }
        }
        state.property(AffineParallelOp.STEPS, new ArrayAttr(steps));
        return true;
    }

    private static void printSteps(AsmPrinter printer, long[] steps) {
        boolean ones = true;
        for (long s : steps) ones &= s == 1;
        if (ones) return;
        printer.text(" step (");
        for (int i = 0; i < steps.length; i++) {
            if (i > 0) printer.text(", ");
            printer.text(steps[i]);
        }
        printer.text(")");
    }

    // ---- reductions

    private static boolean parseReductions(AsmParser parser, OpState state) {
        List<Attribute> kinds = new ArrayList<>();
        if (parser.optionalKeyword("reduce")) {
            if (!parser.parse("(")) return false;
            do {
                Attribute kind = parseReduction(parser);
                if (kind == null) return false;
                kinds.add(kind);
            } while (parser.optional(","));
            if (!parser.parse(")")) return false;
        }
        state.property(AffineParallelOp.REDUCTIONS, new ArrayAttr(kinds));
        return true;
    }

    private static @Nullable Attribute parseReduction(AsmParser parser) {
        Location at = parser.here();
        Attribute word = parser.parseAttribute();
        if (word == null) return null;
        if (!(word instanceof StringAttr s)) {
            parser.error(at, "invalid kind of attribute specified");
            return null;
        }
        AtomicKind kind = AtomicKind.named(s.value());
        if (kind != null) return IntegerAttr.i64(kind.ordinal());
        parser.error(at, "invalid reduction value: %s", s);
        return null;
    }

    // ---- writing

    static void print(AffineParallelOp op, AsmPrinter printer) {
        printer.text(" (");
        printer.values(op.inductionVariables()).text(") = ");
        printBounds(printer, op.lowerMap(), op.lowerGroups(), op.lowerOperands(), "max");
        printer.text(" to ");
        printBounds(printer, op.upperMap(), op.upperGroups(), op.upperOperands(), "min");
        printSteps(printer, op.steps());
        if (op.resultCount() > 0) {
            printer.text(" reduce (");
            String separator = "";
            for (AtomicKind kind : op.reductions()) {
                printer.text(separator).text("\"" + kind.keyword() + "\"");
                separator = ", ";
            }
            printer.text(") -> (").types(op.resultTypes()).text(")");
        }
        printer.text(" ");
        printer.region(op.region(0), false, op.resultCount() > 0);
        printer.optionalAttrDict(
                op,
                List.of(
                        AffineParallelOp.REDUCTIONS,
                        AffineParallelOp.LOWER,
                        AffineParallelOp.LOWER_GROUPS,
                        AffineParallelOp.UPPER,
                        AffineParallelOp.UPPER_GROUPS,
                        AffineParallelOp.STEPS));
    }
}
