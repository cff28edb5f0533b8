package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;
import java.util.ArrayList;
import java.util.List;

/** The address of a part of what a pointer points to. Upstream: llvm.getelementptr. */
public final class GepOp extends Operation implements Pure {
    private static final String CONSTANT_INDICES = "rawConstantIndices";
    private static final String ELEMENT = "elem_type";

    /** In the place of an index that is an operand. */
    static final int DYNAMIC = Integer.MIN_VALUE;

    static final OpSpec SPEC = OpSpec.of(LlvmOp.GETELEMENTPTR, "compute an address")
            .operand("base", LlvmTypes.POINTERS)
            .variadic("dynamicIndices", LlvmTypes.INTEGERS)
            .attribute(CONSTANT_INDICES, Attrs.DENSE_I32_ARRAY)
            .attribute(ELEMENT, Attrs.TYPE)
            .defaulted(LlvmFlags.GEP_NO_WRAP.property(), LlvmFlags.GEP_NO_WRAP, LlvmFlags.NONE)
            .result("res", LlvmTypes.POINTERS)
            .format("($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict"
                    + " `:` functional-type(operands, results) `,` $elem_type");

    GepOp(OpState state) {
        super(SPEC, state);
    }

    /**
     * The address of {@code base[indices]}, where {@code base} points to elements of type {@code element}.
     *
     * @param indices an {@link Integer} or a {@link Value} each
     * @param flags of {@link LlvmFlags#GEP_NO_WRAP}
     */
    public GepOp(Location location, Type element, Value base, List<?> indices, int flags) {
        super(SPEC, state(OpState.at(location).operand(base), element, base, indices, flags));
    }

    private static OpState state(OpState state, Type element, Value base, List<?> indices, int flags) {
        List<Value> dynamic = new ArrayList<>();
        int[] constant = new int[indices.size()];
        for (int i = 0; i < constant.length; i++) {
            constant[i] = indices.get(i) instanceof Integer c ? c : DYNAMIC;
            if (indices.get(i) instanceof Value v) dynamic.add(v);
        }
        return state.operands(dynamic)
                .property(CONSTANT_INDICES, DenseArrayAttr.i32(constant))
                .property(ELEMENT, new TypeAttr(element))
                .property(LlvmFlags.GEP_NO_WRAP.property(), IntegerAttr.i32(flags))
                .result(base.type());
    }

    public Value base() {
        return operand(0);
    }

    public Type element() {
        return property(ELEMENT, TypeAttr.class).type();
    }

    /** Flags of {@link LlvmFlags#GEP_NO_WRAP}. */
    public int flags() {
        return (int)
                property(LlvmFlags.GEP_NO_WRAP.property(), IntegerAttr.class).value();
    }

    /** An {@link Integer} or a {@link Value} each. */
    public List<Object> indices() {
        List<Object> out = new ArrayList<>();
        int next = 1;
        for (int c : property(CONSTANT_INDICES, DenseArrayAttr.class).toInts()) {
            out.add(c == DYNAMIC ? (Object) operand(next++) : (Object) c);
        }
        return out;
    }

    // ---- folding

    /** The address at index 0 is the base; indices that are constants are no operands. */
    @Override
    public FoldResult fold(Folder folder) {
        int[] constant = property(CONSTANT_INDICES, DenseArrayAttr.class).toInts();
        boolean same = base().type().equals(result().type());
        if (same && constant.length == 1 && constant[0] == 0) return FoldResult.of(base());
        List<Value> dynamic = new ArrayList<>();
        int next = 1;
        for (int i = 0; i < constant.length; i++) {
            if (constant[i] != DYNAMIC) continue;
            Value index = operand(next++);
            IntegerAttr known = folder.integer(index);
            boolean fits = known != null && known.value() == (int) known.value() && known.value() != DYNAMIC;
            if (known != null && fits) constant[i] = (int) known.value();
            else dynamic.add(index);
        }
        if (dynamic.size() == operandCount() - 1) return FoldResult.NONE;
        setProperties(properties().with(CONSTANT_INDICES, DenseArrayAttr.i32(constant)));
        setOperands(1, dynamic);
        return FoldResult.CHANGED;
    }

    // ---- text

    /** {@code 0, %i, -1}. */
    @Override
    public boolean parseDirective(String directive, AsmParser parser, FormatState read) {
        List<UnresolvedOperand> dynamic = new ArrayList<>();
        List<Integer> constant = new ArrayList<>();
        if (!parser.atPunctuation("]")) {
            do {
                Long number = parser.optionalSigned(Integer.SIZE);
                if (number != null) {
                    constant.add(number.intValue());
                    continue;
                }
                UnresolvedOperand operand = parser.parseOperand();
                if (operand == null) return false;
                dynamic.add(operand);
                constant.add(DYNAMIC);
            } while (parser.optional(","));
        }
        read.operands("dynamicIndices", dynamic);
        read.attribute(
                CONSTANT_INDICES,
                DenseArrayAttr.i32(constant.stream().mapToInt(Integer::intValue).toArray()));
        return true;
    }

    @Override
    public void printDirective(String directive, AsmPrinter printer) {
        List<Object> indices = indices();
        for (int i = 0; i < indices.size(); i++) {
            if (i > 0) printer.text(", ");
            if (indices.get(i) instanceof Value v) printer.value(v);
            else printer.text((Integer) indices.get(i));
        }
    }

    // ---- verifying

    @Override
    public void verify(Diagnostics diagnostics) {
        if (flags() == LlvmFlags.GEP_INBOUNDS_FLAG) {
            diagnostics.error(this, "'inbounds_flag' cannot be used directly.");
            return;
        }
        int dynamic = 0;
        int[] constant = property(CONSTANT_INDICES, DenseArrayAttr.class).toInts();
        for (int c : constant) if (c == DYNAMIC) dynamic++;
        if (dynamic != operandCount() - 1) {
            diagnostics.error(this, "expected as many dynamic indices as specified in '%s'", CONSTANT_INDICES);
            return;
        }
        Type at = element();
        List<Object> indices = indices();
        for (int i = 1; i < indices.size(); i++) {
            Type part = part(at, indices.get(i), i, diagnostics);
            if (part == null) return;
            at = part;
        }
    }

    private @org.jspecify.annotations.Nullable Type part(Type at, Object index, int i, Diagnostics diagnostics) {
        if (at instanceof LlvmArrayType a) return a.element();
        if (at instanceof VectorType v) return v.element();
        if (!(at instanceof LlvmStructType s)) {
            diagnostics.error(this, "type '%s' cannot be indexed (index #%d)", at, i);
        } else if (!(index instanceof Integer constant)) {
            diagnostics.error(this, "expected index %d indexing a struct to be constant", i);
        } else if (constant < 0 || constant >= s.body().size()) {
            diagnostics.error(this, "index %d indexing a struct is out of bounds", i);
        } else return s.body().get(constant);
        return null;
    }
}
