package dev.wami.conversions;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.std.cf.SwitchOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Operations that only pass values on - functions, calls, branches, loops - where one value becomes several:
 *
 * <pre>
 *   cf.br ^bb1(%v : vector&lt;2xf32&gt;)      -&gt;      cf.br ^bb1(%v0, %v1 : f32, f32)
 * </pre>
 */
public final class Flattening {
    private final TypeConverter types;

    public Flattening(TypeConverter types) {
        this.types = types;
    }

    /** Whether {@code op} has no value and no signature of a type that changes. */
    public boolean isLegal(Operation op) {
        for (Value v : op.operands()) if (!types.isLegal(v.type())) return false;
        for (OpResult r : op.results()) if (!types.isLegal(r.type())) return false;
        for (Region region : op.regions()) {
            for (Block block : region) {
                for (BlockArgument a : block.arguments()) if (!types.isLegal(a.type())) return false;
            }
        }
        return !(op instanceof FunctionLike f) || types.isLegal(f.functionType());
    }

    /** The first type of {@code op} that has no translation, or null. */
    public @Nullable Type unfit(Operation op) {
        for (Value v : op.operands()) if (types.convert(v.type()) == null) return v.type();
        for (OpResult r : op.results()) if (types.convert(r.type()) == null) return r.type();
        return op instanceof FunctionLike f && types.convert(f.functionType()) == null ? f.functionType() : null;
    }

    /** The types of the results, which {@link #unfit} has found to be translatable. */
    public List<Type> resultTypes(Operation op) {
        List<Type> out = types.convertAll(op.resultTypes());
        if (out == null) throw new IllegalStateException("no translation of the results of " + op.name());
        return out;
    }

    /** Replaces {@code op} by the same operation on what stands for its operands, results and block arguments. */
    public boolean flatten(Operation op, Lowering to) {
        Operation flat = op.withResults(resultTypes(op));
        int groups = op.spec().operands().size();
        for (int g = 0; g < groups; g++) {
            List<Value> values = op.operands(g);
            if (op instanceof SwitchOp && g == groups - 1) caseSegments(op, flat, to);
            flat.setOperands(g, to.allValues(values));
        }
        to.insert(flat);
        for (Region r : flat.regions()) to.convertArguments(r);
        to.setAfter(flat);
        return to.replaceAll(op, to.regroup(op.resultTypes(), flat.results()));
    }

    /** How many operands each case passes on. */
    private static void caseSegments(Operation op, Operation flat, Lowering to) {
        String name = "case_operand_segments";
        int[] sizes = op.property(name, DenseArrayAttr.class).toInts();
        List<Value> values = op.operands(op.spec().operands().size() - 1);
        int next = 0;
        for (int i = 0; i < sizes.length; i++) {
            int end = next + sizes[i];
            sizes[i] = to.allValues(values.subList(next, end)).size();
            next = end;
        }
        flat.setAttribute(name, DenseArrayAttr.i32(sizes));
    }

    /** Gives {@code function} the translated signature and entry arguments, in place. */
    public boolean function(FunctionLike function, Lowering to) {
        Operation op = (Operation) function;
        Type type = types.convertSingle(function.functionType());
        if (type == null) throw new IllegalStateException("no translation of " + function.functionType());
        expandAttributes(
                op, FunctionLike.ARGUMENT_ATTRIBUTES, function.functionType().inputs());
        expandAttributes(
                op, FunctionLike.RESULT_ATTRIBUTES, function.functionType().results());
        op.setAttribute(FunctionLike.FUNCTION_TYPE, new TypeAttr(type));
        to.convertArguments(function.body());
        return true;
    }

    /** Attributes of what becomes several values are those of none of them. */
    private void expandAttributes(Operation op, String name, List<Type> of) {
        ArrayAttr given = op.optionalProperty(name, ArrayAttr.class);
        if (given == null) return;
        List<Attribute> out = new ArrayList<>();
        for (int i = 0; i < of.size(); i++) {
            List<Type> parts = types.convert(of.get(i));
            int count = parts == null ? 1 : parts.size();
            out.addAll(Collections.nCopies(count, count == 1 ? given.get(i) : DictionaryAttr.EMPTY));
        }
        op.setAttribute(name, new ArrayAttr(out));
    }
}
