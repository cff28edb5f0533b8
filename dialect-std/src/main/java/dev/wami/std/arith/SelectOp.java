package dev.wami.std.arith;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Poison;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.InferIntRange;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedTensorType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.range.IntRange;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.arith.ArithBits.XOrIOp;
import dev.wami.std.ub.PoisonAttr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One of two values of any type, as a condition says; for vectors and tensors also element by element. Upstream:
 * arith.select.
 */
public final class SelectOp extends Operation implements InferIntRange, Pure, Evaluable {
    static final OpSpec SPEC = OpSpec.of(ArithOp.SELECT, "select operation")
            .operand("condition", Types.BOOL_LIKE)
            .operand("true_value", Types.ANY)
            .operand("false_value", Types.ANY)
            .result("result", Types.ANY)
            .sameTypes("true_value", "false_value", "result")
            .customSyntax();

    SelectOp(OpState state) {
        super(SPEC, state);
    }

    public SelectOp(Location location, Value condition, Value trueValue, Value falseValue) {
        super(
                SPEC,
                OpState.at(location).operand(condition, trueValue, falseValue).result(trueValue.type()));
    }

    public Value condition() {
        return operand(0);
    }

    public Value trueValue() {
        return operand(1);
    }

    public Value falseValue() {
        return operand(2);
    }

    // ---- text: %c, %a, %b : i32, or with a condition per element %c, %a, %b : vector<4xi1>, vector<4xi32>

    @Override
    public boolean parse(AsmParser parser, OpState state) {
        Location start = parser.here();
        List<AsmParser.UnresolvedOperand> operands = parser.parseOperandList();
        if (operands == null || operands.isEmpty() && parser.parseOperand() == null) return false;
        if (operands.size() != 3) {
            parser.error(start, "expected 3 operands");
            return false;
        }
        if (!parser.optionalAttrDict(state)) return false;
        Type type = parser.parseColonType();
        if (type == null) return false;
        Type condition = IntegerType.I1;
        if (parser.optional(",")) {
            condition = type;
            type = parser.parseType();
            if (type == null) return false;
        }
        List<Value> values = parser.resolve(operands, List.of(condition, type, type));
        if (values == null) return false;
        for (Value v : values) state.operand(v);
        state.result(type);
        return true;
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(" ");
        printer.values(operands());
        printer.optionalAttrDict(this, List.of());
        printer.text(" : ");
        if (condition().type() instanceof ShapedType) {
            printer.print(condition().type()).text(", ");
        }
        printer.print(result().type());
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        Type condition = condition().type();
        if (condition.isInteger(1)) return;
        Type type = result().type();
        boolean perElement =
                type instanceof VectorType || type instanceof TensorType || type instanceof UnrankedTensorType;
        Type wanted = perElement ? TypeRule.i1Like(type) : IntegerType.I1;
        if (!perElement) {
            diagnostics.error(this, "expected condition to be a signless i1, but got '%s'", condition);
        } else if (!isOfOneShape(condition, type)) {
            diagnostics.error(this, "failed to verify that condition is signless i1 or has matching shape");
        } else if (!condition.equals(wanted)) {
            diagnostics.error(
                    this,
                    "expected condition type to have the same shape as the result type, expected '%s', but got '%s'",
                    wanted,
                    condition);
        }
    }

    private static boolean isOfOneShape(Type a, Type b) {
        return a instanceof ShapedType x
                && b instanceof ShapedType y
                && x.hasRank() == y.hasRank()
                && (!x.hasRank() || x.shape().equals(y.shape()));
    }

    // ---- folding

    @Override
    public FoldResult fold(Folder f) {
        Value value = foldToValue(f);
        if (value != null) return FoldResult.of(value);
        Attribute elements = foldElements(f);
        return elements == null ? FoldResult.NONE : FoldResult.of(elements);
    }

    private @Nullable Value foldToValue(Folder f) {
        // select c, x, x -> x
        if (trueValue() == falseValue()) return trueValue();
        // select true, x, y -> x, select false, x, y -> y
        if (f.isOne(condition())) return trueValue();
        if (f.isZero(condition())) return falseValue();
        // select c, poison, x -> x
        if (f.constant(trueValue()) == PoisonAttr.POISON) return falseValue();
        if (f.constant(falseValue()) == PoisonAttr.POISON) return trueValue();
        // select c, true, false -> c
        if (result().type().isInteger(1) && f.isOne(trueValue()) && f.isZero(falseValue())) return condition();
        // select x == y, x, y -> y, select x != y, x, y -> x, whichever way round
        if (condition().definedBy() instanceof ArithCompare.CmpIOp cmp) {
            boolean same = cmp.lhs() == trueValue() && cmp.rhs() == falseValue()
                    || cmp.rhs() == trueValue() && cmp.lhs() == falseValue();
            if (same && cmp.predicate() == CmpIPredicate.EQ) return falseValue();
            if (same && cmp.predicate() == CmpIPredicate.NE) return trueValue();
        }
        return null;
    }

    /** Chooses among constant elements by constant conditions. */
    private @Nullable Attribute foldElements(Folder f) {
        if (!(f.constant(condition()) instanceof DenseElementsAttr c)) return null;
        if (!(f.constant(trueValue()) instanceof DenseElementsAttr a) || a.isStrings()) return null;
        if (!(f.constant(falseValue()) instanceof DenseElementsAttr b) || b.isStrings() || b.isWide()) return null;
        long[] out = new long[Math.toIntExact(c.count())];
        for (int i = 0; i < out.length; i++) out[i] = (c.get(i) != 0 ? a : b).get(i);
        return DenseElementsAttr.of(a.type(), out);
    }

    @Override
    public boolean canonicalize(Rewriter r) {
        Operation simpler = simpler(r);
        if (simpler != null) r.replace(this, simpler);
        return simpler != null;
    }

    private @Nullable Operation simpler(Rewriter r) {
        Folder f = r.folder();
        // select c, x, (select c, y, z) -> select c, x, z
        if (falseValue().definedBy() instanceof SelectOp s && s.condition() == condition()) {
            return new SelectOp(location(), condition(), trueValue(), s.falseValue());
        }
        // select c, (select c, x, y), z -> select c, x, z
        if (trueValue().definedBy() instanceof SelectOp s && s.condition() == condition()) {
            return new SelectOp(location(), condition(), s.trueValue(), falseValue());
        }
        // select not(c), x, y -> select c, y, x
        if (condition().definedBy() instanceof XOrIOp not && f.isAllOnes(not.rhs())) {
            return new SelectOp(location(), not.lhs(), falseValue(), trueValue());
        }
        if (!(result().type() instanceof IntegerType type)
                || !condition().type().isInteger(1)) return null;
        boolean oneZero = f.isOne(trueValue()) && f.isZero(falseValue());
        boolean zeroOne = f.isZero(trueValue()) && f.isOne(falseValue());
        if (oneZero && type.width() > 1) {
            // select c, 1, 0 -> extui c
            return new ArithCast.ExtUIOp(location(), condition(), type);
        }
        if (!zeroOne) return null;
        // select c, 0, 1 -> extui not(c)
        XOrIOp not = new XOrIOp(location(), condition(), ConstantOp.insert(r, location(), IntegerAttr.TRUE));
        return type.width() == 1
                ? not
                : new ArithCast.ExtUIOp(location(), r.insert(not).result(), type);
    }

    // ---- evaluation

    @Override
    public Step evaluate(Frame frame) {
        Object condition = frame.get(condition());
        Object a = frame.get(trueValue());
        Object b = frame.get(falseValue());
        if (condition == Poison.VALUE) return frame.put(result(), Frame.poison(result().type()));
        if (!(condition instanceof Object[] lanes)) return frame.put(result(), (Long) condition != 0 ? a : b);
        Object[] out = new Object[lanes.length];
        for (int i = 0; i < out.length; i++) {
            boolean known = lanes[i] != Poison.VALUE;
            out[i] = known ? ((Object[]) ((Long) lanes[i] != 0 ? a : b))[i] : Poison.VALUE;
        }
        return frame.put(result(), out);
    }

    @Override
    public List<@Nullable IntRange> resultRanges(List<@Nullable IntRange> operands) {
        return ArithRanges.of(this, operands);
    }
}
